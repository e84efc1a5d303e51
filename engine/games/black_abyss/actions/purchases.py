"""Purchases: buying, selling, fitting, taking back."""

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
    """Fit a tile to the first free section of a ship at a space dock."""

    ship: int
    tile: int


@kind
class Strip:
    """Return a ship's tile to the supply, without refund."""

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
    """Remove a building of one's own, without refund."""

    land: int


@kind
class Recruit:
    """Buy a marine for a building of one's own."""

    land: int


@kind
class Buy:
    """Buy several things as one action, each kind in ascending order.

    Technologies; ships (hull, dock); buildings (building, planet; placed on the most suitable
    tile); tiles (ship, tile); repairs (ship, section).
    """

    techs: tuple[int, ...] = ()
    ships: Pairs = ()
    buildings: Pairs = ()
    tiles: Pairs = ()
    repairs: Pairs = ()


@kind
class Sell:
    """Sell a ship's goods of one resource (0 food, 1 minerals, 2 energy)."""

    ship: int
    resource: int


@kind
class TakeBack:
    """Take back one's latest purchase of this phase."""

    entry: int
