"""The message with the button of reasons, for tests of forged clicks."""

from bot.features.reasons.panel import VERB
from bot.interactions.verbs import On
from tests.bot.journeys.boards.showings import Showing, Shown
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import BY_LOT, begin
from tests.simulation import Simulation


async def log_with_ais(simulation: Simulation) -> Shown:
    """Ada's log at a table with an AI."""
    await begin(simulation, simulation.ada, agents=1, game="dark_wall_destiny", chosen=BY_LOT)
    return simulation.ada, await enter(simulation, simulation.ada, "table log")


KINDS: dict[Showing, On | str] = {log_with_ais: VERB}
OWN = (log_with_ais,)
