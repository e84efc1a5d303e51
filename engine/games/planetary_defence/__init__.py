"""Planetary Defence System, a solo deck-builder designed by Mike Berg.

Meteors and cards to buy fall into five columns. The player wins by destroying all meteors before
the scrap pile reaches the last column.
"""

from engine.games.planetary_defence.game import PlanetaryDefence

game = PlanetaryDefence
"""Makes the game, for the registry."""
