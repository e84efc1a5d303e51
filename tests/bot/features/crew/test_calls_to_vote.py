"""Members who ask for it are called to vote by direct message, once until they have voted."""

import pytest
from simcord.actors import MemberActor

from tests.bot.features.crew.leading import click
from tests.bot.features.crew.test_crew import open_crew, votes
from tests.bot.journeys.player import Player
from tests.simulation import Simulation, labels_of, text_of

HOURS = 2 * 3_600.0

pytestmark = pytest.mark.usefixtures("patience")


async def wakes(simulation: Simulation, member: MemberActor, ada: Player) -> str:
    """Let a member turn their calls on or off on the crew's page; returns the page's text."""
    shown = await click(simulation, member, ada.board, ":crew:")
    await click(simulation, member, shown, "crew:call")
    return text_of(shown)


def calls(simulation: Simulation, member: MemberActor) -> int:
    """How often a member was called."""
    said = f"Your crew votes on a move of Dyla in **{simulation.guild.name}**."
    return sum(said in text_of(one) for one in simulation.messages_of(member))


async def votes_much_later(simulation: Simulation, member: MemberActor, ada: Player) -> None:
    """Let a member vote hours after the last vote, and deliver the calls."""
    await simulation.pass_time(HOURS)
    await votes(simulation, member, ada)
    await simulation.pass_time(60)


async def test_a_member_is_called_once_until_they_have_voted(simulation: Simulation) -> None:
    ada = await open_crew(simulation, crew_agree="1", crew_time="5")
    await votes(simulation, simulation.bo, ada)
    assert "I send you a direct message when a vote begins" in await wakes(
        simulation, simulation.bo, ada
    )
    await votes(simulation, simulation.cleo, ada)
    await votes(simulation, simulation.cleo, ada)
    await simulation.pass_time(60)
    assert calls(simulation, simulation.bo) == 0, "Bo voted within the last hour"

    await votes(simulation, simulation.bo, ada)
    await votes_much_later(simulation, simulation.cleo, ada)
    assert calls(simulation, simulation.bo) == 1
    assert labels_of(simulation.messages_of(simulation.bo)[-1]) == ["Board"]
    await votes(simulation, simulation.dan, ada)
    await votes_much_later(simulation, simulation.cleo, ada)
    assert calls(simulation, simulation.bo) == 1, "Bo has not voted since"

    await votes(simulation, simulation.bo, ada)
    await votes_much_later(simulation, simulation.cleo, ada)
    assert calls(simulation, simulation.bo) == 2
    assert calls(simulation, simulation.cleo) == calls(simulation, simulation.dan) == 0


async def test_a_vote_that_decides_at_once_or_replaces_another_calls_nobody(
    simulation: Simulation,
) -> None:
    ada = await open_crew(simulation, crew_agree="0")
    await votes(simulation, simulation.bo, ada)
    await wakes(simulation, simulation.bo, ada)
    assert "I send you" not in await wakes(simulation, simulation.bo, ada)
    await simulation.pass_time(24 * HOURS)
    await votes(simulation, simulation.cleo, ada)
    await simulation.pass_time(60)
    assert calls(simulation, simulation.bo) == 0


async def test_only_members_of_the_crew_can_ask_to_be_called(simulation: Simulation) -> None:
    ada = await open_crew(simulation)
    shown = await click(simulation, simulation.dan, ada.board, ":crew:")
    assert "Ping me when a vote begins" not in labels_of(shown)
