"""Standing orders of a seat: passing turns, and prepared moves.

Keeping and playing them is no concern of the rules; a game says how a turn is passed, what a seat
can wait for, and what a move depends on. All three use the seat's knowledge only: the law of
imagined states holds for them too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.words import Seat

S = TypeVar("S")


class Standing(ABC, Generic[S]):
    """The standing orders of a game."""

    watches: ClassVar[tuple[str, ...]]
    """What can be waited for: the last part of the message `<game>-until-<watch>`."""

    @abstractmethod
    def passing(self, state: S, seat: Seat) -> Any | None:
        """The action that passes the seat's turn; None if another decision is due."""

    @abstractmethod
    def watched(self, state: S, seat: Seat, watch: str) -> frozenset[str]:
        """The present events of a watch, by stable names."""

    @abstractmethod
    def bearing(self, state: S, seat: Seat, action: Any) -> str:
        """What an action depends on, from the seat's knowledge; equal while nothing affected it."""
