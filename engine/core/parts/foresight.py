"""Simulates the outcomes of a pending decision for the seat that must take it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.words import Seat, Words

S = TypeVar("S")


class Best(NamedTuple):
    """The action with the best results, and these as a reason for it."""

    action: Any
    why: Words


class Foresight(ABC, Generic[S]):
    """Tries out a decision on imagined states: a battle, a spin, a roll of dice."""

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
        """A heading, then a line per possible outcome, the best first.

        Simulates the decision on states from `imagine` while `go_on()` is true. It reveals no more
        than the seat knows.
        """

    @abstractmethod
    def decides(self, state: S, seat: Seat) -> bool:
        """Whether hints advise the action `best`, so that they never contradict the panel."""

    @abstractmethod
    def best(
        self,
        seat: Seat,
        imagine: Callable[[Chance], S],
        chance: Chance,
        go_on: Callable[[], bool],
    ) -> Best:
        """The action of the outcome that `outcomes` lists first, given equal arguments.

        Called only if `decides` is true.
        """
