"""Designs that members build in a game and save by name for later games.

What is kept, and under which name, is no concern of the rules: a game says what there is to keep,
as text that no table's numbers stand in, and by which of its own actions it is had again. So
nothing gets into a game but through its actions, each judged as if it had been chosen by hand.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine.core.words import Seat, Words

S = TypeVar("S")


class Designs(ABC, Generic[S]):
    """The designs of a game: ships and what they carry, a deck, a line-up."""

    @abstractmethod
    def open(self, state: S, seat: Seat) -> bool:
        """Whether the seat is putting something together just now."""

    @abstractmethod
    def of(self, state: S, seat: Seat) -> str:
        """What the seat has put together; "" where there is nothing."""

    @abstractmethod
    def rebuild(self, state: S, seat: Seat, design: str) -> Sequence[Any] | Words:
        """The actions, one after the other, by which the seat has a design; or why it may not.

        Whatever a design holds is judged: it may be of an older version, or of another ruleset.
        """

    @abstractmethod
    def described(self, design: str) -> Words:
        """What a design holds, in words; that it can no longer be read, where that is so."""
