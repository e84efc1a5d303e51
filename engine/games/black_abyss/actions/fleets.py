"""Assembling a fleet before a fleet battle. A ship's number is its place in the fleet, from 0."""

from engine.games.black_abyss.actions.action import Action


class Muster(Action):
    """Replace the fleet by a ready-made squadron."""

    squadron: int


class Enlist(Action):
    """Add an unfitted ship of a class."""

    hull: int


class Dismiss(Action):
    """Remove a ship."""

    ship: int


class Mount(Action):
    """Fit a tile to the first free section of a ship."""

    ship: int
    tile: int


class Unmount(Action):
    """Remove the tile of a section."""

    ship: int
    section: int


class Train(Action):
    """Choose the technology level of one's fighters, for points."""

    level: int
