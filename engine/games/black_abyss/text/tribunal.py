"""The tribunal in words: lines about its seat, resolutions and an open ballot, and the ballot form.

The form has a question about each resolution, and one about the tribunal seat (`SEAT`).
"""

from collections.abc import Iterator

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.tribunal.resolutions import candidates
from engine.games.black_abyss.state import UNMARKED, WITHOUT_PEACE
from engine.games.black_abyss.text.reference import effects
from engine.games.black_abyss.text.wording import law_name, thing
from engine.games.black_abyss.view import BallotView, View

SEAT = "seat"


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


def ahead(view: View) -> Iterator[Words]:
    """A line on the viewer's place by votes, in the cycle of a tribunal before it meets."""
    meets = view.cycle % t.GAME.event_every == 0 and view.mode not in WITHOUT_PEACE
    if view.viewer is None or not meets or view.phase not in ("move", "ground", "purchase"):
        return
    weights = [empire.votes for empire in view.empires]
    alive = [empire.seat for empire in view.empires if empire.alive]
    colonies = [empire.planets for empire in view.empires]
    stand = candidates(weights, colonies, alive)
    mine = weights[view.viewer]
    parts = tuple(
        words("black-abyss-say-weight", seat=seat_name(seat), weight=weights[seat])
        for seat in sorted(stand, key=lambda seat: -weights[seat])
    )
    place = 1 + sum(mine < weights[seat] for seat in alive)
    level = sum(mine == weights[seat] for seat in alive) - 1
    yield words("black-abyss-say-ahead", place=place, level=level, votes=mine, stand=parts)


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
    begun = len(left) < len(vote.marks)
    if vote.seat and vote.favour == UNMARKED:
        left.append(words("black-abyss-ask-seat-now"))
    waiting = left and begun and not vote.cast
    if waiting and not view.decisions:  # a decision comes before all ballots
        yield words("black-abyss-say-unmarked", parts=tuple(left))
    same = len({*vote.prepared}) == 1
    results = ("either",) if same else ("rejected", "passed")
    for when, favour in zip(results, vote.prepared, strict=False):
        if favour > -2:
            result = words(f"black-abyss-label-{when}")
            yield words("black-abyss-say-prepared", seat=_favourite(favour), result=result,
                        when=when)  # fmt: skip


def _favourite(candidate: int) -> Words:
    return seat_name(candidate) if candidate >= 0 else words("black-abyss-answer-nobody")


def form(view: View) -> Words:
    """The label of the ballot form, which depends on whether the ballot is cast."""
    return words(f"black-abyss-do-ballot-{'again' if _ballot(view).cast else 'first'}")


def answered(view: View, group: str) -> bool:
    """Whether everything in a group of a ballot's choices ("vote" or "favour") is marked."""
    if view.ballot is None:
        return False
    marks = {"vote": [mark for _, mark in view.ballot.marks], "favour": [view.ballot.favour]}
    return group in marks and UNMARKED not in marks[group]


def question(view: View, key: str) -> Words:
    """The question about a resolution, or about the tribunal seat."""
    if key == SEAT:
        return words(f"black-abyss-ask-seat-{'now' if _ballot(view).seat else 'later'}")
    return words(f"black-abyss-ask-law-{_standing(view, key)}", law=thing(key))


def about(view: View, key: str) -> Words:
    """What a resolution does; about the seat, why the viewer is a candidate or not."""
    if key != SEAT:
        return effects()[key]
    ballot = _ballot(view)
    mine = ballot.weights[view.viewer or 0]
    least = min(ballot.weights[seat] for seat in ballot.candidates)
    if view.viewer in ballot.candidates:
        return words("black-abyss-about-candidate", votes=mine)
    how = "few" if mine < least else "planets"
    return words(f"black-abyss-about-no-candidate-{how}", votes=mine, least=least)


def option(view: View, key: str, answer: str) -> Words:
    """The label of an answer: a vote with its effect, a candidate with its votes, or nobody."""
    if key != SEAT:
        return words(f"black-abyss-answer-{answer}-{_standing(view, key)}")
    ballot = _ballot(view)
    if answer.startswith("seat-"):
        seat = int(answer[5:])
        votes = ballot.weights[seat]
        return words("black-abyss-answer-candidate", seat=seat_name(seat), votes=votes)
    if answer == "later" and any(favour > -2 for favour in ballot.prepared):
        return words("black-abyss-answer-prepared")
    return words(f"black-abyss-answer-{answer}")


def _ballot(view: View) -> BallotView:
    assert view.ballot is not None
    return view.ballot


def _standing(view: View, law: str) -> str:
    ballot = _ballot(view)
    return "new" if ballot.fresh and law == ballot.laws[0] else "standing"
