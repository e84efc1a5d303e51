"""Ballots: marking, preparing and casting. They are secret until the last one is cast."""

from typing import Final

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Cast, Favour, Mark, Prepare, Vote, When
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.tribunal import counting
from engine.games.black_abyss.rules.tribunal.resolutions import seats_to_vote
from engine.games.black_abyss.state import NOBODY, UNMARKED, Ballot, State

_WAYS: Final[dict[When, tuple[int, ...]]] = {"rejected": (0,), "passed": (1,), "either": (0, 1)}
"""The results of the new resolution that a preparation covers: 0 rejected, 1 passed."""
_LONG = 5
"""From how many resolutions on a ballot, with the seat, needs more than one part of a form."""


def _open(state: State, seat: int) -> bool:
    ballot = state.ballot
    counting = ballot is None or ballot.counted >= 0 or bool(state.pending)
    return not counting and state.empires[seat].alive


def _marking(state: State, seat: int) -> Words | None:
    ballot = state.ballot
    if ballot is None or not _open(state, seat):
        return no("ballot-closed")
    if state.open_ballots and ballot.cast[seat]:
        return no("ballot-in")
    return None if ballot.changes[seat] < t.GAME.marks_per_ballot else no("marks-spent")


def refuse_mark(state: State, seat: int, action: Mark) -> Words | None:
    """Refuse a vote on a resolution that is not on an open ballot, or that changes nothing."""
    refusal = _marking(state, seat)
    if refusal is not None or state.ballot is None:
        return refusal
    if action.law not in state.ballot.items or action.vote not in (-1, 0, 1):
        return no("no-such-resolution")
    mark = state.ballot.marks[seat][state.ballot.items.index(action.law)]
    return no("marked-so") if mark == action.vote else None


def refuse_favour(state: State, seat: int, action: Favour) -> Words | None:
    """Refuse a vote on the seat for somebody who is no candidate, or that changes nothing."""
    refusal = _marking(state, seat)
    if refusal is not None or state.ballot is None:
        return refusal
    if not state.ballot.seat:
        return no("seat-later")
    if action.candidate != NOBODY and action.candidate not in state.ballot.candidates:
        return no("no-candidate")
    return no("marked-so") if state.ballot.favours[seat] == action.candidate else None


def refuse_prepare(state: State, seat: int, action: Prepare) -> Words | None:
    """Refuse to prepare a vote on the seat except while resolutions are voted on.

    It must be for a candidate or nobody, and change something.
    """
    refusal = _marking(state, seat)
    if refusal is not None or state.ballot is None:
        return refusal
    if state.ballot.seat or action.when not in ways(state.ballot):
        return no("not-now")
    if action.candidate != NOBODY and action.candidate not in state.ballot.candidates:
        return no("no-candidate")
    stands = prepared_candidates(state.ballot, seat, action.when)
    return no("marked-so") if stands == {action.candidate} else None


def prepared_candidates(ballot: Ballot, seat: int, when: When) -> set[int]:
    """The candidates for whom a seat has prepared its vote, for the results that `when` covers."""
    return {ballot.prepared[seat][way] for way in _WAYS[when]}


def ways(ballot: Ballot) -> tuple[When, ...]:
    """Results of the new resolution for which the vote on the seat can be prepared."""
    return ("either", "passed", "rejected") if ballot.fresh else ("either",)


