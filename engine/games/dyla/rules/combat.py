"""The sum of a turn's cards; all damage is calculated here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.dyla.content import CONTENT


class Totals(NamedTuple):
    """The attack cards played, the damage they deal, and the change of damage taken (0 or less).

    `bonus` is what the cards played add to the damage of each attack card.
    """

    attacks: int
    deals: int
    taken: int
    bonus: int


def totals(played: Sequence[int]) -> Totals:
    """The sums of the cards played this turn, in any order.

    A bonus per attack card counts all attacks. Damage dealt is at least 0.
    """
    return _totals(tuple(played))


@lru_cache(maxsize=4096)
def _totals(played: tuple[int, ...]) -> Totals:
    attacks = damage = bonus = taken = 0
    rows = CONTENT.combat
    for card in played:
        is_attack, hits, per_attack, dealt, less = rows[card]
        attacks += is_attack
        damage += hits + dealt
        bonus += per_attack
        taken += less
    return Totals(attacks, max(0, damage + bonus * attacks), taken, bonus)


def strikes(damage: int, taken: int) -> int:
    """The damage an enemy deals to the ship: `damage` plus the change `taken`, at least 0."""
    return max(0, damage + taken)


@lru_cache(maxsize=8192)
def volley(hand: tuple[int, ...], played: tuple[int, ...], left: int) -> tuple[int, ...]:
    """The attacks of a hand that *Play all* plays, weakest first: all, or enough for `left` damage.

    Other attacks stay in the hand, the strongest first, as excess damage is lost. Basic cards are
    always played: they make room for better ones.
    """
    chosen = sorted([card for card in hand if card in CONTENT.attacks])
    if _totals((*played, *chosen)).deals >= left:
        for card in chosen[::-1]:
            if CONTENT.costs[card] and _totals((*played, *_without(chosen, card))).deals >= left:
                chosen.remove(card)
    return tuple(chosen)


@lru_cache(maxsize=8192)
def cover(
    hand: tuple[int, ...], played: tuple[int, ...], left: int, damage: int
) -> tuple[int, ...]:
    """The cards of a hand that only reduce damage, as long as they can still reduce a strike.

    `damage` is the enemy's strike. If the played cards deal `left`, the enemy is defeated and does
    not strike.
    """
    sums = _totals(played)
    if sums.deals >= left:
        return ()
    chosen = sorted([card for card in hand if card in CONTENT.shields])
    strike = damage + sums.taken + sum([CONTENT.combat[card][-1] for card in chosen])
    for card in chosen[::-1]:
        without = strike - CONTENT.combat[card][-1]
        if without <= 0:
            chosen.remove(card)
            strike = without
    return tuple(chosen)


def _without(cards: list[int], card: int) -> list[int]:
    at = cards.index(card)
    return [*cards[:at], *cards[at + 1 :]]
