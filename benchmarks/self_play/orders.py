"""Fixed buying orders of a deck-builder: whether one of them wins the game.

`climbed` searches for the best order: it tries the known ones, random ones up to half of all, then
changes of the best so far. The caller says what an order wins.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.chance import Chance

ORDERS = 200
"""Orders tried by default."""
FEWEST = 5
"""Fewest cards of a random order, if there are as many."""


class Order(NamedTuple):
    """`opening` is bought card by card, saving up; then the first affordable card of `then`."""

    opening: tuple[int, ...]
    then: tuple[int, ...]


def climbed(
    cards: Sequence[int],
    longest: int,
    luck: Chance,
    wins: Callable[[Order], int],
    known: Sequence[Order] = (),
    tried: int = ORDERS,
) -> Order:
    """The order with most wins among `tried` ones, with openings of at most `longest` cards."""
    best, most = Order((), tuple(cards)), -1
    for number in range(tried):
        if number < len(known):
            order = known[number]
        elif number < tried // 2:
            order = _drawn(cards, longest, luck)
        else:
            order = _changed(best, cards, longest, luck)
        won = wins(order)
        if won > most:
            best, most = order, won
    return best


def _drawn(cards: Sequence[int], longest: int, luck: Chance) -> Order:
    then = [*cards]
    luck.shuffle(then)
    opening = [luck.pick(cards) for _ in range(luck.below(longest + 1))]
    fewest = min(FEWEST, len(cards)) if not opening else 0
    return Order(tuple(opening), tuple(then[: fewest + luck.below(len(cards) - fewest + 1)]))


def _changed(order: Order, cards: Sequence[int], longest: int, luck: Chance) -> Order:
    opening, then = [*order.opening], [*order.then]
    for _ in range(1 + luck.below(max(3, len(cards) // 4))):
        missing = [card for card in cards if card not in then]
        if longest and luck.below(2):
            _change(opening, cards if len(opening) < longest else (), luck)
        else:
            _change(then, missing, luck)
    return Order(tuple(opening), tuple(then))


def _change(cards: list[int], others: Sequence[int], luck: Chance) -> None:
    """Insert a card, remove one, or swap two."""
    kind = luck.below(3)
    if kind == 0 and others:
        cards.insert(luck.below(len(cards) + 1), luck.pick(others))
    elif kind == 1 and cards:
        cards.pop(luck.below(len(cards)))
    elif len(cards) > 1:
        one, other = luck.below(len(cards)), luck.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]


def share(wins: int, games: int) -> str:
    """The wins as text: in percent of the games, with their standard error."""
    part = 100 * wins / games
    return f"{part:.0f} ± {sqrt(part * (100 - part) / games):.0f}"
