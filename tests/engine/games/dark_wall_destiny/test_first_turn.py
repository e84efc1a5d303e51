"""The page on the first turn teaches good play: following it wins about as often as the AIs."""

from benchmarks.self_play.dark_wall_destiny.games import won
from benchmarks.self_play.dark_wall_destiny.players import taught
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import PRUDENT

FIRST, GAMES = 20_000, 60
"""The number of the first game played, and games per number of seats."""
SEATS = (2, 4)
CLOSE = 0.1
"""The advice may win less often by this share of the games."""


def test_the_advice_for_the_first_turn_wins_about_as_often_as_hard_ais() -> None:
    assert _wins(taught()) >= _wins(PRUDENT) - CLOSE * GAMES * len(SEATS)


def _wins(captain: Captain) -> int:
    games = [(FIRST + number, seats) for seats in SEATS for number in range(GAMES)]
    return sum(won(number, seats, captain.advise) for number, seats in games)
