"""The law of times: an action is legal at exactly the times in the game's table.

Random play rarely reaches a state in which only the time forbids an action. So this law moves the
state of a legal action to every other time, and compares the result with the table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar

from engine.conformance.laws.basis import Basis, at, hold
from engine.conformance.tables import AnyMatch
from engine.core.kinds import kinds_of
from engine.core.match import Match, copier_of

Setter = Callable[[Any, int], None]
"""`setter(state, seat)` moves a state, in place, to a time as seen from the seat."""
Time = Mapping[str, str]
"""By axis (such as "phase"), the name of a time on it."""
Row = Mapping[str, frozenset[str]]
"""By axis, the times at which an action is legal; axes on which it always is are missing."""

ANY = "*"


@dataclass(frozen=True, slots=True)
class Example:
    """A legal action of a seat in a match; `where` names the place, for failures."""

    where: object
    match: AnyMatch
    seat: int
    action: Any


class TimeLaws(Basis):
    """The law that each kind of action is legal at exactly the times in the game's table."""

    clock: ClassVar[Mapping[str, Mapping[str, Setter]]] = {}
    """By axis of time ("phase", "turn") and name of a time on it, the function that sets it.

    Every combination of times is tried.
    """
    times: ClassVar[Sequence[Sequence[str]]] = ()
    """Rows: kinds of actions, then per axis of `clock` their times, or "*" for all.

    Names are separated by spaces: ("Draw Take", "turn bonus", "own").
    """

    def rare_examples(self) -> Iterable[tuple[Any, int, Any]]:
        """Examples of actions that games rarely reach, each as (state, seat, legal action)."""
        return ()

    def test_what_is_out_of_time_is_refused(self) -> None:
        """A legal action, tried at every time, is legal at exactly the times in the table.

        Every kind of action has a row and an example; every time in the table exists.
        """
        hold(self.game, self.clock, "say in `clock` what tells the time in its states.")
        kinds = {kind.__name__ for kind in kinds_of(self.rules.action)}
        named = {kind for row in self.times for kind in row[0].split()}
        hold(self.game, kinds <= named, f"`times` has no row for {sorted(kinds - named)}.")
        hold(self.game, named <= kinds, f"no actions are called {sorted(named - kinds)}.")
        for kind, examples in self._examples(kinds).items():
            absent = f"no game comes to a legal {kind}: add one to `rare_examples`."
            hold(self.game, examples, absent)
            self._at_all_times(kind, examples)

    def _examples(self, kinds: set[str]) -> dict[str, list[Example]]:
        """Examples by kind of action: `rare_examples`, then those of games up to `examples`.

        The games in `revealing` are searched first.
        """
        found: dict[str, list[Example]] = {kind: [] for kind in sorted(kinds)}
        for state, seat, action in self.rare_examples():
            where = f"{self.game}, as arranged for {type(action).__name__}"
            match = Match(self.rules, state, (0,) * self.rules.seats[-1])
            refusal = match.why_not(seat, action)
            hold(where, refusal is None, f"{action} by seat {seat} is refused: {refusal}.")
            found[type(action).__name__].append(Example(where, match, seat, action))
        for played, number in enumerate(self.numbers()):
            if played >= self.seeds and all(found.values()):
                break
            wanted = {kind for kind in kinds if len(found[kind]) < self.examples}
            for example in self._examples_in(number, wanted):
                found[type(example.action).__name__].append(example)
        return found

    def _examples_in(self, number: int, kinds: set[str]) -> Iterator[Example]:
        course = self.course(number)
        first: dict[str, int] = {}
        for step, (_, action) in enumerate(course.moves):
            first.setdefault(type(action).__name__, step)
        for moment in course.moments_at({step for kind, step in first.items() if kind in kinds}):
            yield Example(moment, moment.match, moment.seat, moment.action)

    def _at_all_times(self, kind: str, examples: list[Example]) -> None:
        rows = [self._row(*row) for row in self.times if kind in row[0].split()]
        legal: list[Time] = []
        for cell in product(*self.clock.values()):
            time = dict(zip(self.clock, cell, strict=True))
            in_time = any(_stands_in(row, time) for row in rows)
            for example in examples:
                if not self._refuses(example, time):
                    when = _time_in_words(time)
                    message = f"{example.action} by seat {example.seat} is legal at {when}."
                    hold(example.where, in_time, message)
                    legal.append(time)
        for row in rows:
            for axis, times in row.items():
                found = {time[axis] for time in legal if _stands_in(row, time)}
                vain = sorted(times - found)
                hold(self.game, not vain, f"no {kind} is legal at {axis} {vain}.")

    def _row(self, kinds: str, *told: str) -> Row:
        """The parsed times of a row of `times`; axes with "*" are left out."""
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

    def _refuses(self, example: Example, time: Time) -> bool:
        state = copier_of(self.rules)(example.match.state)
        when = _time_in_words(time)
        with at(f"{example.where}, {example.action} by seat {example.seat} at {when}"):
            for axis, name in time.items():
                self.clock[axis][name](state, example.seat)
            altered = replace(example.match, state=state)
            return altered.why_not(example.seat, example.action) is not None


def _stands_in(row: Row, time: Time) -> bool:
    return all(time[axis] in times for axis, times in row.items())


def _time_in_words(time: Time) -> str:
    return ", ".join(f"{axis} {name}" for axis, name in time.items())
