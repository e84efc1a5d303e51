"""The battle board shows positions, hits, and what a ship can do."""

from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint.canvas import LETTER
from bot.paint.letters import fit
from bot.presentation.games.black_abyss import sights
from bot.presentation.games.black_abyss.battle import draw as draw_battle
from bot.presentation.games.black_abyss.battle import scene as battle_scene
from bot.presentation.games.black_abyss.battle.scene import Card, Scene, Stack, alt_of
from bot.presentation.games.black_abyss.map import draw_spaces
from bot.presentation.games.black_abyss.map.scene import TIMES, Owner, letters_of
from bot.presentation.games.presenters import presenter
from engine.core.choices import SEPARATOR, resolve
from engine.core.events import silence
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import board, damage, leading
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import say
from tests.engine.games.black_abyss.table import GAME, Table, met

draw = packed(draw_battle.draw)

HIT = Card(0, "D2", "frigate", "Frigate 2", "3c", (True, False, False), 1)
FIGHTER = Card(1, "K1", "fighter", "Fighter 1", "7b", (), 0)
STACKS = (
    Stack(14, 0, ("frigate",), "D2", True),
    Stack(37, 1, ("fighter",) * 3, f"K{TIMES}3", False),
)
SIEGE = Scene(
    "Battle at C5: round 2",
    "Ada moves",
    "green",
    (Owner(0, "D"),),
    STACKS,
    (HIT, FIGHTER),
    "",
    (13, 15),
    (15, 21),
)
LONG = "Ångström Ägyptens jq Ägyptens"
CROWDED = Scene(
    LONG * 2,
    LONG,
    "twin-one",
    (Owner(5, "W"),) * 9,
    tuple(Stack(at, -1, ("dreadnought",) * 4, f"M{TIMES}4", True) for at in board.SQUARES),
    (Card(-1, "M188", "hydra", LONG, "9f", (True, False) * 6, 3),) * 20,
    LONG * 3,
    tuple(board.SQUARES),
    tuple(board.SQUARES),
    tuple(board.SQUARES),
)
EMPTY = Scene("Battle at A1: round 1", "", "", (), (), (), "")
SCENES = pytest.mark.parametrize(
    "scene",
    [SIEGE, CROWDED, CROWDED._replace(mirrored=True), EMPTY],
    ids=["siege", "crowded", "mirrored", "empty"],
)


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_battle, draw_spaces)


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Battle at C5: round 3"},
        {"moving": ""},
        {"planet": "blue"},
        {"planet": ""},
        {"guns": ()},
        {"guns": (Owner(0, "D"), Owner(1, "K"))},
        {"stacks": STACKS[:1]},
        {"stacks": (STACKS[0]._replace(at=12), STACKS[1])},
        {"stacks": (STACKS[0]._replace(picked=False), STACKS[1])},
        {"stacks": (STACKS[0]._replace(hulls=("cruiser",)), STACKS[1])},
        {"stacks": (STACKS[0]._replace(rightwards=True), STACKS[1])},
        {"cards": (FIGHTER,)},
        {"cards": (HIT._replace(covered=(False,) * 3), FIGHTER)},
        {"cards": (HIT._replace(owed=0), FIGHTER)},
        {"cards": (HIT._replace(square="3d"), FIGHTER)},
        {"cards": (HIT._replace(chip="D3"), FIGHTER)},
        {"cards": (HIT, FIGHTER._replace(owed=1))},
        {"reach": ()},
        {"range": ()},
        {"cover": (STACKS[0].at,)},
        {"cover": (13,)},
        {"cover": (20,)},
        {"more": "and 3 more ships"},
        {"mirrored": True},
    ],
    ids=lambda change: str(change)[:70],
)
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(SIEGE._replace(**change)) != draw(SIEGE)


def _deployed(table: Table) -> None:
    for seat in (0, 1):
        table.play(seat, a.Lead())
        table.play(seat, a.EndMove())


def _pictured(table: Table, viewer: int | None) -> str:
    view = GAME.view(table.state, viewer)
    picture = presenter("black_abyss").picture(view, Speech("en", ("Ada", "Bartholomew")))
    assert picture is not None
    return picture.drawing


def test_during_deployment_each_side_sees_only_its_own_ships() -> None:
    table, _, _ = met()
    assert _pictured(table, 0) != battle_scene.DRAWING
    table.play(0, a.Lead())
    assert _pictured(table, 0) == battle_scene.DRAWING
    scene = battle_scene.scene_of(GAME.view(table.state, 0), None, say)
    assert [(stack.seat, stack.hulls) for stack in scene.stacks] == [(0, ("cruiser",))]
    for viewer in (1, None):
        assert _pictured(table, viewer) != battle_scene.DRAWING


