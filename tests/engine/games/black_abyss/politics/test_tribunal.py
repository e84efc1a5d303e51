"""Votes, candidates, ballots, laws and the seat."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.rules.tribunal.counting import most_favoured, winner_of_vote
from engine.games.black_abyss.rules.tribunal.resolutions import candidates
from tests.engine.games.black_abyss.politics.hall import hall, put
from tests.engine.games.black_abyss.table import GAME, Table


def test_votes_are_counted_as_in_the_rules_example_of_twelve_and_eleven() -> None:
    """A home with 6 regions and a planet with 4: 12. A home with 4 and three planets with 1: 11."""
    table = Table.open_sky()
    table.state.empires[1].race = table.state.empires[0].race
    home = table.state.empires[0].home * 7
    for slot in (1, 4):
        table.building(0, home + slot, "trade-house")
    blue = table.planet("D4", "blue", "rough", "rough", "rough", "rough")
    for slot, name in enumerate(("habitat", "small-dock", "space-port", "trade-house")):
        table.building(0, blue * 7 + slot, name)
    assert votes(table.state, 0) == 12
    for name in ("B4", "C3", "E4"):
        table.building(1, table.planet(name, "green", "rough") * 7, "habitat")
    assert votes(table.state, 1) == 11


@pytest.mark.parametrize(
    ("weights", "colonies", "who"),
    [
        ([9, 7, 5], [1, 1, 1], [0, 1]),
        ([9, 5, 5], [1, 1, 2], [0, 2]),
        ([9, 5, 5], [1, 2, 2], [0, 1, 2]),
        ([7, 7, 5], [1, 1, 1], [0, 1]),
        ([7, 7, 7], [3, 1, 1], [0, 1, 2]),
        ([9, 5, 5, 5], [1, 2, 3, 1], [0, 2]),
        ([9, 5, 5, 5], [1, 2, 2, 1], [0, 1, 2]),
        ([9, 5, 5, 5], [1, 2, 2, 2], [0, 1, 2, 3]),
        ([7, 7, 7, 3], [1, 2, 3, 9], [0, 1, 2]),
        ([3, 7, 7, 9], [9, 1, 1, 1], [1, 2, 3]),
    ],
)
def test_candidates_are_the_two_with_most_votes_and_ties_go_by_planets_or_include_all(
    weights: list[int], colonies: list[int], who: list[int]
) -> None:
    assert candidates(weights, colonies, range(len(weights))) == who


def _chosen(weights: list[int], favours: list[int], leader: int) -> int | None:
    return winner_of_vote(most_favoured([0, 1], weights, favours), favours, leader)


def test_the_leader_breaks_a_tie_for_the_seat_else_it_stays_empty() -> None:
    assert _chosen([5, 5, 3], [0, 1, -1], -1) == -1
    assert _chosen([5, 5, 3], [0, 1, -1], 1) == 1
    assert _chosen([5, 4, 3], [0, 1, -1], 1) == 0
    assert _chosen([5, 4, 3], [-1, -1, -1], 1) == -1


def test_a_leader_who_voted_for_none_of_the_tied_is_asked() -> None:
    """The leader abstained, or voted for a candidate who is not tied."""
    for favour in (-1, 2):
        table = hall(elections="together")
        ballot = table.state.ballot
        assert ballot is not None
        table.state.leader, ballot.weights, ballot.candidates = 2, [5, 5, 3], [0, 1, 2]
        for seat, mine in enumerate((0, 1, favour)):
            table.play(seat, a.Mark(0, -1))
            table.play(seat, a.Favour(mine))
            table.play(seat, a.Cast())
        assert list(GAME.awaited(table.state)) == [2]
        assert {action.choice for action in table.offers(2, a.BreakTie)} == {0, 1}
        assert table.refusal(2, a.BreakTie(2)) == "not-tied"
        assert table.refusal(0, a.BreakTie(0)) == "not-now"
        table.play(2, a.BreakTie(1))
        assert table.state.leader == 1


def test_a_leader_who_abstained_on_a_tied_resolution_is_asked() -> None:
    for choice in (0, 1):
        table = hall()
        ballot = table.state.ballot
        assert ballot is not None
        table.state.leader, ballot.weights = 2, [5, 5, 3]
        table.play(0, a.Mark(0, 1))
        table.play(1, a.Mark(0, -1))
        for seat in range(3):
            table.play(seat, a.Cast())
        assert {action.choice for action in table.offers(2, a.BreakTie)} == {0, 1}
        table.play(2, a.BreakTie(choice))
        assert table.state.laws == [0] * choice
        assert table.state.ballot is not None
        assert table.state.ballot.seat


def test_an_eliminated_race_is_no_candidate_and_has_no_votes() -> None:
    assert candidates([9, 5, 5, 0], [3, 1, 1, 0], [1, 2]) == [1, 2]
    table = Table.open_sky(4)
    table.state.empires[0].alive = False
    table.state.phase, table.state.active = "tribunal", -1
    put(table)
    ballot = table.state.ballot
    assert ballot is not None
    assert 0 not in ballot.candidates
    assert ballot.weights[0] == 0
    assert list(GAME.awaited(table.state)) == [1, 2, 3]


def test_anybody_may_vote_for_any_candidate_oneself_an_enemy_or_nobody() -> None:
    table = hall(elections="together")
    table.war(1, 0)
    for seat in range(3):
        offered = {action.candidate for action in table.offers(seat, a.Favour)}
        assert offered == {-1, 0, 1}
    assert table.refusal(0, a.Favour(2)) == "no-candidate"
    table.play(0, a.Favour(0))
    table.play(1, a.Favour(0))
    table.play(2, a.Favour(-1))
    for seat in range(3):
        table.play(seat, a.Cast())
    assert table.state.leader == 0


def test_nine_votes_of_one_seat_beat_eight_of_two() -> None:
    table = hall(elections="together")
    ballot = table.state.ballot
    assert ballot is not None
    ballot.weights = [9, 4, 4]
    for seat, vote in enumerate((1, -1, -1)):
        table.play(seat, a.Mark(0, vote))
        table.play(seat, a.Favour(0 if seat == 0 else 1))
    for seat in range(3):
        table.play(seat, a.Cast())
    decided = table.facts("decided")[0]
    assert (decided.votes, decided.against, decided.passed) == (9, 8, True)
    told = [(fact.seat, fact.weight, fact.laws, fact.against) for fact in table.facts("voted")]
    law = t.LAWS[0]
    assert told == [(0, 9, (law,), ()), (1, 4, (), (law,)), (2, 4, (), (law,))]
    assert table.state.leader == 0


def test_after_it_is_closed_nobody_changes_or_casts_a_ballot() -> None:
    table = hall(elections="together")
    for seat in range(3):
        table.play(seat, a.Cast())
    for action in (a.Cast(), a.Mark(0, 1), a.Favour(0)):
        assert table.refusal(1, action) == "ballot-closed"


@pytest.mark.parametrize(("marks", "stands"), [((1, -1, -1), False), ((0, 0, 0), True)])
def test_a_tied_resolution_in_force_falls_but_stays_if_all_abstain(
    marks: tuple[int, int, int], stands: bool
) -> None:
    table = hall()
    state, ballot = table.state, table.state.ballot
    assert ballot is not None
    state.laws, ballot.items = [3], [0, 3]
    state.laws_left.remove(3)
    ballot.weights = [8, 4, 4]
    for row in ballot.marks:
        row.append(-2)
    for seat, mark in enumerate(marks):
        table.play(seat, a.Mark(3, mark))
        table.play(seat, a.Cast())
    assert table.state.laws == [3] * stands
    assert [fact.in_force for fact in table.facts("decided")] == [False, True]


def test_a_resolution_not_on_the_ballot_takes_no_mark() -> None:
    table = hall()
    assert table.refusal(0, a.Mark(7, 1)) == "no-such-resolution"
    assert table.refusal(0, a.Mark(0, 2)) == "no-such-resolution"


def test_terms_in_a_row_restart_when_the_seat_changes_or_stays_empty() -> None:
    for favours, row, leader in (((0, 0, 0), 2, 0), ((1, 1, 1), 1, 1), ((-1, -1, -1), 0, -1)):
        table = hall(elections="together")
        state = table.state
        state.leader, state.in_a_row = 0, 1
        state.empires[0].terms = 1
        for seat, candidate in enumerate(favours):
            table.play(seat, a.Favour(candidate))
        for seat in range(3):
            table.play(seat, a.Cast())
        assert (table.state.in_a_row, table.state.leader) == (row, leader)
        assert [fact.terms for fact in table.facts("seated")] == [row]


def test_a_resolution_passes_with_more_for_than_against() -> None:
    table = hall()
    table.play(0, a.Mark(0, 1))
    table.play(1, a.Mark(0, -1))
    for seat in range(3):
        table.play(seat, a.Cast())
    assert [f.passed for f in table.facts("decided")] == [True]
    assert table.state.laws == [0]


def test_a_tied_resolution_follows_the_leaders_ballot_and_fails_without_a_leader() -> None:
    for leader, passed in ((-1, False), (0, True)):
        table = hall()
        ballot = table.state.ballot
        assert ballot is not None
        ballot.weights = [4, 4, 4]
        table.state.leader = leader
        table.play(0, a.Mark(0, 1))
        table.play(1, a.Mark(0, -1))
        for seat in range(3):
            table.play(seat, a.Cast())
        assert [f.passed for f in table.facts("decided")] == [passed]


def test_laws_voted_down_again_return_to_the_deck() -> None:
    table = hall()
    state, ballot = table.state, table.state.ballot
    assert ballot is not None
    state.laws, ballot.items = [3], [0, 3]
    state.laws_left.remove(3)
    for marks in ballot.marks:
        marks.append(-2)
    table.play(0, a.Mark(3, -1))
    for seat in range(3):
        table.play(seat, a.Cast())
    assert table.state.laws == []
    assert table.state.laws_left == list(range(20))


def test_a_sixth_law_ends_the_oldest_once_all_votes_are_counted() -> None:
    table = hall()
    state, ballot = table.state, table.state.ballot
    assert ballot is not None
    state.laws = [1, 2, 3, 4, 5]
    ballot.items = [0, *state.laws]
    state.laws_left = [law for law in range(20) if law > 5]
    for marks in ballot.marks:
        marks[:] = [1] * 6
    for seat in range(3):
        table.play(seat, a.Cast())
    assert table.state.laws == [2, 3, 4, 5, 0]
    assert sorted(table.state.laws + table.state.laws_left) == list(range(20))


def test_ballots_stay_secret_until_the_last_one_is_cast() -> None:
    table = hall(elections="together")
    told = table.play(1, a.Favour(1))
    assert told == []
    step = table.match.play(1, a.Cast())
    assert [event.fact.mine for event in step.events] == [False]
    assert step.events[0].face(1).mine
    after = step.match.state
    assert list(GAME.awaited(after)) == [0, 1, 2]
    assert list(GAME.missing(after)) == [0, 2]
    view = GAME.view(after, 0)
    assert view.ballot is not None
    assert (view.ballot.count, view.ballot.of) == (1, 3)
    imagined = [GAME.imagine(after, (0,), Chance(seed_from(f"{n}"))) for n in range(20)]
    cast = {tuple(state.ballot.cast) for state in imagined if state.ballot}
    assert cast == {(False, True, False), (False, False, True)}


def test_open_ballots_are_shown_when_cast() -> None:
    table = hall(open_ballots=True, elections="together")
    table.play(1, a.Favour(1))
    table.play(1, a.Cast())
    assert [f.candidate for f in table.facts("voted")] == [1]


def test_a_ballot_may_be_changed_a_few_times_until_the_last_is_cast() -> None:
    table = hall()
    table.play(0, a.Cast())
    votes_ = [1, -1] * 6
    for vote in votes_:
        table.play(0, a.Mark(0, vote))
    assert table.refusal(0, a.Mark(0, 1)) == "marks-spent"
    assert table.refusal(0, a.Cast()) == "ballot-in"
    for seat in (1, 2):
        table.play(seat, a.Cast())
    assert table.refusal(0, a.Mark(0, 1)) != "marked-so"


def test_a_vote_missing_at_the_deadline_is_an_abstention() -> None:
    table = hall()
    assert GAME.on_deadline(table.state, 2) == a.Cast()
    table.play(2, a.Cast())
    assert GAME.on_deadline(table.state, 2) is None


def test_an_eliminated_seat_has_no_vote() -> None:
    table = hall(4)
    table.state.empires[3].alive = False
    assert table.refusal(3, a.Cast()) == "eliminated"


def test_three_terms_in_a_row_win_and_any_three_by_option() -> None:
    for any_terms, row, terms, wins in (
        ("consecutive", 2, 2, True),
        ("consecutive", 0, 2, False),
        ("any", 0, 2, True),
    ):
        table = hall(terms=any_terms, elections="together")
        state = table.state
        state.turn = 9
        state.leader = 0 if row else -1
        state.in_a_row, state.empires[0].terms = row, terms
        table.play(0, a.Favour(0))
        for seat in range(3):
            table.play(seat, a.Cast())
        assert (table.state.ending == "tribunal") is wins


def test_every_resolution_changes_a_power() -> None:
    from engine.games.black_abyss.rules.surface import add_up_powers

    table = Table.open_sky()
    table.state.leader = 0
    for law in range(len(t.LAWS)):
        table.state.laws = []
        add_up_powers(table.state)
        before = [list(empire.powers) for empire in table.state.empires]
        table.state.laws = [law]
        add_up_powers(table.state)
        assert before != [empire.powers for empire in table.state.empires], t.LAWS[law]
