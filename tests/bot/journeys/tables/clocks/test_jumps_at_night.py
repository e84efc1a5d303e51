"""Clocks that rest at night and at weekends keep their time when the bot's clock jumps."""

from datetime import UTC, datetime

import pytest

from bot.store.changes import SetTimer
from bot.store.records import MatchRow, Timer
from bot.table.clocks.running import NIGHT, SATURDAY, run_out
from bot.table.clocks.seat_times import bank_of, clock_left, hours_of
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


async def test_a_clock_that_rests_keeps_its_time_behind_thousands_of_sooner_timers(
    simulation: Simulation, skew: list[float]
) -> None:
    now, service = await begin_resting(simulation), context_of(simulation).service
    left, soon = await times_left(simulation), service.now() + HOUR
    sooner = [Timer(now.id, seat, Timers.LOBBY, soon) for seat in range(2, 2_500)]
    await service.store.commit([SetTimer(one) for one in sooner])
    skew[0] += 8 * HOUR
    service.wake()
    await simulation.env.settle()
    await check_kept(simulation, left)


async def test_a_clock_set_anew_while_the_others_are_corrected_is_left_alone(
    simulation: Simulation, skew: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    now, service = await begin_resting(simulation), context_of(simulation).service
    store, after = service.store, service.now() + 5 * HOUR
    fresh = Timer(now.id, 0, Timers.DEADLINE, run_out(after, 6 * DAY, hours_of(now, 0)))
    match, moved = store.match, list[str]()

    async def with_move(match_id: str) -> MatchRow | None:
        """Set Ada's clock anew just before the clocks of her table are corrected."""
        if not moved:
            moved.append(match_id)
            await store.commit([SetTimer(fresh)])
        return await match(match_id)

    monkeypatch.setattr(store, "match", with_move)
    skew[0] += 5 * HOUR
    service.wake()
    await simulation.env.settle()
    assert moved == [now.id]
    assert (await due(simulation, Timers.DEADLINE))[0] == fresh.due
