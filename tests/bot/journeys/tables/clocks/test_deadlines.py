"""Reminders, deadlines, the autopilot, holidays, and clocks that jump."""

from simcord.actors import MemberActor

from bot.store import records
from bot.table.clocks.timer_kinds import Timers
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import (
    DAY,
    act,
    begin,
    board,
    choose,
    lay,
    posts,
    press,
    public,
    table,
    until,
)
from tests.simulation import Simulation, labels_of, text_of


async def due(simulation: Simulation, kind: Timers) -> dict[int, float]:
    """When timers of a kind are due, by seat."""
    match = (await table(simulation)).id
    timers = await context_of(simulation).service.store.timers(match)
    return {timer.seat: timer.due for timer in timers if timer.kind == kind}


async def entries(simulation: Simulation) -> list[records.By]:
    store = context_of(simulation).service.store
    return [entry.by for entry in await store.actions((await table(simulation)).id)]


async def test_board_and_hand_show_the_deadline_of_a_turn(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    ends = (await due(simulation, Timers.DEADLINE))[0]
    assert f"Time runs out <t:{ends:.0f}:R>" in text_of(board(simulation))
    assert f"Time runs out <t:{ends:.0f}:R>" in text_of(simulation.messages_of(simulation.ada)[-1])


async def test_only_missing_members_are_reminded_before_the_deadline(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await lay(simulation, simulation.ada)
    told = len(simulation.messages_of(simulation.ada))
    await simulation.pass_time(20 * 3600 + 60)
    assert "is waiting for you" in text_of(simulation.messages_of(simulation.bo)[-1])
    assert len(simulation.messages_of(simulation.ada)) == told
    assert "is waiting for you" not in posts(simulation), "who is missing is secret in Beacons"


def reminders(simulation: Simulation, member: MemberActor) -> int:
    """The number of reminders sent to a member."""
    told = [text_of(one) for one in simulation.messages_of(member)]
    return sum("waiting for you" in one for one in told)


async def test_a_reminder_is_deleted_once_its_member_has_moved(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    await simulation.pass_time(20 * 3600 + 60)
    assert reminders(simulation, simulation.bo) == 1
    await lay(simulation, simulation.bo)
    await simulation.pass_time(2 * 60)
    assert reminders(simulation, simulation.bo) == 0
    assert reminders(simulation, simulation.cleo) == 1


async def test_a_reminder_is_deleted_after_a_move_in_the_hand(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    await simulation.pass_time(20 * 3600 + 60)
    *_, turn, reminder = simulation.messages_of(simulation.bo)
    assert "waiting for you" in text_of(reminder)
    await press(simulation, simulation.bo, turn, "pick", "lamp")
    assert 1 not in (await table(simulation)).missing
    await simulation.pass_time(60)
    assert reminders(simulation, simulation.bo) == 0


async def test_a_reminder_is_deleted_when_the_autopilot_has_played(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(20 * 3600 + 60)
    assert reminders(simulation, simulation.bo) == 1
    await simulation.pass_time(4 * 3600 + 60)
    assert reminders(simulation, simulation.bo) == 0


async def test_a_new_reminder_replaces_the_earlier_one(simulation: Simulation) -> None:
    await choose(simulation, simulation.bo, remind_every=3600.0)
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(4 * 3600 + 60)
    assert reminders(simulation, simulation.bo) == 1


async def test_members_get_no_messages_if_switched_off_and_none_in_quiet_hours(
    simulation: Simulation,
) -> None:
    await choose(simulation, simulation.ada, notify="none")
    now = context_of(simulation).service.now()
    hour = int(now // 3600 % 24)
    await choose(simulation, simulation.bo, quiet_from=(hour + 19) % 24, quiet_to=(hour + 22) % 24)
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    begun = len(simulation.messages_of(simulation.bo))
    await simulation.pass_time(20 * 3600 + 60)
    assert simulation.messages_of(simulation.ada) == []
    assert len(simulation.messages_of(simulation.bo)) == begun
    await simulation.pass_time(2 * 3600)
    assert "is waiting for you" in text_of(simulation.messages_of(simulation.bo)[-1])


async def test_at_the_deadline_the_game_continues_without_naming_the_absent(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(DAY + 60)
    assert (await entries(simulation))[:2] == [records.By.PLAYER, records.By.DEADLINE]
    assert "Time ran out for somebody; the autopilot played." in text_of(board(simulation))
    assert "Time ran out for Bo" not in posts(simulation)


async def read_log(simulation: Simulation, member: MemberActor) -> str:
    """The text of a member's log."""
    await member.slash(simulation.games, "table log")
    seen = simulation.sees(member, simulation.games)
    return next(text_of(one) for one in reversed(seen) if "what happened" in text_of(one))


async def test_the_log_tells_the_late_member_whose_time_ran_out(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(DAY + 60)
    assert "Time ran out for Bo" in await read_log(simulation, simulation.bo)
    assert "Time ran out for somebody" in await read_log(simulation, simulation.ada)


async def test_after_two_missed_deadlines_the_autopilot_plays_until_the_member_acts(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="live")
    others = (simulation.ada, simulation.cleo)
    while not (await table(simulation)).row.seats[1].autopilot:
        await act(simulation, *others, *others)
        played = len(await entries(simulation))
        await simulation.pass_time(5 * 60 + 1)

        async def played_on(before: int = played) -> bool:
            return len(await entries(simulation)) > before

        await until(simulation, played_on)
    after = await table(simulation)
    assert after.state.missed[1] >= 2
    assert after.row.seats[1].autopilot
    assert "The autopilot plays for Bo" in text_of(board(simulation))
    assert "the autopilot now plays for you" in text_of(simulation.messages_of(simulation.bo)[-1])
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    assert "I'm back" in labels_of(panel)
    await press(simulation, simulation.bo, panel, "back")
    assert not (await table(simulation)).row.seats[1].autopilot
    assert "The autopilot plays for Bo" not in text_of(board(simulation))


async def test_undoing_a_bid_keeps_the_deadline_and_notifies_nobody(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="daily")
    before = await due(simulation, Timers.DEADLINE)
    posted, told = len(public(simulation)), len(simulation.messages_of(simulation.ada))
    panel = await lay(simulation, simulation.ada)
    await simulation.pass_time(3600)
    await press(simulation, simulation.ada, panel, "play")
    assert await due(simulation, Timers.DEADLINE) == before
    assert len(public(simulation)) == posted
    assert len(simulation.messages_of(simulation.ada)) == told


async def test_downtime_of_the_bot_takes_nobodys_time(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    before = await due(simulation, Timers.DEADLINE)
    await simulation.env.bot.close()
    simulation.env.backend.advance_clock(3 * DAY)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    after = await due(simulation, Timers.DEADLINE)
    assert [round(after[seat] - before[seat]) for seat in (0, 1)] == [3 * DAY, 3 * DAY]
    assert await entries(simulation) == []
    assert f"<t:{after[0]:.0f}:R>" in text_of(board(simulation))


async def test_a_clock_jump_of_days_skips_no_turn_and_fires_no_timer_twice(
    simulation: Simulation, skew: list[float]
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    service = context_of(simulation).service
    left = [when - service.now() for when in (await due(simulation, Timers.DEADLINE)).values()]
    for jump in (5 * DAY, -9 * DAY):
        skew[0] += jump
        service.wake()
        await simulation.env.settle()
        ends = await due(simulation, Timers.DEADLINE)
        assert [round(when - service.now()) for when in ends.values()] == [round(s) for s in left]
    assert await entries(simulation) == []
    await simulation.pass_time(DAY + 60)
    assert [by for by in await entries(simulation) if by is not records.By.AGENT] == [
        records.By.DEADLINE
    ] * 2


async def test_a_holiday_stops_the_clock(simulation: Simulation) -> None:
    now = context_of(simulation).service.now()
    await choose(simulation, simulation.bo, holiday=now + 7 * DAY)
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    ends = await due(simulation, Timers.DEADLINE)
    assert round((ends[1] - ends[0]) / DAY) == 7
    await simulation.pass_time(2 * DAY)
    assert await entries(simulation) == [records.By.DEADLINE]
