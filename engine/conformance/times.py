"""The law of times: an action that was legal is refused at every time that is not its own.

Random probes seldom meet a state in which nothing but the time speaks against an action. So the
time of a legal action is altered instead, to every other there is, and what is legal then is held
against a table in which the game says when each kind of action may be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

from engine.conformance.basis import Basis, at, hold
from engine.conformance.contents import members
from engine.core.match import Match, copier_of

if TYPE_CHECKING:
    from engine.conformance.tables import AnyMatch

Setter = Callable[[Any, int], None]
"""Alters a state, in place, to a time as a seat sees it."""
Time = Mapping[str, str]
Row = Mapping[str, frozenset[str]]

ANY = "*"


@dataclass(frozen=True, slots=True)
class Example:
    """An action that is legal for a seat in a match; `where` says which match it is."""

    where: object
    match: AnyMatch
    seat: int
    action: Any


class TimeLaws(Basis):
    """When each kind of action may be done: tables of the game's, tried cell by cell."""

    clock: ClassVar[Mapping[str, Mapping[str, Setter]]] = {}
    """What says whose time it is and for what: axes ("phase", "turn"), the times on each, and how a
    state is brought there. Every combination is tried."""
    times: ClassVar[Sequence[Sequence[str]]] = ()
    """A row: kinds of actions, then for each axis of `clock`, in that order, their times on it, or
    "*" for all. Names stand with spaces between: ("Draw Take", "turn bonus", "own")."""

    def arranged(self) -> Iterable[tuple[Any, int, Any]]:
        """State, seat and action, legal there, of each kind that games seldom come to."""
        return ()

    def test_what_is_out_of_time_is_refused(self) -> None:
        """Legal actions are tried at every time: they are legal at those of the table alone.

        No kind of action is without times and an example, and no time of the table stands there in
        vain.
        """
        hold(self.game, self.clock, "say in `clock` what tells the time in its states.")
        kinds = {kind.__name__ for kind in members(self.rules.action)}
        named = {kind for row in self.times for kind in row[0].split()}
        hold(self.game, kinds <= named, f"`times` has no row for {sorted(kinds - named)}.")
        hold(self.game, named <= kinds, f"no actions are called {sorted(named - kinds)}.")
        for kind, examples in self._examples(kinds).items():
            hold(self.game, examples, f"no game comes to a legal {kind}: add one to `arranged`.")
            self._at_all_times(kind, examples)

    def _examples(self, kinds: set[str]) -> dict[str, list[Example]]:
        """What is arranged, and the first of each kind in games until none is missing."""
        found: dict[str, list[Example]] = {kind: [] for kind in sorted(kinds)}
        for state, seat, action in self.arranged():
            where = f"{self.game}, as arranged for {type(action).__name__}"
            match = Match(self.rules, state, (0,) * self.rules.seats[-1])
            refusal = match.why_not(seat, action)
            hold(where, refusal is None, f"{action} by seat {seat} is refused: {refusal}.")
            found[type(action).__name__].append(Example(where, match, seat, action))
        for number in range(self.games):
            if number >= self.seeds and all(found.values()):
                break
            wanted = {kind for kind in kinds if len(found[kind]) < self.examples}
            for example in self._played(number, wanted):
                found[type(example.action).__name__].append(example)
        return found

    def _played(self, number: int, kinds: set[str]) -> Iterator[Example]:
        course = self.course(number)
        left = kinds & {type(action).__name__ for _, action in course.moves}
        moments = course.moments()
        while left:
            moment = next(moments)
            if (kind := type(moment.action).__name__) in left:
                left.remove(kind)
                yield Example(moment, moment.match, moment.seat, moment.action)

    def _at_all_times(self, kind: str, examples: list[Example]) -> None:
        rows = [self._row(*row) for row in self.times if kind in row[0].split()]
        legal: list[Time] = []
        for cell in product(*self.clock.values()):
            time = dict(zip(self.clock, cell, strict=True))
            in_time = any(_stands_in(row, time) for row in rows)
            for example in examples:
                if not self._refused(example, time):
                    told = f"{example.action} by seat {example.seat} is legal at {_worded(time)}."
                    hold(example.where, in_time, told)
                    legal.append(time)
        for row in rows:
            for axis, times in row.items():
                found = {time[axis] for time in legal if _stands_in(row, time)}
                vain = sorted(times - found)
                hold(self.game, not vain, f"no {kind} is legal at {axis} {vain}.")

    def _row(self, kinds: str, *told: str) -> Row:
        """The times of a row; an axis on which all are its times is left out."""
        hold(self.game, len(told) == len(self.clock), f"the row of {kinds} is not as `clock` is.")
        row = {
            axis: frozenset(times.split())
            for axis, times in zip(self.clock, told, strict=True)
            if times != ANY
        }
        for axis, times in row.items():
            strange = sorted(times - set(self.clock[axis]))
            hold(self.game, times and not strange, f"the row of {kinds}: no {axis} is {strange}.")
        return row

    def _refused(self, example: Example, time: Time) -> bool:
        state = copier_of(self.rules)(example.match.state)
        with at(f"{example.where}, {example.action} by seat {example.seat} at {_worded(time)}"):
            for axis, name in time.items():
                self.clock[axis][name](state, example.seat)
            altered = replace(example.match, state=state)
            return altered.why_not(example.seat, example.action) is not None


def _stands_in(row: Row, time: Time) -> bool:
    return all(time[axis] in times for axis, times in row.items())


def _worded(time: Time) -> str:
    return ", ".join(f"{axis} {name}" for axis, name in time.items())
