"""The map shows contents, owners and the fuel range."""

from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from bot.language.wording import ALT_LIMIT
from bot.presentation.games.black_abyss.draw_icons import EMBLEMS
from bot.presentation.games.black_abyss.map import draw as draw_map
from bot.presentation.games.black_abyss.map import draw_spaces
from bot.presentation.games.black_abyss.map.scene import (
    CLASSES,
    LEARNING,
    RECENT,
    Empire,
    Entry,
    Fleet,
    Key,
    Look,
    Owner,
    Scene,
    Space,
    alt_of,
    scene_of,
)
from bot.presentation.games.black_abyss.map.spaces import opening
from engine.core import registry
from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.match import copier_of
from engine.games.black_abyss.content import tables
from engine.games.black_abyss.content.tables import RACES
from engine.games.black_abyss.rules.geometry import frontier
from engine.games.black_abyss.text.description import description
from engine.games.black_abyss.text.score import score
from tests.bot.presentation.games.black_abyss.views import view_of, view_of_start
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say, texts
from tests.engine.games.black_abyss.table import Table

draw = packed(draw_map.draw)

GAME = registry.game("black_abyss")
DRAWN = (draw_map, draw_spaces)
KINDS = ("", *tables.HEX_KINDS)

D, K, MANY = Owner(0, "D"), Owner(1, "K"), tuple(map(Owner, range(6), "DKVOZT"))
SCOUTS, ARMADA = Fleet(0, "D", 1), Fleet(1, "K", 12)
HORDE = (*(Fleet(seat, letter, 9) for seat, letter in enumerate("DKVOZT")), Fleet(-1, "M", 3))
ADA = Empire(
    0,
    "D",
    "dravex",
    "Ada",
    12,
    alive=True,
    own=True,
    leads=False,
    terms=1,
    terms_to_win=3,
    planets=4,
    stocks=((11, 7), (8, 5), (0, -2)),
    wars=(K,),
)
BO = Empire(
    1,
    "K",
    "korr",
    "Bartholomew",
    42,
    alive=True,
    own=False,
    leads=True,
    terms=2,
    terms_to_win=3,
    planets=13,
    stocks=((36, 12), (42, 16), (30, 11)),
    wars=MANY[:5],
)


