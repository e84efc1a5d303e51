"""Planetary Defence System, a solo deck-builder designed by Mike Berg.

Meteors, credits and weapons fall into five columns: buy, attack, and hold out until space is empty.
"""

from engine.games.planetary_defence.game import PlanetaryDefence


def game() -> PlanetaryDefence:
    """The game, for the registry."""
    return PlanetaryDefence()
