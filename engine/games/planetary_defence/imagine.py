"""States that could be the true one: only the order of both face-down piles is unknown.

A meteor that the damage phase put back is dealt before anybody acts again, so between actions
nobody knows the top of either pile.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.planetary_defence.state import PlanetaryState


def redraw(state: PlanetaryState, viewers: Sequence[int], chance: Chance) -> None:  # noqa: ARG001
    """Shuffle both face-down piles."""
    for pile in (state.space, state.draw):
        pile.sort()
        chance.shuffle(pile)
