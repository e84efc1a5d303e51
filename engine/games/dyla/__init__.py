"""Dyla: a battleship captain's three battles, a solo deck-building game.

The rules follow the author's public draft.
"""

from engine.games.dyla.game import Dyla

game = Dyla
"""Makes the game, for the registry."""
