"""A view turned into what a board shows: one class a game, and the one here for any game.

The presenter of a game of the house is the `PRESENTER` of the module `<game>.presenter`; that of
another package's game comes with that package (`packages.py`, `bot/presentation/README.md`).
Presenters see views, facts and texts only: no state, no store, no Discord.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bot.presentation.games import packages
from bot.presentation.games.any_game import Face as Face
from bot.presentation.games.any_game import Presenter as Presenter
from bot.presentation.games.any_game import Sight as Sight
from bot.presentation.games.any_game import pictured as pictured
from engine.core.registry import HOUSE


def presenter(game: str) -> Presenter:
    """The presenter of a game, or the one for any game."""
    return _of_the_house(game) if game in HOUSE else packages.presenter(game)


@cache
def _of_the_house(game: str) -> Presenter:
    room = f"bot.presentation.games.{game}"
    if not find_spec(room) or not find_spec(f"{room}.presenter"):
        return Presenter()
    found: Presenter = import_module(f"{room}.presenter").PRESENTER
    return found
