"""Lines on the tribunal: the decisions in force, and those that are voted on."""

from collections.abc import Iterator
from functools import cache

from bot.language.speech import Speech
from engine.core.game import AnyGame, Card
from engine.core.words import Arg, Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text.description import lead_and_vote
from engine.games.black_abyss.text.wording import thing
from engine.games.black_abyss.view import View


def laws(game: AnyGame, view: View, speech: Speech) -> list[str]:
    """Resolutions and events in force with their effects, then who leads, and the current vote."""
    lines = [f"- {_law(game, law, speech)}" for law in (*view.laws, *view.events)]
    return lines + [speech(one) for one in lead_and_vote(view)]


def on_the_ballot(game: AnyGame, view: View, speech: Speech) -> list[str]:
    """The resolutions that are voted on, with their effects; before, those that the viewer drew."""
    open_laws = view.drawn if view.ballot is None else view.ballot.laws
    return [f"-# {_law(game, law, speech)}" for law in open_laws]


def how_it_is_counted(view: View) -> Iterator[Words]:
    """What a duel's tribunal decides, why resolutions in force are voted on, majorities needed.

    Then which ballots are missing. If a seat has more than half of all votes, only that is told of
    majorities.
    """
    ballot = view.ballot
    if ballot is None:
        return
    if view.mode == "duel":
        yield words("picture-abyss-ballot-duel", count=t.GAME.leader_income)
    if standing := [law for law in ballot.laws if law in view.laws]:
        yield words("picture-abyss-ballot-standing", count=len(standing), law=thing(standing[0]))
    total, most = sum(ballot.weights), max(ballot.weights)
    if 2 * most > total:
        seat = ballot.weights.index(most)
        decides: dict[str, Arg] = {"seat": seat_name(seat), "votes": most, "total": total}
        if seat == view.viewer:
            yield words("picture-abyss-ballot-majority-own", **decides)
        else:
            yield words("picture-abyss-ballot-majority", **decides)
    else:
        if ballot.laws:
            yield words("picture-abyss-ballot-passes")
        if ballot.candidates:
            yield words("picture-abyss-ballot-seat", need=total // 2 + 1, total=total)
    if ballot.missing is None:
        if len(view.empires) > 2:  # of two, one knows whose ballot is missing
            yield words("picture-abyss-ballot-secret")
    else:
        yield words("picture-abyss-ballot-missing", seats=tuple(map(seat_name, ballot.missing)))


def _law(game: AnyGame, law: str, speech: Speech) -> str:
    card = _cards(game)[law]
    return f"**{speech(card.name)}.** {speech(card.text)}"


@cache
def _cards(game: AnyGame) -> dict[str, Card]:
    return {card.id: card for card in game.text.cards()}
