"""Designs that members build in a game and save by name for later games.

Rules do not save designs: a game describes a design as text without table-specific numbers, and
rebuilds it by its own actions. So the rules check every part of it like any other action.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine.core.words import Seat, Words

S = TypeVar("S")


class Designs(ABC, Generic[S]):
    """A game's designs: ships with equipment, a deck, a line-up."""

    @abstractmethod
    def open(self, state: S, seat: Seat) -> bool:
        """Whether the seat is designing now."""

    @abstractmethod
    def of(self, state: S, seat: Seat) -> str:
        """The seat's current design; "" if there is none."""

    @abstractmethod
    def rebuild(self, state: S, seat: Seat, design: str) -> Sequence[Any] | Words:
        """The actions that build a saved design, in order; if it cannot be built, the reason.

        The whole design is checked, as it may come from another version or ruleset.
        """

    @abstractmethod
    def describe(self, design: str) -> Words:
        """A saved design in words; if it cannot be read any more, a message that says so."""
