"""The names of cards, and types whose values are shown as such names."""

from collections import Counter
from functools import cache
from typing import Annotated

from engine.core.words import Words, words


@cache
def name(card: str) -> Words:
    """The words for a card's name, by its id."""
    return words(f"dark-wall-destiny-card-{card}")


def names(cards: tuple[str, ...]) -> tuple[Words, ...]:
    """The words for the names of cards, equal ones counted; for no cards, the words for none."""
    numbers = Counter(cards)
    return tuple(
        name(card) if n == 1 else words("dark-wall-destiny-several", n=n, card=name(card))
        for card, n in numbers.items()
    ) or (words("dark-wall-destiny-no-cards"),)


Card = Annotated[str, name]
Cards = Annotated[tuple[str, ...], names]
