"""A rough value of a position, from public information."""

from __future__ import annotations

from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState

_LOST_AT_BEST = 0.5


def promise(state: PlanetaryState, seat: int) -> float:  # noqa: ARG001
    """1 for a won game, 0 for one lost untouched.

    A lost game is worth more the fewer meteors were left, though never as much as a win: nearly all
    simple play loses, and search must tell near from far.
    """
    destroyed = state.destroyed / state.meteors
    if is_over(state) and destroyed < 1:
        return _LOST_AT_BEST * destroyed
    return destroyed
