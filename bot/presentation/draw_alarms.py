"""Draws what is near above a game's own picture."""

import io
from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from PIL import Image

from bot.paint import letters, symbols
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import NIGHT, RED, mix
from bot.presentation.alarms import Scene

MARGIN: Final = 28
SIGN: Final = 96
LINE: Final = 92
LINES_MOST: Final = 3


def draw(scene: Scene) -> bytes:
    """The picture under its alarms, as PNG bytes."""
    drawn: bytes = resolve_name(scene.drawing)(scene.scene)
    with Image.open(io.BytesIO(drawn)) as picture:
        bands = [band(told, picture.width) for told in scene.told]
        top = sum(one.image.height for one in bands)
        ground = Image.new("P", (picture.width, top + picture.height))
        ground.putpalette(picture.getpalette() or [])
        sheet = Sheet(Tile(ground))
        sheet.lay(Tile(picture), 0, top)
    below = 0
    for one in bands:
        sheet.lay(one, 0, below)
        below += one.image.height
    return sheet.png()


@lru_cache(maxsize=32)
def band(told: str, width: int) -> Tile:
    """One alarm across the picture."""
    room = width - 2 * MARGIN - SIGN - 20
    rows = letters.wrapped(told, room, LINES_MOST, LETTER)
    canvas = Canvas(width, LINE * len(rows) + MARGIN, mix(NIGHT, RED, 0.4), fine=2)
    symbols.draw(canvas, "warning", MARGIN + SIGN / 2, canvas.height / 2, SIGN)
    for place, row in enumerate(rows):
        middle = MARGIN / 2 + LINE * (place + 0.5)
        canvas.text(MARGIN + SIGN + 20, middle, row, room=room)
    return canvas.finish()
