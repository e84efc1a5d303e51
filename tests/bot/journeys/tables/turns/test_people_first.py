"""In free order, agents of Dark Wall Destiny let members go first, and announce their plans.

The agents are the real ones; tests wait for their actions.
"""

from functools import partial

from simcord.actors import MemberActor

from bot.presentation.custom_ids import Verb
from bot.store.records import By
from bot.table.clocks.timer_kinds import Timers
from bot.table.table import Table
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import entries
from tests.bot.journeys.tables.table import BY_LOT, DAY, begin, board, press, table, until
from tests.bot.journeys.tables.turns.test_free_order import TAKE
from tests.bot.journeys.tables.turns.test_spins import greedily
from tests.simulation import Simulation, labels_of, text_of

GAME = "dark_wall_destiny"
FIRST = "after you"


async def take(simulation: Simulation, member: MemberActor) -> None:
    """Let the member take their turn by the board's button, once it is there."""

    async def offered() -> bool:
        return TAKE in labels_of(board(simulation))

    await until(simulation, offered)
    await press(simulation, member, board(simulation), Verb.RACE)


async def ended(simulation: Simulation) -> Table:
    """Let the member at turn play it to its end."""
    now = await table(simulation)
    seat = now.match.state.active
    while now.match.state.active == seat:
        now = await greedily(simulation)
    return now


async def all_went(simulation: Simulation, start: Table) -> bool:
    """Whether the first round has reached its spin."""
    state = (await table(simulation)).match.state
    return bool(state.turn > start.match.state.turn or state.stage == "spin")


async def test_agents_wait_until_every_member_has_taken_their_turn(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    start = await begin(simulation, ada, bo, agents=2, game=GAME, chosen=BY_LOT)
    await take(simulation, bo)
    assert (await table(simulation)).match.state.active == 1, "nobody was quicker"
    await ended(simulation)
    now = await table(simulation)
    assert [*now.giving_way] == [2, 3], "Ada has still to go"
    await take(simulation, ada)
    await ended(simulation)

    await until(simulation, partial(all_went, simulation, start))
    by = await entries(simulation)
    agents = by.index(By.AGENT)
    assert set(by[:agents]) == {By.PLAYER}


async def test_the_board_says_what_an_agent_plans_to_acquire(simulation: Simulation) -> None:
    now = await begin(simulation, simulation.ada, agents=2, game=GAME, chosen=BY_LOT)
    shown = text_of(board(simulation))
    told = " ".join(line for line in shown.split("\n") if FIRST in line)
    assert all(seat.name in told for seat in now.row.seats[1:])
    plans = {words.id for words in now.giving_way.values()}
    assert "dark-wall-destiny-gives-way-acquiring" in plans
    assert "will probably acquire" in told
    await take(simulation, simulation.ada)

    async def said_no_more() -> bool:
        return FIRST not in text_of(board(simulation))

    await until(simulation, said_no_more)


async def test_an_agent_that_waits_has_neither_a_clock_nor_a_reminder(
    simulation: Simulation,
) -> None:
    now = await begin(simulation, simulation.ada, agents=2, pace="daily", game=GAME, chosen=BY_LOT)
    timers = await context_of(simulation).service.store.timers(now.id)
    assert {one.kind for one in timers if one.seat > 0} == set()
    assert {one.kind for one in timers if one.seat == 0} == {Timers.REMIND, Timers.DEADLINE}


async def test_agents_play_once_the_last_members_time_is_up(
    simulation: Simulation,
) -> None:
    start = await begin(
        simulation, simulation.ada, agents=2, pace="daily", game=GAME, chosen=BY_LOT
    )
    await simulation.pass_time(DAY + 60)

    await until(simulation, partial(all_went, simulation, start))
    assert By.DEADLINE in await entries(simulation)


async def test_agents_play_once_the_last_member_leaves(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    start = await begin(simulation, ada, bo, agents=2, game=GAME, chosen=BY_LOT)
    await take(simulation, ada)
    now = await ended(simulation)
    assert [*now.giving_way] == [2, 3]
    await context_of(simulation).seats.leave_server(now.id, 1)
    context_of(simulation).service.wake()
    await until(simulation, partial(all_went, simulation, start))
    assert By.AGENT in await entries(simulation)
