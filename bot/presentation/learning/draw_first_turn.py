"""Draws numbers onto a picture of a board, or a plan of a board that has no picture."""

from __future__ import annotations

from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from bot.paint import space
from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import AMBER, BLUE, EDGE, NIGHT, PANEL, mix
from bot.paint.scale import WIDTH
from bot.presentation.learning.first_turn import Numbered, Plan

BADGE: Final = 104
PLAN_HEIGHT: Final = 900
PAD: Final = 24


def numbered(scene: Numbered) -> Sheet:
    """The picture with its numbers."""
    sheet: Sheet = resolve_name(scene.drawing)(scene.scene)
    width, height = sheet.size
    for number, (across, down) in enumerate(scene.places, 1):
        x, y = across * width - BADGE / 2, down * height - BADGE / 2
        sheet.lay(badge(number), round(x), round(y))
    return sheet


def plan(scene: Plan) -> Sheet:
    """The plan."""
    sheet = Sheet(space.sky(BLUE), PLAN_HEIGHT)
    for number, (name, room) in enumerate(scene.parts, 1):
        left, top, right, bottom = room
        x, y = round(left * WIDTH), round(top * PLAN_HEIGHT)
        wide, high = round((right - left) * WIDTH), round((bottom - top) * PLAN_HEIGHT)
        sheet.lay(_part(name, wide, high), x, y)
        sheet.lay(badge(number), x + PAD, y + PAD)
    sheet.frame()
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


def _part(name: str, wide: int, high: int) -> Tile:
    canvas = Canvas(wide, high, fine=2)
    canvas.panel((0, 0, wide, high), mix(NIGHT, PANEL, 0.8), EDGE, width=4)
    beside = PAD + BADGE + PAD
    if wide > 2 * beside:
        canvas.text(beside, PAD + BADGE / 2, name, room=wide - beside - PAD)
    else:
        canvas.text(wide / 2, PAD + BADGE + 60, name, align="middle", room=wide - PAD)
    return canvas.finish(cut=22)
