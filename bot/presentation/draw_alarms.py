"""Draws what is near above a game's own picture."""

import io
from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from PIL import Image

from bot.paint import letters, palette, symbols
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import NIGHT, RED, mix
from bot.paint.scale import WIDTH
from bot.presentation.alarms import Scene

MARGIN: Final = 28
SIGN: Final = 96
LINE: Final = 92
LINES_MOST: Final = 3


def draw(scene: Scene) -> bytes:
    """The picture under its alarms, as PNG bytes."""
    drawn: bytes = resolve_name(scene.drawing)(scene.scene)
    bands = [band(told).image for told in scene.told]
    with Image.open(io.BytesIO(drawn)) as picture:
        parts = [*bands, picture]
        whole = Image.new("P", (picture.width, sum(part.height for part in parts)))
        whole.putpalette(palette.image().getpalette() or [])
        top = 0
        for part in parts:
            whole.paste(part, (0, top))
            top += part.height
    return Sheet(Tile(whole)).png()


@lru_cache(maxsize=32)
def band(told: str) -> Tile:
    """One alarm across the picture."""
    room = WIDTH - 2 * MARGIN - SIGN - 20
    rows = letters.wrapped(told, room, LINES_MOST, LETTER)
    canvas = Canvas(WIDTH, LINE * len(rows) + MARGIN, mix(NIGHT, RED, 0.4), fine=2)
    symbols.draw(canvas, "warning", MARGIN + SIGN / 2, canvas.height / 2, SIGN)
    for place, row in enumerate(rows):
        middle = MARGIN / 2 + LINE * (place + 0.5)
        canvas.text(MARGIN + SIGN + 20, middle, row, room=room)
    return canvas.finish()
