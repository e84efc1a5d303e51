"""Views of Black Abyss, for tests of pictures."""

from engine.core import registry
from engine.games.black_abyss.view import View
from tests.bot.presentation.played import matches

GAME = registry.game("black_abyss")


def view_of(seats: int = 6, viewer: int | None = 0, **chosen: str) -> View:
    """A view of a game in progress."""
    moments = matches("black_abyss", "map", seats, **chosen)
    view: View = GAME.view(next(moments).state, viewer)
    for _ in range(400):
        view = GAME.view(next(moments).state, viewer)
    return view


def view_of_start() -> View:
    """A view of the frontier at the start."""
    view: View = GAME.view(next(matches("black_abyss", "edge", 3, map="frontier")).state, 0)
    return view
