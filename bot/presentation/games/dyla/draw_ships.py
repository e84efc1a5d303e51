"""Draws the ships of each enemy, and its numbers.

`data/pictures/formations.toml` lists the ships.
"""

from functools import lru_cache
from typing import Final

from bot.paint import ships, symbols
from bot.paint.canvas import LARGE, Canvas, Tile
from bot.paint.palette import BLUE, MUTED, NIGHT, PANEL, mix
from bot.paint.shapes import SHAPES, Ship
from bot.paint.space import starlight

WIDTH: Final = 930
HEIGHT: Final = 480
NAME_HEIGHT: Final = 108
PLATE_WIDTH: Final = 290
PLATE_HEIGHT: Final = 180


USUAL: Final = "nelson-class"
"""The enemy whose ships stand for those of an enemy that is not listed."""


def formation_of(encounter: str) -> tuple[Ship, ...]:
    """The ships of the enemy with this id, which may be one of a newer ruleset."""
    return SHAPES.formations.get(encounter, SHAPES.formations[USUAL])


@lru_cache(maxsize=32)
def portrait(encounter: str) -> Tile:
    """The ships of the enemy with this id, among stars; name and numbers are laid over them."""
    canvas = Canvas(WIDTH, HEIGHT, mix(NIGHT, BLUE, 0.12), fine=2)
    canvas.light(starlight(WIDTH, HEIGHT, canvas.fine))
    ships.formation(canvas, formation_of(encounter), 20, NAME_HEIGHT, WIDTH - 310, HEIGHT - 110)
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
    symbols.strike(canvas, 58, 140, 72)
    canvas.text(120, 143, str(damage), cap=LARGE, weight="black")
    return canvas.finish(cut=20)


@lru_cache(maxsize=32)
def worth(caption: str, points: int, tech: int) -> Tile:
    """The reward for defeating the enemy, below a caption: victory points and TechPoints."""
    canvas = _plate(caption)
    symbols.victory(canvas, 52, 140, 64)
    canvas.text(90, 143, str(points), cap=LARGE, weight="black", room=50)
    symbols.tech(canvas, 184, 140, 64)
    canvas.text(224, 143, str(tech), cap=LARGE, weight="black", room=56)
    return canvas.finish(cut=20)


def _plate(caption: str) -> Canvas:
    canvas = Canvas(PLATE_WIDTH, PLATE_HEIGHT, PANEL)
    canvas.text(24, 56, caption, cap=LARGE, ink=MUTED, weight="medium", room=240)
    return canvas
