"""Black Abyss: a 4X on a hex map for 3 to 6 seats, with smaller games for two.

The rules follow the author's public draft. `game` implements the contract. `rules` has rooms for
`war`, `tribunal`, `market` and `modes` (the games for two).
"""

from engine.games.black_abyss.game import BlackAbyss

game = BlackAbyss
"""Makes the game, for the registry."""
