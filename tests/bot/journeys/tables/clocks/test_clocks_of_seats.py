"""A seat's remaining time when its table moves, pauses, or gets another member."""

import asyncio
from typing import Any

import pytest

from bot.store.changes import SetTimer
from bot.store.records import Timer
from bot.table.clocks.timer_kinds import TURN_TIMERS, Timers
from bot.table.notices import hand_role
from bot.table.table import Table
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.clocks.test_clock_jumps import choose_at_once
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.departures.test_lost_channels import LOST, lose
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    board,
    boards,
    choice_of,
    choose,
    press,
    public,
    quits,
    table,
)
from tests.simulation import Simulation, text_of

HOUR = 3600.0


async def timers(simulation: Simulation, match_id: str) -> dict[tuple[str, int], float]:
    """The running clocks of a table."""
    found = await context_of(simulation).service.store.timers(match_id)
    return {(one.kind, one.seat): one.due for one in found if one.kind in TURN_TIMERS}


async def agree(simulation: Simulation, command: str) -> None:
    """Let Ada propose something, and Bo agree."""
    await enter(simulation, simulation.ada, command)
    vote = await press(simulation, simulation.bo, board(simulation), "vote")
    await press(simulation, simulation.bo, vote, "aye")


async def test_moving_a_game_moves_its_board_and_keeps_its_clocks(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo, pace="daily")).id
    await simulation.pass_time(HOUR)
    before = await timers(simulation, match)
    told = len(simulation.messages_of(simulation.bo))
    with simulation.requests() as sent:
        await simulation.ada.slash(simulation.lounge, "table move")
    assert len(boards(simulation, simulation.lounge)) == 1
    assert boards(simulation) == []
    there = f"/channels/{simulation.lounge.id}/messages"
    assert [one.method for one in sent if one.path == there] == ["POST"], "no board is looked for"
    assert await timers(simulation, match) == before
    assert len(simulation.messages_of(simulation.bo)) == told


async def test_a_paused_game_that_moves_stays_paused_with_no_clock_running(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo, pace="daily")).id
    await agree(simulation, "table pause")
    await simulation.ada.slash(simulation.lounge, "table move")
    after = await context_of(simulation).service.tables.load(match)
    assert after.paused
    assert after.row.channel == simulation.lounge.id
    assert await timers(simulation, match) == {}


async def test_no_clock_runs_when_a_member_returns_to_a_paused_game(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo, pace="daily")).id
    await agree(simulation, "table pause")
    await give_to_autopilot(simulation, 1)
    menu = await press(simulation, simulation.bo, board(simulation), "table")
    await press(simulation, simulation.bo, menu, "back")
    after = await table(simulation)
    assert after.paused
    assert not after.row.seats[1].autopilot
    assert await timers(simulation, match) == {}


async def test_a_pause_moves_the_reminder_by_its_length(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await simulation.pass_time(HOUR)
    await agree(simulation, "table pause")
    await simulation.pass_time(10 * DAY)
    await agree(simulation, "table resume")
    now = context_of(simulation).service.now()
    assert round((await due(simulation, Timers.REMIND))[0] - now) == 19 * HOUR
    assert round((await due(simulation, Timers.DEADLINE))[0] - now) == 23 * HOUR


async def test_a_pause_after_the_reminder_ends_with_another_reminder(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")

    def reminded() -> int:
        return len([one for one in simulation.messages_of(simulation.ada) if waits(one)])

    def waits(shown: Any) -> bool:
        return "is waiting for you" in text_of(shown)

    await simulation.pass_time(21 * HOUR)
    assert reminded() == 1
    await agree(simulation, "table pause")
    await simulation.pass_time(DAY)
    assert reminded() == 0
    await agree(simulation, "table resume")
    await simulation.pass_time(60)
    assert reminded() == 1


async def test_a_reminder_whose_deadline_was_cancelled_is_not_sent(
    simulation: Simulation,
) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo)
    parts = context_of(simulation)
    seat = now.missing[0]
    left = Timer(now.id, seat, Timers.REMIND, parts.service.now())
    await parts.service.store.commit([SetTimer(left)])
    parts.service.wake()
    await simulation.pass_time(60)
    assert await timers(simulation, now.id) == {}
    for member in (simulation.ada, simulation.bo):
        assert not any(
            "is waiting for you" in text_of(one) for one in simulation.messages_of(member)
        )


async def test_no_clock_runs_for_the_ai_that_takes_over_a_seat(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    match = (await begin(simulation, ada, bo, cleo, pace="daily")).id
    await quits(simulation, bo)
    left = await timers(simulation, match)
    assert {seat for _, seat in left} == {0, 2}
    assert hand_role(bo.id) not in await context_of(simulation).service.store.messages(match)


async def test_an_ai_whose_seat_is_taken_while_it_thinks_does_not_play(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    begun, thought = asyncio.Event(), asyncio.Event()

    async def think(now: Table, seat: int) -> Any:
        begun.set()
        await simulation.wait(thought.wait(), "an AI thinks for long")
        return await choose_at_once(now, seat)

    monkeypatch.setattr(context_of(simulation).agents, "choose", think)
    await begin(simulation, ada, bo, agents=1)
    assert begun.is_set()
    ai = await choice_of(simulation, 2)
    await ada.slash(simulation.games, "table give", member=cleo, seat=ai)
    await press(simulation, cleo, public(simulation)[-1], "take")
    thought.set()
    await simulation.pass_time(60)
    after = await table(simulation)
    assert after.row.seats[2].user == cleo.id
    assert 2 in after.missing
    assert await entries(simulation) == []


async def test_the_loss_of_a_channel_is_not_announced_in_that_channel(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.ada, notify="channel")
    with simulation.requests() as sent:
        await lose(simulation)
    assert (await table(simulation)).paused
    assert not any(LOST in str(one.json) for one in sent)


async def test_once_the_permission_is_back_the_board_is_posted_at_the_bottom(
    simulation: Simulation,
) -> None:
    await lose(simulation)
    await simulation.dan.send(simulation.games, "Where has the game gone?")
    simulation.permit(simulation.games)
    await press(simulation, simulation.ada, board(simulation), "hand")
    (standing,) = boards(simulation)
    assert standing is public(simulation)[-1]
