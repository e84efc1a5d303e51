"""A crew of a larger table whose game is undone, whose bot is away, or whose holder is absent."""

from __future__ import annotations

import pytest

from bot.features.crew.state import crew_of
from tests.bot.features.crew.leading import ADA, lay, led
from tests.bot.journeys.commands.saying import asked
from tests.bot.journeys.tables.table import board, press, table
from tests.bot.journeys.tables.table import lay as lay_alone
from tests.simulation import Simulation

pytestmark = pytest.mark.usefixtures("patience")


async def test_a_vote_on_what_another_takes_back_is_nobodys_idea(simulation: Simulation) -> None:
    panel = await led(simulation)
    await lay_alone(simulation, simulation.bo)
    await lay(simulation, simulation.cleo, panel)
    question = await asked(simulation, simulation.bo, "table undo")
    await press(simulation, simulation.bo, question, "ask")
    vote = await press(simulation, simulation.ada, board(simulation), "vote")
    await press(simulation, simulation.ada, vote, "aye")
    after = await table(simulation)
    assert after.match.decisions[ADA] == 1, "an undo outdates all buttons"
    crew = crew_of(after, ADA)
    assert (crew.ballots, crew.ideas, crew.last) == ((), {}, ())
