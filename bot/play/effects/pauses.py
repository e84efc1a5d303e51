"""The longest time of a pause begins with it and ends with it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import TABLE, Timer
from bot.table.pace import PAUSE_MOST
from bot.table.presence import present
from bot.table.timer_kinds import Timers


def pauses(t: Transition) -> Iterable[changes.Change]:
    """A pause that members agreed to has an end; where nobody is there, or no channel, it waits."""
    if t.solo:
        return []
    if t.stops and not t.after.lost and present(t.after):
        return [changes.SetTimer(Timer(t.row.id, TABLE, Timers.PAUSE, t.now + PAUSE_MOST))]
    if t.before.paused and not t.after.paused:
        return [changes.DropTimer(t.row.id, TABLE, Timers.PAUSE)]
    return []
