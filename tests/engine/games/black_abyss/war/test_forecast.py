"""Battle forecasts: their figures, and that they change nothing."""

from typing import NamedTuple

from engine.core.chance import Chance, seed_from
from engine.core.match import states_of
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war.forecast import forecast
from tests.engine.games.black_abyss.table import GAME, Table

ASSAULT, STAND_OFF, BOMBARD = (t.ORDERS.index(name) for name in ("assault", "stand-off", "bombard"))


GAMES = 60


class Told(NamedTuple):
    """Battles won and sections lost by side, and buildings lost, in `GAMES` forecasts."""

    wins: list[int]
    sections: list[int]
    buildings: int


def _asked(table: Table, orders: tuple[int, int]) -> Told:
    chance, at = Chance(seed_from("forecast")), table.hex("D4")
    each = [forecast(table.state, at, (0, 1), orders, chance) for _ in range(GAMES)]
    assert {one.sides for one in each} == {(0, 1)}
    wins = [sum(one.wins[side] for one in each) for side in (0, 1)]
    sections = [sum(one.sections[side] for one in each) for side in (0, 1)]
    return Told(wins, sections, sum(one.buildings for one in each))


def _fleets(ours: int, theirs: int) -> Table:
    """Frigates of two seats at peace over D4."""
    table = Table.empty_sky()
    for _ in range(ours):
        table.ship(0, "frigate", "D4", "pulse-laser", "pulse-laser", "engine-1").since = 1
    for _ in range(theirs):
        table.ship(1, "frigate", "D4", "pulse-laser", "pulse-laser", "engine-1")
    return table


def test_four_ships_against_one_win_and_lose_less() -> None:
    told = _asked(_fleets(4, 1), (ASSAULT, ASSAULT))
    assert told.wins[0] >= 55
    assert told.sections[0] < told.sections[1]


def test_of_equal_fleets_either_may_win() -> None:
    told = _asked(_fleets(4, 4), (ASSAULT, ASSAULT))
    assert min(told.wins) >= 6
    assert sum(told.wins) <= GAMES


def test_a_forecast_includes_buildings_lost_to_bombs() -> None:
    table = _fleets(0, 0)
    at = table.planet("D4", "green", *["rough"] * 7)
    for slot in range(4):
        table.building(1, at * 7 + slot, "habitat")
    table.ship(0, "cruiser", "D4", "bomb-2", "bomb-2").since = 1
    assert _asked(table, (BOMBARD, ASSAULT)).buildings > 2 * GAMES
    assert _asked(table, (STAND_OFF, ASSAULT)).buildings == 0


def test_a_forecast_changes_nothing_and_needs_no_war() -> None:
    table = _fleets(2, 2)
    before = states_of(GAME).dump(table.state)
    _asked(table, (ASSAULT, STAND_OFF))
    assert states_of(GAME).dump(table.state) == before
    assert not table.state.war[0]
