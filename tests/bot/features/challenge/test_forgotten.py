"""`airlock forget` deletes a member's starts of the challenge, and their friends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.journeys.tables.departures.forgetting import forget, values_naming
from tests.simulation import Simulation


@pytest.mark.threads
async def test_nothing_in_the_database_names_a_forgotten_member_who_played_the_challenge(
    simulation: Simulation, database: Path
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await bo.slash(simulation.lounge, "play", game="dyla", challenge=True)
    await bo.slash(simulation.lounge, "stats challenge", friend=ada)
    await ada.slash(simulation.lounge, "stats challenge", friend=bo)
    named = str(bo.id), "Bo"
    assert {table for table, _ in values_naming(database, *named)} >= {"dailies", "friends"}
    assert await forget(simulation, str(bo.id), "--yes") == 0
    assert values_naming(database, *named) == set()
