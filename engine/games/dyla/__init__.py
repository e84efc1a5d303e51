"""Dyla: a battleship captain's three battles, a solo deck-building game.

Designed by its author; rules from the public draft.
"""

from engine.games.dyla.game import Dyla


def game() -> Dyla:
    """The game, for the registry."""
    return Dyla()
