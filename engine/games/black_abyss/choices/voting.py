"""Choices while a ballot is open: the whole form, or item by item."""

from functools import lru_cache, partial
from typing import Any

from engine.core.choices import Answers, Branch, Form, Leaf, Question
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices.moves import Nodes
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.tribunal.ballots import (
    candidate_either_way,
    is_long,
    prepared_candidates,
    refuse_vote,
    ways,
)
from engine.games.black_abyss.state import NOBODY, UNMARKED, Ballot, State

_VOTES = {"for": 1, "against": -1, "abstain": 0}
_MARKS = {vote: key for key, vote in _VOTES.items()}
_CAST = Leaf("cast", a.Cast())
_EMPTY = Branch("cast-empty", lambda: [_CAST], folded=True)
_LATER = "later"


def ballot_menu(state: State, seat: int) -> Nodes:
    """The choices of a ballot: the form, marks, the candidate, and casting it.

    A secret ballot can be changed until all are cast.
    """
    ballot = state.ballot
    if ballot is None:
        return []
    nodes: Nodes = []
    shown = state.open_ballots and ballot.cast[seat]
    if ballot.changes[seat] < t.GAME.marks_per_ballot and not shown:
        nodes.append(_form(state, ballot, seat))
        if ballot.items:
            nodes.append(Branch("vote", partial(_items, state, seat), folded=True))
        if ballot.seat:
            nodes.append(Branch("favour", partial(_candidates, state, seat), folded=True))
        else:
            nodes.append(Branch("prepare", partial(_ways, state, seat), folded=True))
    if not ballot.cast[seat]:
        nodes.append(_CAST if _has_marks(ballot, seat) else _EMPTY)
    return nodes


def _has_marks(ballot: Ballot, seat: int) -> bool:
    """Whether anything is marked; casting an empty ballot needs confirmation."""
    marks = (*ballot.marks[seat], ballot.favours[seat], *ballot.prepared[seat])
    return any(mark != UNMARKED for mark in marks)


def _form(state: State, ballot: Ballot, seat: int) -> Form[Any]:
    ask, why_not = partial(_questions, ballot, seat), partial(refuse_vote, state, seat)
    return Form("ballot", ask, _vote, why_not, _keep if is_long(ballot) else None)


def _questions(ballot: Ballot, seat: int) -> list[Question]:
    """A question per resolution and one for the seat; marks made before are preselected."""
    marks = zip(ballot.items, ballot.marks[seat], strict=True)
    laws = [_question(t.LAWS[law], tuple(_VOTES), _MARKS.get(now, "")) for law, now in marks]
    named = tuple(_key_of(n) for n in (*ballot.candidates, NOBODY))
    if ballot.seat:
        now = ballot.favours[seat]
        return [*laws, _question("seat", named, "" if now == UNMARKED else _key_of(now))]
    ready = candidate_either_way(ballot, seat)
    stands = _LATER if ready == UNMARKED else _key_of(ready)
    return [*laws, _question("seat", (_LATER, *named), stands)]


def _question(key: str, options: tuple[str, ...], stands: str) -> Question:
    return Question(key, options, tuple(option for option in options if option == stands))


def _vote(answers: Answers) -> a.Vote:
    *votes, (key,) = answers
    return a.Vote(tuple(_VOTES[vote] for (vote,) in votes), _candidate(key))


def _keep(answers: Answers) -> a.Vote:
    votes = tuple(_VOTES[marked[0]] if marked else UNMARKED for marked in answers[:-1])
    return a.Vote(votes, UNMARKED)


def _candidate(key: str) -> int:
    if key == _LATER:
        return UNMARKED
    return NOBODY if key == "nobody" else int(key.removeprefix("seat-"))


def _items(state: State, seat: int) -> Nodes:
    ballot = state.present_ballot
    return [
        Branch(t.LAWS[law], partial(_marks, law, ballot.marks[seat][n]))
        for n, law in enumerate(ballot.items)
    ]


def _marks(law: int, now: int) -> Nodes:
    return [Leaf(key, a.Mark(law, vote)) for key, vote in _VOTES.items() if vote != now]


def _ways(state: State, seat: int) -> Nodes:
    """The results for which a vote on the seat can be prepared, each with its candidates."""
    ballot = state.present_ballot
    nodes: Nodes = []
    for when in ways(ballot):
        stands = prepared_candidates(ballot, seat, when)
        found = [_prepare(when, n) for n in (*ballot.candidates, NOBODY) if stands != {n}]
        nodes.append(Branch(when, partial(list, found)))
    return nodes


@lru_cache(maxsize=64)
def _prepare(when: a.When, candidate: int) -> Leaf[a.Prepare]:
    return Leaf(_key_of(candidate), a.Prepare(when, candidate))


def _key_of(seat: int) -> str:
    return f"seat-{seat}" if seat >= 0 else "nobody"


def _candidates(state: State, seat: int) -> Nodes:
    ballot = state.present_ballot
    return [
        Leaf(_key_of(n), a.Favour(n))
        for n in (*ballot.candidates, NOBODY)
        if n != ballot.favours[seat]
    ]
