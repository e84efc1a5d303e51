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
    """The shield was engaged for the next advance."""


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
    """The action phase of turn `turn` ended."""

    turn: int


class Revealed(Fact):
    """Hard mode: the top card of space was revealed, and scrapped unless it is a meteor."""

    card: Card
    scrapped: bool


class Landed(Fact):
    """The cards of an advance landed, each on the column at the same place of `columns`."""

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


class ScrapMoved(Fact):
    """The scrap pile moved onto a column."""

    column: int
    kind: Literal["scrap_moved"] = "scrap_moved"


class NewHand(Fact):
    """The hand of turn `turn` was drawn."""

    turn: int
    cards: tuple[Card, ...]
    kind: Literal["new_hand"] = "new_hand"
