"""Events: past-tense facts with a public face, and faces for seats that know more.

Facts are dataclasses of each game. Their number and order reveal nothing: a seat that may know less
gets a fact that says less. A secret event has no public face, and other seats do not learn that it
happened.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

F = TypeVar("F")
F_contra = TypeVar("F_contra", contravariant=True)


@dataclass(slots=True)
class Event(Generic[F]):
    """Something that happened, as different viewers learn it.

    `fact` is what everybody learns; None if the event is secret. `faces` has, by seat, the fact for
    seats that know more.
    """

    fact: F | None
    faces: dict[int, F] = field(default_factory=dict)

    def face(self, viewer: int | None) -> F | None:
        """The fact that `viewer` (a seat, or None for a spectator) learns; None if nothing."""
        return self.fact if viewer is None else self.faces.get(viewer, self.fact)


def faces(event: Event[F]) -> list[F]:
    """Every fact that anybody learns from an event: the public one, then those of seats."""
    return [face for face in (event.fact, *event.faces.values()) if face is not None]


def seen(events: Iterable[Event[F]], viewer: int | None) -> list[F]:
    """The facts that `viewer` (a seat, or None for a spectator) learns from events, in order."""
    faces = [event.face(viewer) for event in events]
    return [face for face in faces if face is not None]


class Tell(Protocol[F_contra]):
    """The function by which `Game.apply` reports what happens: a fact, and the `faces` of seats.

    See `Event`. `reveals=True` if a seat learns something new, by a drawn card or another's secret;
    undoing such a step needs consent.
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
    """A `Tell` that collects `events`; `reveals` is true once one of them revealed something."""

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

    Rules may skip building expensive facts for it.
    """
