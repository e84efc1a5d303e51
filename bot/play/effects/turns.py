"""Turns: notifies each member who must act, once."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import turn_notice


def turns(t: Transition) -> Iterable[changes.Change]:
    """A notice for each member whose turn it is now."""
    return [turn_notice(t.row, seat, t.now) for seat in sorted(t.seats_to_notify)]
