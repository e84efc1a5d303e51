"""Assembling the fleet of a fleet battle. Ships are numbered by place, from 0."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Muster:
    """Replace the fleet by a squadron."""

    squadron: int


@kind
class Enlist:
    """Add an unfitted ship of a class."""

    hull: int


@kind
class Dismiss:
    """Remove a ship."""

    ship: int


@kind
class Mount:
    """Fit a tile to a ship's first free section."""

    ship: int
    tile: int


@kind
class Unmount:
    """Remove the tile of a section."""

    ship: int
    section: int


@kind
class Train:
    """Choose the technology level of one's fighters."""

    level: int
