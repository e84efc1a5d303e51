"""The timer that ends a pause."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import TABLE, Timer
from bot.table.clocks.pace import BREAK_MOST, PAUSE_MOST
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import seats_present


def pauses(t: Transition) -> Iterable[changes.Change]:
    """Set the timer that ends a pause, or drop it when the pause ends.

    No timer ends a pause in which no member is present, or whose reason is that the board has no
    channel.
    """
    if t.stops and not t.after.lost and seats_present(t.after):
        most = BREAK_MOST if t.after.state.on_break else PAUSE_MOST
        return [changes.SetTimer(Timer(t.row.id, TABLE, Timers.PAUSE, t.now + most))]
    if t.before.paused and not t.after.paused:
        return [changes.DropTimer(t.row.id, TABLE, Timers.PAUSE)]
    return []