def laid(*sight_menu: Look, columns: int) -> tuple[Space, ...]:
    """Spaces, column by column."""
    rows = -(-len(sight_menu) // columns)
    return tuple(
        Space(
            i // rows,
            2 * (i % rows) + (i // rows) % 2,
            f"{'ABCDEFGHIJKLM'[i // rows]}{i % rows}",
            look,
        )
        for i, look in enumerate(sight_menu)
    )


NEAR = (
    Look("home", (D,), (SCOUTS,)),
    Look("green", (D, K), (SCOUTS, ARMADA), letter="G", recent="fight"),
    Look("red", MANY, HORDE, battle=True, letter="R", recent="arrival"),
    *(Look(kind, letter="M" if kind in CLASSES else "") for kind in KINDS),
)
LEGEND = (
    Entry("green", "green planet", "G"),
    Entry("twin-two", "twin planet Dusk"),
    Entry(RECENT, "new since the last turn"),
)
CROP = Scene("Cycle 7", "movement and exploration", (ADA, BO), laid(*NEAR, columns=6))
NAMED = CROP._replace(legend=LEGEND)
FULL = Look("red", MANY, HORDE, range_ends=63, letter="R", recent="border")
WORLD = Scene(
    "Cycle 30",
    "Ångström Ägyptens jq in the founding of home worlds",
    tuple(BO._replace(seat=seat, name="Ägypten jq Bartholomew") for seat in range(6)),
    laid(
        *((Look("red", MANY, HORDE, range_ends=63, letter="R", recent="border"), *NEAR) * 6)[:104],
        columns=13,
    ),
    key=Key(0, "T", "Kolonie jq", "2 Schiffe jq"),
)
SCENES = pytest.mark.parametrize("scene", [CROP, WORLD, NAMED], ids=["crop", "world", "named"])


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = DRAWN


@pytest.mark.parametrize("radius", [73, 140])
def test_every_kind_of_space_looks_different(radius: int) -> None:
    drawn = {draw_spaces.space(Look(kind), radius).image.tobytes() for kind in KINDS}
    assert len(drawn) == len(KINDS) - 1, "the twin planets alone look alike"


@pytest.mark.parametrize("radius", [73, 140])
@pytest.mark.parametrize(
    "change",
    [
        {"owners": (K,)},
        {"owners": (D, K)},
        {"owners": (Owner(0, "Z"),)},
        {"fleets": (Fleet(0, "D", 2),)},
        {"fleets": (Fleet(1, "D", 1),)},
        {"fleets": (SCOUTS, ARMADA)},
        {"battle": True},
        {"range_ends": 1},
        {"range_ends": 2},
        {"flags": (D,)},
        {"flags": (K,)},
        {"letter": "G"},
        {"recent": "landing"},
        {"fleets": (Fleet(0, "D", 1, hurt=True),)},
    ],
    ids=str,
)
def test_each_fact_of_a_space_changes_the_picture(change: dict[str, Any], radius: int) -> None:
    look = Look("green", (D,), (SCOUTS,))
    one, other = (
        draw_spaces.space(look, radius),
        draw_spaces.space(look._replace(**change), radius),
    )
    assert one.image.tobytes() != other.image.tobytes()


def test_in_empty_space_ships_show_their_class() -> None:
    fleets = (Fleet(0, "D", 2, hull) for hull in ("", "fighter", "frigate", "dreadnought"))
    drawn = {draw_spaces.space(Look("empty", (), (each,)), 140).image.tobytes() for each in fleets}
    assert len(drawn) == 4


def test_an_agent_has_its_face_instead_of_its_races_emblem() -> None:
    velar, korr = (BO._replace(race=race, name="🦎 Ceres") for race in ("velar", "korr"))
    pictures = {draw_map.empire(one).image.tobytes() for one in (velar, korr)}
    assert len(pictures) == 1, "no emblem"
    assert draw_map.empire(velar._replace(name="🦊 Ceres")).image.tobytes() not in pictures
    assert draw_map.empire(velar._replace(name="Ceres")).image.tobytes() not in pictures


def test_borders_distinguish_seats_without_colours() -> None:
    assert len(set(draw_spaces.DASHES)) == len(MANY)


@pytest.mark.parametrize(
    "change",
    [
        {"cycle": "Cycle 8"},
        {"phase": "tribunal"},
        {"empires": (ADA,)},
        {"empires": (ADA._replace(votes=13), BO)},
        {"empires": (ADA._replace(letter="Z"), BO)},
        {"empires": (ADA._replace(race="velar"), BO)},
        {"empires": (ADA._replace(alive=False), BO)},
        {"empires": (ADA._replace(own=False), BO)},
        {"empires": (ADA._replace(leads=True), BO)},
        {"empires": (ADA._replace(terms=2), BO)},
        {"empires": (ADA._replace(planets=5), BO)},
        {"empires": (ADA._replace(stocks=((11, 7), (8, 6), (0, -2))), BO)},
        {"empires": (ADA._replace(stocks=((12, 7), (8, 5), (0, -2))), BO)},
        {"empires": (ADA._replace(wars=()), BO)},
        {"empires": (ADA._replace(wars=(D,)), BO)},
        {"legend": LEGEND},
    ],
    ids=str,
)
def test_each_fact_above_the_map_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(CROP._replace(**change)) != draw(CROP)


@pytest.mark.parametrize("layout", ["rings", "frontier"])
def test_the_map_shows_the_values_of_the_view(layout: str) -> None:
    view = view_of(map=layout)
    scene = scene_of(view, say)
    shown = {space.name: space.look.kind for space in scene.spaces}
    assert {at.name: at.tile for at in view.hexes if at.tile}.items() <= shown.items()
    ships = sum(fleet.ships for space in scene.spaces for fleet in space.look.fleets)
    assert ships == len(view.ships)
    assert [empire.votes for empire in scene.empires] == [each.votes for each in view.empires]
    assert len({empire.letter for empire in scene.empires}) == len(view.empires)
    assert_is_a_board(draw(scene))


@pytest.mark.parametrize("viewer", [None, 1])
def test_the_map_explains_the_chips_of_colonies_and_fleets(viewer: int | None) -> None:
    view = GAME.view(next(matches("black_abyss", "key", 3)).state, viewer)
    scene = scene_of(view, say)
    seat = scene.empires[viewer or 0]
    assert scene.key == Key(seat.seat, seat.letter, "colony", "2 ships")
    assert draw(scene) != draw(scene._replace(key=None))
    assert scene_of(view, say, explained=True).key is None
    late = scene_of(replace(view, cycle=LEARNING + 1), say)
    assert (late.key is None) == (viewer is not None)


def test_the_map_shows_one_ring_of_unexplored_spaces() -> None:
    view = view_of_start()
    (known,) = (at for at in view.hexes if at.at == 44)
    dark = tuple(replace(at, tile="green" if at is known else "") for at in view.hexes)
    shown = scene_of(replace(view, hexes=dark), say).spaces
    assert len(shown) == 7
    assert {abs(space.column - known.q) for space in shown} == {0, 1}
    nothing = tuple(replace(at, tile="") for at in view.hexes)
    assert len(scene_of(replace(view, hexes=nothing), say).spaces) == len(view.hexes)


def test_a_flag_is_shown_where_it_lies_or_where_its_carrier_is() -> None:
    table = Table(2, mode="capture_the_flag")
    homes = [empire.home for empire in table.state.empires]
    names = [GAME.view(table.state, 0).hexes[at].name for at in homes]
    raider = next(ship for ship in table.state.ships.values() if ship.owner == 0)
    scene = scene_of(GAME.view(table.state, 0), say)
    found = {space.name: [flag.seat for flag in space.look.flags] for space in scene.spaces}
    assert [found[name] for name in names] == [[0], [1]]
    raider.hex = homes[0]
    table.state.flags[1].carrier = raider.id
    scene = scene_of(GAME.view(table.state, 0), say)
    found = {space.name: [flag.seat for flag in space.look.flags] for space in scene.spaces}
    assert [found[name] for name in names] == [[0, 1], []]
    letters = {empire.seat: empire.letter for empire in scene.empires}
    assert f" flag of {letters[0]} flag of {letters[1]}" in alt_of(scene, say)


def test_a_fleet_shows_its_largest_class_and_any_damage() -> None:
    table = Table.empty_sky()
    for hull in ("fighter", "cruiser", "transport"):
        table.ship(0, hull, "D4")
    table.ship(1, "frigate", "D2", "laser", "laser").hits = 2
    look = {one.name: one.look for one in scene_of(GAME.view(table.state, 0), say).spaces}
    (mixed,), (damaged,) = look["D4"].fleets, look["D2"].fleets
    assert (mixed.ships, mixed.hull, mixed.hurt) == (3, "cruiser", False)
    assert (damaged.hull, damaged.hurt) == ("frigate", True)


@pytest.mark.parametrize(("any_terms", "counted"), [("consecutive", 1), ("any", 3)])
def test_terms_are_counted_towards_victory_everywhere(any_terms: str, counted: int) -> None:
    """Bo has the seat for the first time in a row, and for the third time in all."""
    table = Table.empty_sky(terms=any_terms)
    table.state.leader, table.state.in_a_row, table.state.empires[1].terms = 1, 1, 3
    view = GAME.view(table.state, None)
    assert [one.terms for one in scene_of(view, say).empires] == [0, counted, 0]
    words_of = catalogue((GAME,))
    told = "\n".join(words_of.render(one, "en", ("Ada", "Bo", "Cleo")) for one in score(view).lines)
    assert f"{counted} of 3 terms" in told
    about = [words_of.render(one, "en", ("Ada", "Bo", "Cleo")) for one in description(view)]
    (bo,) = [one for one in about if one.startswith("Bo (")]
    assert f", {counted} term" in bo


def test_a_large_map_opens_around_the_viewers_home() -> None:
    view = view_of(map="frontier")
    around = opening(view)
    assert around == view.empires[0].home
    scene = scene_of(view, say, around)
    assert view.hexes[view.empires[0].home].name in {space.name for space in scene.spaces}
    assert len({space.column for space in scene.spaces}) == 7
    assert 35 <= len(scene.spaces) <= 42
    assert opening(replace(view, viewer=None)) is None
    assert opening(view_of(map="rings")) is None
    assert_is_a_board(draw(scene))


@pytest.mark.parametrize("around", range(frontier().size))
def test_a_crop_at_the_edge_shows_as_much_as_one_in_the_middle(around: int) -> None:
    chart = frontier()
    places = [(q, 2 * r + q) for q, r in chart.places]
    view = replace(view_of_start(), viewer=None)
    shown = scene_of(view, say, around).spaces
    assert len({space.column for space in shown}) == 7
    assert len(shown) >= 35
    assert places[around] in {(space.column, space.half_row) for space in shown}


def test_the_fuel_range_ends_where_the_next_space_is_out_of_reach() -> None:
    view = replace(view_of_start(), reach=(44,))
    scene = scene_of(view, say)
    ends = [space.look.range_ends for space in scene.spaces]
    assert ends[44] == 0b111111
    assert sum(map(bool, ends)) == 1
    everywhere = replace(view, reach=tuple(range(len(view.hexes))))
    assert not any(space.look.range_ends for space in scene_of(everywhere, say).spaces)
    hexes = tuple([replace(at, tile="empty" if at.at == 44 else "") for at in view.hexes])
    shown = scene_of(replace(view, hexes=hexes), say).spaces
    assert len(shown) == 7
    names = {space.name for space in shown}
    reach = tuple([at.at for at in hexes if at.name in names])
    all_that_is_shown = scene_of(replace(view, hexes=hexes, reach=reach), say).spaces
    assert not any(space.look.range_ends for space in all_that_is_shown)


def test_the_public_map_shows_no_fuel_range_and_nothing_unexplored() -> None:
    start = next(matches("black_abyss", "dark", 3, map="frontier")).state
    other = GAME.imagine(copier_of(GAME)(start), (), Chance(seed_from("other")))
    shown = scene_of(GAME.view(start, None), say)
    assert shown == scene_of(GAME.view(other, None), say)
    assert not any(space.look.range_ends for space in shown.spaces)


def test_the_alt_text_describes_empires_first_then_spaces() -> None:
    view = view_of(map="rings")
    told = alt_of(scene_of(view, say), say)
    assert len(told) <= ALT_LIMIT
    assert told.startswith(f"Cycle {view.cycle}: ")
    votes = view.empires[0].votes
    assert f" is Ada: {votes} {'vote' if votes == 1 else 'votes'}, " in told
    settled = next(at.name for at in view.hexes if at.colonies)
    assert f"{settled}: colony of " in told


@pytest.mark.parametrize(
    ("locale", "one"),
    [("en", "1 vote, 0 of 3 terms, 1 planet."), ("de", "1 Stimme, 0 von 3 Amtszeiten, 1 Planet.")],
)
def test_one_vote_and_one_planet_are_singular(locale: str, one: str) -> None:
    scene = scene_of(view_of(map="rings"), say)
    alone = scene.empires[0]._replace(votes=1, planets=1, terms=0)
    told = alt_of(
        scene._replace(empires=(alone,)),
        lambda what: texts().render(what, locale, names=("Ada", "Bartholomew")),
    )
    assert one in told


def test_a_map_of_all_spaces_is_cheap_once_its_pieces_are_cached() -> None:
    draw(WORLD)
    spent = []
    for cycle in range(5):
        begun = process_time()
        assert len(draw(WORLD._replace(cycle=f"Cycle {cycle}"))) <= 250_000
        spent.append(process_time() - begun)
    assert min(spent) <= 0.1  # a quiet core takes a tenth of that


def test_every_race_has_its_own_emblem_beside_its_players_name() -> None:
    assert set(EMBLEMS) == set(RACES)
    lines = {draw_map.empire(ADA._replace(race=race)).image.tobytes() for race in RACES}
    named = {draw_map.owner(ADA._replace(race=race), 760).image.tobytes() for race in RACES}
    assert len(lines) == len(named) == len(RACES)


def test_every_space_with_an_unfought_battle_is_marked() -> None:
    table = Table.empty_sky(4)
    for one, at in ((0, "D2"), (2, "F5")):
        table.war(one, one + 1)
        for seat in (one, one + 1):
            table.ship(seat, "frigate", at, "laser")
    table.begin_battles()
    for viewer in (None, 0, 2):
        spaces = scene_of(GAME.view(table.state, viewer), say).spaces
        assert [space.name for space in spaces if space.look.battle] == ["D2", "F5"]
