"""Simple players: `greedy`, by eye and one action at a time, and `rollout`, quicker for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.choices import Leaf
from engine.games.planetary_defence.actions import Attack, Buy, Play, PlayAll, Shield
from engine.games.planetary_defence.content import CARD, VALUE
from engine.games.planetary_defence.phases import is_over

if TYPE_CHECKING:
    from engine.core.chance import Chance
    from engine.core.game import Perspective
    from engine.games.planetary_defence.state import PlanetaryState


def greedy(seen: Perspective[Any, Any, Any], chance: Chance) -> Any:  # noqa: ARG001
    """Play everything, then take the dearest thing the row offers, meteors first."""
    leaves = [node.action for node in seen.choices().open() if isinstance(node, Leaf)]
    return max(leaves, key=_appeal)


rollout = greedy


def _appeal(action: Any) -> int:
    match action:
        case PlayAll():
            return 100
        case Play():
            return 90
        case Attack(card):
            return 50 + VALUE[CARD[card]]
        case Buy(card):
            return 20 + VALUE[CARD[card]]
        case Shield():
            return 60
    return 0


def chances(state: PlanetaryState) -> float:
    """The chance of winning, roughly."""
    if is_over(state):
        return float(state.destroyed >= state.meteors)
    return 0.8 * state.destroyed / state.meteors
