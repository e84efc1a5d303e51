"""Imagined states: the order of both face-down piles is redrawn.

A meteor that the damage phase puts back lands in the same turn's advance, before the player acts
again. So nobody ever knows the top card of a pile.
"""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.planetary_defence.state import PlanetaryState


def redraw(state: PlanetaryState, viewers: Sequence[int], chance: Chance) -> None:  # noqa: ARG001
    """Shuffle both face-down piles."""
    for pile in (state.space, state.draw):
        pile.sort()
        chance.shuffle(pile)
