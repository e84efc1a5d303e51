"""A crew at a table with free order: other seats can make its choices impossible."""

import pytest
from simcord.actors import MemberActor

from bot.features.crew.deed import TIMER, with_crew, with_member, with_terms
from bot.features.crew.state import crew_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import Leaf, walk
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press, table
from tests.simulation import Simulation, custom_ids, labels_of, text_of

pytestmark = pytest.mark.usefixtures("patience")
ADA, BO = 0, 1


async def led(simulation: Simulation, chosen: str = "") -> Table:
    """Let Ada and Cleo lead a seat of Dark Wall Destiny beside Bo; two votes decide."""
    ada, cleo, seats = simulation.ada, simulation.cleo, context_of(simulation).seats
    begun = await begin(simulation, ada, simulation.bo, game="dark_wall_destiny", chosen=chosen)
    await seats.alter(begun.id, lambda now: with_crew(now, ada.id, "Ada", seats.service.now()))
    await seats.alter(
        begun.id, lambda now: with_member(now, ADA, cleo.id, "Cleo", seats.service.now())
    )
    return await seats.alter(begun.id, lambda now: with_terms(now, ADA, ada.id, agree=2))


async def choose(simulation: Simulation, member: MemberActor, faction: str) -> None:
    """Let a member choose a faction, or vote for it."""
    now = await table(simulation)
    service = context_of(simulation).service
    await service.play(now.id, member.id, 0, faction, name=member.name)


def factions(now: Table) -> tuple[str, str]:
    """The keys of a faction, and of one that is still free after Bo took the first."""
    path, taken = next(walk(now.match.choices(BO)))
    assert isinstance(taken, Leaf)
    after = now.match.play(BO, taken.action).match.choices(ADA)
    free = [
        one.key
        for one in now.match.choices(ADA).open()
        if one.key in {each.key for each in after.open()}
    ]
    return path[0], free[0]


async def test_votes_for_a_faction_that_another_seat_took_are_dropped(
    simulation: Simulation,
) -> None:
    now = await led(simulation)
    first, other = factions(now)
    await choose(simulation, simulation.cleo, first)
    await choose(simulation, simulation.ada, other)
    await choose(simulation, simulation.bo, first)
    assert [one.path for one in crew_of(await table(simulation), ADA).ballots] == [other]


async def test_a_member_whose_faction_was_taken_by_another_seat_votes_again(
    simulation: Simulation,
) -> None:
    now, store = await led(simulation), context_of(simulation).service.store
    first, other = factions(now)
    await choose(simulation, simulation.cleo, first)
    await choose(simulation, simulation.bo, first)
    assert not [one for one in await store.timers(now.id) if one.kind == TIMER]
    hand = await press(simulation, simulation.ada, board(simulation), "hand")
    assert "It's played once 2 members agree" in text_of(hand)
    await choose(simulation, simulation.cleo, other)
    await choose(simulation, simulation.ada, other)
    assert (await table(simulation)).match.decisions == (1, 1)


async def test_a_member_cannot_play_a_plan_for_the_crew_alone(simulation: Simulation) -> None:
    plans = pytest.importorskip("bot.features.plans.deed")
    now, context = await led(simulation, BY_LOT), context_of(simulation)
    wanted = plans.Plans(context.service, context.seats)
    await wanted.propose(now.id, simulation.bo.id, ADA, ["play-all"], "income")
    (plan,) = plans.PLANS.of((await table(simulation)).state)
    with pytest.raises(Refused) as refused:
        await wanted.follow(now.id, simulation.ada.id, plan.number, 1, "en")
    assert refused.value.why.id == "refused-crew-alone"
    assert len(plans.PLANS.of((await table(simulation)).state)) == 1
    hand = await press(simulation, simulation.ada, board(simulation), "hand")
    assert not {"Play Bo's plan", "Propose moves …"} & {*labels_of(hand)}


async def test_a_crews_panel_does_not_offer_to_skip_turns(
    simulation: Simulation,
) -> None:
    pytest.importorskip("bot.features.passing")
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    now = await begin(simulation, ada, bo, cleo, game="black_abyss")
    hand = await press(simulation, ada, board(simulation), "hand")
    assert any(":until:" in one for one in custom_ids(hand.components))
    seats = context_of(simulation).seats
    await seats.alter(now.id, lambda now: with_crew(now, ada.id, "Ada", seats.service.now()))
    hand = await press(simulation, ada, board(simulation), "hand")
    assert not any(":until:" in one for one in custom_ids(hand.components))
