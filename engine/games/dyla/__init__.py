"""Dyla: a battleship captain's three battles, a solo deck-building game.

The rules follow the author's public draft.
"""

from engine.games.dyla.game import Dyla


def game() -> Dyla:
    """The game, for the registry."""
    return Dyla()
