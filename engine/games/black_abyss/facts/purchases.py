"""Facts of research, purchases, sales and taking back."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind


@kind
class Researched:
    """A technology level was bought or found."""

    seat: int
    tech: str
    level: int


@kind
class SecretBegun:
    """A seat began to unravel the Secret of Life."""

    seat: int
    tech: str


@kind
class SecretLost:
    """The Secret of Life was due, but its race no longer held its home."""

    seat: int
    tech: str


@kind
class Bought:
    """Something was bought or placed; `how` is the kind of purchase."""

    seat: int
    what: str
    place: str
    how: Literal["ship", "tile", "stripped", "repair", "building", "bulldozed", "marine"]


@kind
class Sold:
    """Goods were sold."""

    seat: int
    place: str
    goods: int
    amount: int
    resource: str


@kind
class Shared:
    """A seat received its share of another's sale at its trade house."""

    seat: int
    other: int
    place: str
    amount: int
    resource: str


@kind
class TookBack:
    """The latest purchase was taken back: what, where, and of which ship, if any."""

    seat: int
    how: str = ""
    what: str = ""
    place: str = ""
    ship: int = 0
