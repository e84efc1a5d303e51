"""Timers of clocks: reminders and deadlines of seats, and the end of a pause."""

from collections.abc import Iterable, Iterator

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import TABLE, By, Timer
from bot.table.clocks.pace import BREAK_MOST, PAUSE_MOST
from bot.table.clocks.running import deadline, first_reminder
from bot.table.clocks.seat_times import hours_of, stint_of
from bot.table.clocks.timer_kinds import TURN_TIMERS, Timers
from bot.table.presence import seats_present

FREE_CHANGES = 2
"""Changes of a seat's holder during one move that cost no time: to an AI, and back to a member."""


def deadlines(t: Transition) -> Iterable[changes.Change]:
    """Set the timers of clocks that start, and drop those of clocks that stop."""
    begun = {(seat, kind): due for seat in t.clocks_to_start for kind, due in _times(t, seat)}
    over = {(seat, kind) for seat in t.clocks_stopped for kind in TURN_TIMERS} - begun.keys()
    return [
        *[changes.SetTimer(Timer(t.row.id, *key, due)) for key, due in sorted(begun.items())],
        *[changes.DropTimer(t.row.id, *key) for key in sorted(over)],
    ]


def _times(t: Transition, seat: int) -> Iterator[tuple[Timers, float]]:
    """When a seat's first reminder (if any) and its deadline are due, as (kind, unix seconds).

    After a pause the remaining time is restored. Each undo in a row after the first halves the
    time, and so does each change of holder during one move after `FREE_CHANGES`, so that nobody can
    delay the game for ever. Nothing without a clock.
    """
    if t.after.clock.span is None:
        return
    share = 1.0
    if t.entry is not None and t.entry.by is By.UNDO and seat == t.entry.seat:
        share = 0.5 ** max(0, t.after.state.taken_back.get(seat, 0) - 1)
    if seat in t.new_holders:
        share *= 0.5 ** max(0, t.after.state.handed.get(seat, 0) - FREE_CHANGES)
    left = t.before.state.left[seat] if t.has_left(seat) else None
    stint = stint_of(t.after, seat, share=share, left=left)
    hours = hours_of(t.after, seat, t.absences.get(seat, t.now))
    reminder = first_reminder(stint, t.now, hours, t.reminding.get(seat, 0.0))
    if reminder is not None:
        yield Timers.REMIND, reminder
    yield Timers.DEADLINE, deadline(stint, t.now, hours)


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
