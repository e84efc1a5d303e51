"""Makes the messages of calls appear to Ada."""

from bot.features.calls.panel import CALLS
from bot.interactions.verbs import On
from tests.bot.journeys.boards.showings import Showing, Shown, solo
from tests.bot.journeys.commands.saying import enter
from tests.simulation import Simulation


async def own_calls(simulation: Simulation) -> Shown:
    await solo(simulation)
    return simulation.ada, await enter(simulation, simulation.ada, "your notify")


KINDS: dict[Showing, On | str] = {own_calls: CALLS}
