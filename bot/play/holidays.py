"""Holidays: they stop the clocks of a member's seats, up to a limit."""

from __future__ import annotations

from dataclasses import replace

from bot.members.preferences import Members
from bot.play.advance import with_next_edition
from bot.play.effects.transition import Transition
from bot.store import records
from bot.store.protocol import Store
from bot.table.holidays import holiday_end, let_go, with_clocks_held


async def absences(store: Store, t: Transition) -> dict[int, float]:
    """The end of the holiday of each member whose clock would start now."""
    seats = [t.row.seats[seat] for seat in t.clocks_to_start if not t.after.automatic(seat)]
    if not seats or t.after.clock.span is None:
        return {}
    members, found = Members(store), {}
    for seat in seats:
        assert seat.user is not None
        wished = (await members.read(seat.user)).holiday
        until = holiday_end(t.after, seat.number, t.now, wished)
        if until > t.now:
            found[seat.number] = until
    return found


def with_holidays(t: Transition) -> Transition:
    """The transition, with the time that holidays use up added to its table."""
    after = with_clocks_held(let_go(t.after, t.now), t.absences, t.now)
    if after is t.after:
        return t
    counted = after.row.edition != t.before.row.edition
    return replace(t, after=after if counted else with_next_edition(after))


def after_holiday(timer: records.Timer, now: float, before: float, until: float) -> records.Timer:
    """A timer moved for a holiday that lasts `until`, and was to last until `before`.

    The remaining time of the clock is preserved.
    """
    left = timer.due - max(before, now)
    return records.Timer(timer.match_id, timer.seat, timer.kind, max(until, now) + max(left, 0.0))
