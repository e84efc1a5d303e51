"""When a clock runs and when its time is over. Pure functions of settings, seat times, city, now.

A clock stops during an absence and, if the table agreed to it, during nights and weekends of the
member's city. Time advances in quarters of an hour. Every zone's offset is a multiple of them, so a
change to summer time needs no special case.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.table.clocks.pace import Clock

QUARTER: Final = 15 * MINUTE
NIGHT: Final = (23, 7)
"""The hours at which a night begins and ends."""
SATURDAY: Final = 5
WEEK: Final = 7 * DAY


class Rest(StrEnum):
    """Times at which no clock of a table runs."""

    NONE = "none"
    NIGHTS = "nights"
    WEEKENDS = "weekends"
    BOTH = "both"


class Hours(NamedTuple):
    """When a seat's clock runs: not before `since`, nor during the `rest` in its `zone`."""

    rest: Rest = Rest.NONE
    zone: str = ""
    since: float = 0.0


def run_out(begin: float, seconds: float, hours: Hours) -> float:
    """The time (unix seconds) at which a clock started at `begin` has run for `seconds`.

    Negative `seconds` count back from its start, without rests.
    """
    moment = max(begin, hours.since)
    if hours.rest is Rest.NONE or seconds <= 0:
        return moment + seconds
    for start, end in _running(moment, hours):
        if seconds <= end - start:
            return start + seconds
        seconds -= end - start
    raise AssertionError("every week has hours in which clocks run")


def ran(begin: float, end: float, hours: Hours) -> float:
    """The seconds for which a clock runs between two moments; negative if `end` is earlier."""
    moment = max(begin, hours.since)
    if hours.rest is Rest.NONE or end <= moment:
        return end - moment
    passed = 0.0
    for start, stop in _running(moment, hours):
        if start >= end:
            break
        passed += min(stop, end) - start
    return passed


class Stint(NamedTuple):
    """The time that a seat has for its turn: a `share` (0 to 1) of the clock's span, then a `bank`.

    `bank` is what is left of the seat's bank, in seconds. If the clock resumes after a pause, the
    time is the seconds `left` at the pause instead.
    """

    clock: Clock
    bank: float = 0.0
    share: float = 1.0
    left: float | None = None

    @property
    def total(self) -> float:
        """The seconds for which the clock can run: the share and the bank, or what was left."""
        return self.share * (self.clock.span or 0.0) + self.bank if self.left is None else self.left


def deadline(stint: Stint, begin: float, hours: Hours) -> float:
    """The deadline (unix seconds) of a seat whose clock starts at `begin`."""
    return run_out(begin, stint.total, hours)


def first_reminder(stint: Stint, begin: float, hours: Hours, every: float) -> float | None:
    """When a seat whose clock starts at `begin` is first reminded, in unix seconds.

    `every` is the interval as in `next_reminder`. None if the time is too short for a reminder;
    but after a pause it is due at once.
    """
    left = next_reminder(stint.total, stint, every)
    if left is None:
        if stint.left is None:
            return None
        left = stint.share * stint.clock.warning
    return run_out(begin, stint.total - left, hours)


def next_reminder(left: float, stint: Stint, every: float) -> float | None:
    """The seconds left at the next reminder, if `left` are left now; None if no reminder follows.

    Reminders are sent after each `every` seconds (unless 0), when the bank starts to run, and
    `clock.warning` seconds before the end.
    """
    clock = stint.clock
    warning = stint.share * clock.warning
    points = [warning]
    if clock.span is not None and clock.span > clock.warning and stint.bank > warning:
        points.append(stint.bank)
    if every and left - every > warning:
        points.append(left - every)
    return max((one for one in points if one < left - 1), default=None)


def night(zone: str, now: float) -> tuple[float, float]:
    """When the night of the day of `now` begins and ends in a zone, as (begin, end).

    Both in unix seconds; UTC for an unknown zone.
    """
    there = datetime.fromtimestamp(now, _zone(zone)).replace(minute=0, second=0, microsecond=0)
    begin, end = (there.replace(hour=hour) for hour in NIGHT)
    return begin.timestamp(), (end + timedelta(days=1)).timestamp()


@lru_cache(maxsize=64)
def longest(seconds: float, rest: Rest) -> float:
    """The most seconds that can pass while a clock runs for `seconds`. Ignores summer time."""
    monday = datetime(2024, 1, 1, tzinfo=UTC).timestamp()
    week, zone = (monday + HOUR * hour for hour in range(round(WEEK / HOUR))), _zone("")
    # no clock runs longer than one that starts together with a rest
    rests = [one for one in week if _rests(one, rest, zone) and not _rests(one - 1, rest, zone)]
    return max(run_out(begin, seconds, Hours(rest)) - begin for begin in rests or [monday])


@lru_cache(maxsize=8)
def stretch(rest: Rest) -> float:
    """The factor (at least 1) by which rest makes a long game longer.

    It is a week, divided by the time for which the clock runs in a week.
    """
    monday = datetime(2024, 1, 1, tzinfo=UTC).timestamp()
    return WEEK / ran(monday, monday + WEEK, Hours(rest))


def _running(moment: float, hours: Hours) -> Iterator[tuple[float, float]]:
    """The spans (begin, end) from `moment` on in which the clock runs, by quarters of an hour."""
    zone = _zone(hours.zone)
    while True:
        end = (moment // QUARTER + 1) * QUARTER
        if not _rests(moment, hours.rest, zone):
            yield moment, end
        moment = end


def _rests(moment: float, rest: Rest, zone: ZoneInfo) -> bool:
    """Whether a moment is in a night or weekend in which the clock does not run."""
    there = datetime.fromtimestamp(moment, zone)
    begin, end = NIGHT
    night = rest in (Rest.NIGHTS, Rest.BOTH) and not end <= there.hour < begin
    return night or (rest in (Rest.WEEKENDS, Rest.BOTH) and there.weekday() >= SATURDAY)


def _zone(name: str) -> ZoneInfo:
    """The time zone of this name; UTC if it is unknown."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
