"""How the decision before a seat may turn out, tried out for whoever asks before they decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from engine.core.chance import Chance
from engine.core.words import Seat, Words

S = TypeVar("S")


class Foresight(ABC, Generic[S]):
    """What a game can try out: a battle, a spin, a throw of dice."""

    @abstractmethod
    def open(self, state: S, seat: Seat) -> bool:
        """Whether there is anything to tell of the decision before a seat."""

    @abstractmethod
    def told(
        self,
        seat: Seat,
        imagine: Callable[[Chance], S],
        chance: Chance,
        go_on: Callable[[], bool],
    ) -> Sequence[Words]:
        """A heading, then how the decision may turn out, a line each, the best first.

        It is tried out on states that the seat may `imagine` while `go_on()`: so it tells no more
        than the seat knows.
        """
