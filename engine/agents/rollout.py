"""Plays an imagined state on, for search and for chances of winning."""

from typing import Any, Final

from engine.agents.agent import Budget
from engine.core.chance import Chance
from engine.core.events import silence
from engine.core.game import AnyGame

FOREVER: Final = 1_000_000
"""More turns and actions than any game has."""


def play_on(
    game: AnyGame,
    state: Any,
    chance: Chance,
    more: Budget,
    until: int = FOREVER,
    horizon: int = FOREVER,
) -> bool:
    """Play every seat by the game's `guide`, in place; False if the budget `more` runs out.

    Stops at the end, when turn `until` begins, or after `horizon` actions.
    """
    for _ in range(horizon):
        seats = game.missing(state)
        if not seats or state.turn >= until:
            break
        if not more():
            return False
        seat = seats[0] if len(seats) == 1 else chance.pick(seats)
        game.apply(state, seat, game.guide(state, seat, chance), silence)
    return True
