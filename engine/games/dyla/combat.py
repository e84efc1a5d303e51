"""What a turn's cards add up to: the only place where damage is reckoned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.dyla.content import Content


class Totals(NamedTuple):
    """Attack cards played, the damage they deal, and the change (0 or less) of that taken."""

    attacks: int
    deals: int
    taken: int


def totals(content: Content, played: Sequence[int]) -> Totals:
    """The sums of the cards played this turn, in whatever order they were played.

    Bonuses for each attack card count every one played; the sum dealt is never below 0.
    """
    return _totals(content, tuple(played))


@lru_cache(maxsize=4096)
def _totals(content: Content, played: tuple[int, ...]) -> Totals:
    attacks = damage = bonus = taken = 0
    rows = content.combat
    for card in played:
        is_attack, hits, per_attack, dealt, less = rows[card]
        attacks += is_attack
        damage += hits + dealt
        bonus += per_attack
        taken += less
    return Totals(attacks, max(0, damage + bonus * attacks), taken)


def strikes(damage: int, taken: int) -> int:
    """What an enemy of `damage` deals to the ship after the cards' change; never below 0."""
    return max(0, damage + taken)
