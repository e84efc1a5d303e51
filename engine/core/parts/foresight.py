"""Simulates the outcomes of a pending decision for the seat that must take it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.words import Seat, Words

S = TypeVar("S")


class Best(NamedTuple):
    """The action that did best when it was tried out; `why` tells its results."""

    action: Any
    why: Words


class Foresight(ABC, Generic[S]):
    """Simulates a seat's pending decision, such as a battle, on imagined states."""

    @abstractmethod
    def open(self, state: S, seat: Seat) -> bool:
        """Whether the seat's decision can be simulated."""

    @abstractmethod
    def outcomes(
        self,
        seat: Seat,
        imagine: Callable[[Chance], S],
        chance: Chance,
        go_on: Callable[[], bool],
    ) -> Sequence[Words]:
        """A heading, then a line per option of the decision with its results, the best first.

        Simulates the decision on states from `imagine`, which know no more than the seat, while
        `go_on()` is true.
        """

    @abstractmethod
    def decides(self, state: S, seat: Seat) -> bool:
        """Whether hints advise the action `best`, so that they never contradict `outcomes`."""

    @abstractmethod
    def best(
        self,
        seat: Seat,
        imagine: Callable[[Chance], S],
        chance: Chance,
        go_on: Callable[[], bool],
    ) -> Best:
        """The action of the option that `outcomes` lists first, given equal arguments.

        Called only if `decides` is true.
        """
