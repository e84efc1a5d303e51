"""Dark Wall Destiny: one to six factions save colonies from a wall that falls into a star.

A co-operative deck-builder; with Aggression everybody plays alone. The rules follow the author's
public draft.
"""

from engine.games.dark_wall_destiny.game import DarkWallDestiny

game = DarkWallDestiny
"""Makes the game, for the registry."""
