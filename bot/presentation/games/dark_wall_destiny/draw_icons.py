"""Icons of Dark Wall Destiny."""

from collections.abc import Mapping
from typing import Final

from bot.paint import ships
from bot.paint.canvas import Canvas
from bot.paint.icons import Icon, symbol
from bot.paint.palette import AMBER, ORANGE, RED, STEEL


def emblem(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A ship before a wall of fire."""
    for reach, ink in ((0.62, RED), (0.46, ORANGE), (0.3, AMBER)):
        canvas.disc(x + size * 0.34, y, size * reach, ink)
    ships.ship(canvas, "carrier", x - size * 0.14, y, size * 0.8, STEEL)


ICONS: Final[Mapping[str, Icon]] = {"emblem": emblem, "defense": symbol("shield")}
