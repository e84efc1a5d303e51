"""Holidays at one table: they stop the clock of a seat, up to a limit.

Tables in, tables out. How long a member is on holiday is theirs to say; how long a game waits for
that is bounded, so that nobody keeps the others from its end.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.table.pace import HOLIDAY_MOST
from bot.table.presence import with_state
from bot.table.state import Holiday
from bot.table.table import Table


def held_until(table: Table, seat: int, now: float) -> float:
    """Until when a holiday holds the clock of a seat; `now` if none does."""
    return max(now, _of(table, seat).until)


def holiday_end(table: Table, seat: int, now: float, wished: float) -> float:
    """Until when a holiday that is to last until `wished` holds the clock, from now on."""
    return max(now, min(wished, now + HOLIDAY_MOST - _used(_of(table, seat), now)))


def with_clocks_held(table: Table, until: Mapping[int, float], now: float) -> Table:
    """The table when the clocks of these seats are held from now until then."""
    begun = {
        seat: Holiday(used=_used(_of(table, seat), now), since=now, until=end)
        for seat, end in until.items()
    }
    return with_state(table, holidays={**table.state.holidays, **begun}) if begun else table


def let_go(table: Table, now: float) -> Table:
    """The table without holds on clocks that no longer run."""
    running = () if table.paused else table.missing
    over = {seat: now for seat, one in table.state.holidays.items() if seat not in running}
    stand = {seat: end for seat, end in over.items() if _of(table, seat).until > now}
    return with_clocks_held(table, stand, now)


def _of(table: Table, seat: int) -> Holiday:
    return table.state.holidays.get(seat, Holiday())


def _used(holiday: Holiday, now: float) -> float:
    """How long the clock has been held."""
    return holiday.used + max(0.0, min(now, holiday.until) - holiday.since)
