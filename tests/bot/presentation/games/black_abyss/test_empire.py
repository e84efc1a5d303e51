"""The sheet of an empire shows its resources, standing and technologies."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.presentation.games.black_abyss.empires import draw_empire
from bot.presentation.games.black_abyss.empires.empire_scene import (
    Figure,
    Relation,
    Scene,
    Stock,
    alt_of,
    scene_of,
)
from bot.presentation.games.black_abyss.map import draw_spaces
from engine.core import registry
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(draw_empire.draw)

GAME = registry.game("black_abyss")
FOOD, MINERALS = Stock("food", 12, 4), Stock("minerals", 0, -2)
VOTES = Figure("votes", 12)
FOE, FRIEND = Relation(1, "K", "war", "war"), Relation(2, "V", "passage", "passage")
MINING, TRADE = Figure("Mining", 1), Figure("Trade", 2)
SHEET = Scene(
    seat=0,
    race="dravex",
    letter="D",
    title="Ada, Dravex",
    stocks=(FOOD, MINERALS),
    figures=(VOTES,),
    fleet=(Figure("Frigate", 3, "3 frigates"),),
    relations=(FOE, FRIEND),
    technologies=(MINING, TRADE),
    no_technology="No technology yet",
)
LONG = "Ångström Ägyptens jq Ägyptens"
FULL = Scene(
    seat=5,
    race="thessid",
    letter="T",
    title=LONG * 3,
    stocks=(Stock(LONG, 12345, -12345),) * 3,
    figures=(Figure(LONG, 12345),) * 3,
    fleet=(Figure(LONG, 12345, LONG),) * 5,
    relations=tuple(Relation(seat, "W", "passage", "passage") for seat in range(5)),
    technologies=(Figure(LONG, 12),) * 22,
    no_technology=LONG,
)
BARE = FULL._replace(fleet=(), relations=(), technologies=())
SCENES = pytest.mark.parametrize("scene", [SHEET, FULL, BARE], ids=["sheet", "full", "bare"])


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (draw_empire, draw_spaces)


@pytest.mark.parametrize(
    "change",
    [
        {"letter": "K"},
        {"title": "Bo, Korr"},
        {"stocks": (FOOD._replace(amount=13), MINERALS)},
        {"stocks": (FOOD._replace(income=-4), MINERALS)},
        {"figures": (VOTES._replace(value=13),)},
        {"fleet": (Figure("Frigate", 4, "4 frigates"),)},
        {"fleet": ()},
        {"relations": (FOE._replace(kind="peace", called="peace"), FRIEND)},
        {"relations": (FOE, FRIEND._replace(kind="peace", called="peace"))},
        {"technologies": (MINING._replace(value=2), TRADE)},
        {"technologies": (MINING,)},
        {"technologies": ()},
    ],
    ids=str,
)
def test_each_fact_changes_picture_and_alt_text(change: dict[str, Any]) -> None:
    other = SHEET._replace(**change)
    assert draw(other) != draw(SHEET)
    assert alt_of(other, say) != alt_of(SHEET, say)


def test_the_sheet_shows_the_values_of_the_view() -> None:
    for moment, match in enumerate(matches("black_abyss", "sheet", 4)):
        if moment % 60:
            continue
        view = GAME.view(match.state, 0)
        for empire in view.empires:
            scene = scene_of(view, empire.seat, say)
            amounts = [stock.amount for stock in scene.stocks]
            assert amounts == [empire.food, empire.energy, empire.minerals]
            assert tuple(stock.income for stock in scene.stocks) == empire.income
            numbers = [figure.value for figure in scene.figures]
            assert numbers == [empire.votes, empire.planets, empire.terms]
            classes = Counter(ship.hull for ship in view.ships if ship.owner == empire.seat)
            assert sorted(one.value for one in scene.fleet) == sorted(classes.values())
            known = [technology.value for technology in scene.technologies]
            assert known == [level for _, level in empire.techs if level]
            enemies = {seat for seat in empire.at_war if view.empires[seat].alive}
            assert {each.seat for each in scene.relations if each.kind == "war"} == enemies
            assert len(alt_of(scene, say)) <= ALT_LIMIT
            assert_is_a_board(draw(scene))


def test_ships_are_counted_in_words_as_one_says_them() -> None:
    views = (GAME.view(match.state, 0) for match in matches("black_abyss", "sheet", 4))
    view = next(one for one in views if [ship.owner for ship in one.ships].count(0) > 1)
    for locale, said in (("en", "2 frigates"), ("de", "2 Fregatten")):
        ships = [replace(ship, hull="frigate") for ship in view.ships if ship.owner == 0][:2]
        speech = Speech(locale)
        scene = scene_of(replace(view, ships=tuple(ships)), 0, speech)
        assert f" {said}." in f" {alt_of(scene, speech)}"
