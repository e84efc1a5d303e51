"""What a player may do. Cards go by their ids in `data/`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the deck, unseen by the other player."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the asset pool: as a turn, or as a bonus."""

    card: str
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Complete:
    """Complete a task of the list with cards of the hand, in the order of `data/`."""

    task: str
    cards: tuple[str, ...]
    kind: Literal["complete"] = "complete"


@dataclass(frozen=True, slots=True)
class Replace:
    """Discard a task of the list for the top card of the deck."""

    task: str
    kind: Literal["replace"] = "replace"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card of a hand that is over its limit."""

    card: str
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Press:
    """Press the airlock button on a tie."""

    kind: Literal["press"] = "press"


@dataclass(frozen=True, slots=True)
class Stand:
    """Let the tie stand, as far as this seat goes."""

    kind: Literal["stand"] = "stand"


Action = Annotated[
    Draw | Take | Complete | Replace | Discard | Press | Stand, Field(discriminator="kind")
]