def test_the_letters_of_both_sides_are_explained_only_beside_a_battle_board_that_has_them() -> None:
    table, ship, _ = met()
    _deployed(table)
    speech = Speech("en", ("Ada", "Bartholomew"))
    alone = presenter("black_abyss").lines(GAME, GAME.view(table.state, None), speech)
    assert not [line for line in alone if "Battle at" in line]
    battle = table.state.battle
    assert battle is not None
    second = table.ship(0, "fighter", "D4")
    battle.place[second.id] = battle.place[ship.id]
    scene = battle_scene.scene_of(GAME.view(table.state, None), None, speech.without_escapes)
    assert f"{TIMES}2" in [stack.said for stack in scene.stacks], "no letter is on two ships"
    together = presenter("black_abyss").lines(GAME, GAME.view(table.state, None), speech)
    assert not [line for line in together if "Battle at" in line]
    at = table.planet("D4", "green", "plains")
    battle.planet = True
    table.building(1, 7 * at, t.BUILDINGS[t.BATTERY])
    for viewer in (0, 2, None):
        view = GAME.view(table.state, viewer)
        lines = presenter("black_abyss").lines(GAME, view, speech)
        one, other = (letters_of(view, speech)[seat] for seat in (0, 1))
        told = next(line for line in lines if "Battle at" in line)
        assert len(lines) <= 2
        assert f"{one} = Ada" in told
        assert f"{other} = Bartholomew" in told


def test_once_both_are_deployed_everybody_sees_the_board_and_the_map() -> None:
    table, _, _ = met()
    _deployed(table)
    for viewer in (0, 1, 2, None):
        assert _pictured(table, viewer) == battle_scene.DRAWING
        keys = [sight.key for sight in sights.sights(GAME.view(table.state, viewer))]
        assert keys[:2] == ["battle", "map"]


