"""Chances of winning are calibrated: likely results come about as often as said."""

import math

import pytest

from benchmarks.self_play.calibration import Said, gap, said_in, tenths
from engine.agents.agent import Nodes
from engine.agents.chances import Forecast, chances, estimate, shares
from engine.core import registry
from engine.core.chance import Chance
from engine.core.game import Outcome
from tests.bot.presentation.played import matches

WORLDS = 16
"""So few rollouts that half of the chances are off by at least an eighth."""
APART = 0.16
"""The largest accepted mean difference between chances said and results, in so few games."""


@pytest.mark.parametrize(
    ("game", "seats", "agents", "games"),
    [
        ("planetary_defence", 1, ("greedy", "rollout"), 60),
        ("dyla", 1, ("greedy",), 40),
        ("dark_miss_down", 2, ("greedy",), 30),
    ],
)
def test_estimates_by_rollouts_come_true(
    game: str, seats: int, agents: tuple[str, ...], games: int, *, soaking: bool
) -> None:
    rules = registry.game(game)
    numbers = range(2 * games if soaking else games)
    said = [x for n in numbers for x in said_in(rules, n, seats, {}, agents, WORLDS, every=7)]
    likely = [one for one in said if one.chance > 0.6]
    unlikely = [one for one in said if one.chance < 0.4]
    assert sum(one.came for one in likely) / len(likely) > 0.6
    assert sum(one.came for one in unlikely) / len(unlikely) < 0.4
    assert gap(said) < APART


def test_chances_of_rivals_sum_to_one() -> None:
    match = next(matches("dark_miss_down", "chances", 2))
    found = chances(match.game, match.state, 2, Chance("7" * 64), Nodes(10**9), together=False)
    assert found is not None
    assert sum(found.by_seat) == pytest.approx(1)


def test_in_black_abyss_chances_come_from_the_position() -> None:
    match = next(matches("black_abyss", "chances", 4))
    found = chances(match.game, match.state, 4, Chance("7" * 64), Nodes(0), together=False)
    assert found is not None
    assert sum(found.by_seat) == pytest.approx(1)
    state = match.state
    for seat in (1, 2, 3):
        state.empires[seat].alive = False
    alone = estimate(match.game, state)
    assert alone is not None
    assert list(alone) == [1, 0, 0, 0]


def test_the_error_of_a_chance_falls_with_the_rollouts_and_is_none_for_a_result() -> None:
    half = [Forecast((0.5, 0.5), games).error(0) for games in (0, 25, 100)]
    assert half == [0, pytest.approx(0.1), pytest.approx(0.05)]
    assert Forecast((1.0, 0.0), 8).error(0) > 0.1, "eight equal results make nothing certain"


def test_without_time_for_a_rollout_there_is_no_chance() -> None:
    match = next(matches("dyla", "chances"))
    assert chances(match.game, match.state, 1, Chance("7" * 64), Nodes(3), together=False) is None


def test_the_chances_of_a_finished_game_are_its_result() -> None:
    *_, last = matches("dyla", "chances")
    found = chances(last.game, last.state, 1, Chance("7" * 64), Nodes(0), together=False)
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    assert found == Forecast((float(bool(outcome.winners)),))


def test_a_tie_without_winners_is_shared_but_a_common_loss_is_not() -> None:
    nobody = Outcome((), ((0,), (0,)), (1, 1), "any")
    assert shares(nobody, 2, together=False) == (0.5, 0.5)
    assert shares(nobody, 2, together=True) == (0, 0)
    both = Outcome((0, 1), ((0,), (0,)), (1, 1), "any")
    assert shares(both, 3, together=False) == (0.5, 0.5, 0)


def test_the_calibration_gap_is_the_mean_deviation() -> None:
    said = [Said(0.75, 1.0, 0), Said(0.75, 0.0, 1), Said(0.1, 0.0, 1)]
    assert [one.times for one in tenths(said).values()] == [1, 2]
    assert gap(said) == pytest.approx((0.1 + 2 * 0.25) / 3)


def test_more_forecasts_of_the_same_games_have_no_smaller_error() -> None:
    once = [Said(0.75, float(game < 3), game) for game in range(4)]
    often = [one for one in once for _ in range(9)]
    assert [one.games for one in tenths(often).values()] == [4]
    assert tenths(once)[7].error == pytest.approx(math.sqrt(0.25 * 0.75 / 4))
    assert tenths(often)[7].error == pytest.approx(tenths(once)[7].error)
