"""Introduces a game: goal, number of players, length, box."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.language.speech import Speech, catalogue, icon, title
from bot.language.wording import alt_text
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Picture
from engine.core import options, registry
from engine.core.words import Arg, prefix_of, words

DRAWING = "bot.presentation.learning.draw_box:draw"


@dataclass(frozen=True, slots=True)
class Box:
    """The scene of the picture on a game's box: the game's name, title and kind."""

    game: str
    title: str
    kind: str


def learning_text(game: str, what: str, speech: Speech, **named: Arg) -> str:
    """The game's `learning` message with this part of an id; "" if it has none."""
    message = f"{prefix_of(game)}learn-{what}"
    return speech.say(message, **named) if catalogue().teaches(message) else ""


def goal(game: str, ladder: str, speech: Speech, *, together: bool) -> str:
    """A game's goal; "" if no text says it.

    A mode (`ladder`) may have its own goal, and so may the usual mode if players compete in it
    instead of playing `together`.
    """
    return _of_mode(game, "goal", _mode(game, ladder, together=together), speech)


def _mode(game: str, ladder: str, *, together: bool) -> str:
    """The part of a mode's message ids; without a ladder "contest" if players compete, else ""."""
    return ladder.removeprefix(prefix_of(game)) or ("" if together else "contest")


def start(game: str, ladder: str, speech: Speech) -> str:
    """What to press first, on a board without choices; "" if no text says it."""
    return _of_mode(game, "start", ladder.removeprefix(prefix_of(game)), speech)


def _of_mode(game: str, what: str, mode: str, speech: Speech) -> str:
    return (mode and learning_text(game, f"{what}-{mode}", speech)) or learning_text(
        game, what, speech
    )


@cache
def emblem(game: str) -> str:
    """The markup of the game's icon; where icons cannot be shown, it is rendered as ""."""
    return icon(f"{prefix_of(game)}icon-emblem", "")


def tagline(game: str, speech: Speech) -> str:
    """The game in one sentence."""
    return speech.say(f"{prefix_of(game)}tagline")


def in_short(game: str, ladder: str, speech: Speech, *, together: bool = True) -> str:
    """What the game of a lobby is about: the goal of its mode, else the game in one sentence.

    Unless all play `together`, it is the goal of those who compete, if the game has one.
    """
    contest = "" if together else learning_text(game, "goal-contest", speech)
    return mode_goal(game, ladder, speech) or contest or tagline(game, speech)


def mode_goal(game: str, ladder: str, speech: Speech) -> str:
    """The own goal of the mode with this ladder; "" if it has none, and for the usual mode."""
    mode = ladder.removeprefix(prefix_of(game))
    return mode and learning_text(game, f"goal-{mode}", speech)


def players(game: str, speech: Speech, seats: Sequence[int] = ()) -> str:
    """The number of players, in words.

    `seats` are the numbers that the chosen options allow. Before any are chosen they are (); then
    the game's own words for all its modes count, if it has some.
    """
    if not seats:
        if text := learning_text(game, "players", speech):
            return text
        rules = registry.game(game)
        seats = options.read(rules, {}).seating(rules.seats)
    least, most = seats[0], seats[-1]
    if least < most:
        return speech.say("learn-players-range", least=least, most=most)
    return speech.say("learn-players", count=most)


def facts(
    game: str,
    speech: Speech,
    seats: Sequence[int] = (),
    ladder: str = "",
    *,
    timed: bool = True,
    together: bool = True,
) -> str:
    """A line with the number of players, the length and the kind of a game, as far as known.

    `seats` are the numbers of players that the chosen options allow, `ladder` is that of the mode.
    Unless `timed`, the length is left out, for a lobby that has a better estimate. Unless all play
    `together`, the kind is that of a contest, if the game has one.
    """
    own = _mode(game, ladder, together=together)
    known = (
        players(game, speech, seats),
        _of_mode(game, "length", own, speech) if timed else "",
        _of_mode(game, "kind", own, speech),
    )
    return " · ".join(filter(None, known))


def box(game: str, speech: Speech, ladder: str = "", *, together: bool = True) -> Picture:
    """The picture of a game's box: the picture of its presenter, or else the usual one.

    The usual one has the kind of the mode with this `ladder`; unless all play `together`, that of a
    contest.
    """
    mode = _mode(game, ladder, together=together)
    return presenter(game).box(speech) or plain_box(game, speech, mode)


def plain_box(game: str, speech: Speech, mode: str = "") -> Picture:
    """The usual picture of a game's box: a scene, with the game's title and kind below it."""
    drawn, plain = speech.for_pictures, speech.without_escapes
    scene = Box(game, drawn(title(game)), _of_mode(game, "kind", mode, drawn))
    alt = plain(words("learn-box", game=title(game)))
    return Picture(DRAWING, scene, alt_text([alt, tagline(game, plain)]))
