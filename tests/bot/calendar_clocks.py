"""Computes running times by the calendar, to compare the bot's clocks with.

Uses none of the bot's own arithmetic, so that a fault in it cannot hide. Nights are from 23 to 7,
weekends are Saturday and Sunday, in the zone of a member's city.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from math import ceil
from typing import Final
from zoneinfo import ZoneInfo

from bot.table.clocks.running import Rest

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


def awake(rest: Rest, zone: str, begin: float, end: float) -> float:
    """The seconds between two timestamps for which a clock runs in a time zone ("": UTC)."""
    city = ZoneInfo(zone or "UTC")
    spans = _days(rest, city, datetime.fromtimestamp(begin, city).date(), end)
    return sum(max(0.0, min(end, stop) - max(begin, start)) for start, stop in spans)


def latest(seconds: float, rest: Rest) -> float:
    """The most seconds that can pass until a clock has run for `seconds`; without summer time."""
    match rest:
        case Rest.NONE:
            return seconds
        case Rest.NIGHTS:
            return seconds + 8 * HOUR * ceil(seconds / (16 * HOUR))
        case Rest.WEEKENDS:
            return seconds + 2 * DAY * ceil(seconds / (5 * DAY))
        case Rest.BOTH:
            days = ceil(seconds / (16 * HOUR))
            weekends = ceil(days / 5)
            return seconds + 56 * HOUR * weekends + 8 * HOUR * (days - weekends)


def _days(rest: Rest, city: ZoneInfo, day: date, end: float) -> Iterator[tuple[float, float]]:
    """When a clock runs on each day from `day` until `end`, as timestamps of (start, stop)."""
    nights = rest in (Rest.NIGHTS, Rest.BOTH)
    while (start := _at(city, day, time(7) if nights else time(0))) < end:
        stop = _at(city, day, time(23)) if nights else _at(city, day + timedelta(1), time(0))
        if rest not in (Rest.WEEKENDS, Rest.BOTH) or day.isoweekday() <= 5:
            yield start, stop
        day += timedelta(1)


def _at(city: ZoneInfo, day: date, hour: time) -> float:
    return datetime.combine(day, hour, city).astimezone(UTC).timestamp()
