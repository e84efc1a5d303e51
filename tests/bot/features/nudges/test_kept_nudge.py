"""A nudge pending in a database of the first release."""

from tests.bot.store.test_release_database import direct_messages, duellists, path, simulation
from tests.simulation import Simulation

__all__ = ["path", "simulation"]


async def test_a_pending_nudge_is_delivered_after_the_upgrade(
    simulation: Simulation,
) -> None:
    asking, waiting = await duellists(simulation)
    nudge = f"{waiting.user.name.capitalize()} is waiting for you in Dark Miss Down."
    assert nudge in direct_messages(simulation, asking)
