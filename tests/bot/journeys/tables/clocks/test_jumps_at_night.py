"""Clocks that rest at night and at weekends keep their time when the bot's clock jumps."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.table.clocks.running import NIGHT, SATURDAY
from bot.table.clocks.seat_times import bank_of, clock_left
from bot.table.clocks.timer_kinds import Timers
from bot.table.table import Table
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, act, board, press, public, table
from tests.simulation import Simulation, custom_ids, text_of

HOUR = 3600.0
JUMPS = (8 * HOUR, 14.5 * HOUR, 3 * DAY, -2 * DAY, 20 * DAY, -11 * HOUR)


async def begin_resting(simulation: Simulation) -> Table:
    """Begin a game of Ada and Bo with a bank, in which no clock runs at night and at weekends."""
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="beacons")
    lobby = public(simulation)[-1]
    await press(simulation, simulation.bo, lobby, "join")
    options = await press(simulation, ada, lobby, "options")
    for name, value in (("pace", "daily-bank"), ("rest", "both")):
        menu = next(one for one in custom_ids(options.components) if one.endswith(f"set:{name}"))
        await simulation.deliver(simulation.press(ada, options, menu, values=[value]))
    await press(simulation, ada, lobby, "start")
    return await table(simulation)


async def times_left(simulation: Simulation) -> dict[int, float]:
    """The time left on each clock that runs."""
    now, ends = await table(simulation), await due(simulation, Timers.DEADLINE)
    at = context_of(simulation).service.now()
    return {seat: clock_left(now, seat, at, end) for seat, end in ends.items()}


async def check_kept(simulation: Simulation, left: dict[int, float]) -> None:
    """Each clock has this much time left, and ends at an hour at which it runs."""
    assert await times_left(simulation) == pytest.approx(left, abs=60)
    for end in (await due(simulation, Timers.DEADLINE)).values():
        at = datetime.fromtimestamp(end - 1, UTC)
        assert NIGHT[1] <= at.hour < NIGHT[0]
        assert at.weekday() < SATURDAY
        assert f"<t:{end:.0f}:R>" in text_of(board(simulation)), "the board shows it"


async def test_jumps_of_the_clock_take_no_time_and_no_bank_from_clocks_that_rest(
    simulation: Simulation, skew: list[float]
) -> None:
    begun, service = await begin_resting(simulation), context_of(simulation).service
    left = await times_left(simulation)
    assert left == pytest.approx({0: 6 * DAY, 1: 6 * DAY}, abs=60)
    for jump in JUMPS:
        skew[0] += jump
        service.wake()
        await simulation.env.settle()
        await check_kept(simulation, left)
    await act(simulation, simulation.ada, simulation.bo)
    after = await table(simulation)
    assert after.match.state.turn > begun.match.state.turn
    assert [bank_of(after, seat) for seat in (0, 1)] == [5 * DAY, 5 * DAY]


async def test_hours_in_which_the_bot_is_down_take_no_time_from_clocks_that_rest(
    simulation: Simulation,
) -> None:
    await begin_resting(simulation)
    left = await times_left(simulation)
    await simulation.env.bot.close()
    simulation.env.backend.advance_clock(14.5 * HOUR)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    await check_kept(simulation, left)
