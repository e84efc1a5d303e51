"""The timer that lets a seat nudge again."""

from collections.abc import Mapping

from bot.features.nudges.deed import TIMER
from bot.interactions.base import Base
from bot.store import changes, records
from bot.timers.clock import Handle


def handlers(base: Base) -> Mapping[str, Handle]:
    """The handler of nudge timers."""

    async def forget(timer: records.Timer) -> None:
        await base.store.commit([changes.FireTimer(timer)])

    return {TIMER: forget}
