"""The sum of a turn's cards; all damage is calculated here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.dyla.content import CONTENT


class Totals(NamedTuple):
    """The number of attacks played, their damage, and the change (0 or less) of damage taken."""

    attacks: int
    deals: int
    taken: int


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
    return Totals(attacks, max(0, damage + bonus * attacks), taken)


def strikes(damage: int, taken: int) -> int:
    """The damage an enemy deals to the ship: `damage` plus the change `taken`, at least 0."""
    return max(0, damage + taken)
