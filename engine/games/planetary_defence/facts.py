"""What happened, in the past tense. Everything in this game is public, so facts have one face.

Cards are named by their ids in `data/`, columns from 1 at the left.
"""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.games.planetary_defence.content import Card


@kind
class Played:
    """Cards were played."""

    cards: tuple[Card, ...]


@kind
class Bought:
    """The topmost card of a column went to the discard pile."""

    card: Card
    column: int


@kind
class Destroyed:
    """The topmost meteor of a column went to the scrap pile."""

    card: Card
    column: int


@kind
class Shielded:
    """The shield was engaged."""


@kind
class Moved:
    """A topmost card went from one column to the next."""

    card: Card
    column: int
    to: int


@kind
class Scrapped:
    """A card went from the hand to the scrap pile."""

    card: Card


@kind
class Drew:
    """A card was drawn in the action phase."""

    card: Card


@kind
class Ended:
    """The action phase of a turn was over."""

    turn: int


@kind
class Revealed:
    """In hard mode the top of the space pile was turned up: scrapped, or a meteor put back."""

    card: Card
    scrapped: bool


@kind
class Landed:
    """An advance put `cards` onto `columns`, one by one in this order."""

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


@kind
class ScrapMoved:
    """The scrap pile reached a column."""

    column: int
    kind: Literal["scrap_moved"] = "scrap_moved"


@kind
class NewHand:
    """A new hand was drawn for a turn."""

    turn: int
    cards: tuple[Card, ...]
    kind: Literal["new_hand"] = "new_hand"


Fact = (
    Played | Bought | Destroyed | Shielded | Moved | Scrapped | Drew | Ended | Revealed | Landed
    | ScrapMoved | NewHand
)  # fmt: skip
