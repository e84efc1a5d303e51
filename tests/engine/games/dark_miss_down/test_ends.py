"""The last round, the end after sixty turns each, and the airlock race."""

import pytest

from engine.agents import roster
from engine.agents.agent import Nodes
from engine.core.chance import Chance, seed_from
from engine.core.errors import IllegalAction
from engine.core.parts.timing import Allowance
from engine.games.dark_miss_down.actions import Draw, Press, Stand
from engine.games.dark_miss_down.facts import LastRound, Pressed, Stood, Tied
from tests.engine.games.dark_miss_down.table import BREACH_A, GAME, INJURED, Table, table

TASKS = f"{INJURED}"


def late(scores: tuple[int, int], **more: object) -> Table:
    """A late table; seat 1 plays second and has the turn."""
    return table(tasks=TASKS, scores=scores, active=1, turn=9).but(**more)


def tied() -> Table:
    return late((16, 16), last=True).play(Draw())


def test_reaching_fifteen_points_announces_one_more_round() -> None:
    first = table(tasks=TASKS, scores=(15, 3), turn=9).play(Draw())
    assert first.facts_of(LastRound) == []
    assert not first.view().last
    second = first.play(Draw())
    assert second.facts_of(LastRound) == [LastRound()]
    assert (second.view().last, second.view().turn) == (True, 10)
    assert second.play(Draw()).play(Draw()).outcome().scores == (15, 3)


def test_both_have_the_same_number_of_turns_whoever_began() -> None:
    began = table(tasks=TASKS, scores=(15, 3), turn=9, first=1, active=1).play(Draw())
    assert not began.view().last
    assert began.play(Draw()).view().last


def test_a_second_player_at_the_goal_does_not_prolong_the_last_round() -> None:
    hand = "tech.medical flight.navigation"
    start = table(tasks=TASKS, hand=hand, tableau=BREACH_A, scores=(13, 16), last=True)
    ended = start.complete(INJURED, hand).play(Draw())
    assert ended.outcome().winners == (0,)
    assert ended.outcome().scores == (18, 16)


def test_the_higher_score_wins() -> None:
    ended = late((12, 17), last=True).play(Draw())
    outcome = ended.outcome()
    assert (outcome.winners, outcome.how) == ((1,), "dark-miss-down-won")
    assert GAME.awaited(ended.state) == ()
    with pytest.raises(IllegalAction):
        ended.play(Draw())


def test_after_sixty_turns_each_the_higher_score_wins() -> None:
    on = late((4, 3)).but(turn=59).play(Draw())
    assert GAME.outcome(on.state) is None
    assert late((4, 3)).but(turn=60).play(Draw()).outcome().winners == (0,)


def test_on_a_tie_both_get_the_airlock_button_at_the_same_moment() -> None:
    table_tied = tied()
    assert table_tied.facts_of(Tied) == [Tied(16)]
    assert table_tied.view().phase == "airlock"
    assert list(GAME.awaited(table_tied.state)) == [0, 1]
    for seat in (0, 1):
        assert table_tied.offered(seat) == [Press(), Stand()]
    assert table_tied.refusal(Draw(), by=0) == "only-airlock"


def test_a_tie_after_sixty_turns_each_goes_to_the_airlock_too() -> None:
    assert late((4, 4)).but(turn=60).play(Draw()).view().phase == "airlock"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_press_wins_and_the_second_comes_too_late(seat: int) -> None:
    won = tied().play(Press(), by=seat)
    outcome = won.outcome()
    assert won.facts == [Pressed(seat)]
    assert (outcome.winners, outcome.scores) == ((seat,), (16, 16))
    assert outcome.how == "dark-miss-down-pressed-first"
    assert outcome.ranking[seat] > outcome.ranking[1 - seat]
    assert won.view().winner == seat
    with pytest.raises(IllegalAction) as late_press:
        won.play(Press(), by=1 - seat)
    assert late_press.value.refusal.id == "refused-over"


def test_the_tie_stands_when_both_accept_it() -> None:
    one = tied().play(Stand(), by=1)
    assert one.facts == [Stood(1)]
    assert list(GAME.awaited(one.state)) == [0]
    assert one.refusal(Press(), by=1) == "stood"
    both = one.play(Stand(), by=0)
    outcome = both.outcome()
    assert (outcome.winners, outcome.how) == ((), "dark-miss-down-tie-stands")
    assert outcome.ranking[0] == outcome.ranking[1]


def test_a_seat_that_has_not_accepted_the_tie_may_still_press() -> None:
    assert tied().play(Stand(), by=1).play(Press(), by=0).outcome().winners == (0,)


def test_after_a_day_without_a_press_the_tie_stands_whatever_the_tables_clock() -> None:
    assert GAME.time(tied().state) == Allowance(24)
    one = tied().play(Stand(), by=0)
    action = GAME.on_deadline(one.state, 1)
    assert action == Stand()
    assert one.play(action, by=1).outcome().winners == ()


def test_before_the_airlock_the_tables_clock_runs_and_agents_act_at_deadlines() -> None:
    start = table(tasks=TASKS)
    assert GAME.time(start.state) is None
    assert GAME.on_deadline(start.state, 0) is None
    assert start.refusal(Press()) == "airlock-shut"
    assert start.refusal(Stand()) == "airlock-shut"


@pytest.mark.parametrize("name", ["random", "search", "greedy"])
def test_agents_leave_the_airlock_button_to_people(name: str) -> None:
    agent, seen = roster.agent(GAME, name), tied().seen(1)
    chance = Chance(seed_from("agents"))
    assert {agent.choose(seen, chance, Nodes(50)) for _ in range(20)} == {Stand()}
