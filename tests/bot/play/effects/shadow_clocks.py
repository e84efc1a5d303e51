"""A second implementation of a table's clocks, from its transitions alone, to check the bot's.

Uses none of the bot's arithmetic: time is counted by the calendar (`calendar_clocks`), missed turns
by the record. A seat's clock restarts when it gets another decision, acts, changes hands or comes
back from the autopilot; nothing else gives it time, and a pause least of all.
"""

from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.play.effects.transition import Transition
from bot.store.records import By
from bot.table.table import Table
from tests.bot.calendar_clocks import awake

MISSED_MOST: Final = 2
"""Turns in a row that a member can miss before the autopilot takes the seat."""
EXACT: Final = 1.0
"""Seconds by which the bot's clocks may differ."""


@dataclass
class _Clock:
    """A seat's clock.

    `runs` tells whether time passes on it. `used` are the seconds used in this turn, `overdrawn`
    the seconds used of the bank in earlier turns, and `missed` the turns missed in a row.
    """

    runs: bool = False
    used: float = 0.0
    overdrawn: float = 0.0
    missed: int = 0
    shared: bool = False
    """Whether the turn's time may be reduced, as after an undo or when a seat changed hands."""
    inexact: bool = False
    """Whether a reduced turn used an unknown part of the bank."""


@dataclass
class ShadowClocks:
    """The clocks of one table; `follow` each transition in turn.

    That raises AssertionError if the bot's clocks differ.
    """

    _clocks: dict[int, _Clock] = field(default_factory=dict)
    _now: float | None = None

    def follow(self, t: Transition) -> None:
        """Let time pass until a transition, then start and stop clocks."""
        if self._now is not None:
            self._pass_time(t.before, self._now, t.now)
        self._now = t.now
        for seat in range(len(t.row.seats)):
            self._judge(t, seat)

    def _pass_time(self, table: Table, since: float, until: float) -> None:
        """Let all running clocks run; no time may pass while only an AI is awaited."""
        if table.paused or table.over or until <= since:
            return
        people = [seat for seat in table.missing if not table.automatic(seat)]
        assert people or not table.missing, f"{until - since:.0f} s were spent on an autopilot"
        for seat in people:
            clock = self._clocks[seat]
            if clock.runs:
                clock.used += _ran(table, seat, since, until)
                most = _most(table, clock)
                assert clock.used <= most + EXACT, f"{clock.used:.0f} s of {most:.0f} s"

    def _judge(self, t: Transition, seat: int) -> None:
        clock = self._clocks.setdefault(seat, _Clock())
        own = t.entry is not None and t.entry.seat == seat
        if own and clock.runs and t.entry is not None and t.entry.by is By.DEADLINE:
            self._missed(t, seat, clock)
        if own and t.entry is not None and t.entry.by in (By.PLAYER, By.QUEUE):
            clock.missed = 0
        back = t.before.automatic(seat) and not t.after.automatic(seat)
        passed_on = seat in t.new_holders
        if back or passed_on:
            clock.missed = 0
        if back or passed_on or _begins_anew(t, seat) or t.before.clock != t.after.clock:
            self._end_turn(t.before, clock)
            undone = t.entry is not None and t.entry.by is By.UNDO
            clock.shared = undone or (passed_on and not t.begins)
        waited_for = seat in t.after.missing and not t.after.automatic(seat)
        clock.runs = waited_for and not t.after.paused and t.after.clock.span is not None

    def _missed(self, t: Transition, seat: int, clock: _Clock) -> None:
        """Check a timeout: all of the seat's time is used; the second one starts the autopilot."""
        most = _most(t.before, clock)
        if not (clock.shared or clock.inexact):
            assert clock.used == pytest.approx(most, abs=EXACT), f"{seat} had not all its time"
        if not (t.before.time_given or t.before.in_exchange):
            clock.missed += 1
            assert t.after.over or t.after.row.seats[seat].autopilot is (
                clock.missed >= MISSED_MOST
            ), f"seat {seat} missed {clock.missed} turns"

    @staticmethod
    def _end_turn(table: Table, clock: _Clock) -> None:
        span = table.clock.span or 0.0
        if table.clock.bank:
            clock.overdrawn += max(0.0, clock.used - span)
            clock.inexact = clock.inexact or clock.shared
        clock.used = 0.0


def _begins_anew(t: Transition, seat: int) -> bool:
    """Whether a seat's turn has ended, or another one has begun.

    A seat that acts and is still awaited keeps its time, unless somebody else was awaited in
    between.
    """
    waits = seat in t.before.missing and seat in t.after.missing
    if t.begins or t.another_call or not waits:
        return True
    if t.entry is None or t.entry.seat != seat:
        return False
    asked = {*t.after.missing} - {*t.before.missing}
    return bool(asked) or t.entry.by in (By.DEADLINE, By.AGENT)


def _ran(table: Table, seat: int, since: float, until: float) -> float:
    """The seconds for which a seat's clock runs between two moments."""
    state = table.state
    begin = max(since, state.holidays[seat].until) if seat in state.holidays else since
    if until <= begin:
        return 0.0
    zone = state.times[seat].zone if seat in state.times else ""
    return awake(table.settings.rest, zone, begin, until)


def _most(table: Table, clock: _Clock) -> float:
    """A seat's time for its turn: the time of the clock, and what is left of its bank."""
    return (table.clock.span or 0.0) + max(0.0, table.clock.bank - clock.overdrawn)
