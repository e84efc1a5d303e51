"""Fixed buying orders of a deck-builder: whether there is a recipe that wins it.

`climbed` tries some of them: those known, others by lot up to half, then each a change of the
best one so far. What an order wins is the game's to say; how it is followed too.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.chance import Chance

ORDERS = 200
"""Orders that are tried, unless said otherwise."""
FEWEST = 5
"""Cards of an order by lot, if there are so many."""


class Order(NamedTuple):
    """`opening` is bought card by card and saved for; then whatever of `then` can be had first."""

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
    """Of so many orders of `cards` that which won most; of an opening at most `longest` cards."""
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
    """Put another card in, take one out, or let two change places."""
    kind = luck.below(3)
    if kind == 0 and others:
        cards.insert(luck.below(len(cards) + 1), luck.pick(others))
    elif kind == 1 and cards:
        cards.pop(luck.below(len(cards)))
    elif len(cards) > 1:
        one, other = luck.below(len(cards)), luck.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]


def share(wins: int, games: int) -> str:
    """Wins in percent with their standard error."""
    part = 100 * wins / games
    return f"{part:.0f} ± {sqrt(part * (100 - part) / games):.0f}"
