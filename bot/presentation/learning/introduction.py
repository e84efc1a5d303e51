"""A game in a few words: what it is about, for how many, how long, and its box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language.speech import Speech, catalogue, icon, title
from bot.language.wording import alt_text
from bot.presentation.panel import Picture
from engine.core import options, registry
from engine.core.words import Arg, prefix_of, words

DRAWING = "bot.presentation.learning.draw_box:draw"
"""The function that draws a box, named for a worker process."""


@dataclass(frozen=True, slots=True)
class Box:
    """The picture on the box of a game."""

    game: str
    title: str
    kind: str


def taught(game: str, what: str, speech: Speech, **named: Arg) -> str:
    """What a newcomer to the game is told of this; "" where the game says nothing of it."""
    message = f"{prefix_of(game)}learn-{what}"
    return speech.say(message, **named) if catalogue().teaches(message) else ""


def goal(game: str, ladder: str, speech: Speech, *, together: bool) -> str:
    """What a game is about; one with a ladder of its own has a goal of its own.

    So has one against each other of a game that is also played `together`.
    """
    own = ladder.removeprefix(prefix_of(game)) or ("" if together else "contest")
    return (own and taught(game, f"goal-{own}", speech)) or taught(game, "goal", speech)


def emblem(game: str) -> str:
    """The game's own icon, in a line of text; nothing where icons cannot be shown."""
    return icon(f"{prefix_of(game)}icon-emblem", "")


def tagline(game: str, speech: Speech) -> str:
    """The game in a sentence."""
    return speech.say(f"{prefix_of(game)}tagline")


def players(game: str, speech: Speech, seats: Sequence[int] = ()) -> str:
    """For how many a game is with `seats`, as options have it; as it is usually played if none.

    Who else it is for the game says itself.
    """
    rules = registry.game(game)
    usual = rules.seating(options.read(rules, {}))
    told = taught(game, "players", speech)
    if told and seats in ((), usual):
        return told
    seats = seats or usual
    least, most = seats[0], seats[-1]
    if least < most:
        return speech.say("learn-players-range", least=least, most=most)
    return speech.say("learn-players", count=most)


def facts(game: str, speech: Speech, seats: Sequence[int] = ()) -> str:
    """For how many it is, how long it takes, and what kind of game it is, as far as is known.

    `seats` are those there may be, as options have it.
    """
    known = (
        players(game, speech, seats),
        taught(game, "length", speech),
        taught(game, "kind", speech),
    )
    return " · ".join(filter(None, known))


def box(game: str, speech: Speech) -> Picture:
    """The box of a game."""
    drawn, told = speech.drawn, speech.unescaped
    scene = Box(game, drawn(title(game)), taught(game, "kind", drawn))
    alt = told(words("learn-box", game=title(game)))
    return Picture(DRAWING, scene, alt_text([alt, tagline(game, told)]))
