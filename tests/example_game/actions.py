"""What a seat can do in Beacons; cards are named by kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay these cards face down, listed from weak to strong."""

    cards: tuple[int, ...]
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take one's bid back into the hand."""

    kind: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a card that another seat has shown."""

    seat: int
    card: int
    kind: Literal["claim"] = "claim"


Action = Annotated[Lay | TakeBack | Claim, Field(discriminator="kind")]
