"""Dyla: a battleship captain's three battles, a deck-building game for one.

Designed by its author, from the public draft.
"""

from engine.games.dyla.rules import Dyla


def game() -> Dyla:
    """The game, as the registry asks for it."""
    return Dyla()
