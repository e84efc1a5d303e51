"""What happened, in past-tense facts: one public face, and one for each seat that knows more.

Facts are plain dataclasses of each game. How many are told, and in which order, gives nothing away:
whoever may know less gets a fact that says less, never a missing one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

F = TypeVar("F")
F_contra = TypeVar("F_contra", contravariant=True)


@dataclass(slots=True)
class Event(Generic[F]):
    """A fact as everybody may know it, and the fuller face for some seats."""

    fact: F
    faces: dict[int, F] = field(default_factory=dict)

    def face(self, viewer: int | None) -> F:
        """What `viewer` (a seat, or None for a spectator) learns."""
        return self.fact if viewer is None else self.faces.get(viewer, self.fact)


class Tell(Protocol[F_contra]):
    """How `Game.apply` reports: the public fact, and the faces of seats that know more.

    `reveals` says that with this somebody learnt what they could not know before the action, by a
    turned-up card or another seat's secret; such a step is not undone without consent.
    """

    def __call__(
        self, fact: F_contra, faces: Mapping[int, F_contra] | None = None, *, reveals: bool = False
    ) -> None:
        """Report one fact."""


class Telling(Generic[F]):
    """A `Tell` that keeps what it is told."""

    __slots__ = ("events", "reveals")

    def __init__(self) -> None:
        self.events: list[Event[F]] = []
        self.reveals = False

    def __call__(
        self, fact: F, faces: Mapping[int, F] | None = None, *, reveals: bool = False
    ) -> None:
        """Keep one fact."""
        self.events.append(Event(fact, dict(faces) if faces else {}))
        self.reveals = self.reveals or reveals


def silence(
    fact: object, faces: Mapping[int, object] | None = None, *, reveals: bool = False
) -> None:
    """A `Tell` that forgets: for self-play and search."""
