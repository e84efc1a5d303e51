"""Facts of battles."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


@kind
class BattleBegan:
    """A battle began (-1: monsters)."""

    place: str
    seat: int
    other: int


@kind
class Commanded:
    """A side gave a standing order; told when both have decided."""

    seat: int
    order: str


@kind
class Led:
    """A side leads its ships itself."""

    seat: int


@kind
class RoundBegan:
    """A round of a battle began."""

    round: int


@kind
class Missed:
    """A shot or bomb aimed by a player missed."""

    seat: int
    hull: str
    ship: int
    by: str


@kind
class Struck:
    """A ship (by number in its class) was hit; `by` is the tile or danger."""

    seat: int
    hull: str
    ship: int
    by: str
    how: Literal["hit", "glanced", "destroyed"]


@kind
class Bombed:
    """A bomb aimed by a player at a seat's holdings on a planet hit or missed."""

    seat: int
    place: str
    by: str
    hit: bool


@kind
class Lost:
    """A building or marine was lost to a bomb or event."""

    seat: int
    place: str
    building: str
    by: str


@kind
class Plundered:
    """A raider took chips from a seat that lost a building to it."""

    seat: int
    other: int
    food: int
    energy: int
    minerals: int


@kind
class Withdrew:
    """A side left a battle."""

    seat: int
    place: str
    fled: bool


@kind
class BattleEnded:
    """A battle ended after so many rounds."""

    place: str
    rounds: int


@kind
class Felled:
    """A twin planet's keeper was defeated."""

    seat: int
    wild: str


@kind
class Fielded:
    """Both fleets of a fleet battle are ready; here a seat's ships, tiles and fighter level."""

    seat: int
    ships: tuple[tuple[str, int], ...]
    tiles: tuple[str, ...]
    level: int
