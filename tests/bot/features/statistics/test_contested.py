"""Only competitive tables are rated."""

import json
from collections.abc import Mapping

import pytest

from bot.features.statistics.ratings import games_with_ranking
from bot.members.statistics import tallies
from bot.play.finish import changes_at_end, with_end
from bot.store.changes import AddResult
from bot.store.records import Action, By, Result, Seat
from bot.table.table import Table
from engine.conformance.tables import course
from engine.core import registry
from engine.core.game import AnyGame
from tests.bot.features.statistics.rated import ratings
from tests.bot.play.effects.test_deadlines import daily
from tests.bot.unstored import table_of

GAMES = ("dark_wall_destiny", "dark_miss_down")


def results(game: AnyGame, number: int, *, agents: bool = False) -> tuple[Table, list[Result]]:
    """A finished table and its results; with `agents`, all seats but one are agents'."""
    played = course(game, number, 20_000)
    *_, last = played.moments()
    match = last.match.play(last.seat, last.action).match
    at = played.table
    seats = tuple(
        Seat(seat, None, "greedy", "AI") if agents and seat else Seat(seat, 100 + seat, None, "M")
        for seat in range(at.seats)
    )
    running = table_of(match, seats=seats, options=json.dumps(dict(at.options)), host=100)
    table = with_end(running, 2.0)
    return table, results_of(table, {seat.number: 1 for seat in seats})


def results_of(over: Table, moves: Mapping[int, int]) -> list[Result]:
    """The results of a table that ended after this many moves of its members."""
    record = [
        Action(over.id, revision, seat, By.PLAYER, "{}", "{}", 1.0)
        for revision, seat in enumerate(
            (seat for seat, count in moves.items() for _ in range(count)), start=1
        )
    ]
    return [one.result for one in changes_at_end(over, over, record) if isinstance(one, AddResult)]


@pytest.mark.parametrize("name", GAMES)
def test_a_competitive_table_is_rated_and_a_cooperative_one_is_not(name: str) -> None:
    game = registry.game(name)
    for number in range(12):
        table, kept = results(game, number)
        together = course(game, number, 20_000).table.parsed_options.together() is not None
        assert len(kept) == len(table.row.seats)
        assert table.cooperative == together
        rated = ratings(kept, frozenset())
        several = len(kept) > 1
        assert set(rated) == ({one.user for one in kept} if several and not together else set())
        if together:
            assert tallies(kept, 100)[name].against == {}


def test_a_game_has_a_ladder_if_some_option_makes_it_competitive() -> None:
    contested = [
        game for game in map(registry.game, registry.names()) if game.name in games_with_ranking()
    ]
    assert {"dark_miss_down", "dark_wall_destiny"} <= {game.name for game in contested}
    assert "dyla" not in games_with_ranking()


def test_one_member_against_agents_is_not_rated() -> None:
    table, kept = results(registry.game("dark_miss_down"), 1, agents=True)
    assert not table.rated
    assert ratings(kept, frozenset()) == {}
    assert tallies(kept, 100)["dark_miss_down"].games == 1


def given_up(moves: Mapping[int, int]) -> list[Result]:
    """The results of a duel that its second member resigned after this many moves."""
    return results_of(with_end(daily(), 2.0, (1,)), moves)


def test_a_game_resigned_early_is_not_rated() -> None:
    for moves in ({}, {0: 9}, {0: 9, 1: 2}):
        kept = given_up(moves)
        (winner, _) = (one.user for one in kept)
        assert winner is not None
        assert ratings(kept, frozenset()) == {}
        assert tallies(kept, winner) == {}
    kept = given_up({0: 3, 1: 3})
    (winner, loser) = (one.user for one in kept)
    assert winner is not None
    assert set(ratings(kept, frozenset())) == {winner, loser}
    assert tallies(kept, winner)["dark_miss_down"].won == 1


def test_a_finished_game_in_which_a_member_never_moved_is_not_rated() -> None:
    over, kept = results(registry.game("dark_miss_down"), 1)
    assert ratings(kept, frozenset()) != {}
    assert ratings(results_of(over, {0: 40}), frozenset()) == {}
