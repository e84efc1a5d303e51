"""Shared by card games: draws cards with a reshuffle, and redeals hidden cards.

A pile is a list of small card ids, the top last.
"""

from collections.abc import Iterable

from engine.core.chance import Chance


def replenish(pile: list[int], discards: list[int], chance: Chance) -> bool:
    """Refill the pile from the shuffled discards if it is empty; returns whether it has a card.

    Cards are sorted before shuffling, so the order of discards has no influence.
    """
    if not pile and discards:
        pile[:] = discards
        discards.clear()
        pile.sort()
        chance.shuffle(pile)
    return bool(pile)


def draw(count: int, pile: list[int], discards: list[int], hand: list[int], chance: Chance) -> int:
    """Draw up to `count` cards to the end of `hand`; returns how many were drawn.

    An empty pile is refilled from the shuffled discards, even in mid-draw.
    """
    left = count
    while left and (pile or replenish(pile, discards, chance)):
        drawn = pile[: -left - 1 : -1]
        del pile[-left:]
        hand += drawn
        left -= len(drawn)
    return count - left


def deal_anew(chance: Chance, piles: Iterable[list[int]]) -> None:
    """Shuffle the cards of these piles together and redeal them.

    Cards are sorted before shuffling, so their previous order has no influence.
    """
    hidden = list(piles)
    mixed = sorted(card for pile in hidden for card in pile)
    chance.shuffle(mixed)
    for pile in hidden:
        pile[:] = [mixed.pop() for _ in pile]
