"""What happened, in past-tense facts: one public face, and one for each seat that knows more.

Facts are plain dataclasses of each game. How many are told, and in which order, gives nothing away:
whoever may know less gets a fact that says less. Where even that something happened is a secret
between some seats, there is no public face at all, and everybody else learns of no event.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

F = TypeVar("F")
F_contra = TypeVar("F_contra", contravariant=True)


@dataclass(slots=True)
class Event(Generic[F]):
    """A fact as everybody may know it (None: not even that it happened), fuller for some seats."""

    fact: F | None
    faces: dict[int, F] = field(default_factory=dict)

    def face(self, viewer: int | None) -> F | None:
        """What `viewer` (a seat, or None for a spectator) learns; None if nothing."""
        return self.fact if viewer is None else self.faces.get(viewer, self.fact)


def told_in(event: Event[F]) -> list[F]:
    """Every face of an event that anybody sees."""
    return [face for face in (event.fact, *event.faces.values()) if face is not None]


def seen(events: Iterable[Event[F]], viewer: int | None) -> list[F]:
    """Everything that `viewer` (a seat, or None for a spectator) learns from events."""
    faces = (event.face(viewer) for event in events)
    return [face for face in faces if face is not None]


class Tell(Protocol[F_contra]):
    """How `Game.apply` reports: the public fact, and the faces of seats that know more.

    `reveals` says that with this somebody learnt what they could not know before the action, by a
    turned-up card or another seat's secret; such a step is not undone without consent.
    """

    def __call__(
        self,
        fact: F_contra | None,
        faces: Mapping[int, F_contra] | None = None,
        *,
        reveals: bool = False,
    ) -> None:
        """Report one fact."""


class Telling(Generic[F]):
    """A `Tell` that collects events."""

    __slots__ = ("events", "reveals")

    def __init__(self) -> None:
        self.events: list[Event[F]] = []
        self.reveals = False

    def __call__(
        self, fact: F | None, faces: Mapping[int, F] | None = None, *, reveals: bool = False
    ) -> None:
        """Keep one fact."""
        self.events.append(Event(fact, dict(faces) if faces else {}))
        self.reveals = self.reveals or reveals


def silence(
    fact: object, faces: Mapping[int, object] | None = None, *, reveals: bool = False
) -> None:
    """A `Tell` that discards events, for self-play and search.

    A rule whose facts take long to make may leave them out where this is told.
    """
