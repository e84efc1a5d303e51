"""What is bought, sold, fitted and taken back."""

from __future__ import annotations

from engine.core.kinds import kind

Pairs = tuple[tuple[int, int], ...]


@kind
class Research:
    """Buy the next level of a technology."""

    tech: int


@kind
class Commission:
    """Build a ship at a space dock."""

    hull: int
    at: int


@kind
class Fit:
    """Put a tile on the first free section of a ship at a space dock."""

    ship: int
    tile: int


@kind
class Strip:
    """Return a ship's tile to the supply, for nothing."""

    ship: int
    section: int


@kind
class Repair:
    """Repair a section of a ship at a space port."""

    ship: int
    section: int


@kind
class Build:
    """Place a building."""

    building: int
    land: int


@kind
class Bulldoze:
    """Remove an own building, for nothing."""

    land: int


@kind
class Recruit:
    """Buy a marine for an own building."""

    land: int


@kind
class Buy:
    """Buy several things at once, each kind in ascending order, carried out in this one.

    Technologies; ships (hull, dock); buildings (building, planet; on the tile that suits best);
    tiles (ship, tile); repairs (ship, section).
    """

    techs: tuple[int, ...] = ()
    ships: Pairs = ()
    buildings: Pairs = ()
    tiles: Pairs = ()
    repairs: Pairs = ()


@kind
class Sell:
    """Cash in a ship's goods of one kind of resource (0 food, 1 minerals, 2 energy)."""

    ship: int
    resource: int


@kind
class TakeBack:
    """Take back one's latest entry of this purchase phase."""

    entry: int
