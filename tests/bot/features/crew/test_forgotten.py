"""`airlock forget` deletes a member's part in crews, which play on."""

from pathlib import Path

import pytest

from bot.store.records import Status
from tests.bot.features.crew.test_crew import open_crew, votes
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.departures.forgetting import forget, values_naming
from tests.simulation import Simulation


@pytest.mark.threads
async def test_nothing_in_the_database_names_a_forgotten_member_of_a_crew_which_plays_on(
    simulation: Simulation, database: Path
) -> None:
    bo = simulation.bo
    ada = await open_crew(simulation, "planetary_defence")
    opened = (await ada.table()).id
    await votes(simulation, bo, ada)
    named = str(bo.id), "Bo"
    assert "leavers" in {table for table, _ in values_naming(database, *named)}
    assert await forget(simulation, str(bo.id), "--yes") == 0
    assert values_naming(database, *named) == set()
    row = await context_of(simulation).service.store.match(opened)
    assert row is not None
    assert row.status is Status.RUNNING
