"""Facts, in the past tense. All are public.

Cards are named by their ids in `data/`, columns from 1 at the left.
"""

from typing import Literal

from engine.core.kinds import Kind
from engine.games.planetary_defence.content import Card


class Fact(Kind):
    """Base of all facts."""


class Played(Fact):
    """Cards were played."""

    cards: tuple[Card, ...]


class Bought(Fact):
    """A column's topmost card was bought; it goes to the discard pile."""

    card: Card
    column: int


class Destroyed(Fact):
    """A column's topmost meteor was destroyed; it goes to the scrap pile."""

    card: Card
    column: int


class Shielded(Fact):
    """The shield was engaged."""


class Moved(Fact):
    """A topmost card was moved to an adjacent column."""

    card: Card
    column: int
    to: int


class Scrapped(Fact):
    """A card from the hand was scrapped."""

    card: Card


class Drew(Fact):
    """A card was drawn in the action phase."""

    card: Card


class Ended(Fact):
    """A turn's action phase ended."""

    turn: int


class Revealed(Fact):
    """Hard mode: the top card of space was revealed; a meteor was put back, others scrapped."""

    card: Card
    scrapped: bool


class Landed(Fact):
    """Cards landed on columns, in this order."""

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


class ScrapMoved(Fact):
    """The scrap pile reached a column."""

    column: int
    kind: Literal["scrap_moved"] = "scrap_moved"


class NewHand(Fact):
    """A new hand was drawn for a turn."""

    turn: int
    cards: tuple[Card, ...]
    kind: Literal["new_hand"] = "new_hand"
