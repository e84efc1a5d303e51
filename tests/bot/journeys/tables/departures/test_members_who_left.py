"""A member who shares no server with the bot counts as gone: play continues, all are told once."""

from simcord.actors import MemberActor

from bot.store.changes import PutTable, SetTimer
from bot.store.records import By, Timer
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import with_autopilot
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import act, begin, board, lay, press, public, table, until
from tests.simulation import Simulation, labels_of, text_of

SAID = "has left the server, so the autopilot plays for them"


def leave(simulation: Simulation, member: MemberActor) -> None:
    """Let the member leave the server; Discord then refuses direct messages to them."""
    simulation.guild.remove_member(member)
    simulation.env.inject_error(
        "POST",
        f"/channels/{member.user.dm_channel.id}/messages",
        status=403,
        code=50278,
        message="Cannot send messages to this user due to having no mutual guilds",
        times=None,
    )


def tries(simulation: Simulation, member: MemberActor) -> int:
    """How often the bot has written to a member, including refused messages."""
    place = f"/channels/{member.user.dm_channel.id}/messages"
    sent = simulation.env.http_requests
    return len([one for one in sent if (one.method, one.path) == ("POST", place)])


async def play_on(simulation: Simulation, *members: MemberActor) -> None:
    """Let these members act until somebody's agent has acted."""
    match, store = (await table(simulation)).id, context_of(simulation).service.store

    async def agent_moved() -> bool:
        if By.AGENT in [entry.by for entry in await store.actions(match)]:
            return True
        await act(simulation, *members)
        return False

    await until(simulation, agent_moved)


def heard(simulation: Simulation, member: MemberActor) -> int:
    """How many direct messages told a member that somebody has left."""
    return len([one for one in simulation.messages_of(member) if SAID in text_of(one)])


def announced(simulation: Simulation) -> int:
    """How many messages in the channel said that somebody has left."""
    return len([one for one in public(simulation) if SAID in text_of(one)])


async def test_a_member_who_left_is_detected_at_their_turn_and_an_agent_plays_on(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.bo)
    leave(simulation, simulation.bo)
    before = tries(simulation, simulation.bo)
    asked = [one.path for one in simulation.env.http_requests if "/members/" in one.path]

    await act(simulation, simulation.ada, simulation.cleo)
    await play_on(simulation, simulation.ada, simulation.cleo)
    await simulation.pass_time(60)

    now = await table(simulation)
    assert [seat.autopilot for seat in now.row.seats] == [False, True, False]
    assert not now.paused
    assert tries(simulation, simulation.bo) == before + 1, "one try told it"
    assert [one.path for one in simulation.env.http_requests if "/members/" in one.path] == asked
    assert announced(simulation) == 1
    assert [heard(simulation, one) for one in (simulation.ada, simulation.cleo)] == [1, 0]
    assert f"<@{simulation.bo.id}>" not in "".join(map(text_of, public(simulation)))
    assert "The autopilot plays for Bo" in text_of(board(simulation))


async def test_a_host_who_left_is_replaced_by_a_member_who_is_told(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    await lay(simulation, simulation.ada)
    leave(simulation, simulation.ada)

    await act(simulation, simulation.bo, simulation.cleo)
    await play_on(simulation, simulation.bo, simulation.cleo)

    assert (await table(simulation)).row.host == simulation.bo.id
    assert announced(simulation) == 1
    assert [heard(simulation, one) for one in (simulation.bo, simulation.cleo)] == [1, 0]


async def test_in_a_duel_an_agent_plays_for_a_member_who_left_until_they_return(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    both = (simulation.ada, simulation.bo)
    first = (await table(simulation)).missing[0]
    stays, leaves = both[first], both[1 - first]
    leave(simulation, leaves)

    await play_on(simulation, stays)

    assert not (await table(simulation)).paused
    simulation.heal()
    simulation.env.backend.add_member(simulation.guild.id, leaves.id)
    panel = await press(simulation, leaves, board(simulation), "hand")
    assert "I'm back" in labels_of(panel)
    await press(simulation, leaves, panel, "back")
    assert not (await table(simulation)).row.seats[1 - first].autopilot


async def test_the_game_waits_when_one_member_is_left_alone(simulation: Simulation) -> None:
    before = await begin(simulation, simulation.ada, simulation.bo)
    await lay(simulation, simulation.bo)
    leave(simulation, simulation.bo)
    leave(simulation, simulation.ada)

    await act(simulation, simulation.ada)
    await simulation.pass_time(3600)

    now = await context_of(simulation).service.tables.load(before.id)
    assert all(seat.autopilot for seat in now.row.seats)
    assert now.paused
    with simulation.requests() as sent:
        await simulation.pass_time(10 * 24 * 3600)
    assert sent == []


async def test_the_autopilot_plays_at_the_deadline_for_a_member_who_left(
    simulation: Simulation,
) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    leave(simulation, simulation.bo)
    service = context_of(simulation).service
    gone = with_autopilot(now, 1, autopilot=True).row
    overdue = Timer(now.id, 1, Timers.DEADLINE, service.now())

    await service.store.commit([PutTable(gone), SetTimer(overdue)])
    service.wake()

    async def played() -> bool:
        return By.DEADLINE in [entry.by for entry in await service.store.actions(now.id)]

    await until(simulation, played)
    assert overdue not in await service.store.timers(now.id)
