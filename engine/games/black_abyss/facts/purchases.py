"""What was learnt, bought, sold and taken back."""

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
    """The Secret of Life was due, and the race that had begun it did not stand."""

    seat: int
    tech: str


@kind
class Bought:
    """Something was bought or placed; `how` says which trade it was."""

    seat: int
    what: str
    place: str
    how: Literal["ship", "tile", "stripped", "repair", "building", "bulldozed", "marine"]


@kind
class Sold:
    """Goods were cashed in."""

    seat: int
    place: str
    goods: int
    amount: int
    resource: str


@kind
class Shared:
    """A seat got its share of what another sold at its trade house."""

    seat: int
    other: int
    place: str
    amount: int
    resource: str


@kind
class TookBack:
    """The latest entry of a purchase was taken back: what it was, where, of which ship if any."""

    seat: int
    how: str = ""
    what: str = ""
    place: str = ""
    ship: int = 0
