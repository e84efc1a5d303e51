"""Open private panels show what members agree on, also those of members who wait."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press
from tests.simulation import Simulation, custom_ids, labels_of, text_of


@pytest.fixture(autouse=True)
async def begun(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo, cleo, game="dark_wall_destiny", chosen=BY_LOT)


async def agree(simulation: Simulation, *members: MemberActor) -> None:
    for member in members:
        ballot = await press(simulation, member, board(simulation), "vote")
        await press(simulation, member, ballot, "aye")


async def end_turn(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Press the button that ends the turn, and confirm it if asked."""
    while ends := [one for one in custom_ids(panel.components) if one.endswith("end-turn")]:
        await simulation.deliver(simulation.press(member, panel, ends[0]))


async def test_a_vote_is_shown_on_the_open_panels_of_all_while_it_lasts(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await press(simulation, ada, board(simulation), "race")
    panels = [await press(simulation, one, board(simulation), "hand") for one in (ada, bo, cleo)]
    await enter(simulation, ada, "table pace", pace="daily")
    assert all("Ada asks for another pace: 1 day a turn." in text_of(one) for one in panels)
    await agree(simulation, bo, cleo)
    assert not any("Ada asks for another pace" in text_of(one) for one in panels)


async def test_whoever_is_asked_for_a_pause_and_to_resume_answers_in_their_own_panel(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await press(simulation, ada, board(simulation), "race")
    asks, first, second = [
        await press(simulation, one, board(simulation), "hand") for one in (ada, bo, cleo)
    ]
    for command, paused in (("table pause", True), ("table resume", False)):
        await enter(simulation, ada, command)
        assert "Answer Ada" not in labels_of(asks)
        for member, panel in ((bo, first), (cleo, second)):
            ballot = await press(simulation, member, panel, "vote")
            await press(simulation, member, ballot, "aye")
            assert "Answer Ada" not in labels_of(panel)
        assert all(("paused" in text_of(one)) is paused for one in (asks, first, second))


async def test_a_ballot_that_is_still_open_goes_when_the_vote_is_over(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await enter(simulation, ada, "table pause")
    voting, waiting = [
        await press(simulation, one, board(simulation), "vote") for one in (bo, cleo)
    ]
    assert waiting in simulation.sees(cleo, simulation.games)
    await press(simulation, bo, voting, "nay")
    assert waiting not in simulation.sees(cleo, simulation.games)
    assert "Ada asked for a pause. Agreed: Ada. Declined; nothing changes." in text_of(voting)
    assert voting in simulation.sees(bo, simulation.games)


async def test_after_an_agreed_undo_no_open_panel_shows_what_was_undone(
    simulation: Simulation,
) -> None:
    ada, bo, cleo, _ = simulation.world.members
    for member in (ada, bo):
        panel = await press(simulation, member, board(simulation), "race")
        await end_turn(simulation, member, panel)
    assert "waiting for Cleo" in text_of(panel)
    question = await enter(simulation, ada, "table undo")
    await press(simulation, ada, question, "ask")
    await agree(simulation, bo, cleo)
    assert "waiting for Ada" in text_of(panel)
    assert "Bo ends the turn" not in text_of(panel)
