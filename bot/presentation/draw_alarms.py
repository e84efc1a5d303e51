"""Draws a band with an alarm above a game's picture."""

from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from bot.paint import letters, symbols
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import GREEN, NIGHT, RED, mix
from bot.paint.picture_size import WIDTH
from bot.paint.widgets import MARGIN
from bot.presentation.alarms import Scene

SIGN: Final = 96
ROOM: Final = WIDTH - 2 * MARGIN - SIGN - 20
LINE: Final = 92
LINES_MOST: Final = 6
"""As many as an alarm of 200 characters, the most allowed, can take."""


def draw(scene: Scene) -> Sheet:
    """The alarm as a band, with the picture below it."""
    sheet: Sheet = resolve_name(scene.drawing)(scene.scene)
    sheet.put_under(band(scene.told, chance=scene.chance))
    return sheet


@lru_cache(maxsize=32)
def band(sentence: str, *, chance: bool = False) -> Tile:
    """An alarm's sentence as a band across the picture.

    It is red with a warning sign, or green with a star for the reader's own chance.
    """
    rows = letters.wrap(sentence, ROOM, LINES_MOST, LETTER)
    canvas = Canvas(
        WIDTH, LINE * len(rows) + MARGIN, mix(NIGHT, GREEN if chance else RED, 0.4), fine=2
    )
    symbol = symbols.victory if chance else symbols.warning
    symbol(canvas, MARGIN + SIGN / 2, canvas.height / 2, SIGN)
    for place, row in enumerate(rows):
        middle = MARGIN / 2 + LINE * (place + 0.5)
        canvas.text(MARGIN + SIGN + 20, middle, row, room=ROOM)
    return canvas.finish()
