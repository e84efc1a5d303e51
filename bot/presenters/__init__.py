"""A view turned into what a board shows: one module a game, and a default for any game.

A presenter is a module `bot.presenters.<game>` with a function `face`. Presenters see views and
texts only: no state, no store, no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from bot.panel import Picture
from bot.speech import Speech
from engine.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a board between its heading and its buttons."""

    lines: tuple[str, ...]
    picture: Picture | None = None


class Presenter(Protocol):
    """How one game is shown."""

    def face(self, game: AnyGame, view: Any, speech: Speech) -> Face:
        """What a board shows of this view."""


@cache
def presenter(game: str) -> Presenter:
    """The presenter of a game, or the default one."""
    name = f"bot.presenters.{game}"
    found = name if find_spec(name) is not None else "bot.presenters.default"
    return cast("Presenter", import_module(found))
