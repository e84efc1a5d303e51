"""Makes the message of the day, and Ada's streak, appear to her."""

from bot.features.challenge.panel import RANKED
from bot.interactions.verbs import On
from tests.bot.features.challenge.posting import posted, switch_on
from tests.bot.journeys.boards.showings import Showing, Shown, solo
from tests.bot.journeys.commands.saying import enter
from tests.simulation import Simulation


async def own_streak(simulation: Simulation) -> Shown:
    await simulation.ada.slash(simulation.games, "play", game="dyla", challenge=True)
    return simulation.ada, await enter(simulation, simulation.ada, "stats challenge")


async def message_of_the_day(simulation: Simulation) -> Shown:
    await switch_on(simulation)
    await solo(simulation)
    (message,) = posted(simulation)
    return simulation.ada, message


KINDS: dict[Showing, On | str] = {own_streak: RANKED, message_of_the_day: On.POSTING}
