"""Two ballots: the seat is voted on with the resolutions, or after them."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.state import NOBODY, UNMARKED
from engine.games.black_abyss.text.tribunal import option
from tests.engine.games.black_abyss.politics.hall import hall
from tests.engine.games.black_abyss.table import GAME, Table


def _cast_all(table: Table) -> None:
    for seat in GAME.missing(table.state):
        table.play(seat, a.Cast())


def test_with_elections_in_turn_the_seat_is_voted_on_after_the_resolutions() -> None:
    table = hall()
    assert table.refusal(0, a.Favour(0)) == "seat-later"
    for seat in range(3):
        table.play(seat, a.Mark(0, 1))
    _cast_all(table)
    assert [(f.law, f.passed) for f in table.facts("decided")] == [(t.LAWS[0], True)]
    assert not table.facts("seated")
    ballot = table.state.ballot
    assert ballot is not None
    assert (ballot.items, ballot.seat, ballot.cast) == ([], True, [False] * 3)
    assert [f.seats for f in table.facts("nominated")] == [tuple(ballot.candidates)]
    for seat in range(3):
        table.play(seat, a.Favour(ballot.candidates[0]))
    _cast_all(table)
    assert [f.seat for f in table.facts("seated")] == [ballot.candidates[0]]


def test_new_resolutions_change_the_weights_of_the_vote_on_the_seat() -> None:
    table = hall()
    law = t.LAWS.index("voice-of-the-small")
    ballot = table.state.ballot
    assert ballot is not None
    ballot.items = [law]
    table.building(0, table.planet("B4", "green", "rough", "rough") * 7, "habitat")
    before = {seat: votes(table.state, seat) for seat in range(3)}
    small = [seat for seat in range(3) if 3 * before[seat] <= sum(before.values())]
    for seat in range(3):
        table.play(seat, a.Mark(law, 1))
    _cast_all(table)
    assert table.state.ballot is not None
    after = dict(enumerate(table.state.ballot.weights))
    assert small == [1, 2]
    assert [after[seat] - before[seat] for seat in range(3)] == [0, 2, 2]


def test_with_joint_elections_one_ballot_has_the_seat_and_the_resolutions() -> None:
    table = hall(elections="together")
    assert table.refusal(0, a.Prepare("either", 0)) == "not-now"
    for seat in range(3):
        table.play(seat, a.Favour(0))
    _cast_all(table)
    assert [f.seat for f in table.facts("seated")] == [0]
    assert table.state.ballot is None


@pytest.mark.parametrize(("mark", "leader"), [(1, 1), (-1, 0)])
def test_a_vote_on_the_seat_can_be_prepared_for_either_result(mark: int, leader: int) -> None:
    table = hall()
    ballot = table.state.ballot
    assert ballot is not None
    for seat in range(3):
        table.play(seat, a.Prepare("passed", 1))
        table.play(seat, a.Prepare("rejected", 0))
        table.play(seat, a.Mark(0, mark))
    assert GAME.view(table.state, 0).ballot.prepared == (0, 1)  # type: ignore[union-attr]
    _cast_all(table)
    assert table.facts("nominated")[0].seats == (0, 1, 2)
    assert (table.state.leader, table.state.ballot) == (leader, None)


def test_a_vote_prepared_for_a_seat_that_is_no_candidate_lapses() -> None:
    table = hall()
    ballot = table.state.ballot
    assert ballot is not None
    ballot.candidates = [0, 1, 2]
    table.play(2, a.Prepare("either", 2))
    table.play(1, a.Prepare("either", -1))
    home = table.state.empires[0].home * 7
    table.building(0, home + 1, "habitat")
    table.building(1, table.state.empires[1].home * 7 + 1, "habitat")
    _cast_all(table)
    assert table.state.ballot is not None
    assert table.state.ballot.candidates == [0, 1]
    assert list(GAME.missing(table.state)) == [0, 2]
    assert [f.count for f in table.facts("ballots-in")][-1] == 1


def test_prepared_votes_are_secret() -> None:
    table = hall()
    step = table.match.play(1, a.Prepare("either", 0))
    assert not step.events
    assert GAME.view(step.match.state, 0).ballot == GAME.view(table.state, 0).ballot
    imagined = [GAME.imagine(step.match.state, (0,), Chance(seed_from(f"{n}"))) for n in range(20)]
    assert len({tuple(s.ballot.prepared[1]) for s in imagined if s.ballot}) > 1


def test_a_vote_cannot_be_prepared_on_a_closed_ballot_or_without_changes_left() -> None:
    table = hall()
    for turn in range(t.GAME.marks_per_ballot):
        table.play(0, a.Prepare("either", turn % 2))
    assert table.refusal(0, a.Prepare("either", NOBODY)) == "marks-spent"
    table.state.ballot = None
    assert table.refusal(1, a.Prepare("either", 0)) == "ballot-closed"


def test_secret_votes_on_the_seat_vary_in_imagined_states() -> None:
    table = hall()
    _cast_all(table)
    assert table.state.ballot is not None
    candidates = table.state.ballot.candidates
    table.play(1, a.Favour(candidates[0]))
    imagined = [GAME.imagine(table.state, (0,), Chance(seed_from(f"{n}"))) for n in range(40)]
    votes = {state.ballot.favours[1] for state in imagined if state.ballot}
    assert votes == {UNMARKED, NOBODY, *candidates}


def test_the_deadline_casts_both_ballots() -> None:
    table = hall()
    for _ in range(2):
        for seat in range(3):
            action = GAME.on_deadline(table.state, seat)
            assert action == a.Cast()
            table.play(seat, action)
    assert table.facts("seated")


def test_the_answer_later_says_whether_a_vote_is_prepared() -> None:
    table = hall()
    table.play(1, a.Prepare("either", 0))
    table.play(2, a.Prepare("rejected", -1))
    said = [option(GAME.view(table.state, seat), "seat", "later").id for seat in range(3)]
    assert said == [f"black-abyss-answer-{what}" for what in ("later", "prepared", "prepared")]
