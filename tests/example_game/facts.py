"""What happens in Beacons. `cards` is None in the face of whoever may not know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(slots=True)
class Laid:
    """A bid was laid face down; only its owner knows whose and which."""

    seat: int | None
    cards: tuple[int, ...] | None
    kind: Literal["laid"] = "laid"


@dataclass(slots=True)
class TookBack:
    """A bid was taken back; only its owner knows whose."""

    seat: int | None
    kind: Literal["took-back"] = "took-back"


@dataclass(slots=True)
class Shown:
    """A seat's bid was turned up."""

    seat: int
    cards: tuple[int, ...]
    kind: Literal["shown"] = "shown"


@dataclass(slots=True)
class Tied:
    """The strongest bids were equal."""

    kind: Literal["tied"] = "tied"


@dataclass(slots=True)
class Claimed:
    """A seat claimed a card of another."""

    seat: int
    source: int
    card: int
    kind: Literal["claimed"] = "claimed"


@dataclass(slots=True)
class Drew:
    """A seat drew cards."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    kind: Literal["drew"] = "drew"


Fact = Annotated[Laid | TookBack | Shown | Tied | Claimed | Drew, Field(discriminator="kind")]
