"""Standing orders of a seat: passing turns, and prepared moves.

The bot stores and plays them. A game says how a turn is passed, what a seat can wait for, what a
move depends on, and what makes the bot ask the member again. All of it uses only the seat's
knowledge: the law of imagined states holds for it too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
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

    def moment(self, state: S, seat: Seat) -> str:  # noqa: ARG002
        """What the seat is asked for now; a prepared move is meant for one such moment."""
        return ""

    def sighted(self, state: S, seat: Seat, foreseen: S) -> frozenset[str]:  # noqa: ARG002
        """What a seat knows of hostile units, and what its prepared moves will bring about.

        `foreseen` is the state after those moves.
        """
        return frozenset()

    def startles(self, state: S, seat: Seat, seen: Collection[str]) -> bool:  # noqa: ARG002
        """Whether something near was not `seen`, so that the member must be asked."""
        return False
