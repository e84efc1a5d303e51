"""The timer that lets a seat nudge again."""

from collections.abc import Mapping

from bot.features.nudges.deed import TIMER, Nudges
from bot.interactions.base import Base
from bot.timers.clock import Handle


def handlers(base: Base) -> Mapping[str, Handle]:
    """The handler of nudge timers."""
    return {TIMER: Nudges(base.service, base.mentions).forget}
