"""Plays an imagined state on, for search and for chances of winning."""

from dataclasses import dataclass
from typing import Any

from engine.agents.agent import Budget
from engine.core.chance import Chance
from engine.core.events import silence
from engine.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Rollout:
    """Plays every seat by the game's `guide`, and estimates the result for `seat`.

    It stops at the end, when turn `until` begins, or after `horizon` actions; then the game's
    `value` judges the position.
    """

    game: AnyGame
    seat: Seat
    until: int
    horizon: int

    def play(self, state: Any, chance: Chance, more: Budget) -> float | None:
        """Play `state` on in place; its value for the seat then (0 to 1).

        None if the budget `more` ran out before.
        """
        game = self.game
        for _ in range(self.horizon):
            seats = game.missing(state)
            if not seats or state.turn >= self.until:
                break
            if not more():
                return None
            seat = seats[0] if len(seats) == 1 else chance.pick(seats)
            game.apply(state, seat, game.guide(state, seat, chance), silence)
        return game.value(state, self.seat)
