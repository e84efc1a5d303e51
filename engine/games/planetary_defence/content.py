"""The schema of `data/planetary_defence/v1`, and its cards and numbers.

States refer to a card by its index in `CARDS`; identical cards share it. Actions, facts and views
use the ids of `data/`.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, model_validator

from engine.core.content import DATA, Entry, load
from engine.core.words import Words, words

FOLDER = DATA / "planetary_defence"
RULESET = 1

Colour = Literal["red", "white", "black"]


class CardEntry(Entry):
    """A kind of card: `copies` in the whole game, `start` of them in the starting deck."""

    colour: Colour
    value: int = Field(ge=1)
    copies: int = Field(ge=1)
    start: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _starts_within_reason(self) -> CardEntry:
        if self.start > self.copies:
            raise ValueError(f"{self.start} cards start, but there are {self.copies}")
        if self.start and self.colour == "black":
            raise ValueError("a meteor cannot be in the starting deck")
        return self


class Decks(Entry):
    """The highest card value in each deck that the table option `deck` offers."""

    standard: int = Field(ge=1)
    short: int = Field(ge=1)


class Numbers(Entry):
    """Columns, hand size, and prices: of the shield in damage, of other actions in credits."""

    columns: int = Field(ge=2, le=9)
    hand: int = Field(ge=1)
    shield: int = Field(ge=1)
    action: int = Field(ge=1)
    decks: Decks


class Appeal(Entry):
    """How much an option appeals to `greedy`, in points.

    The sum of `base`, `each` per point of the card's value (for the shield, per column with a
    meteor on top), and `late` times the share of the game that has passed.
    """

    base: float
    each: float
    late: float


class Uncovering(Entry):
    """Points of appeal for taking a card that lies on meteors.

    `any` counts for each meteor under it, `next` in addition if the card right under it is a
    meteor.
    """

    next: float
    any: float


Weights = tuple[float, float, float]
"""Factors of a measure: a constant one, one per turn left, and one per square of the turns left."""


class OutlookWeights(Entry):
    """The weights of each measure of a position; measures of value are sums of card values.

    `cards` are those of the player's deck, `covering` the cards that lie on meteors, `open` the
    columns with a meteor on top. `shortage` is the logarithm of a ratio: the damage needed to the
    damage to be expected.
    """

    base: Weights
    meteor_value: Weights
    meteors: Weights
    red: Weights
    white: Weights
    cards: Weights
    covering: Weights
    covering_value: Weights
    open: Weights
    red_in_hand: Weights
    white_in_hand: Weights
    shortage: Weights
    mean_white: Weights
    mean_red: Weights


class Outlook(Entry):
    """How search judges the position that it reaches after `ahead` turns.

    `lost` is the most that a lost game is worth, from 0 to 1.
    """

    ahead: int = Field(ge=1)
    lost: float = Field(gt=0, lt=1)
    weights: OutlookWeights


class Greed(Entry):
    """The preferences of `greedy`, and how far search trusts it (`Companions.doubt`)."""

    doubt: float
    meteor: Appeal
    red: Appeal
    white: Appeal
    shield: Appeal
    draw: Appeal
    uncover: Uncovering
    outlook: Outlook


class Content(Entry):
    """All files of a ruleset."""

    cards: dict[Annotated[str, Field(pattern="^(red|white|black)-[0-9]$")], CardEntry]
    numbers: Numbers
    greedy: Greed

    @model_validator(mode="after")
    def _ids_say_what_the_cards_are(self) -> Content:
        for name, card in self.cards.items():
            if name != f"{card.colour}-{card.value}":
                raise ValueError(f"{name} is {card.colour} {card.value}")
        return self


_CONTENT = load(Content, FOLDER / f"v{RULESET}")

NUMBERS = _CONTENT.numbers
COLUMNS = NUMBERS.columns
GREED = _CONTENT.greedy
CARDS = tuple(_CONTENT.cards)
CARD = {name: place for place, name in enumerate(CARDS)}
ENTRIES = tuple(_CONTENT.cards.values())
_NAMES = {
    name: words(f"planetary-defence-card-{entry.colour}", value=entry.value)
    for name, entry in _CONTENT.cards.items()
}
COLOUR = tuple(entry.colour for entry in ENTRIES)
VALUE = tuple(entry.value for entry in ENTRIES)
CREDITS = tuple(entry.value if entry.colour == "white" else 0 for entry in ENTRIES)
DAMAGE = tuple(entry.value if entry.colour == "red" else 0 for entry in ENTRIES)
METEOR = tuple(entry.colour == "black" for entry in ENTRIES)


def name_of(card: str) -> Words:
    """The words for a card's name, by its id."""
    return _NAMES[card]


Card = Annotated[str, name_of]


@cache
def deck(highest: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Starting deck, space pile and number of meteors, with cards of values up to `highest`.

    Both piles are unshuffled card indexes.
    """
    start: list[int] = []
    space: list[int] = []
    for card, entry in enumerate(ENTRIES):
        if entry.value <= highest:
            start += [card] * entry.start
            space += [card] * (entry.copies - entry.start)
    return tuple(start), tuple(space), sum(METEOR[card] for card in space)
