"""Movement of ships, marines and settlers, and the end of a phase."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Move:
    """Move ships (ascending numbers) of one hex to a hex within reach of all."""

    ships: tuple[int, ...]
    to: int


@kind
class Jump:
    """Jump through a wormhole."""

    ships: tuple[int, ...]


@kind
class Scan:
    """Scan a land tile of the planet below a ship."""

    land: int


@kind
class Embark:
    """Take the marines of a land tile aboard, as many as fit."""

    ship: int
    land: int


@kind
class Disembark:
    """Land all marines of a ship."""

    ship: int
    land: int


@kind
class Load:
    """Load goods of one kind from the planet below, as many as fit."""

    ship: int
    good: int


@kind
class March:
    """March marines to a neighbouring land tile; an enemy there is fought."""

    land: int
    to: int
    count: int


@kind
class Take:
    """Capture or raze the enemy building at one's marines."""

    land: int
    raze: bool


@kind
class Settle:
    """Use a colony pod to place a habitat."""

    ship: int
    land: int


@kind
class Idle:
    """Choose the buildings to idle for lack of habitats."""

    lands: tuple[int, ...]


@kind
class Learn:
    """Choose the technology found on a land tile."""

    tech: int


@kind
class Pass:
    """End one's part of the phase."""
