"""Assembling the fleet of a fleet battle. Ships go by their place in it, from 0."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Muster:
    """Take a squadron instead of all one has."""

    squadron: int


@kind
class Enlist:
    """Add a bare ship of a class."""

    hull: int


@kind
class Dismiss:
    """Give a ship back."""

    ship: int


@kind
class Mount:
    """Put a tile on a ship's first free section."""

    ship: int
    tile: int


@kind
class Unmount:
    """Take the tile of a section off a ship."""

    ship: int
    section: int


@kind
class Train:
    """Choose the level of technology of one's fighters."""

    level: int
