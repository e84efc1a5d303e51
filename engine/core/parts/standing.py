"""Standing orders of a seat: passing turns, and prepared moves.

The bot stores and plays them. A game defines how to pass a turn, what a seat can wait for, what a
move depends on, and when the bot must ask the member again. All of it uses only the seat's
knowledge: the law of imagined states applies.
"""

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
    def occurrences(self, state: S, seat: Seat, watch: str) -> frozenset[str]:
        """The current events that match a watch, by stable names."""

    @abstractmethod
    def bearing(self, state: S, seat: Seat, action: Any) -> str:
        """What an action depends on, as text; it changes if the seat learns something relevant."""

    def with_guesses(self, view: Any, known: Any) -> Any:  # noqa: ARG002
        """The view of an imagined future, marking what `known`, the present view, lacks."""
        return view

    def moment(self, state: S, seat: Seat) -> str:  # noqa: ARG002
        """The decision the seat faces now; a prepared move is meant for one such moment."""
        return ""

    def sightings(self, state: S, seat: Seat, foreseen: S) -> frozenset[str]:  # noqa: ARG002
        """Keys of the threats known now, which `startles` then ignores.

        `foreseen` is the state after the seat's prepared moves.
        """
        return frozenset()

    def startles(self, state: S, seat: Seat, sightings: Collection[str]) -> bool:  # noqa: ARG002
        """Whether a threat nearby is not in `sightings`, so the member must be asked."""
        return False
