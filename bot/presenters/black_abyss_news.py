"""What of Black Abyss is told in the channel on its own, and what its tribunal has put in force."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from bot.presenters import Tiding
from bot.speech import Speech
from engine.core.game import AnyGame, Card
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.view import View

STANDING = frozenset({"black-abyss-say-leader", "black-abyss-say-ballot"})

NEWS = (
    f.WarDeclared, f.Bargained, f.Talked, f.EventDrawn, f.Voted, f.Decided, f.Seated, f.Eliminated
)  # fmt: skip


def tidings(game: AnyGame, facts: Sequence[Any], speech: Speech) -> Iterator[Tiding]:
    """Wars and bargains, events, opened ballots with what they change, the leader's terms."""
    for fact in facts:
        if not isinstance(fact, NEWS):
            continue
        line = speech(game.text.fact(fact))
        if isinstance(fact, f.Bargained):
            yield _bargain(fact, line)
        elif isinstance(fact, f.Talked):
            yield _talk(fact, line)
        elif isinstance(fact, f.EventDrawn):
            yield Tiding(f"**{line}** {speech(_cards(game)[fact.event].text)}")
        elif isinstance(fact, f.Decided):
            yield Tiding(f"**{line}** {speech(_cards(game)[fact.law].text)}")
        elif isinstance(fact, f.Voted):
            yield Tiding(f"- {line}")
        else:
            yield Tiding(f"**{line}**")


def laws(game: AnyGame, view: View, speech: Speech) -> list[str]:
    """Resolutions and events in force, each with what it changes; the leader, the ballot."""
    lines = [_law(game, law, speech) for law in (*view.laws, *view.events)]
    return lines + [speech(one) for one in game.text.describe(view) if one.id in STANDING]


def on_the_ballot(game: AnyGame, view: View, speech: Speech) -> list[str]:
    """The resolutions voted on, or drawn for the viewer to choose from, with what they change."""
    asked = view.drawn if view.ballot is None else view.ballot.laws
    return [_law(game, law, speech) for law in asked]


def _law(game: AnyGame, law: str, speech: Speech) -> str:
    card = _cards(game)[law]
    return f"- **{speech(card.name)}** {speech(card.text)}"


def _bargain(fact: f.Bargained, line: str) -> Tiding:
    """Of an offer only its two sides need to hear; the other may answer at once."""
    if fact.how != "offered":
        return Tiding(line, (fact.seat, fact.other))
    what = f"{'passage' if fact.what else 'peace'}-{fact.seat}"
    answers = ("diplomacy/accept", "diplomacy/decline")
    return Tiding(line, (fact.other,), tuple((fact.other, f"{how}/{what}") for how in answers))


def _talk(fact: f.Talked, line: str) -> Tiding:
    """A wish to bargain in private is answered by the other side."""
    if fact.how != "wished":
        return Tiding(line, (fact.seat, fact.other))
    ways = (f"diplomacy/talk/seat-{fact.seat}", f"diplomacy/end-talk/seat-{fact.seat}")
    return Tiding(line, (fact.other,), tuple((fact.other, way) for way in ways))


@cache
def _cards(game: AnyGame) -> dict[str, Card]:
    return {card.id: card for card in game.text.cards()}
