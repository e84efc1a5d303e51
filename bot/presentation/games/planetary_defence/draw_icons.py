"""Icons of Planetary Defence System."""

from collections.abc import Mapping
from typing import Final

from bot.paint import pictograms
from bot.paint.canvas import Canvas
from bot.paint.palette import BLUE, ROCK
from bot.paint.symbols import Icon, rock


def emblem(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the game's emblem: a meteor above a planet."""
    pictograms.world(canvas, x - size * 0.12, y + size * 0.16, size * 0.9, BLUE)
    rock(canvas, x + size * 0.3, y - size * 0.3, size * 0.44, ROCK)


ICONS: Final[Mapping[str, Icon]] = {"emblem": emblem}
