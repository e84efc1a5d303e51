"""Holidays: while a member has one, the clocks of their seats stand still."""

from __future__ import annotations

from bot.members.preferences import Members
from bot.play.effects.turns import clock_of, newly_missing
from bot.store import records
from bot.store.protocol import Store
from bot.table.table import Table

NONE: dict[int, float] = {}


async def away(store: Store, before: Table | None, after: Table, now: float) -> dict[int, float]:
    """Until when members whose turn has come are on holiday, for those who are.

    Turns have come that were not there in the table `before`; without one, all of them.
    """
    if after.solo or clock_of(after).span is None:
        return NONE
    members, found = Members(store), {}
    for seat in after.missing if before is None else newly_missing(before, after):
        user = after.row.seats[seat].user
        until = (await members.read(user)).holiday if user is not None else now
        if until > now:
            found[seat] = until
    return found


def stretched(timer: records.Timer, now: float, before: float, until: float) -> records.Timer:
    """A timer when the holiday of its member, planned `before`, is to last `until`.

    What was left of the clock when the holiday begins is left when it ends.
    """
    left = timer.due - max(before, now)
    return records.Timer(timer.match_id, timer.seat, timer.kind, max(until, now) + max(left, 0.0))
