"""Holidays: while a member has one, the clocks of their seats stand still."""

from __future__ import annotations

from bot.members.preferences import Members
from bot.play.effects.transition import Transition
from bot.store import records
from bot.store.protocol import Store


async def absences(store: Store, t: Transition) -> dict[int, float]:
    """Until when members whose clock would begin now are on holiday, for those who are."""
    seats = [t.row.seats[seat] for seat in t.timed if not t.after.automatic(seat)]
    if not seats or t.after.clock.span is None:
        return {}
    members, found = Members(store), {}
    for seat in seats:
        assert seat.user is not None
        until = (await members.read(seat.user)).holiday
        if until > t.now:
            found[seat.number] = until
    return found


def stretched(timer: records.Timer, now: float, before: float, until: float) -> records.Timer:
    """A timer when the holiday of its member, planned `before`, is to last `until`.

    What was left of the clock when the holiday begins is left when it ends.
    """
    left = timer.due - max(before, now)
    return records.Timer(timer.match_id, timer.seat, timer.kind, max(until, now) + max(left, 0.0))
