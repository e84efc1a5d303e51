"""Makes the messages of the context menu appear to Ada."""

from bot.features.member_menu.panel import MEET
from bot.interactions.verbs import On
from tests.bot.journeys.boards.showings import Showing, Shown, solo
from tests.simulation import Simulation


async def own_duel(simulation: Simulation) -> Shown:
    await solo(simulation)
    before = {one.id for one in simulation.sees(simulation.ada, simulation.games)}
    await simulation.ada.context_menu(simulation.games, "Play a duel", simulation.bo)
    seen = simulation.sees(simulation.ada, simulation.games)
    return simulation.ada, next(one for one in seen if one.id not in before)


KINDS: dict[Showing, On | str] = {own_duel: MEET}
