"""How long a seat has for its turn: the paces that a table may agree on, and their clocks.

Games may give less time, or more (`Table.clock`); when a seat's time ends, `play.effects.deadlines`
reckons.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


PAUSE_MOST: Final = 14 * DAY
"""Seconds after which a pause that members agreed to is over at the latest."""


HOLIDAY_MOST: Final = 30 * DAY
"""Seconds for which holidays hold the clock of a seat in one game at most, all in all."""


class Clock(NamedTuple):
    """Seconds a seat has for its turn, and after how many it is reminded; None for no clock."""

    span: float | None
    reminder: float | None


class Pace(StrEnum):
    """The clocks there are."""

    NONE = "none"
    RELAXED = "relaxed"
    DAILY = "daily"
    LIVE = "live"


CLOCKS: Final = {
    Pace.NONE: Clock(None, None),
    Pace.RELAXED: Clock(3 * DAY, 2 * DAY),
    Pace.DAILY: Clock(DAY, 20 * HOUR),
    Pace.LIVE: Clock(5 * MINUTE, 4 * MINUTE),
}
