"""A crew at a larger table after an undo, a downtime, or an absence of the seat's holder."""

import pytest

from bot.features.crew.deed import TIMER, with_idea
from bot.features.crew.state import crew_of
from tests.bot.features.crew.leading import ADA, cards, lay, led
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.table import DAY, board, press, table
from tests.bot.journeys.tables.table import lay as lay_alone
from tests.simulation import Simulation, labels_of, text_of

pytestmark = pytest.mark.usefixtures("patience")


async def test_an_undo_voids_votes_which_earn_no_credit(
    simulation: Simulation,
) -> None:
    panel = await led(simulation)
    await lay_alone(simulation, simulation.bo)
    await lay(simulation, simulation.cleo, panel)
    question = await enter(simulation, simulation.bo, "table undo")
    await press(simulation, simulation.bo, question, "ask")
    vote = await press(simulation, simulation.ada, board(simulation), "vote")
    await press(simulation, simulation.ada, vote, "aye")
    after = await table(simulation)
    assert after.match.decisions[ADA] == 1, "an undo outdates all buttons"
    crew = crew_of(after, ADA)
    assert (crew.ballots, crew.ideas, crew.last) == ((), {}, ())


async def test_a_move_that_nobody_voted_for_earns_no_credit(simulation: Simulation) -> None:
    await lay(simulation, simulation.cleo, await led(simulation))
    now = await table(simulation)
    (ballot,) = crew_of(now, ADA).ballots
    own, other = (crew_of(with_idea(now, ADA, one), ADA) for one in (ballot.action, "another"))
    assert (own.ideas, own.last) == ({ballot.by: 1}, (ballot.by,))
    assert (other.ballots, other.ideas, other.last) == ((), {}, ())


async def test_after_a_downtime_a_crew_has_its_full_time_again(
    simulation: Simulation,
) -> None:
    await lay(simulation, simulation.cleo, await led(simulation))
    now = await table(simulation)
    await simulation.env.bot.close()
    simulation.env.backend.advance_clock(3 * DAY)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    service = context_of(simulation).service
    (timer,) = [one for one in await service.store.timers(now.id) if one.kind == TIMER]
    assert timer.due == pytest.approx(service.now() + 600, abs=5)
    hand = await press(simulation, simulation.ada, board(simulation), "hand")
    assert f"<t:{timer.due:.0f}:R>" in text_of(hand)
    assert (await table(simulation)).match.revision == 0


async def test_a_member_of_the_crew_takes_its_seat_back_from_the_autopilot(
    simulation: Simulation,
) -> None:
    await led(simulation, pace="daily")
    await give_to_autopilot(simulation, ADA)
    panel = await press(simulation, simulation.cleo, board(simulation), "hand")
    assert "I'm back" in labels_of(panel)
    said = await press(simulation, simulation.cleo, panel, "back")
    assert "refused" not in text_of(said)
    assert not (await table(simulation)).row.seats[ADA].autopilot
    assert cards(said)[1]
