"""Chances of winning: the game's own estimate, otherwise rollouts.

A rollout starts in a state imagined from what all seats together know. The game's `guide` plays
every seat, so the chances assume equally strong players.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from engine.agents.agent import Budget
from engine.agents.rollout import play_on
from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.parts.reports import Outcome

WORLDS: Final = 120
"""Maximum rollouts; the standard error is then at most 0.05."""


class Forecast(NamedTuple):
    """Each seat's chance of winning (`by_seat`), from 0 to 1, as the mean over `games` rollouts.

    Without rollouts `games` is 0: the chances are a result, or the game's own estimate.
    """

    by_seat: tuple[float, ...]
    games: int = 0

    def error(self, seat: int) -> float:
        """The standard error of a seat's chance; 0 without rollouts.

        Counts two more rollouts with a shared win, so that equal results do not seem certain.
        """
        if not self.games:
            return 0.0
        chance = (self.by_seat[seat] * self.games + 1) / (self.games + 2)
        return sqrt(chance * (1 - chance) / self.games)


def shares(outcome: Outcome, seats: int, *, together: bool) -> tuple[float, ...]:
    """Each seat's share of a win, from 0 to 1. Winners share equally; without winners all seats do.

    In solo games and games won `together`, every seat has 1 or every seat 0.
    """
    if seats == 1 or together:
        return (float(bool(outcome.winners)),) * seats
    winners = outcome.winners or tuple(range(seats))
    return tuple(float(seat in winners) / len(winners) for seat in range(seats))


def chances(
    game: AnyGame,
    state: Any,
    seats: int,
    chance: Chance,
    more: Budget,
    *,
    together: bool,
    worlds: int = WORLDS,
) -> Forecast | None:
    """Each seat's chance of winning from a position.

    A finished game's result, else the game's own estimate, else the mean over up to `worlds`
    rollouts within the budget `more`. None if the budget does not suffice for one.
    """
    outcome = game.outcome(state)
    if outcome is not None:
        return Forecast(shares(outcome, seats, together=together))
    by_seat = estimate(game, state)
    if by_seat is not None:
        return Forecast(by_seat)
    sums, played = [0.0] * seats, 0
    for _ in range(worlds):
        world = game.imagine(state, range(seats), chance.spawn())
        if not play_on(game, world, chance.spawn(), more) or not (ended := game.outcome(world)):
            break
        played += 1
        for seat, share in enumerate(shares(ended, seats, together=together)):
            sums[seat] += share
    return Forecast(tuple(one / played for one in sums), played) if played else None


def estimate(game: AnyGame, state: Any) -> tuple[float, ...] | None:
    """The game's own estimate of each seat's chance of winning; None if it has none."""
    prospects = game.companions.prospects
    known_chances = None if prospects is None else prospects(state)
    return None if known_chances is None else tuple(known_chances)
