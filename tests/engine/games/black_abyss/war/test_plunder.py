"""Plunder: a seat that loses a building to a raider loses chips, too."""

from typing import Any

import pytest

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import battle
from engine.games.black_abyss.rules.war.raids import plunder
from engine.games.black_abyss.state import NOBODY, Battle
from tests.engine.games.black_abyss.table import Table


def _colony() -> tuple[Table, int]:
    """A habitat of the second race at D4, in a war with the first."""
    table = Table.empty_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    for seat in (0, 1):
        empire = table.state.empires[seat]
        empire.food, empire.energy, empire.minerals = 10, 1, 0
    return table, at


def _stocks(table: Table) -> list[tuple[int, int, int]]:
    return [(one.food, one.energy, one.minerals) for one in table.state.empires[:2]]


@pytest.mark.parametrize("raze", [False, True])
def test_marines_that_take_a_building_plunder_at_most_the_owners_chips(raze: bool) -> None:
    table, at = _colony()
    table.state.marines[at * 7], table.state.garrison[at * 7] = 1, 0
    table.state.phase, table.state.active = "ground", 0
    told = table.play(0, a.Take(at * 7, raze=raze))
    most = t.GAME.plunder
    assert _stocks(table) == [(10 + most, 2, 0), (10 - most, 0, 0)]
    assert [
        (f.seat, f.other, f.food, f.energy, f.minerals) for f in told if f.kind == "plundered"
    ] == [(0, 1, most, 1, 0)]


@pytest.mark.parametrize(("raider", "plunders"), [(0, True), (NOBODY, False)])
def test_bombs_of_a_race_plunder_and_bombs_of_a_monster_do_not(raider: int, plunders: bool) -> None:
    table, at = _colony()
    table.state.battle = Battle(at, (1, raider), True, {}, [0, 3], first=0)
    battle.lose_to_bombs(table.state, 1, at * 7, table.ear())
    most = t.GAME.plunder if plunders else 0
    assert table.state.building[at * 7] == -1
    assert _stocks(table)[1] == (10 - most, 0 if plunders else 1, 0)


@pytest.mark.parametrize("wonder", [False, True])
def test_a_bomb_that_kills_a_marine_plunders_nothing(wonder: bool) -> None:
    table, at = _colony()
    table.state.marines[at * 7 + 1], table.state.garrison[at * 7 + 1] = 1, 1
    if wonder:
        table.building(1, at * 7 + 1, "hall-of-voices")
    table.state.battle = Battle(at, (1, 0), True, {}, [0, 3], first=0)
    battle.lose_to_bombs(table.state, 1, at * 7 + 1, table.ear())
    assert table.state.marines[at * 7 + 1] == 0
    assert _stocks(table) == [(10, 1, 0), (10, 1, 0)]


def test_nobody_plunders_with_six_races_on_the_rings() -> None:
    table, at = _colony()
    spare = table.state.empires[-1]
    table.state.empires += [spare] * (t.GAME.crowded.seats - len(table.state.empires))
    table.state.marines[at * 7], table.state.garrison[at * 7] = 1, 0
    before = _stocks(table)
    told: list[Any] = []
    plunder(table.state, 0, 1, lambda fact, *_, **__: told.append(fact))
    assert (told, _stocks(table)) == ([], before)
    table.state.frontier = True
    plunder(table.state, 0, 1, lambda fact, *_, **__: told.append(fact))
    assert [fact.kind for fact in told] == ["plundered"]
