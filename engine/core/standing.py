"""What a seat may leave to be done for it: turns that are passed, and moves made beforehand.

Whoever keeps such orders, plays them and calls the member back is no concern of the rules; a game
says how a turn is passed, what a seat may wait for, and what a move hangs on. All three are told of
what the seat knows: the law of imagined states holds for them as for its view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.words import Seat

S = TypeVar("S")


class Standing(ABC, Generic[S]):
    """The standing orders of a game."""

    watches: ClassVar[tuple[str, ...]]
    """What may be waited for, by the last part of the message `<game>-until-<watch>`."""

    @abstractmethod
    def passing(self, state: S, seat: Seat) -> Any | None:
        """The action that lets the seat's turn pass; None where something else is asked of it."""

    @abstractmethod
    def watched(self, state: S, seat: Seat, watch: str) -> frozenset[str]:
        """What there is now of what is waited for, each by a name that stays its own."""

    @abstractmethod
    def bearing(self, state: S, seat: Seat, action: Any) -> str:
        """What the seat knows that an action hangs on; while it is the same, nothing touched it."""
