"""The names of cards, and the types of fields that are worded by a card's name."""

from collections import Counter
from functools import cache
from typing import Annotated

from engine.core.words import Words, words


@cache
def name(card: str) -> Words:
    """A card's name."""
    return words(f"dark-wall-destiny-card-{card}")


def names(cards: tuple[str, ...]) -> tuple[Words, ...]:
    """The names of cards, equal ones counted; without cards, the words for none."""
    numbers = Counter(cards)
    return tuple(
        name(card) if n == 1 else words("dark-wall-destiny-several", n=n, card=name(card))
        for card, n in numbers.items()
    ) or (words("dark-wall-destiny-no-cards"),)


Card = Annotated[str, name]
Cards = Annotated[tuple[str, ...], names]
