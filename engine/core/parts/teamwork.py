"""What seats on one side propose and tell each other, from public knowledge."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from engine.core.choices import Branch, no_choices
from engine.core.words import Seat, Words

S = TypeVar("S")
A = TypeVar("A")
NO_AGENTS: Final[Mapping[Seat, str]] = MappingProxyType({})


class Teamwork(Generic[S, A]):
    """What may be proposed to others, and what agents tell people; by default nothing."""

    def plannable(self, state: S, seat: Seat) -> Branch[A]:  # noqa: ARG002
        """The actions that others may propose to the seat; a tree of leaves, empty if none.

        They need not be legal yet: rules judge a proposed action when it is played. A proposal that
        is no longer offered is dropped. The game may give reasons for proposals, by messages that
        begin with `<game>-plan-because-`.
        """
        return no_choices()

    def courtesy(
        self,
        state: S,  # noqa: ARG002
        seat: Seat,  # noqa: ARG002
        agents: Mapping[Seat, str] = NO_AGENTS,  # noqa: ARG002
    ) -> Words | None:
        """What an agent in the seat tells the people at the table.

        For a `missing` seat: that it lets people act first where speed decides, or None to act at
        once. For any other seat: its plan for its turn, or None. `agents` are the names of the
        agents at the table by seat; people have the other seats.
        """
        return None
