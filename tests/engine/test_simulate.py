"""Self-play is deterministic, whatever the order of games."""

import pytest

from engine import simulate
from engine.core.errors import BadOption, BadSeats, EngineError, UnknownAgent, UnknownGame
from engine.core.game import Outcome
from engine.simulate import GameResult, Plan, Span


def plan(game: str = "planetary_defence", agent: str = "random", nodes: int = 100) -> Plan:
    return Plan.make(game, {}, None, [agent], "seed", nodes)


@pytest.mark.parametrize("game", ["planetary_defence", "dyla"])
def test_each_game_of_a_plan_is_the_same_in_any_order_of_play(game: str) -> None:
    first = [simulate.play(plan(game), number) for number in range(4)]
    again = [simulate.play(plan(game), number) for number in (3, 1, 0, 2)]

    assert sorted(again, key=lambda one: one.number) == first
    assert len({one.used for one in first}) > 1


def test_figures_do_not_depend_on_the_order_of_games() -> None:
    games = [simulate.play(plan("dyla"), number) for number in range(6)]

    assert simulate.tally(plan("dyla"), reversed(games)) == simulate.tally(plan("dyla"), games)


@pytest.mark.parametrize("game", ["planetary_defence", "dyla"])
def test_search_finishes_the_built_in_games(game: str) -> None:
    played = simulate.play(plan(game, "search", nodes=60), 0)

    assert played.outcome is not None
    assert played.decisions > played.turns


def test_unused_content_is_listed_with_zero() -> None:
    sums = simulate.tally(plan("dyla"), [simulate.play(plan("dyla"), 0)])

    assert sums.used["basic-igelstellung"] == 1
    assert sums.used["peacemaker-fleet"] == 0


def test_wins_are_counted_by_seat_and_by_agent() -> None:
    def over(number: int, agents: tuple[str, ...], winner: int) -> GameResult:
        scores = (3, 8) if winner else (8, 3)
        outcome = Outcome((winner,), ((0,), (0,)), scores, "over")
        return GameResult(number, agents, outcome, number + 4, 10, frozenset())

    duel = Plan("planetary_defence", (), 2, ("search", "random"), "1", 1, swap=True)
    assert [duel.seating(number) for number in (0, 1, 2)] == [
        ("search", "random"),
        ("random", "search"),
        ("search", "random"),
    ]
    games = [
        over(0, duel.seating(0), 0),
        over(1, duel.seating(1), 1),
        over(2, duel.seating(2), 1),
        GameResult(3, duel.seating(3), None, 9, 10, frozenset()),
    ]

    sums = simulate.tally(duel, games)

    assert sums.won is None
    assert (sums.games, sums.ended) == (4, 3)
    assert sums.wins == (1, 2)
    assert sums.wins_by_agent == {"search": (2, 4), "random": (1, 4)}
    assert sums.wins_by_role == {}
    assert sums.turns == Span(4, 5.5, 9)
    assert sums.turns_of_won == Span(4, 5, 6)
    assert sums.scores == (Span(3, 3, 8), Span(3, 8, 8))
    assert sums.decisions == 40


def test_seats_newly_awaited_together_count_as_one_wait() -> None:
    alone = simulate.play(plan("dyla"), 0)
    assert alone.waits == 1, "a game for one waits for nobody else"
    duel = Plan.make("dark_miss_down", {}, 2, ["random"], "waits", 1)
    played = simulate.play(duel, 0)
    assert 1 < played.waits <= played.decisions
    sums = simulate.tally(duel, [played])
    assert sums.waits == Span(played.waits, played.waits, played.waits)

    asked = [(0, 1, 2), (1, 2), (2,), (0,), (0,), (1, 2), ()]
    assert simulate.waits(asked) == 3


def test_wins_are_counted_by_role_and_roles_as_used_content() -> None:
    played = simulate.play(Plan.make("black_abyss", {}, 3, ["greedy"], "roles", 1), 0)

    assert len(set(played.roles)) == 3
    assert played.used.issuperset(played.roles)
    sums = simulate.tally(Plan.make("black_abyss", {}, 3, ["greedy"], "roles", 1), [played])
    assert played.outcome is not None
    won = {played.roles[seat] for seat in played.outcome.winners}
    assert sums.wins_by_role == {name: (int(name in won), 1) for name in sorted(played.roles)}


def test_wins_are_counted_by_who_began() -> None:
    plan = Plan.make("dark_miss_down", {}, 2, ["random"], "lots", 1)
    played = [simulate.play(plan, number) for number in range(8)]
    sums = simulate.tally(plan, played)
    assert {one.roles for one in played} == {("began", "followed"), ("followed", "began")}
    assert sum(won for won, _ in sums.wins_by_role.values()) == sum(sums.wins)
    assert {sat for _, sat in sums.wins_by_role.values()} == {8}
    assert "began" not in sums.used


@pytest.mark.parametrize(
    ("game", "options", "seats", "agents", "error", "said"),
    [
        ("dila", {}, None, ["random"], UnknownGame, "did you mean dyla"),
        ("dyla", {"deck": "short"}, None, ["random"], BadOption, "no option 'deck'"),
        ("dyla", {}, 2, ["random"], BadSeats, "dyla is for 1 seat, not 2"),
        ("dyla", {}, 1, ["random", "search"], BadSeats, "2 agents do not fill 1 seats"),
        ("dyla", {}, 1, ["clever"], UnknownAgent, "no agent 'clever' for dyla; choose one of"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_in_a_sentence(
    game: str,
    options: dict[str, str],
    seats: int | None,
    agents: list[str],
    error: type[EngineError],
    said: str,
) -> None:
    with pytest.raises(error, match=said):
        Plan.make(game, options, seats, agents, "seed", 1)
