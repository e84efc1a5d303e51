"""Draws the picture of a board with numbers on its parts."""

from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import AMBER, NIGHT
from bot.presentation.learning.first_turn import NumberedScene, Part

BADGE: Final = 104


def draw(scene: NumberedScene) -> Sheet:
    """The picture with its numbers. Raises LookupError if a numbered part is not in it."""
    sheet: Sheet = resolve_name(scene.drawing)(scene.scene)
    for number, (x, y) in enumerate(places(sheet, scene.parts), 1):
        sheet.lay(badge(number), round(x - BADGE / 2), round(y - BADGE / 2))
    return sheet


def places(sheet: Sheet, parts: tuple[Part, ...]) -> list[tuple[float, float]]:
    """The middle (x, y) of each number, in units. Raises LookupError like `draw`."""
    found = []
    for name, across, down in parts:
        if name not in sheet.parts:
            raise LookupError(f"first_turn.toml: no part {name!r}, only {sorted(sheet.parts)}")
        left, top, right, foot = sheet.parts[name]
        found.append((left + across * (right - left), top + down * (foot - top)))
    return found


@lru_cache(maxsize=16)
def badge(number: int) -> Tile:
    """A number in a disc."""
    canvas = Canvas(BADGE, BADGE)
    middle = BADGE / 2
    canvas.disc(middle, middle, middle, NIGHT)
    canvas.disc(middle, middle, middle - 6, AMBER)
    canvas.text(middle, middle, str(number), ink=NIGHT, weight="black", align="middle")
    return canvas.finish(cut=middle)
