"""Levels, victory, defeat and rank."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.game import Outcome
from engine.core.words import words
from engine.games.dyla.actions import Fire
from engine.games.dyla.content import CONTENT
from engine.games.dyla.facts import Ended, LevelDone, Repaired
from tests.engine.games.dyla.ship import GAME, Ship, launched, ship


def beat(enemy: str, points: int, level_points: int, goal: int = 15, hull: int = 4) -> Ship:
    """The ship after it defeated an enemy that had one hit point left."""
    hp = next(e.hp for e in CONTENT.encounters if e.id == enemy)
    before = ship(
        "lohengrin",
        enemy=enemy,
        suffered=hp - 1,
        points=points,
        level_points=level_points,
        goal=goal,
        hull=hull,
    )
    return before.play("lohengrin").fire()


@pytest.mark.parametrize(
    ("enemy", "before", "level"), [("nelson-class", 4, 2), ("nazca-class", 9, 3)]
)
def test_five_points_of_its_own_deck_complete_a_level_and_repair_the_hull(
    enemy: str, before: int, level: int
) -> None:
    after = beat(enemy, points=before, level_points=4)
    assert (after.view.level, after.view.level_points, after.view.hull) == (level, 0, 10)
    assert after.view.encounter.level == level
    assert after.view.encounters_spent == 0
    assert LevelDone(level - 1) in after.facts
    assert Repaired(6) in after.facts


def test_four_points_do_not_complete_a_level() -> None:
    after = beat("nelson-class", points=3, level_points=3)
    assert (after.view.level, after.view.level_points, after.view.hull) == (1, 4, 4)


def test_points_over_five_count_for_the_game_but_not_for_the_next_level() -> None:
    after = beat("agamemnon-class", points=4, level_points=4)
    assert (after.view.level, after.view.points, after.view.level_points) == (2, 6, 0)


def test_the_goal_wins_at_any_time_on_level_3() -> None:
    won = beat("vesalius", points=11, level_points=0, goal=12)
    assert won.view.ending == "won"
    assert won.facts[-1] == Ended("won")
    assert won.offered() == []
    assert GAME.awaited(won.state) == ()


def test_five_points_of_level_3_do_not_end_a_game_with_a_higher_goal() -> None:
    on = beat("vesalius", points=14, level_points=4, goal=20)
    assert on.view.ending is None
    assert (on.view.level, on.view.level_points, on.view.hull) == (3, 5, 4)
    assert on.view.encounter.level == 3


def test_an_exhausted_encounter_deck_reshuffles_its_discards() -> None:
    last = ship("lohengrin", enemy="nelson-class", next_enemies="drake-class")
    last.state.encounters.clear()
    last.state.spent.extend([0, 0, 1])
    after = last.play("lohengrin").fire()
    assert (after.view.encounters_left, after.view.encounters_spent) == (3, 0)


def test_the_game_is_lost_at_hull_zero() -> None:
    lost = ship("", enemy="peacemaker-fleet", hull=4, points=11).fire()
    assert (lost.view.ending, lost.view.hull) == ("destroyed", 0)
    assert lost.facts[-1] == Ended("destroyed")
    assert GAME.outcome(lost.state) == Outcome((), ((0, 11, 0),), (11,), "dyla-destroyed")
    assert lost.offered() == []
    assert GAME.why_not(lost.state, 0, Fire()) == words("dyla-refused-during-over")


def test_a_game_has_thirteen_turns_and_one_for_each_point_of_the_goal() -> None:
    assert [launched(goal=goal).view.turns for goal in (12, 15, 20)] == [25, 28, 33]
    on = ship("", turn=27).fire()
    assert (on.view.turn, on.view.ending) == (28, None)
    late = ship("", turn=28, points=7).fire()
    assert late.view.ending == "out-of-time"
    assert GAME.outcome(late.state) == Outcome((), ((0, 7, 0),), (7,), "dyla-out-of-time")


def test_a_skipped_last_turn_ends_the_game_too() -> None:
    assert ship("", turn=28).skip().view.ending == "out-of-time"


def test_won_games_rank_by_fewer_turns_then_hull_and_above_lost_ones_by_points() -> None:
    def won(turn: int, hull: int) -> Outcome:
        before = ship("lohengrin", enemy="vesalius", suffered=13, points=14, turn=turn, hull=hull)
        outcome = GAME.outcome(before.play("lohengrin").fire().state)
        assert outcome is not None
        assert outcome.winners == (0,)
        return outcome

    def lost(points: int) -> Outcome:
        outcome = GAME.outcome(ship("", hull=1, points=points).fire().state)
        assert outcome is not None
        return outcome

    order = [won(20, 1), won(21, 9), won(21, 3), lost(14), lost(3)]
    assert sorted(order, key=lambda one: one.ranking[0], reverse=True) == order


def test_random_games_always_end() -> None:
    for number in range(300):
        played, luck = launched(seed=str(number)), Chance(seed_from(f"luck {number}"))
        state, decisions = played.state, 0
        while GAME.outcome(state) is None:
            action = wander(GAME.choices(state, 0), luck)
            assert GAME.why_not(state, 0, action) is None
            GAME.apply(state, 0, action, lambda *_, **__: None)
            decisions += 1
            assert decisions < 10_000
        assert state.turn <= 28
        assert GAME.why_not(state, 0, Fire()) is not None
