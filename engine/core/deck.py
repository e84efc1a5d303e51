"""Shared by card games: drawing with a reshuffle, and redealing hidden cards.

A pile is a list of small card ids whose last entry is the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.chance import Chance


def replenish(pile: list[int], discards: list[int], chance: Chance) -> bool:
    """Whether there is a card on top, the discard pile shuffled for a draw pile that has run out.

    Sorted before it is shuffled: how the discards came to lie tells nothing of the new pile.
    """
    if not pile and discards:
        pile[:] = discards
        discards.clear()
        pile.sort()
        chance.shuffle(pile)
    return bool(pile)


def draw(count: int, pile: list[int], discards: list[int], hand: list[int], chance: Chance) -> int:
    """Draw up to `count` cards to the end of `hand`; return how many there were to draw.

    When the draw pile runs out, the discard pile is shuffled and becomes the new one, in the middle
    of a draw too; with both empty there is nothing more to draw.
    """
    left = count
    while left and (pile or replenish(pile, discards, chance)):
        drawn = pile[: -left - 1 : -1]
        del pile[-left:]
        hand += drawn
        left -= len(drawn)
    return count - left


def deal_anew(chance: Chance, piles: Iterable[list[int]]) -> None:
    """Shuffle the hidden cards of these hands and piles together, and redeal them.

    How it lay before decides nothing: it is sorted before it is shuffled.
    """
    hidden = list(piles)
    mixed = sorted(card for pile in hidden for card in pile)
    chance.shuffle(mixed)
    for pile in hidden:
        pile[:] = [mixed.pop() for _ in pile]
