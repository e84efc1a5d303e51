"""Draws the ships of each enemy, and its numbers.

An enemy that is not listed here, such as one of a newer ruleset, is a single battleship.
"""

from functools import lru_cache
from typing import Final

from bot.paint import ships, symbols
from bot.paint.canvas import LARGE, Canvas, Tile
from bot.paint.palette import (
    AMBER,
    BLUE,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    mix,
)
from bot.paint.ships import Ship
from bot.paint.space import starlight

WIDTH: Final = 930
HEIGHT: Final = 504
NAME_HEIGHT: Final = 106
PLATE_WIDTH: Final = 290
PLATE_HEIGHT: Final = 194

_FLEET: Final = STEEL
_MOBILE: Final = mix(GREEN, NIGHT, 0.3)
_COSMIC: Final = mix(TEAL, NIGHT, 0.25)
_DARK: Final = mix(VIOLET, NIGHT, 0.3)
_ELITE: Final = mix(RED, NIGHT, 0.15)
_BLUE: Final = mix(SKY, NIGHT, 0.35)
_SAND: Final = mix(AMBER, NIGHT, 0.25)

FORMATIONS: Final[dict[str, tuple[Ship, ...]]] = {
    "moebius-ma-squadron": (
        Ship("fighter", 0.3, 0.5, 0.36, ORANGE),
        Ship("fighter", 0.66, 0.26, 0.26, _FLEET),
        Ship("fighter", 0.68, 0.76, 0.26, _FLEET),
    ),
    "drake-class": (Ship("frigate", 0.47, 0.52, 0.8, _FLEET),),
    "nelson-class": (Ship("battleship", 0.47, 0.62, 0.8, _FLEET),),
    "agamemnon-class": (
        Ship("carrier", 0.5, 0.55, 0.84, STEEL),
        Ship("fighter", 0.12, 0.24, 0.17, _FLEET),
        Ship("fighter", 0.3, 0.12, 0.13, _FLEET),
    ),
    "ginn-squadron": (
        Ship("walker", 0.24, 0.52, 0.32, _MOBILE),
        Ship("walker", 0.52, 0.46, 0.26, _MOBILE),
        Ship("walker", 0.78, 0.54, 0.24, _MOBILE),
    ),
    "ginn-elite-squadron": (
        Ship("winged", 0.34, 0.52, 0.42, _ELITE),
        Ship("walker", 0.7, 0.4, 0.26, _MOBILE),
        Ship("walker", 0.9, 0.6, 0.2, _MOBILE),
    ),
    "laurasia-class": (Ship("cruiser", 0.47, 0.52, 0.82, _COSMIC),),
    "nazca-class": (Ship("destroyer", 0.46, 0.52, 0.84, _BLUE),),
    "strike-dagger-squadron": (
        Ship("walker", 0.22, 0.5, 0.3, _FLEET),
        Ship("walker", 0.48, 0.5, 0.3, _BLUE),
        Ship("walker", 0.74, 0.5, 0.3, _FLEET),
    ),
    "guaiz-squadron": (
        Ship("winged", 0.26, 0.54, 0.34, _DARK),
        Ship("winged", 0.58, 0.44, 0.28, _DARK),
        Ship("winged", 0.84, 0.56, 0.24, _DARK),
    ),
    "nazca-fleet": (
        Ship("destroyer", 0.4, 0.66, 0.68, _BLUE),
        Ship("destroyer", 0.68, 0.3, 0.44, _BLUE),
        Ship("destroyer", 0.2, 0.2, 0.3, _BLUE),
    ),
    "vesalius": (
        Ship("destroyer", 0.46, 0.56, 0.84, _ELITE),
        Ship("walker", 0.12, 0.22, 0.14, _MOBILE),
    ),
    "dominion": (Ship("flagship", 0.47, 0.62, 0.8, _DARK),),
    "peacemaker-fleet": (
        Ship("carrier", 0.54, 0.44, 0.74, _SAND),
        Ship("battleship", 0.3, 0.8, 0.44, _FLEET),
        Ship("frigate", 0.74, 0.84, 0.34, _FLEET),
        Ship("fighter", 0.1, 0.2, 0.14, _FLEET),
        Ship("fighter", 0.1, 0.5, 0.12, _FLEET),
    ),
}
ALONE: Final = (Ship("battleship", 0.47, 0.62, 0.8, STEEL),)
"""The ships of an enemy that is not listed."""


@lru_cache(maxsize=32)
def portrait(encounter: str) -> Tile:
    """The ships of the enemy with this id, among stars; name and numbers are laid over them."""
    canvas = Canvas(WIDTH, HEIGHT, mix(NIGHT, BLUE, 0.12), fine=2)
    canvas.light(starlight(WIDTH, HEIGHT, canvas.fine))
    formation = FORMATIONS.get(encounter, ALONE)
    ships.formation(canvas, formation, 20, NAME_HEIGHT, WIDTH - 310, HEIGHT - 110)
    return canvas.finish(cut=22)


@lru_cache(maxsize=32)
def nameplate(name: str) -> Tile:
    """The enemy's name."""
    canvas = Canvas(WIDTH, NAME_HEIGHT, PANEL, fine=2)
    canvas.text(30, 54, name, cap=LARGE, weight="black", room=WIDTH - 60)
    return canvas.finish(cut=22)


@lru_cache(maxsize=32)
def menace(caption: str, damage: int) -> Tile:
    """The damage that the enemy deals, below a caption."""
    canvas = _plate(caption)
    symbols.draw(canvas, "strike", 58, 148, 72)
    canvas.text(120, 150, str(damage), cap=LARGE, weight="black")
    return canvas.finish(cut=20)


@lru_cache(maxsize=32)
def worth(caption: str, points: int, tech: int) -> Tile:
    """The reward for defeating the enemy, below a caption: victory points and TechPoints."""
    canvas = _plate(caption)
    symbols.draw(canvas, "victory", 52, 148, 64)
    canvas.text(90, 150, str(points), cap=LARGE, weight="black", room=50)
    symbols.draw(canvas, "tech", 184, 148, 64)
    canvas.text(224, 150, str(tech), cap=LARGE, weight="black", room=56)
    return canvas.finish(cut=20)


def _plate(caption: str) -> Canvas:
    canvas = Canvas(PLATE_WIDTH, PLATE_HEIGHT, PANEL)
    canvas.text(24, 60, caption, cap=LARGE, ink=MUTED, weight="medium", room=240)
    return canvas
