"""Planetary Defence System, a solo deck-builder designed by Mike Berg.

Meteors and cards to buy fall into five columns. Destroy all meteors before the scrap pile arrives.
"""

from engine.games.planetary_defence.game import PlanetaryDefence


def game() -> PlanetaryDefence:
    """The game, for the registry."""
    return PlanetaryDefence()
