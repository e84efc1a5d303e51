"""Ships, marines and settlers on their way, and a phase that is over for a seat."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Move:
    """Move ships (ascending numbers) from one hex to another they all can reach."""

    ships: tuple[int, ...]
    to: int


@kind
class Jump:
    """Jump through a wormhole."""

    ships: tuple[int, ...]


@kind
class Scan:
    """Scan a land tile of a planet below one's ship."""

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
    """Move marines to a neighbouring land tile; where an enemy stands they fight."""

    land: int
    to: int
    count: int


@kind
class Take:
    """Capture the enemy building under one's marines, or raze it."""

    land: int
    raze: bool


@kind
class Settle:
    """Use up a colony pod to place a habitat."""

    ship: int
    land: int


@kind
class Idle:
    """Choose the buildings that stop working for want of habitats."""

    lands: tuple[int, ...]


@kind
class Learn:
    """Choose the technology a land tile gives."""

    tech: int


@kind
class Pass:
    """End one's part of a phase."""
