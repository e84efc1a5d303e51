"""Winning, losing, and the order of leaderboards."""

import pytest

from engine.core.errors import IllegalAction
from engine.core.game import Outcome
from engine.games.planetary_defence.actions import Attack, EndTurn, Play
from tests.engine.games.planetary_defence.table import FILLER, GAME, Table, table


def outcome(ended: Table) -> Outcome:
    found = GAME.outcome(ended.state)
    assert found is not None
    return found


def test_the_game_is_won_at_once_when_the_last_meteor_is_destroyed() -> None:
    start = table("white-1", "black-2", hand="red-2", space="white-6 red-6", scrap="black-1")
    won = start.play(Play("red-2"), Attack("black-2", 2))
    assert outcome(won).winners == (0,)
    assert outcome(won).how == "planetary-defence-won"
    assert won.view.won
    assert GAME.awaited(won.state) == ()
    with pytest.raises(IllegalAction):
        won.end_turn()


def test_a_meteor_covered_or_in_space_is_still_to_be_destroyed() -> None:
    for columns, space in [(("black-6 red-1", "black-2"), ""), (("", "black-2"), "black-1")]:
        start = table(*columns, hand="red-2", space=space)
        assert GAME.outcome(start.play(Play("red-2"), Attack("black-2", 2)).state) is None


def test_the_game_is_lost_when_the_scrap_pile_reaches_the_fifth_column() -> None:
    start = table("black-2", draw=FILLER, space="", scrap="black-1", scrap_column=4)
    lost = start.end_turn()
    assert outcome(lost).winners == ()
    assert outcome(lost).how == "planetary-defence-lost"
    assert outcome(lost).scores == (1,)
    assert lost.view.over
    assert not lost.view.won


def test_the_scrap_pile_takes_five_advances_without_space() -> None:
    played = table("black-6", draw=FILLER, space="")
    for column in (1, 2, 3, 4):
        played = played.end_turn()
        assert played.view.scrap_column == column
        assert GAME.outcome(played.state) is None
    assert outcome(played.end_turn()).winners == ()


def test_the_game_can_be_won_in_the_turn_before_the_scrap_pile_arrives() -> None:
    start = table("black-2", hand="red-2", space="", scrap_column=4)
    assert outcome(start.play(Play("red-2"), Attack("black-2", 1))).winners == (0,)


def test_a_finished_game_offers_and_allows_nothing() -> None:
    lost = table("black-2", hand="red-1", draw=FILLER, space="", scrap_column=4).end_turn()
    assert lost.offered() == []
    refusal = lost.match.why_not(0, EndTurn())
    assert refusal is not None
    assert refusal.id == "refused-over"


def test_a_won_game_ranks_before_a_lost_one_and_sooner_before_later() -> None:
    won = [
        outcome(
            table("black-1", hand="red-1", space="", turn=turn).play(
                Play("red-1"), Attack("black-1", 1)
            )
        ).ranking
        for turn in (20, 12)
    ]
    lost = outcome(table("black-1", draw=FILLER, space="", scrap_column=4, turn=9).end_turn())
    assert sorted([lost.ranking, *won]) == [lost.ranking, won[0], won[1]]


def test_lost_games_rank_by_meteors_destroyed_then_by_turns() -> None:
    early = outcome(
        table("black-1", draw=FILLER, space="", scrap_column=4, turn=13).end_turn()
    ).ranking
    late = outcome(
        table("black-1", "black-2", hand="red-2", draw=FILLER, space="", scrap_column=4, turn=15)
        .play(Play("red-2"), Attack("black-2", 2))
        .end_turn()
    ).ranking
    assert early < late
