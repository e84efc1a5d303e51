"""How long a seat has for its turn: the paces that a table may choose, and their clocks.

Games may give less or more time (`Table.clock`). `play.effects.deadlines` sets the timers.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from bot.runtime.durations import DAY, HOUR, MINUTE

PAUSE_MOST: Final = 14 * DAY
"""Maximum seconds of a pause that members agreed to."""


BREAK_MOST: Final = 7 * DAY
"""Maximum seconds of a break: a pause that each member may take once a game without consent."""


BREAK_LEAST: Final = 12 * HOUR
"""Minimum seconds of a turn at tables where members may take a break."""


HOLIDAY_MOST: Final = 30 * DAY
"""Maximum seconds in total for which holidays stop a seat's clock in one game."""


class Clock(NamedTuple):
    """The time that a seat has for its turn, in seconds.

    Each turn has a `span`; None without a clock. A longer turn uses up the seat's `bank`, which is
    for the whole game. `warning` seconds before both have run out, the seat is reminded.
    """

    span: float | None
    warning: float = 0.0
    bank: float = 0.0


class Pace(StrEnum):
    """The paces a table may choose."""

    NONE = "none"
    RELAXED = "relaxed"
    TWO_DAYS = "two-days"
    DAILY = "daily"
    HALF_DAY = "half-day"
    DAILY_BANK = "daily-bank"
    HOURLY_BANK = "hourly-bank"
    LIVE = "live"
    BLITZ = "blitz"


PACES: Final = tuple(Pace)
"""Each pace at the index by which a proposal names it (`Proposal.about`)."""


CLOCKS: Final = {
    Pace.NONE: Clock(None),
    Pace.RELAXED: Clock(3 * DAY, DAY),
    Pace.TWO_DAYS: Clock(2 * DAY, 8 * HOUR),
    Pace.DAILY: Clock(DAY, 4 * HOUR),
    Pace.HALF_DAY: Clock(12 * HOUR, 2 * HOUR),
    Pace.DAILY_BANK: Clock(DAY, 4 * HOUR, 5 * DAY),
    Pace.HOURLY_BANK: Clock(HOUR, HOUR / 2, 6 * HOUR),
    Pace.LIVE: Clock(5 * MINUTE, MINUTE),
    Pace.BLITZ: Clock(15.0, MINUTE, 5 * MINUTE),
}
