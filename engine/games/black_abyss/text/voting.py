"""The words of a ballot's form: questions, answers, candidates."""

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.state import UNMARKED
from engine.games.black_abyss.text.reference import effects
from engine.games.black_abyss.text.wording import thing
from engine.games.black_abyss.view import BallotView, View

SEAT = "seat"


def root(view: View) -> Words:
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
