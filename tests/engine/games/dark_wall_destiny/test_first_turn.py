"""The page of the first turn teaches what wins: who plays by it wins like the AIs."""

from __future__ import annotations

import pytest

from benchmarks.self_play.dark_wall_destiny_recipes import UNSEEN, taught
from benchmarks.self_play.dark_wall_destiny_skill import won
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import PRUDENT

GAMES = 40
CLOSE = 0.1
"""The share of games by which the advice may win less."""


@pytest.mark.parametrize("seats", [2, 4])
def test_who_plays_by_the_page_of_the_first_turn_wins_about_as_often_as_hard_ais(
    seats: int,
) -> None:
    assert _wins(taught(), seats) >= _wins(PRUDENT, seats) - CLOSE * GAMES


def _wins(captain: Captain, seats: int) -> int:
    return sum(won(UNSEEN + number, seats, captain.advise) for number in range(GAMES))
