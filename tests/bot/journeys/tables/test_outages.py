"""Discord or the network is down for a while: nothing that must be told is lost."""

from simcord.actors import MemberActor

from tests.bot.journeys.tables.table import act, begin, table, until
from tests.simulation import Simulation

HOUR = 3600


async def test_a_call_arrives_once_after_an_outage_of_an_hour(simulation: Simulation) -> None:
    first, other = await at_turn(simulation)
    place = f"/channels/{other.user.dm_channel.id}/messages"
    before = len(simulation.messages_of(other))
    simulation.env.inject_error("POST", place, status=503, times=None)

    await pass_the_turn(simulation, first, other)
    await simulation.pass_time(HOUR)
    assert len(simulation.messages_of(other)) == before
    simulation.heal()
    await simulation.pass_time(2 * HOUR)

    assert len(simulation.messages_of(other)) == before + 1


async def test_an_overdue_call_is_not_made_once_the_member_has_moved(
    simulation: Simulation,
) -> None:
    first, other = await at_turn(simulation)
    place = f"/channels/{other.user.dm_channel.id}/messages"
    simulation.env.inject_error("POST", place, status=503, times=None)
    await pass_the_turn(simulation, first, other)
    await simulation.pass_time(HOUR)
    await pass_the_turn(simulation, other, first)
    before = len(simulation.messages_of(other))
    simulation.heal()
    await simulation.pass_time(2 * HOUR)

    assert len(simulation.messages_of(other)) == before


async def at_turn(simulation: Simulation) -> tuple[MemberActor, MemberActor]:
    """Begin a duel of Dark Miss Down; returns whose turn it is, and the other member."""
    ada, bo = simulation.ada, simulation.bo
    now = await begin(simulation, ada, bo, game="dark_miss_down", pace="daily")
    return (ada, bo) if now.seat_of(ada.id) in now.missing else (bo, ada)


async def pass_the_turn(simulation: Simulation, first: MemberActor, other: MemberActor) -> None:
    """Let a member act until it is the other's turn."""

    async def passed() -> bool:
        now = await table(simulation)
        if now.seat_of(other.id) in now.missing:
            return True
        await act(simulation, first)
        return False

    await until(simulation, passed)
