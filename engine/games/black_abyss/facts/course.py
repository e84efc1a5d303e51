"""Facts of the course of a game: cycles, income, events, eliminations, the end."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Founded:
    """A home world was placed."""

    seat: int
    place: str
    race: str


@kind
class CycleBegan:
    """A cycle began."""

    cycle: int
    seat: int


@kind
class Produced:
    """A seat collected its income."""

    seat: int
    food: int
    energy: int
    minerals: int


@kind
class RanOut:
    """A resource's chips did not suffice for production."""

    resource: str


@kind
class Passed:
    """A seat ended its part of a phase."""

    seat: int
    phase: str


@kind
class EventDrawn:
    """An event card was drawn."""

    event: str


@kind
class Prowled:
    """A monster appeared or roamed."""

    wild: str
    place: str
    appeared: bool


@kind
class Changed:
    """An event or find changed resources."""

    seat: int
    food: int
    energy: int
    minerals: int


@kind
class Eliminated:
    """A seat was eliminated."""

    seat: int


@kind
class Ended:
    """The game ended."""

    how: str
    winners: tuple[int, ...]
