"""Finds a game's presenter.

A game of this repository has `PRESENTER` in the module `<game>.presenter`. A game of another
package has that package's presenter (`packages.py`, `bot/presentation/README.md`).
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bot.presentation.games import packages
from bot.presentation.games.any_game import Presenter
from engine.core.registry import HOUSE


def presenter(game: str) -> Presenter:
    """The presenter of a game; without one, the default presenter."""
    return _of_the_house(game) if game in HOUSE else packages.presenter(game)


def has_presenter(game: str) -> bool:
    """Whether the game has a presenter of its own."""
    return type(presenter(game)) is not Presenter


@cache
def _of_the_house(game: str) -> Presenter:
    room = f"bot.presentation.games.{game}"
    if not find_spec(room) or not find_spec(f"{room}.presenter"):
        return Presenter()
    found: Presenter = import_module(f"{room}.presenter").PRESENTER
    return found
