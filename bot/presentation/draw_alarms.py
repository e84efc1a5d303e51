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
LINE: Final = 92
LINES_MOST: Final = 3


def draw(scene: Scene) -> Sheet:
    """The alarm as a band, with the picture below it."""
    sheet: Sheet = resolve_name(scene.drawing)(scene.scene)
    sheet.put_under(band(scene.told, chance=scene.chance))
    return sheet


@lru_cache(maxsize=32)
def band(sentence: str, *, chance: bool = False) -> Tile:
    """An alarm's sentence as a band across the picture, in up to three lines.

    It is red with a warning sign, or green with a star for the reader's own chance.
    """
    room = WIDTH - 2 * MARGIN - SIGN - 20
    rows = letters.wrap(sentence, room, LINES_MOST, LETTER)
    canvas = Canvas(
        WIDTH, LINE * len(rows) + MARGIN, mix(NIGHT, GREEN if chance else RED, 0.4), fine=2
    )
    symbol = symbols.victory if chance else symbols.warning
    symbol(canvas, MARGIN + SIGN / 2, canvas.height / 2, SIGN)
    for place, row in enumerate(rows):
        middle = MARGIN / 2 + LINE * (place + 0.5)
        canvas.text(MARGIN + SIGN + 20, middle, row, room=room)
    return canvas.finish()
