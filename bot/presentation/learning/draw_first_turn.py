"""Draws numbers on a picture of a board."""

from __future__ import annotations

from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import AMBER, NIGHT
from bot.presentation.learning.first_turn import Numbered

BADGE: Final = 104


def numbered(scene: Numbered) -> Sheet:
    """The picture with its numbers."""
    sheet: Sheet = resolve_name(scene.drawing)(scene.scene)
    width, height = sheet.size
    for number, (across, down) in enumerate(scene.places, 1):
        x, y = across * width - BADGE / 2, down * height - BADGE / 2
        sheet.lay(badge(number), round(x), round(y))
    return sheet


@lru_cache(maxsize=16)
def badge(number: int) -> Tile:
    """A number in a disc."""
    canvas = Canvas(BADGE, BADGE)
    middle = BADGE / 2
    canvas.disc(middle, middle, middle, NIGHT)
    canvas.disc(middle, middle, middle - 6, AMBER)
    canvas.text(middle, middle, str(number), ink=NIGHT, weight="black", align="middle")
    return canvas.finish(cut=middle)
