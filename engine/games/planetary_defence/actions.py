"""What the player may do.

Actions name the cards they touch, by the ids of `data/`, so that an outdated one is refused instead
of doing something else. Columns are numbered from 1 at the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of the hand for its credits or damage."""

    card: str
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class PlayAll:
    """Play the whole hand."""

    kind: Literal["play_all"] = "play_all"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the topmost card of a column for its value in credits."""

    card: str
    column: int
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Attack:
    """Destroy the topmost meteor of a column for its value in damage."""

    card: str
    column: int
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True, slots=True)
class Several:
    """Buy and destroy the topmost cards of two or more columns, each as if it were done alone.

    Of as many `columns` as `cards`, from left to right, no column twice.
    """

    cards: tuple[str, ...]
    columns: tuple[int, ...]
    kind: Literal["several"] = "several"


@dataclass(frozen=True, slots=True)
class Shield:
    """Engage the shield for the next advance."""

    kind: Literal["shield"] = "shield"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the topmost card of a column onto an adjacent one."""

    card: str
    column: int
    to: int
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Scrap:
    """Scrap an unplayed card of the hand."""

    card: str
    kind: Literal["scrap"] = "scrap"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the action phase: damage, advancement and draw follow."""

    kind: Literal["end_turn"] = "end_turn"


Action = Annotated[
    Play | PlayAll | Buy | Attack | Several | Shield | Move | Scrap | Draw | EndTurn,
    Field(discriminator="kind"),
]
