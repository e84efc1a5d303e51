"""The last missing player is told so once; a turn's message is deleted once the next is sent."""

from simcord.actors import MemberActor

from bot.table.notices import GRACE, HAND_DEBOUNCE
from engine.core.choices import Leaf, walk
from engine.games.black_abyss.actions import Pass
from tests.bot.journeys.black_abyss.play import jump
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import act, begin, table
from tests.bot.journeys.tables.turns.test_prepared_moves import pass_the_turn, two
from tests.simulation import Simulation, text_of

SOON = HAND_DEBOUNCE + 1
LAST = "Everyone else is ready"


def count_calls(simulation: Simulation, member: MemberActor) -> int:
    """How often a member was told that they are the last one missing."""
    return sum(LAST in text_of(one) for one in simulation.messages_of(member))


async def buying(simulation: Simulation) -> tuple[MemberActor, ...]:
    """Start a game of three members at the purchase phase."""
    three = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *three, game="black_abyss")
    await jump(simulation, 6, "purchase")
    assert len((await table(simulation)).awaited) == 3
    return three


async def finish_buying(simulation: Simulation, member: MemberActor) -> None:
    """Let a member end their purchases."""
    now = await table(simulation)
    seat = now.seat_of(member.id)
    assert seat is not None
    choices = now.match.game.choices(now.match.state, seat)
    path = next("/".join(path) for path, leaf in walk(choices) if _ends(leaf))
    decision = now.match.decisions[seat]
    await context_of(simulation).service.play(now.id, member.id, decision, path)
    await simulation.env.settle()


def _ends(leaf: object) -> bool:
    return isinstance(leaf, Leaf) and isinstance(leaf.action, Pass)


async def test_the_last_missing_member_of_a_simultaneous_phase_is_told_once(
    simulation: Simulation,
) -> None:
    first, second, last = await buying(simulation)
    await finish_buying(simulation, first)
    await finish_buying(simulation, second)
    await simulation.pass_time(SOON)
    await simulation.pass_time(SOON)
    assert [count_calls(simulation, one) for one in (first, second, last)] == [0, 0, 1]


async def test_a_member_who_acts_at_once_is_not_told_that_they_were_last(
    simulation: Simulation,
) -> None:
    members = await buying(simulation)
    for member in members:
        await finish_buying(simulation, member)
    await simulation.pass_time(SOON)
    assert [count_calls(simulation, one) for one in members] == [0, 0, 0]


async def test_where_it_is_secret_who_acted_nobody_is_told_that_they_are_last_missing(
    simulation: Simulation,
) -> None:
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    await begin(simulation, ada, bo, cleo)
    await act(simulation, ada, bo)
    assert (await table(simulation)).missing == (2,)
    await simulation.pass_time(SOON)
    assert count_calls(simulation, cleo) == 0


async def test_the_message_of_a_turn_is_deleted_once_the_next_one_is_sent(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    earlier = simulation.messages_of(first)[-1].id
    await pass_the_turn(simulation, first)
    assert earlier in [one.id for one in simulation.messages_of(first)], "it is all there is to see"
    with simulation.requests() as sent:
        await pass_the_turn(simulation, second)
    assert not [one for one in sent if one.method == "DELETE" and str(earlier) in one.path]
    newest = simulation.messages_of(first)[-1].id
    assert newest != earlier
    await simulation.pass_time(GRACE + 1)
    await simulation.pass_time(1)
    left = [one.id for one in simulation.messages_of(first)]
    assert earlier not in left
    assert newest in left
    await simulation.pass_time(HAND_DEBOUNCE)
    assert await context_of(simulation).service.store.notices((await table(simulation)).id) == []
