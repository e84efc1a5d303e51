"""The tribunal in words, a line each: its seat, resolutions, and an open ballot."""

from collections.abc import Iterator

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.state import UNMARKED
from engine.games.black_abyss.text.wording import law_name, thing
from engine.games.black_abyss.view import BallotView, View


def lines(view: View) -> Iterator[Words]:
    """Lines about the seat, resolutions in force and drawn, and an open ballot."""
    yield from leader(view)
    for law in view.laws:
        yield words("black-abyss-say-law", law=thing(law))
    for law in view.drawn:
        yield words("black-abyss-say-drawn", law=thing(law))
    vote = view.ballot
    if vote is None:
        return
    yield from ballot(view)
    weights = [
        words("black-abyss-say-weight", seat=seat_name(seat), weight=weight)
        for seat, weight in enumerate(vote.weights)
    ]
    yield words("black-abyss-say-weights", parts=tuple(weights))
    yield from marks(view, vote)


def leader(view: View) -> Iterator[Words]:
    """A line about who has the seat, and for how many terms in a row."""
    if view.leader >= 0:
        yield words("black-abyss-say-leader", seat=seat_name(view.leader), terms=view.in_a_row)


def ballot(view: View) -> Iterator[Words]:
    """A line about what is voted on, and how many have voted."""
    vote = view.ballot
    if vote is None:
        return
    seats = tuple([seat_name(seat) for seat in vote.candidates])
    laws = tuple([law_name(law) for law in vote.laws])
    kind = "ballot-laws" if not vote.seat else "ballot" if laws else "ballot-seat"
    yield words(f"black-abyss-say-{kind}", count=vote.count, of=vote.of, laws=laws,
                candidates=seats)  # fmt: skip


def marks(view: View, vote: BallotView) -> Iterator[Words]:
    """Lines about the viewer's marks and preparations on a ballot."""
    if view.viewer is None:
        return
    for law, mark in vote.marks:
        if mark > -2:
            how = ("abstain", "for", "against")[mark]
            yield words(f"black-abyss-say-mark-{how}", law=thing(law))
    if vote.seat and vote.favour > UNMARKED:
        yield words("black-abyss-say-favour", seat=_favourite(vote.favour))
    left = [law_name(law) for law, mark in vote.marks if mark == UNMARKED]
    if vote.seat and vote.favour == UNMARKED:
        left.append(words("black-abyss-ask-seat-now"))
    if left and not vote.cast and not view.decisions:  # a decision comes before all ballots
        yield words("black-abyss-say-unmarked", parts=tuple(left))
    same = len({*vote.prepared}) == 1
    results = ("either",) if same else ("rejected", "passed")
    for when, favour in zip(results, vote.prepared, strict=False):
        if favour > -2:
            result = words(f"black-abyss-label-{when}")
            yield words("black-abyss-say-prepared", seat=_favourite(favour), result=result)


def _favourite(candidate: int) -> Words:
    return seat_name(candidate) if candidate >= 0 else words("black-abyss-answer-nobody")
