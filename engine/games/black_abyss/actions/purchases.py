"""Purchases: buying, selling, fitting, taking back."""

from engine.games.black_abyss.actions.action import Action

Pairs = tuple[tuple[int, int], ...]


class Research(Action):
    """Buy the next level of a technology."""

    tech: int


class Commission(Action):
    """Build a ship at a space dock."""

    hull: int
    at: int


class Fit(Action):
    """Fit a tile to the first free section of a ship at a space dock."""

    ship: int
    tile: int


class Strip(Action):
    """Return a ship's tile to the supply, without refund."""

    ship: int
    section: int


class Repair(Action):
    """Repair a section of a ship at a space port."""

    ship: int
    section: int


class Build(Action):
    """Place a building."""

    building: int
    land: int


class Bulldoze(Action):
    """Remove one's own building, without refund."""

    land: int


class Recruit(Action):
    """Buy a marine at one's own building."""

    land: int


class Buy(Action):
    """Buy several things as one action, each kind in ascending order.

    Technologies; ships as (hull, dock); buildings as (building, planet), placed on the most
    suitable tile; tiles as (ship, tile); repairs as (ship, section).
    """

    techs: tuple[int, ...] = ()
    ships: Pairs = ()
    buildings: Pairs = ()
    tiles: Pairs = ()
    repairs: Pairs = ()


class Sell(Action):
    """Sell a ship's goods of one resource (0 food, 1 minerals, 2 energy)."""

    ship: int
    resource: int


class TakeBack(Action):
    """Take back one's latest purchase of this phase; `entry` is the number of purchases so far."""

    entry: int
