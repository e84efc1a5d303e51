"""A picture of one thing, such as a card: its tiles side by side, large enough to read."""

from collections.abc import Sequence
from typing import Final

from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.picture_size import units
from bot.paint.symbols import Icon

EDGE: Final = 28
"""Distance around and between the tiles, in units."""
ICON: Final = 280
"""Width and height of an icon's tile, in units."""


def sheet_of(tiles: Sequence[Tile]) -> Sheet:
    """The tiles side by side, in a picture just wide enough."""
    sizes = [(units(tile.image.width), units(tile.image.height)) for tile in tiles]
    width = sum(wide for wide, _ in sizes) + EDGE * (len(tiles) + 1)
    height = max(tall for _, tall in sizes) + 2 * EDGE
    sheet, x = Sheet(Canvas(width, height).finish()), EDGE
    for tile, (wide, tall) in zip(tiles, sizes, strict=True):
        sheet.lay(tile, x, (height - tall) // 2)
        x += wide + EDGE
    sheet.frame()
    return sheet


def portrait(icon: Icon) -> Tile:
    """An icon as a tile of about the size of a card."""
    canvas = Canvas(ICON, ICON)
    icon(canvas, ICON / 2, ICON / 2, ICON * 0.66)
    return canvas.finish()
