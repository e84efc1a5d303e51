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
    """The events until which turns can be passed: the last part of `<game>-until-<watch>`.

    When such an event ends passing, `<game>-skip-stopped-<watch>` says so.
    """
    alerts: ClassVar[tuple[str, ...]] = ()
    """The watches whose events end passing whatever the seat waits for."""

    @abstractmethod
    def passing(self, state: S, seat: Seat) -> Any | None:
        """The action that passes the seat's turn; None if another decision is due."""

    @abstractmethod
    def occurrences(self, state: S, seat: Seat, watch: str) -> frozenset[str]:
        """The names of the events that `watch` waits for and that the seat sees now.

        An event keeps its name as long as it lasts. Passing ends when a name appears that was not
        there when the order was given.
        """

    @abstractmethod
    def bearing(self, state: S, seat: Seat, action: Any) -> str:
        """The circumstances an action depends on, as text for comparison.

        The text changes if the seat learns something that matters for the action. If it differs
        when a prepared move is due, the member is asked first.
        """

    @abstractmethod
    def with_guesses(self, view: Any, known: Any) -> Any:
        """A view of an imagined future, in which everything is marked that the present view lacks.

        `known` is the present view.
        """

    @abstractmethod
    def moment(self, state: S, seat: Seat) -> str:
        """A name for the decision the seat faces now; each prepared move is for one decision."""

    @abstractmethod
    def sightings(self, state: S, seat: Seat, foreseen: S) -> frozenset[str]:
        """The keys of the threats that the seat knows when it prepares moves.

        `startles` ignores them later. `foreseen` is the state to which the moves lead.
        """

    @abstractmethod
    def startles(self, state: S, seat: Seat, sightings: Collection[str]) -> bool:
        """Whether there is a threat that is not in `sightings`; the bot then asks the member."""
