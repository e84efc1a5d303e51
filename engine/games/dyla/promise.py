"""How promising a game looks, for search that stops before its end.

The chance to win as a curve over three plain features: points won, hull left, and the damage the
deck deals in a turn. The weights were fitted to self-play.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from engine.games.dyla.state import ending

if TYPE_CHECKING:
    from engine.games.dyla.content import Content
    from engine.games.dyla.state import DylaState

OFFSET, POINTS, HULL, FIREPOWER = -8.0, 6.0, 0.15, 0.3


def promise(content: Content, state: DylaState) -> float:
    """An estimate from 0 (lost) to 1 (won)."""
    if state.phase == "over":
        return float(ending(state) == "won")
    lean = (
        OFFSET
        + POINTS * state.points / state.goal
        + HULL * state.hull
        + FIREPOWER * firepower(content, state)
    )
    return 1 / (1 + exp(-lean))


def firepower(content: Content, state: DylaState) -> float:
    """The damage of an average turn with the deck as it is."""
    cards = state.pile + state.hand + state.played + state.discards
    rows, share = content.combat, (content.numbers.draw_up_to + 1) / max(1, len(cards))
    attacks = damage = bonus = 0
    for card in cards:
        is_attack, hits, per_attack, _, _ = rows[card]
        attacks += is_attack
        damage += hits
        bonus += per_attack
    return share * (damage + bonus * share * attacks)
