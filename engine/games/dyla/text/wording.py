"""Words for the text of Dyla: its messages, and cards with their number."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core.words import Words, wording
from engine.games.dyla.content import card_name

say = wording("dyla-")


@lru_cache(maxsize=1024)
def equal_cards(card: str, count: int) -> Words:
    """So many equal cards."""
    return say("cards", card=card_name(card), count=count)


def counted(cards: Sequence[str]) -> tuple[Words, ...]:
    """Cards by kind with their number, in the order in which each kind first occurs."""
    return tuple([equal_cards(card, count) for card, count in Counter(cards).items()])
