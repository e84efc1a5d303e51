"""States that could be the true one: only the order of both face-down piles is unknown.

A meteor that the damage phase put back is dealt before anybody acts again, so between actions
nobody knows the top of either pile.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.games.planetary_defence.state import PlanetaryState

_copy = copier(PlanetaryState)


def imagine(state: PlanetaryState, chance: Chance) -> PlanetaryState:
    """The same table with both piles in another order."""
    imagined = _copy(state)
    for pile in (imagined.space, imagined.draw):
        pile.sort()
        chance.shuffle(pile)
    imagined.chance = chance.spawn()
    return imagined
