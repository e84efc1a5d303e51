"""The table of empires shows what is public about each."""

from typing import Any

import pytest

from bot.language.wording import ALT_LIMIT
from bot.presentation.games.black_abyss.empires import draw as draw_empires
from bot.presentation.games.black_abyss.empires import empire_scene
from bot.presentation.games.black_abyss.empires.scene import COLUMNS, Row, Scene, alt_of, scene_of
from bot.presentation.games.black_abyss.map import draw as draw_map
from bot.presentation.games.black_abyss.map import draw_spaces
from bot.presentation.games.black_abyss.map import scene as map_scene
from engine.core import registry
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(draw_empires.draw)

GAME = registry.game("black_abyss")
ADA = Row(
    seat=0,
    race="dravex",
    letter="D",
    name="Ada",
    alive=True,
    own=True,
    war=False,
    passage=False,
    numbers=(12, 3, 9, 4, 1),
)
BO = ADA._replace(seat=1, letter="K", name="Bartholomew", own=False)
TABLE = Scene(COLUMNS, (ADA, BO))
LONG = "Ångström Ägyptens jq Ägyptens"
WIDE = BO._replace(name=LONG, war=True, numbers=(12345,) * 5)
FULL = Scene((LONG,) * 5, (WIDE,) * 5 + (WIDE._replace(alive=False, war=False),))
SCENES = pytest.mark.parametrize("scene", [TABLE, FULL], ids=["table", "full"])


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_empires, draw_spaces)


@pytest.mark.parametrize(
    "change",
    [
        {"race": "velar"},
        {"letter": "V"},
        {"name": "Cleo"},
        {"alive": False},
        {"war": True},
        {"passage": True},
        {"numbers": (12, 3, 9, 4, 2)},
    ],
    ids=str,
)
def test_each_fact_changes_picture_and_alt_text(change: dict[str, Any]) -> None:
    other = Scene(COLUMNS, (ADA, BO._replace(**change)))
    assert draw(other) != draw(TABLE)
    assert alt_of(other, say) != alt_of(TABLE, say)


def test_the_table_shows_the_values_of_the_view() -> None:
    for moment, match in enumerate(matches("black_abyss", "table", 4)):
        if moment % 80:
            continue
        view = GAME.view(match.state, 1)
        scene = scene_of(view, say)
        for row, empire in zip(scene.rows, view.empires, strict=True):
            votes, planets, ships, levels, terms = row.numbers
            assert (votes, planets, terms) == (empire.votes, empire.planets, empire.terms)
            assert ships == sum(ship.owner == empire.seat for ship in view.ships)
            assert levels == sum(level for _, level in empire.techs)
            assert row.war == (1 in empire.at_war)
            assert row.own == (empire.seat == 1)
        assert len(alt_of(scene, say)) <= ALT_LIMIT
        assert_is_a_board(draw(scene))


def test_pictures_of_a_duel_do_not_mention_terms() -> None:
    duel = next(matches("black_abyss", "duel", 2, mode="duel"))
    view = GAME.view(duel.state, 0)
    assert "terms" not in alt_of(scene_of(view, say), say)
    assert "terms" not in empire_scene.alt_of(empire_scene.scene_of(view, 0, say), say)
    shown = map_scene.scene_of(view, say)
    assert "terms" not in map_scene.alt_of(shown, say)
    assert_is_a_board(packed(draw_map.draw)(shown))
    assert_is_a_board(draw(scene_of(view, say)))
