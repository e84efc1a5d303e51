"""Facts of ships, marines and settlers, and what they found."""

from typing import Literal

from engine.games.black_abyss.facts.fact import Fact


class Moved(Fact):
    """Ships moved; `ships` are pairs of class and number."""

    seat: int
    ships: tuple[tuple[str, int], ...]
    start: str
    place: str
    jumped: bool = False


class TurnedUp(Fact):
    """A hex was explored by `seat`, or by nobody (-1)."""

    seat: int
    place: str
    tile: str


class Surveyed(Fact):
    """A land tile was explored; `good` and `bonus` are "" if it has none."""

    seat: int
    place: str
    terrain: str
    good: str
    bonus: str


class Carried(Fact):
    """Marines or goods were loaded, or marines landed."""

    seat: int
    place: str
    count: int
    what: str
    how: Literal["aboard", "landed"]


class Recalled(Fact):
    """Marines that may not stay on a planet of `other` were moved to `home`.

    `home` is "" if they had no colony to return to and were disbanded.
    """

    seat: int
    other: int
    place: str
    count: int
    home: str


class Marched(Fact):
    """Marines marched; `other` is the seat they fought, or -1.

    In a fight, `lost` of them and `slain` enemies died.
    """

    seat: int
    place: str
    count: int
    other: int = -1
    lost: int = 0
    slain: int = 0


class Taken(Fact):
    """Marines captured or razed a building."""

    seat: int
    other: int
    place: str
    building: str
    razed: bool


class Settled(Fact):
    """A colony was founded."""

    seat: int
    place: str


class Idled(Fact):
    """A building stopped working for lack of a habitat."""

    seat: int
    place: str
    building: str


class Flagged(Fact):
    """The flag of `other` was taken by `seat`, dropped by its lost ship, or brought home."""

    seat: int
    other: int
    place: str
    how: Literal["taken", "dropped", "returned"]
