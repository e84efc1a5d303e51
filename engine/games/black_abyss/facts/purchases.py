"""Facts of research, purchases, sales and taking back."""

from typing import Literal

from engine.games.black_abyss.facts.fact import Fact


class Researched(Fact):
    """A technology level was bought, or `found` by whoever explored a space."""

    seat: int
    tech: str
    level: int
    found: bool = False


class SecretBegun(Fact):
    """A seat bought the Secret of Life, which wins a cycle later."""

    seat: int
    tech: str


class SecretLost(Fact):
    """The Secret of Life was due, but the race no longer held its home world."""

    seat: int
    tech: str


class Bought(Fact):
    """Something was bought or placed; `how` is the kind of purchase.

    `hull` and `ship` are the class and number of the ship that a tile is put on or taken off; "" in
    old records, and for other purchases.
    """

    seat: int
    what: str
    place: str
    how: Literal["ship", "tile", "stripped", "repair", "building", "bulldozed", "marine"]
    hull: str = ""
    ship: int = 0


class Sold(Fact):
    """Goods were sold."""

    seat: int
    place: str
    goods: int
    amount: int
    resource: str


class Shared(Fact):
    """A seat received its share of what `other` sold at its trade house."""

    seat: int
    other: int
    place: str
    amount: int
    resource: str


class TookBack(Fact):
    """A seat took back its latest purchase; in old records the fields about it are empty."""

    seat: int
    how: str = ""
    what: str = ""
    place: str = ""
    ship: int = 0
