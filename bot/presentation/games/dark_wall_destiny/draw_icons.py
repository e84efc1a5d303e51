"""Icons of Dark Wall Destiny, with the same shapes as in its pictures.

So energy is a hexagon here, not the bolt that is its icon in other games.
"""

from collections.abc import Mapping
from typing import Final

from bot.paint import ships, symbols
from bot.paint.canvas import Canvas
from bot.paint.palette import AMBER, ORANGE, RED, STEEL
from bot.paint.symbols import Icon
from bot.presentation.games.dark_wall_destiny import draw_cards


def emblem(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the game's emblem: a ship before a wall of fire."""
    for reach, ink in ((0.62, RED), (0.46, ORANGE), (0.3, AMBER)):
        canvas.disc(x + size * 0.34, y, size * reach, ink)
    ships.ship(canvas, "carrier", x - size * 0.14, y, size * 0.8, STEEL)


def _energy(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.polygon(symbols.around(x, y, size * 0.52, 6), AMBER)


def _combat(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.polygon(symbols.around(x, y, size * 0.58, 4, inner=0.66), ORANGE)


def _alien(canvas: Canvas, x: float, y: float, size: float) -> None:
    draw_cards.sign(canvas, "alien", x, y, size)


ICONS: Final[Mapping[str, Icon]] = {
    "emblem": emblem,
    "energy": _energy,
    "combat": _combat,
    "defense": symbols.shield,
    "alien": _alien,
}
