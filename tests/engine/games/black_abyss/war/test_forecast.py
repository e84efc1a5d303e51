"""Battle forecasts: their figures, and that they change nothing."""

from engine.core.chance import Chance, seed_from
from engine.core.match import states_of
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war.forecast import Forecast, forecast
from tests.engine.games.black_abyss.table import GAME, Table

ASSAULT, STAND_OFF, BOMBARD = (t.ORDERS.index(name) for name in ("assault", "stand-off", "bombard"))


def _asked(table: Table, orders: tuple[int, int], games: int = 60) -> Forecast:
    chance = Chance(seed_from("forecast"))
    return forecast(table.state, table.hex("D4"), (0, 1), orders, games, chance)


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
    assert told.sides == (0, 1)
    assert told.wins[0] >= 55
    assert told.sections[0] < told.sections[1]


def test_of_equal_fleets_either_may_win() -> None:
    told = _asked(_fleets(4, 4), (ASSAULT, ASSAULT))
    assert min(told.wins) >= 6
    assert sum(told.wins) <= told.games


def test_a_forecast_includes_buildings_lost_to_bombs() -> None:
    table = _fleets(0, 0)
    at = table.planet("D4", "green", *["rough"] * 7)
    for slot in range(4):
        table.building(1, at * 7 + slot, "habitat")
    table.ship(0, "cruiser", "D4", "bomb-2", "bomb-2").since = 1
    assert _asked(table, (BOMBARD, ASSAULT)).buildings > 2
    assert _asked(table, (STAND_OFF, ASSAULT)).buildings == 0


def test_a_forecast_changes_nothing_and_needs_no_war() -> None:
    table = _fleets(2, 2)
    before = states_of(GAME).dump(table.state)
    _asked(table, (ASSAULT, STAND_OFF), games=5)
    assert states_of(GAME).dump(table.state) == before
    assert not table.state.war[0]
