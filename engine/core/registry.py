"""The games there are: the house's own, and those of packages that register an entry point.

A package offers a game by an entry point of the group `airlock.games` whose value is a function
without arguments (or a class) that gives a `Game`; the entry point's name is the game's.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, cast

from engine.core.errors import UnknownGame

if TYPE_CHECKING:
    from engine.core.game import AnyGame

GROUP = "airlock.games"
HOUSE: tuple[str, ...] = ("planetary_defence", "dyla", "dark_miss_down", "black_abyss")


def names() -> tuple[str, ...]:
    """The names of all games, the house's first."""
    return (*HOUSE, *sorted(entry_points(group=GROUP).names - set(HOUSE)))


@cache
def game(name: str) -> AnyGame:
    """The game of this name. Raises UnknownGame, with the nearest name there is."""
    if name in HOUSE:
        return cast("AnyGame", import_module(f"engine.games.{name}").game())
    for entry in entry_points(group=GROUP, name=name):
        return cast("AnyGame", entry.load()())
    near = get_close_matches(name, names(), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(names())}."
    raise UnknownGame(f"There is no game called {name!r}; {hint}")
