"""A rough value of a position, from public information."""

from __future__ import annotations

from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState

_LOST_AT_BEST = 0.5


def promise(state: PlanetaryState, seat: int) -> float:  # noqa: ARG001
    """1 for a won game, 0 for a lost one with every meteor left.

    A loss is worth more the fewer meteors were left, but less than a win. Nearly all simple play
    loses, so search must distinguish losses.
    """
    destroyed = state.destroyed / state.meteors
    if is_over(state) and destroyed < 1:
        return _LOST_AT_BEST * destroyed
    return destroyed
