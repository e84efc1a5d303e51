"""Playing an imagined state on: what a search believes would follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.events import silence

if TYPE_CHECKING:
    from engine.agents.agent import Budget
    from engine.core.chance import Chance
    from engine.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Rollout:
    """Plays every seat as the game's `guide` says, and judges for `seat`.

    When turn `until` has begun, or after `horizon` actions, the game's own `value` judges what
    stands.
    """

    game: AnyGame
    seat: Seat
    until: int
    horizon: int

    def play(self, state: Any, chance: Chance, more: Budget) -> float | None:
        """The worth of `state` (0 to 1), played on in place; None if the budget ran out first."""
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