def refuse_vote(state: State, seat: int, action: Vote) -> Words | None:
    """Refuse a ballot without a vote on each resolution and for a candidate or nobody.

    If a ballot is already cast, the new one must differ from it. Of a long ballot a part may be
    kept, if it changes something.
    """
    refusal, ballot = _marking(state, seat), state.ballot
    if refusal is not None or ballot is None:
        return refusal
    part = is_long(ballot) and action.candidate == UNMARKED and UNMARKED in action.votes
    known = {-1, 0, 1, UNMARKED} if part else {-1, 0, 1}
    if len(action.votes) != len(ballot.items) or not known.issuperset(action.votes):
        return no("no-such-resolution")
    if part:
        same = _with_part(ballot, seat, action) == ballot.marks[seat]
        return no("marked-so") if same else None
    left = action.candidate == UNMARKED and not ballot.seat
    if not left and action.candidate != NOBODY and action.candidate not in ballot.candidates:
        return no("no-candidate")
    stands = ballot.favours[seat] if ballot.seat else candidate_either_way(ballot, seat)
    same = ballot.marks[seat] == list(action.votes) and action.candidate in (stands, UNMARKED)
    return no("marked-so") if same and ballot.cast[seat] else None


def is_long(ballot: Ballot) -> bool:
    """Whether a form for the ballot has several parts, so that parts of it can be kept."""
    return len(ballot.items) >= _LONG


def _with_part(ballot: Ballot, seat: int, action: Vote) -> list[int]:
    """A seat's marks, updated by the votes that an action contains."""
    marks = zip(action.votes, ballot.marks[seat], strict=True)
    return [mark if vote == UNMARKED else vote for vote, mark in marks]


def candidate_either_way(ballot: Ballot, seat: int) -> int:
    """The candidate prepared for both results of the new resolution; `UNMARKED` if they differ."""
    rejected, passed = ballot.prepared[seat]
    return passed if rejected == passed else UNMARKED


def refuse_cast(state: State, seat: int, action: Cast) -> Words | None:  # noqa: ARG001
    """Refuse to cast a ballot twice.

    Secret votes can be changed until the last ballot is cast.
    """
    ballot = state.ballot
    if ballot is None or not _open(state, seat):
        return no("ballot-closed")
    return no("ballot-in") if ballot.cast[seat] else None


def mark(state: State, seat: int, action: Mark, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Set a seat's vote on a resolution, in secret."""
    ballot = state.present_ballot
    ballot.marks[seat][ballot.items.index(action.law)] = action.vote
    ballot.changes[seat] += 1


def favour(state: State, seat: int, action: Favour, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Set a seat's vote for a candidate, in secret."""
    ballot = state.present_ballot
    ballot.favours[seat] = action.candidate
    ballot.changes[seat] += 1


def prepare(state: State, seat: int, action: Prepare, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Set a vote on the seat in advance, in secret; it is cast when the seat is voted on."""
    ballot = state.present_ballot
    for way in _WAYS[action.when]:
        ballot.prepared[seat][way] = action.candidate
    ballot.changes[seat] += 1


def vote(state: State, seat: int, action: Vote, tell: Tell[Fact]) -> None:
    """Fill in and cast a ballot, or keep a part of it.

    If one was cast before, nobody learns that it changed.
    """
    ballot = state.present_ballot
    if UNMARKED in action.votes:
        ballot.marks[seat] = _with_part(ballot, seat, action)
        ballot.changes[seat] += 1
        return
    ballot.marks[seat] = list(action.votes)
    if ballot.seat:
        ballot.favours[seat] = action.candidate
    elif action.candidate != UNMARKED:
        ballot.prepared[seat] = [action.candidate, action.candidate]
    ballot.changes[seat] += 1
    if not ballot.cast[seat]:
        _put_in(state, seat, tell)


def cast(state: State, seat: int, action: Cast, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Cast the ballot as it is."""
    _put_in(state, seat, tell)


def _put_in(state: State, seat: int, tell: Tell[Fact]) -> None:
    """Cast a ballot; items that are not marked count as abstentions.

    The number of cast ballots is public. The last ballot closes the vote.
    """
    ballot = state.present_ballot
    ballot.cast[seat] = True
    ballot.marks[seat] = [0 if m == UNMARKED else m for m in ballot.marks[seat]]
    if ballot.favours[seat] == UNMARKED:
        ballot.favours[seat] = NOBODY
    counting.tell_of_cast(state, ballot, (seat,), tell)
    if not seats_to_vote(ballot):
        counting.close(state, tell)
