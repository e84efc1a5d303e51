"""The pictures of Dark Wall Destiny show the view, legibly, and fit into a message."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint import letters
from bot.paint.canvas import LARGE
from bot.paint.palette import GREEN
from bot.paint.picture_size import pixels
from bot.paint.widgets import ROOM
from bot.presentation.games.dark_wall_destiny import (
    draw_cards,
    draw_system,
    draw_table,
)
from bot.presentation.games.dark_wall_destiny.card_scene import Face, name_of
from bot.presentation.games.dark_wall_destiny.presenter import PRESENTER
from bot.presentation.games.dark_wall_destiny.table_scene import (
    Berth,
    Labels,
    Place,
    Scene,
    Sector,
    alt_of,
    scene_of,
    system_height,
)
from engine.core import registry
from engine.core.choices import Leaf, walk
from engine.core.words import seat_name
from engine.games.dark_wall_destiny.actions import Buy
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, CRYOSHIPS, IDS
from engine.games.dark_wall_destiny.state import EMPTY
from tests.bot.presentation.games.dark_wall_destiny.test_late_game import NAMES, late
from tests.bot.presentation.looking import (
    PictureLaws,
    assert_is_a_board,
    packed,
    writing,
)
from tests.bot.presentation.played import matches, say
from tests.browser.late_tables import match_until
from tests.engine.games.dark_wall_destiny.table import table

draw = packed(draw_table.draw)

GAME = registry.game("dark_wall_destiny")
ROW = draw_system.row_of(12)
LONGEST = "Jungnavigatorin"
LONG = "Ångström Ägyptens jq Ägyptens"
SHIP = Face("ship", 5, (("energy", 2), ("combat", 1)), more=True)
ALIEN = Face("alien", 12, (("energy", 1),), attack=4)
ADA = Sector(
    number=0, name="Ada", energy=5, combat=2, defense=1, tokens=2, points=14, hand=5, played=3,
    berths=(Berth("ship", 2, ()), Berth("planet", 1, (3, 1))), cost=2, active=True, done=False,
    own=True,
)  # fmt: skip
BO = ADA._replace(number=1, name="Bo", own=False, active=False, done=True)
LABELS = Labels("Round 5", "burns in 4 spins", "Hand")
TABLE = Scene(
    labels=LABELS,
    places=tuple(
        Place(at, at % 2 == 0, face, "Talon", burns=at == 12)
        for at in range(1, 13)
        for face in [None if at == 7 else ALIEN if at % 3 else SHIP]
    ),
    deck=31, fresh=2, burned=8, spins=4,
    colonies=("saved", "here", "ahead", "ahead", "ahead"),
    sectors=(ADA, BO), hand=(SHIP, ALIEN, Face("command", None, (("energy", 1),))),
)  # fmt: skip
CROWD = ADA._replace(
    name=LONG, energy=88, combat=88, defense=88, points=188, cost=18, hand=12, played=14, done=True,
    berths=(Berth("planet", 9, (3, 3, 3, 3)),) * 3 + (Berth("ship", 3, ()),) * 30,
)  # fmt: skip
FULL = TABLE._replace(
    labels=Labels("Runde 188", "noch 16 Drehungen", "Hand"),
    places=tuple(TABLE.places[at % 12]._replace(at=at + 1, name=LONGEST) for at in range(16)),
    sectors=tuple(CROWD._replace(number=seat, own=not seat, active=not seat) for seat in range(6)),
    hand=(ALIEN._replace(values=(("energy", 9), ("combat", 9), ("defense", 9))),) * 14,
    spins=16, deck=188, burned=188,
)  # fmt: skip
OTHERWISE: list[dict[str, Any]] = [
    {"deck": 30},
    {"fresh": 1},
    {"burned": 9},
    {"spins": None},
    {"labels": LABELS._replace(round="Round 6")},
    {"colonies": ("saved", "saved", "ahead", "ahead", "ahead")},
    {"hand": (SHIP,)},
    {"places": (TABLE.places[0]._replace(card=None), *TABLE.places[1:])},
    {"places": (TABLE.places[0]._replace(name="Needle"), *TABLE.places[1:])},
    {"places": (TABLE.places[0]._replace(lands=True), *TABLE.places[1:])},
    {"places": (TABLE.places[0]._replace(vector=True), *TABLE.places[1:])},
    {"places": (*TABLE.places[:11], TABLE.places[11]._replace(burns=False))},
    *[
        {"sectors": (ADA._replace(**change), BO)}
        for change in (
            {"name": "Adele"},
            {"energy": 6},
            {"combat": 3},
            {"defense": 0},
            {"tokens": 1},
            {"points": 15},
            {"hand": 4},
            {"played": 0},
            {"cost": 0},
            {"active": False},
            {"done": True},
            {"own": False},
            {"berths": (Berth("ship", 1, ()), Berth("planet", 1, (3, 1)))},
            {"berths": (Berth("drone", 2, ()), Berth("planet", 1, (3, 1)))},
            {"berths": (Berth("ship", 2, ()), Berth("planet", 1, (3, 2)))},
        )
    ],
]
SCENES = pytest.mark.parametrize("scene", [TABLE, FULL], ids=["table", "full"])


@pytest.mark.parametrize("change", OTHERWISE, ids=str)
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(TABLE._replace(**change)) != draw(TABLE)


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_table, draw_system, draw_cards)


def test_every_type_of_card_has_its_own_shape() -> None:
    kinds = draw_cards.INK
    tiles = {draw_cards.small(Face(kind), 256, 152).image.tobytes() for kind in kinds}
    assert len(tiles) == len(kinds)


def test_prices_of_two_digits_look_different() -> None:
    priced = (Place(3, vector=False, card=SHIP._replace(price=n)) for n in range(10, 20))
    assert len({draw_system.place(one, ROW).image.tobytes() for one in priced}) == 10


@pytest.mark.parametrize("positions", [12, 16])
@pytest.mark.parametrize("burns", [False, True])
def test_the_numbers_of_a_position_do_not_touch_its_frame(
    positions: int, burns: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = draw_system.row_of(positions)
    with writing(monkeypatch, draw_system, draw_cards) as tiles:
        draw_system.place(Place(12, vector=True, card=ALIEN, burns=burns), row)
        draw_system.place(Place(12, vector=True, card=SHIP, burns=burns), row)
    inside = pixels(row.high - (row.edge if burns else 4))
    for tile in tiles:
        assert max(bottom for _, _, _, bottom in tile.boxes) <= inside


def test_the_card_that_burns_next_is_marked_also_if_the_last_position_is_empty() -> None:
    full = table(2, system="needle talon")
    view = full.but(lambda state: state.system.__setitem__(11, EMPTY)).view(0)
    assert view.forecast is not None
    (burning,) = [one for one in scene_of(view, say).places if one.burns]
    assert burning.name == name_of(view.forecast.burns or "", say)
    assert burning.at == max(one.at for one in view.system if one.card is not None)


def test_of_two_equal_cards_only_the_one_that_attacks_next_is_marked() -> None:
    system = [CARD["hull-leeches" if at in (7, 10) else "needle"] for at in range(1, 13)]
    view = table(2).but(lambda state: state.system.__setitem__(slice(None), system)).view(0)
    assert view.forecast is not None
    assert [(one.card, one.at) for one in view.forecast.landings] == [("hull-leeches", 11)]
    assert [one.at for one in scene_of(view, say).places if one.lands] == [10]


def test_cards_in_hand_with_two_values_have_room_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = (SHIP,) * draw_table.HELD
    with writing(monkeypatch, draw_table, draw_cards) as tiles:
        draw(TABLE._replace(hand=hand))
    pairs = [tile.boxes for tile in tiles if len(tile.boxes) == 2]
    assert pairs
    for (_, _, right, _), (left, _, _, _) in pairs:
        assert left - right >= pixels(24)


@pytest.mark.parametrize("payable", [False, True])
def test_an_affordable_card_has_a_green_plate(payable: bool) -> None:
    ship = Place(3, vector=False, card=SHIP._replace(payable=payable))
    shown = draw_system.place(ship, ROW)
    colours = {colour for _, colour in shown.image.convert("RGB").getcolors(1 << 16) or ()}
    assert (GREEN in colours) is payable


@pytest.mark.parametrize("count", [11, 12, 14, 16])
def test_positions_overlap_neither_each_other_nor_the_star(count: int) -> None:
    wide, high = draw_system.WIDE, draw_system.row_of(count).high
    spots = draw_system.spots(count)
    assert len(spots) == count
    for at, (left, top) in enumerate(spots):
        assert 0 <= left <= ROOM - wide
        assert draw_system.STAR_Y + draw_system.STAR < top <= system_height(count) - high
        for other, over in spots[:at]:
            assert abs(left - other) >= wide or abs(top - over) >= high


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_cards_only_name_fits_its_position(locale: str) -> None:
    speech, room = (
        Speech(locale).for_pictures,
        draw_system.WIDE - draw_system.NAME - draw_system.PAD,
    )
    names = [name_of(card.id, speech) for card in CARDS if card.region is not None]
    assert len(set(names)) == len(names)
    assert not [name for name in names if letters.fit(name, room, LARGE) != name]
    above = [letters.font("bold", LARGE).getbbox(name, anchor="ls")[1] for name in names]
    assert max(map(abs, above)) <= pixels(draw_system.row_of(16).name + LARGE / 2)


@pytest.mark.parametrize("seats", range(2, 7))
def test_one_press_shows_the_names_of_all_cards_in_the_system(seats: int) -> None:
    match = next(matches(GAME.name, "arc", seats))
    view = GAME.view(match.state, None)
    (_, system, *_) = PRESENTER.sights(view)
    told = PRESENTER.sight(view, system.key, Speech("en", NAMES)).alt
    for one in view.system:
        assert one.card is not None
        assert f"{one.at} {name_of(one.card, say)}" in told


def test_the_alt_text_names_each_seats_orbital_stations() -> None:
    built = table(sector=("beacon-platform", "picket-line"), homefront="yes")
    told = alt_of(built.view(0), scene_of(built.view(0), say), say)
    assert f"Orbital stations of {say(seat_name(0))}: Beacon Platform." in told
    assert told.count("Orbital stations") == 1
    assert " defence, " in told


def test_affordable_cards_are_marked_once_a_seat_can_pay() -> None:
    poor = GAME.view(next(matches(GAME.name, "means", 2)).state, 0)
    assert not any(one.card and one.card.payable for one in scene_of(poor, say).places)
    rich = match_until(GAME.name, 2, lambda at: at.turn > 1 and bool(places_for_sale(at))).state
    shown = scene_of(GAME.view(rich, None), say).places
    marked = {one.at for one in shown if one.card and one.card.payable}
    assert marked == places_for_sale(rich)


def places_for_sale(state: Any) -> set[int]:
    """The places of the system whose cards the acting seat can acquire."""
    if state.stage != "acquire":
        return set()
    found = walk(GAME.choices(state, state.active))
    leaves = (node.action for _, node in found if isinstance(node, Leaf))
    return {action.at for action in leaves if isinstance(action, Buy) and action.at}


def test_the_table_shows_the_values_of_the_view() -> None:
    state = late("free", 12).state
    view = GAME.view(state, 3)
    scene = scene_of(view, say)
    assert [one.card is None for one in scene.places] == [one.card is None for one in view.system]
    assert [one.at for one in scene.places if one.vector] == list(state.vectors)
    prices = [one.card.price for one in scene.places if one.card]
    assert prices == [one.cost for one in view.system if one.card]
    attacks = {one.at: one.card.attack for one in scene.places if one.card}
    assert view.forecast is not None
    for landing in view.forecast.landings:
        card = next(one for one in view.system if one.card == landing.card)
        assert attacks[card.at] == card.attack
    assert scene.places[-1].burns
    assert scene.spins == view.forecast.spins
    assert scene.sectors[0].own
    assert scene.sectors[0].number == 3
    assert [one.name for one in scene.sectors[1:3]] == ["Ada", "Bartholomew"]
    assert len(scene.hand) == len(view.hand)
    assert scene_of(GAME.view(state, None), say).hand == ()
    saved = sum(len(berth.colonies) for one in scene.sectors for berth in one.berths)
    assert saved == scene.colonies.count("saved") == len(view.saved)


def test_a_burned_cryoship_is_not_shown_in_flight() -> None:
    view = GAME.view(late("free", 9).state, None)
    under_way = scene_of(view, say).colonies.index("here")
    burned = replace(view, burned=(*view.burned, IDS[CRYOSHIPS[under_way]]))
    assert scene_of(burned, say).colonies[under_way] == "burned"


def test_a_whole_game_with_all_expansions_has_pictures_and_alt_texts() -> None:
    chosen = dict.fromkeys(("awakening", "hostile_stars", "homefront"), "yes")
    for match in list(matches(GAME.name, "pictured", 4, **chosen))[::25]:
        view = GAME.view(match.state, 2)
        scene = scene_of(view, say)
        assert_is_a_board(draw(scene))
        told = alt_of(view, scene, say)
        assert len(told) <= ALT_LIMIT
        assert f"Round {view.round}." in told
