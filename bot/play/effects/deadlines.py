"""Clocks of seats: reminders and deadlines are started, resumed or stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import By, Timer
from bot.table.timer_kinds import TURN_TIMERS, Timers


def deadlines(t: Transition) -> Iterable[changes.Change]:
    """Start due clocks; stop those of seats that are not awaited, left, or on holiday."""
    if t.solo:
        return []
    begun = {(seat, kind): due for seat in t.clocks_to_start for kind, due in _times(t, seat)}
    over = {(seat, kind) for seat in _stopped(t) for kind in TURN_TIMERS} - begun.keys()
    return [
        *(changes.SetTimer(Timer(t.row.id, *key, due)) for key, due in sorted(begun.items())),
        *(changes.DropTimer(t.row.id, *key) for key in sorted(over)),
    ]


def _stopped(t: Transition) -> set[int]:
    """The seats whose clock stops, unless it starts anew."""
    if t.stops:
        return set(range(len(t.row.seats)))
    done = {*t.awaited_before} - {*t.awaited}
    return done.union(t.new_holders, t.seats_left, t.clocks_to_start)


def _times(t: Transition, seat: int) -> Iterator[tuple[Timers, float]]:
    """The times of a seat's reminder and deadline; a holiday delays the start.

    After a pause the remaining time is restored. Each further undo halves the time, so that nobody
    can delay the game forever.
    """
    clock = t.after.clock
    if clock.span is None or clock.reminder is None:
        return
    begin, share = max(t.now, t.absences.get(seat, t.now)), 1.0
    if t.has_left(seat):
        begin += t.before.state.left[seat] - clock.span
    if t.entry is not None and t.entry.by is By.UNDO and seat == t.entry.seat:
        share = 0.5 ** max(0, t.after.state.taken_back.get(seat, 0) - 1)
    yield Timers.REMIND, begin + share * clock.reminder
    yield Timers.DEADLINE, begin + share * clock.span
