"""Holidays: they stop the clocks of a member's seats, up to a limit."""

from __future__ import annotations

from dataclasses import replace

from bot.members.preferences import Members
from bot.play.advance import edited
from bot.play.effects.transition import Transition
from bot.store import records
from bot.store.protocol import Store
from bot.table.holidays import granted, held, let_go


async def absences(store: Store, t: Transition) -> dict[int, float]:
    """The end of the holiday of each member whose clock would start now."""
    seats = [t.row.seats[seat] for seat in t.clocks_to_start if not t.after.automatic(seat)]
    if not seats or t.after.clock.span is None:
        return {}
    members, found = Members(store), {}
    for seat in seats:
        assert seat.user is not None
        wished = (await members.read(seat.user)).holiday
        until = granted(t.after, seat.number, t.now, wished)
        if until > t.now:
            found[seat.number] = until
    return found


def holding(t: Transition) -> Transition:
    """The transition, with the time that holidays use up added to its table."""
    after = held(let_go(t.after, t.now), t.absences, t.now)
    if after is t.after:
        return t
    return replace(t, after=after if after.row.edition != t.before.row.edition else edited(after))


def stretched(timer: records.Timer, now: float, before: float, until: float) -> records.Timer:
    """A timer moved for a holiday that lasts `until`, and was to last until `before`.

    The remaining time of the clock is preserved.
    """
    left = timer.due - max(before, now)
    return records.Timer(timer.match_id, timer.seat, timer.kind, max(until, now) + max(left, 0.0))
