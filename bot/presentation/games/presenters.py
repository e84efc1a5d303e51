"""A view turned into what a board shows: one module a game, and a default for any game.

A presenter is a module `<game>.presenter` with a function `face`; some have `headline`,
`laws`, `race`, or `sights`, `sight` and `follow` too. Presenters see views, facts and texts only:
no state, no store, no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from bot.language.speech import Speech
from bot.presentation.panel import Picture
from engine.core.choices import SEPARATOR
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame
from engine.core.words import Words


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a board between its heading and its buttons."""

    lines: tuple[str, ...]
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    """Something to look at beside the board: its `key` in custom ids, and what it is called.

    Keys are of `a-z`, `0-9` and `-`. Names differ within a view.
    """

    key: str
    name: Words


class Presenter(Protocol):
    """How one game is shown."""

    def face(self, game: AnyGame, view: Any, speech: Speech) -> Face:
        """What a board shows of this view."""


@cache
def presenter(game: str) -> Presenter:
    """The presenter of a game, or the default one."""
    room = f"bot.presentation.games.{game}"
    found = f"{room}.presenter" if find_spec(room) else "bot.presentation.games.default"
    return cast("Presenter", import_module(found))


def tells_last_step(game: AnyGame) -> bool:
    """Whether the board says what the last step told everybody, its picture showing nothing."""
    return getattr(presenter(game.name), "TELLS_LAST_STEP", False)


def headline(game: AnyGame, fact: Any, speech: Speech) -> str:
    """A fact as a line that is told in the channel on its own."""
    tell = getattr(presenter(game.name), "headline", None)
    return speech(game.text.fact(fact)) if tell is None else str(tell(game, fact, speech))


def laws(game: AnyGame, view: Any, speech: Speech) -> list[str] | None:
    """What the players have put in force, a line each; None where they never do."""
    tell = getattr(presenter(game.name), "laws", None)
    return None if tell is None else list(tell(game, view, speech))


def sights(game: AnyGame, view: Any) -> list[Sight]:
    """What the viewer can look at, what is wanted most first; nothing in most games."""
    offer = getattr(presenter(game.name), "sights", None)
    return [] if offer is None else list(offer(view))


def sight(game: AnyGame, view: Any, key: str, speech: Speech) -> Face:
    """What a sight of this view shows, under its name. Raises StaleChoice if it is not offered."""
    named = next((one.name for one in sights(game, view) if one.key == key), None)
    if named is None:
        raise StaleChoice(f"There is nothing to look at called {key!r}.")
    shown: Picture = cast("Any", presenter(game.name)).sight(view, key, speech)
    return Face((f"**{speech(named)}**",), shown)


def race(game: AnyGame, view: Any) -> str | None:
    """The path of the choice that whoever is first may make before everybody's eyes, if any.

    All who are awaited have that choice, or had it: its button stands on the public board.
    """
    tell = getattr(presenter(game.name), "race", None)
    return None if tell is None else tell(view)


def follow(game: AnyGame, view: Any, path: str) -> str:
    """The key of the sight that the menu at a path of choices is about; "" if it is of none."""
    about = getattr(presenter(game.name), "follow", None)
    return "" if about is None else str(about(view, tuple(path.split(SEPARATOR))))
