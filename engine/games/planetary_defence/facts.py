"""What happened, in the past tense. Everything in this game is public, so facts have one face.

Cards are named by their ids in `data/`, columns from 1 at the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(slots=True)
class Played:
    """Cards were played."""

    cards: tuple[str, ...]
    kind: Literal["played"] = "played"


@dataclass(slots=True)
class Bought:
    """The topmost card of a column went to the discard pile."""

    card: str
    column: int
    kind: Literal["bought"] = "bought"


@dataclass(slots=True)
class Destroyed:
    """The topmost meteor of a column went to the scrap pile."""

    card: str
    column: int
    kind: Literal["destroyed"] = "destroyed"


@dataclass(slots=True)
class Shielded:
    """The shield was engaged."""

    kind: Literal["shielded"] = "shielded"


@dataclass(slots=True)
class Moved:
    """A topmost card went from one column to the next."""

    card: str
    column: int
    to: int
    kind: Literal["moved"] = "moved"


@dataclass(slots=True)
class Scrapped:
    """A card went from the hand to the scrap pile."""

    card: str
    kind: Literal["scrapped"] = "scrapped"


@dataclass(slots=True)
class Drew:
    """A card was drawn in the action phase."""

    card: str
    kind: Literal["drew"] = "drew"


@dataclass(slots=True)
class Ended:
    """The action phase of a turn was over."""

    turn: int
    kind: Literal["ended"] = "ended"


@dataclass(slots=True)
class Revealed:
    """In hard mode the top of the space pile was turned up: scrapped, or a meteor put back."""

    card: str
    scrapped: bool
    kind: Literal["revealed"] = "revealed"


@dataclass(slots=True)
class Landed:
    """An advance put `cards` onto `columns`, one by one in this order."""

    cards: tuple[str, ...]
    columns: tuple[int, ...]
    kind: Literal["landed"] = "landed"


@dataclass(slots=True)
class ScrapMoved:
    """The scrap pile reached a column."""

    column: int
    kind: Literal["scrap_moved"] = "scrap_moved"


@dataclass(slots=True)
class NewHand:
    """A new hand was drawn for a turn."""

    turn: int
    cards: tuple[str, ...]
    kind: Literal["new_hand"] = "new_hand"


Fact = Annotated[
    Played
    | Bought
    | Destroyed
    | Shielded
    | Moved
    | Scrapped
    | Drew
    | Ended
    | Revealed
    | Landed
    | ScrapMoved
    | NewHand,
    Field(discriminator="kind"),
]
