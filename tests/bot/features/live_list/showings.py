"""Makes the list of games appear to Ada."""

from bot.features.live_list.panel import FREE_YES
from bot.interactions.verbs import On
from bot.timers.server_visits import VISIT_INTERVAL
from tests.bot.journeys.boards.showings import Showing, Shown, lobby, verbs_of
from tests.simulation import Simulation


async def game_list(simulation: Simulation) -> Shown:
    await lobby(simulation)
    place = {"what": "live-list", "channel": simulation.lounge}
    await simulation.ada.slash(simulation.lounge, "settings post", **place)
    await simulation.pass_time(VISIT_INTERVAL)
    shown = simulation.sees(simulation.ada, simulation.lounge)
    return simulation.ada, next(one for one in shown if "listed" in verbs_of(one))


KINDS: dict[Showing, On | str] = {game_list: On.POSTING}
UNTRIED = {FREE_YES}
"""An agent plays on where that is offered."""
