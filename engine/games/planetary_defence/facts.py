"""Facts, in the past tense. All are public.

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
    """A column's topmost card was bought, to the discard pile."""

    card: Card
    column: int


@kind
class Destroyed:
    """A column's topmost meteor was destroyed, to the scrap pile."""

    card: Card
    column: int


@kind
class Shielded:
    """The shield was engaged."""


@kind
class Moved:
    """A topmost card was moved to an adjacent column."""

    card: Card
    column: int
    to: int


@kind
class Scrapped:
    """A card from the hand was scrapped."""

    card: Card


@kind
class Drew:
    """A card was drawn in the action phase."""

    card: Card


@kind
class Ended:
    """A turn's action phase ended."""

    turn: int


@kind
class Revealed:
    """Hard mode: the top of the space pile was revealed and scrapped, or put back if a meteor."""

    card: Card
    scrapped: bool


@kind
class Landed:
    """Cards landed on columns, in this order."""

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
