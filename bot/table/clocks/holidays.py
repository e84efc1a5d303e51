"""Holidays at one table: they stop a seat's clock, up to a limit.

Pure: tables in, tables out. A member chooses how long a holiday lasts. The table limits how long it
stops the clock, so that nobody can block a game.
"""

from collections.abc import Mapping

from bot.table.clocks.pace import HOLIDAY_MOST
from bot.table.presence import with_state
from bot.table.state import Holiday
from bot.table.table import Table


def held_until(table: Table, seat: int, now: float) -> float:
    """When the holiday that stops the seat's clock now ends (unix seconds); `now` without one."""
    return max(now, _of(table, seat).until)


def holiday_end(table: Table, seat: int, now: float, wished: float) -> float:
    """When the seat's clock continues if its member is on holiday until `wished` (unix seconds).

    Not before `now`, and earlier than wished if holidays would stop the clock for more than
    `HOLIDAY_MOST` in this game.
    """
    return max(now, min(wished, now + HOLIDAY_MOST - _time_stopped(_of(table, seat), now)))


def with_clocks_held(table: Table, until: Mapping[int, float], now: float) -> Table:
    """The table with these seats' clocks stopped from `now` until the given times, by seat."""
    begun = {
        seat: Holiday(used=_time_stopped(_of(table, seat), now), since=now, until=end)
        for seat, end in until.items()
    }
    return with_state(table, holidays={**table.state.holidays, **begun}) if begun else table


def without_idle_holidays(table: Table, now: float) -> Table:
    """The table on which holidays of seats that need not act now, or in a pause, have ended."""
    running = () if table.paused else table.missing
    over = {seat: now for seat, one in table.state.holidays.items() if seat not in running}
    stand = {seat: end for seat, end in over.items() if _of(table, seat).until > now}
    return with_clocks_held(table, stand, now)


def _of(table: Table, seat: int) -> Holiday:
    """The seat's holidays in this game; an empty value if it had none."""
    return table.state.holidays.get(seat, Holiday())


def _time_stopped(holiday: Holiday, now: float) -> float:
    """The seconds for which holidays have stopped the clock so far."""
    return holiday.used + max(0.0, min(now, holiday.until) - holiday.since)
