"""The picture of a space shows its land, buildings, and every ship's damage."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language.wording import ALT_LIMIT
from bot.presentation.games.black_abyss.fleets import draw as draw_ships
from bot.presentation.games.black_abyss.fleets.scene import Section, Ship
from bot.presentation.games.black_abyss.map import draw_spaces
from bot.presentation.games.black_abyss.surface import draw as draw_surface
from bot.presentation.games.black_abyss.surface.scene import Land, Scene, alt_of, scene_of
from engine.core import registry
from engine.games.black_abyss.view import View
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(draw_surface.draw)

GAME = registry.game("black_abyss")
FARM = Land("1", "plains", "plains", "barley", "Farm", False, 0, "D", 2, 0, "D")
WILD = Land("2", "", "dark", "", "", False, -1, "", 0, -1, "")
LASER, HIT, BLANK = (
    Section("Laser", False, False),
    Section("Shield I", False, True),
    Section("empty", True, False),
)
FRIGATE = Ship(0, "D", "Frigate 29", "2 marines", (LASER, HIT, BLANK))
SPACE = Scene("C5: green planet", "green", ("K: 3 gems",), (FARM, WILD), (FRIGATE,), "")

LONG = "Ångström Ägyptens jq Ägyptens"
CROWDED = Scene(
    LONG * 3,
    "twin-one",
    (LONG,) * 5,
    (FARM._replace(name=LONG, good=LONG, building=LONG, idle=True, holder=5, marines=12),) * 7,
    (
        Ship(1, "K", LONG, LONG * 2, (HIT._replace(name=LONG), LASER) * 4),
        Ship(-1, "M", LONG, LONG, (LASER, BLANK._replace(name=LONG)) * 4),
    ),
    LONG * 3,
)
EMPTY = Scene("A1: empty space", "empty", (), (), (), "")
SCENES = pytest.mark.parametrize(
    "scene", [SPACE, CROWDED, EMPTY], ids=["space", "crowded", "empty"]
)


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_surface, draw_ships, draw_spaces)


@pytest.mark.parametrize(
    "change",
    [
        {"title": "C6: green planet"},
        {"kind": "blue"},
        {"goods": ()},
        {"goods": ("K: 3 gems", "D: 1 ore")},
        {"letter": "G"},
        {"more": "and 3 more ships"},
        {"land": (FARM._replace(number="3"), WILD)},
        {"land": (FARM._replace(name="rough"), WILD)},
        {"land": (FARM._replace(good=""), WILD)},
        {"land": (FARM._replace(building="Mine"), WILD)},
        {"land": (FARM._replace(idle=True), WILD)},
        {"land": (FARM._replace(holder=1), WILD)},
        {"land": (FARM._replace(letter="K"), WILD)},
        {"land": (FARM._replace(marines=3), WILD)},
        {"land": (FARM._replace(garrison_letter="K"), WILD)},
        {"ships": ()},
        {"ships": (FRIGATE._replace(seat=1),)},
        {"ships": (FRIGATE._replace(name="Cruiser 29"),)},
        {"ships": (FRIGATE._replace(aboard=""),)},
        {"ships": (FRIGATE._replace(sections=(LASER, LASER, BLANK)),)},
        {"ships": (FRIGATE._replace(sections=(LASER._replace(covered=True), HIT, BLANK)),)},
    ],
    ids=lambda change: str(change)[:70],
)
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(SPACE._replace(**change)) != draw(SPACE)


def game_in_progress(steps: int) -> View:
    """A view of a game after this many steps."""
    moments = matches("black_abyss", "surface", 4)
    for _ in range(steps):
        view: View = GAME.view(next(moments).state, 0)
    return view


def test_the_home_world_shows_the_values_of_the_view() -> None:
    view = game_in_progress(300)
    home = view.hexes[view.empires[0].home]
    scene = scene_of(view, home.at, say)
    assert scene.title == f"{home.name}: home world"
    assert [land.number for land in scene.land] == ["1", "2", "3", "4", "5", "6", "7"]
    assert [land.terrain for land in scene.land] == [land.terrain for land in home.land]
    assert [land.holder for land in scene.land] == [land.holder for land in home.land]
    told = alt_of(scene, say)
    assert len(told) <= ALT_LIMIT
    assert told.startswith(f"{home.name}: home world.")


def test_every_space_of_a_game_can_be_shown() -> None:
    view = game_in_progress(300)
    for at in view.hexes:
        scene = scene_of(view, at.at, say)
        assert_is_a_board(draw(scene))
        assert len(alt_of(scene, say)) <= ALT_LIMIT


def test_some_of_many_ships_have_cards_and_the_others_are_counted() -> None:
    view = game_in_progress(2)
    (fighter, *_) = view.ships
    fleet = tuple(replace(fighter, id=n, tiles=("",) * 8, covered=(False,) * 8) for n in range(9))
    scene = scene_of(replace(view, ships=fleet), fighter.at, say)
    assert len(scene.ships) == 2
    assert scene.more == "and 7 more ships"
    assert_is_a_board(draw(scene))
