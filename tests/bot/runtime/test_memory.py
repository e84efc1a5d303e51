"""What a bot leaves in memory."""

import gc
import weakref

from tests.simulation import Simulation


async def test_a_stopped_bot_is_freed_though_another_one_started(simulation: Simulation) -> None:
    await simulation.restart()  # a process freezes the objects of its first bot
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    stopped = weakref.ref(simulation.env.bot)
    await simulation.restart()
    gc.collect()
    assert stopped() is None
