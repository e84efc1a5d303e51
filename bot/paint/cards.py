"""A picture of one thing, such as a card: its tiles side by side, large enough to read."""

from collections.abc import Sequence
from typing import Final

from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.symbols import Icon

EDGE: Final = 28
"""Distance around and between the tiles, in units."""
ICON: Final = 280
"""Width and height of an icon's tile, in units."""


def sheet_of(tiles: Sequence[Tile]) -> Sheet:
    """The tiles side by side, in a picture just wide enough."""
    width = sum(tile.width + EDGE for tile in tiles) + EDGE
    height = max(tile.height for tile in tiles) + 2 * EDGE
    sheet, x = Sheet(Canvas(width, height).finish()), EDGE
    for tile in tiles:
        sheet.lay(tile, x, (height - tile.height) // 2)
        x += tile.width + EDGE
    sheet.frame()
    return sheet


def portrait(icon: Icon) -> Tile:
    """An icon as a tile of about the size of a card."""
    canvas = Canvas(ICON, ICON)
    icon(canvas, ICON / 2, ICON / 2, ICON * 0.66)
    return canvas.finish()