def test_each_side_sees_its_own_ships_on_the_left_moving_first() -> None:
    table, ours, theirs = met()
    _deployed(table)
    fight = table.state.battle
    assert fight is not None
    for side, seat in enumerate(fight.sides):
        scene = battle_scene.scene_of(GAME.view(table.state, seat), None, say)
        assert scene.mirrored is (side == 0)
        assert scene.cards[0].seat == seat
        (own,) = (stack.at for stack in scene.stacks if stack.seat == seat)
        (enemy,) = (stack.at for stack in scene.stacks if stack.seat != seat)
        left = [
            draw_battle.left_of(at // board.ROWS, mirrored=scene.mirrored) for at in (own, enemy)
        ]
        assert left[0] < left[1]
        assert all(stack.rightwards is (stack.seat == seat) for stack in scene.stacks)
    assert {ours.owner, theirs.owner} == {*fight.sides}
    assert not battle_scene.scene_of(GAME.view(table.state, None), None, say).mirrored


def test_the_menu_of_a_ship_shows_its_reach_and_range() -> None:
    table, ours, theirs = met()
    _deployed(table)
    fight = table.state.battle
    assert fight is not None
    fight.place[ours.id] = board.NAMES.index("7c")
    view = GAME.view(table.state, 0)
    key = sights.follow(view, ("ships", f"s{ours.id}", "steer"))
    assert key == f"battle-{ours.id}"
    assert key in [sight.key for sight in sights.sights(view)]
    assert sights.follow(view, ("ships", f"s{theirs.id}")) == "battle"
    scene = battle_scene.scene_of(view, ours.id, say)
    steered = {
        at for at in board.SQUARES if not leading.refuse_steer(table.state, 0, a.Steer(ours.id, at))
    }
    assert set(scene.reach) == steered
    missile = t.RANGE[t.TILE["missile"]]
    assert {board.distance(board.NAMES.index("7c"), at) for at in scene.range} == set(
        range(1, missile + 1)
    )


def test_a_deploying_ship_shows_where_it_can_be_placed() -> None:
    table, ours, _ = met()
    table.play(0, a.Lead())
    view = GAME.view(table.state, 0)
    assert sights.follow(view, ("place", f"s{ours.id}")) == f"battle-{ours.id}"
    free = {
        at for at in board.SQUARES if not leading.refuse_place(table.state, 0, a.Place(ours.id, at))
    }
    assert set(battle_scene.scene_of(view, ours.id, say).reach) == free


def test_the_alt_text_names_squares_of_ships_and_damage() -> None:
    table, _, theirs = met()
    _deployed(table)
    table.state.ships[theirs.id].hits = 1
    scene = battle_scene.scene_of(GAME.view(table.state, None), None, say)
    told = alt_of(scene, say)
    square = board.NAMES[table.state.battle.place[theirs.id]]  # type: ignore[union-attr]
    assert f"Frigate #{theirs.number}, {square}, 1 of 3 sections hit" in told
    assert told.startswith("Battle at D4: round 1. Ada moves.")
    assert "Ada: Cr1 Cruiser #1" in told
    assert f"Bartholomew: Fr{theirs.number} Frigate" in told
    assert f"The monsters: M{TIMES}4 1a; M{TIMES}4" in alt_of(CROWDED, say)
    assert len(alt_of(CROWDED, say)) <= ALT_LIMIT


@pytest.mark.parametrize("locale", ["en", "de"])
def test_two_ships_of_a_side_never_share_a_chip(locale: str) -> None:
    """A fighter and a frigate of one side are both number 1, and their sides' letters differ."""
    table, _, _ = met()
    for hull in ("fighter", "frigate", "cruiser"):
        table.ship(1, hull, "D4")
    _deployed(table)
    scene = battle_scene.scene_of(GAME.view(table.state, 0), None, Speech(locale).without_escapes)
    chips = [card.chip for card in scene.cards]
    assert len({(card.seat, card.chip) for card in scene.cards}) == len(scene.cards) > 3
    assert not [
        chip for chip in chips if fit(chip, draw_battle.SQUARE - 30, LETTER, "black") != chip
    ]
    assert {stack.said for stack in scene.stacks if len(stack.hulls) == 1} <= {*chips}


def test_some_of_many_ships_have_cards_and_the_others_are_counted() -> None:
    table, _, _ = met()
    for _ in range(25):
        table.ship(1, "fighter", "D4")
    _deployed(table)
    scene = battle_scene.scene_of(GAME.view(table.state, 0), None, say)
    assert len(scene.cards) == battle_scene.CARDS_MOST
    assert scene.more == "and 7 more ships"
    assert_is_a_board(draw(scene))


def test_each_side_begins_a_row_of_cards() -> None:
    third = HIT._replace(chip="D3")
    odd, even = (HIT, third, HIT._replace(chip="D4"), FIGHTER), (HIT, third, FIGHTER)
    rows = [draw_battle.draw(SIEGE._replace(cards=cards)).size[1] for cards in (even, odd)]
    both = draw_battle.draw(SIEGE._replace(cards=(HIT, third, FIGHTER, FIGHTER))).size[1]
    assert rows[0] == both, "the second side has one row, full or not"
    assert rows[1] > rows[0], "its row is not shared with the first side"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_ship_keeps_its_chip_when_others_are_destroyed(locale: str) -> None:
    table, ours, theirs = met()
    fighter = table.ship(1, "fighter", "D4")
    _deployed(table)
    speech = Speech(locale).without_escapes

    def chips() -> dict[str, str]:
        cards = battle_scene.scene_of(GAME.view(table.state, 0), None, speech).cards
        return {card.name: card.chip for card in cards}

    before = chips()
    damage.destroy(table.state, fighter, silence)
    assert len(chips()) == len(before) - 1
    assert chips().items() <= before.items()
    assert {ours.number, theirs.number, fighter.number} == {1}, "they share a number"


@pytest.mark.parametrize(("locale", "lowered"), [("en", "lowered"), ("de", "trotz")])
def test_asteroids_are_on_the_board_and_in_the_chances_as_long_as_the_battle_lasts(
    locale: str, lowered: str
) -> None:
    table = Table(2, mode="fleet_battle", field="asteroids")
    for seat in (0, 1):
        table.play(seat, a.Muster(0))
        table.play(seat, a.Pass())
    speech = Speech(locale, ("Ada", "Bartholomew"))
    squares = [board.NAMES[at] for at in table.state.cover]
    assert len(squares) == t.MODES.fleet_battle.cover

    def assert_shows_asteroids(viewer: int) -> None:
        view = GAME.view(table.state, viewer)
        scene = battle_scene.scene_of(view, None, speech.without_escapes)
        assert scene.cover == tuple(table.state.cover)
        assert " ".join(squares) in alt_of(scene, speech.without_escapes)
        lines = presenter("black_abyss").lines(GAME, view, speech)
        assert any(", ".join(squares) in line for line in lines)

    for seat in (0, 1):
        table.play(seat, a.Lead())
        assert_shows_asteroids(seat)
    for seat in (0, 1):
        table.play(seat, a.EndMove())
    battle = table.state.present_battle
    seat = battle.sides[battle.first]
    own, foe = (
        next(one for one in table.state.ships.values() if one.owner == side)
        for side in (seat, 1 - seat)
    )
    own.tiles = (t.TILE["missile"], *own.tiles[1:])
    battle.place[own.id] = next(at for at in board.SQUARES if at not in table.state.cover)
    path, chances = ("ships", f"s{own.id}", "w1", f"s{foe.id}"), []
    for square in (battle.place[own.id], table.state.cover[0]):
        battle.place[foe.id] = square
        assert_shows_asteroids(seat)
        node = resolve(GAME.choices(table.state, seat), SEPARATOR.join(path))
        chances.append(speech(GAME.text.label(GAME.view(table.state, seat), path, node)))
    assert [lowered in one for one in chances] == [False, True]
    free, covered = (int("".join(filter(str.isdigit, one.rpartition("(")[2]))) for one in chances)
    assert covered < free
