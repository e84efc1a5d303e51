"""The pace of a running game: all present members agree to another one, and clocks start anew."""

import pytest
from simcord.backend.models import Message

from bot.table.clocks.pace import PACES, Pace
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, begin, board, lay, press, table
from tests.simulation import Simulation, custom_ids, text_of

HOUR = 3600.0


async def ask_for(simulation: Simulation, pace: Pace) -> Message:
    """Let Ada choose a pace behind *Table …*. Returns the answer."""
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    wanted = next(one for one in custom_ids(menu.components) if one.endswith(":ask:pace"))
    chosen = [f"pace.{PACES.index(pace)}"]
    await simulation.deliver(simulation.press(simulation.ada, menu, wanted, values=chosen))
    return simulation.sees(simulation.ada, simulation.games)[-1]


async def agree(simulation: Simulation) -> Message:
    """Let Bo agree to the open proposal. Returns the ballot."""
    ballot = await press(simulation, simulation.bo, board(simulation), "vote")
    return await press(simulation, simulation.bo, ballot, "aye")


def ends_in(simulation: Simulation, hours: float) -> float:
    """The moment of a deadline that was just set."""
    return context_of(simulation).service.now() + hours * HOUR


async def test_a_slow_game_gets_a_faster_pace_once_all_agree(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="relaxed")
    old = await due(simulation, Timers.DEADLINE)
    menu = await press(simulation, simulation.ada, board(simulation), "table")
    assert "Then everyone's time starts over." in text_of(menu)
    assert "a day to vote" in text_of(await ask_for(simulation, Pace.HALF_DAY))
    assert await due(simulation, Timers.DEADLINE) == old, "Bo has not agreed"
    ballot = await press(simulation, simulation.bo, board(simulation), "vote")
    said = "Ada asks for another pace: 12 hours a turn. Then everyone's time starts over."
    assert said in text_of(ballot)
    assert "Done." in text_of(await press(simulation, simulation.bo, ballot, "aye"))
    assert (await table(simulation)).settings.pace is Pace.HALF_DAY
    ends = ends_in(simulation, 12)
    assert await due(simulation, Timers.DEADLINE) == pytest.approx({0: ends, 1: ends}, abs=60)
    shown = next(iter((await due(simulation, Timers.DEADLINE)).values()))
    assert f"<t:{shown:.0f}:R>" in text_of(board(simulation))


async def test_without_a_clock_no_deadline_is_left(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily-bank")
    await ask_for(simulation, Pace.NONE)
    await agree(simulation)
    assert await due(simulation, Timers.DEADLINE) == {}
    assert await due(simulation, Timers.REMIND) == {}
    assert "Time ends" not in text_of(board(simulation))


async def test_extra_time_is_whole_again_at_another_pace(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily-bank")
    await simulation.pass_time(3 * DAY)
    for member in (simulation.ada, simulation.bo):
        await lay(simulation, member)
    assert (await table(simulation)).state.times[0].spent > DAY
    await ask_for(simulation, Pace.HOURLY_BANK)
    await agree(simulation)
    ends = await due(simulation, Timers.DEADLINE)
    assert [*ends.values()] == pytest.approx([ends_in(simulation, 7)] * len(ends), abs=60)
    assert (await table(simulation)).state.times[0].spent == 0


async def test_nobody_changes_the_pace_alone_while_others_are_away(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="relaxed")
    await give_to_autopilot(simulation, 1)
    assert "Too few players are here" in text_of(await ask_for(simulation, Pace.LIVE))
    assert (await table(simulation)).settings.pace is Pace.RELAXED


async def test_the_command_asks_for_another_pace_in_german(simulation: Simulation) -> None:
    simulation.speak(simulation.ada, "de")
    await begin(simulation, simulation.ada, simulation.bo, pace="relaxed")
    same = await enter(simulation, simulation.ada, "table pace", pace="relaxed")
    assert "Das Spiel hat diese Bedenkzeit schon." in text_of(same)
    await enter(simulation, simulation.ada, "table pace", pace="daily")
    ballot = await press(simulation, simulation.bo, board(simulation), "vote")
    assert "1 day a turn" in text_of(ballot)
    await press(simulation, simulation.bo, ballot, "aye")
    assert (await table(simulation)).settings.pace is Pace.DAILY


async def test_the_ballot_says_that_running_out_of_time_would_lose(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="relaxed")
    await ask_for(simulation, Pace.BLITZ)
    ballot = await press(simulation, simulation.bo, board(simulation), "vote")
    assert "whoever runs out of time loses" in text_of(ballot)


async def test_a_single_member_against_ais_needs_nobody(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, agents=2, pace="relaxed")
    said = text_of(await ask_for(simulation, Pace.DAILY))
    assert "The pace is now: 1 day a turn. Everyone's time starts over." in said
    assert (await table(simulation)).settings.pace is Pace.DAILY
