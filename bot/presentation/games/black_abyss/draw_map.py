"""Draws the map of Black Abyss, whole or a crop, under the legend of its empires."""

from functools import lru_cache
from typing import Final

from bot.paint import space as sky
from bot.paint import symbols
from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import BLUE, EDGE, MUTED, NIGHT, PANEL, STEEL, WHITE, mix
from bot.paint.scale import WIDTH
from bot.presentation.games.black_abyss import draw_spaces as spaces
from bot.presentation.games.black_abyss.map_scene import Empire, Scene, Space

SKY_COLOUR: Final = BLUE
MARGIN: Final = 28
GAP: Final = 14
HEADER: Final = 104
EMPIRE: Final = 96
EMPIRE_COLUMNS: Final = 3
ROOM: Final = WIDTH - 2 * MARGIN
EMPIRE_WIDTH: Final = (ROOM + GAP) // EMPIRE_COLUMNS - GAP
LARGEST: Final = 140
AXIS: Final = 84
"""Room for the letters of columns and the numbers of rows beside a map of small spaces."""


def draw(scene: Scene) -> bytes:
    """The map as PNG bytes."""
    rows = -(-len(scene.empires) // EMPIRE_COLUMNS)
    top = MARGIN + HEADER + GAP + rows * (EMPIRE + GAP)
    radius, small = _radius(scene.spaces)
    step = spaces.ROW * radius / 2
    high = max(each.half_row for each in scene.spaces) - min(each.half_row for each in scene.spaces)
    map_top = top + (AXIS if small else 0)
    sheet = Sheet(sky.sky(SKY_COLOUR), round(map_top + (high + 2) * step) + MARGIN)
    sheet.lay(header(scene.cycle, scene.phase), MARGIN, MARGIN)
    for place, one in enumerate(scene.empires):
        row, column = divmod(place, EMPIRE_COLUMNS)
        x = MARGIN + column * (EMPIRE_WIDTH + GAP)
        sheet.lay(empire(one), x, MARGIN + HEADER + GAP + row * (EMPIRE + GAP))
    _lay_spaces(sheet, scene.spaces, radius, map_top, small)
    sheet.frame()
    return sheet.png()


def _columns(shown: tuple[Space, ...]) -> range:
    columns = [each.column for each in shown]
    return range(min(columns), max(columns) + 1)


def _radius(shown: tuple[Space, ...]) -> tuple[int, bool]:
    """How large the spaces can stand, and whether that is too small for their names."""
    wide = 1.5 * (len(_columns(shown)) - 1) + 2
    radius = min(LARGEST, int(ROOM / wide))
    if radius >= spaces.DETAILED:
        return radius, False
    return int((ROOM - AXIS) / wide), True


def _lay_spaces(sheet: Sheet, shown: tuple[Space, ...], radius: int, top: int, small: bool) -> None:
    columns, first = _columns(shown), min(each.half_row for each in shown)
    wide = round(radius * (1.5 * (len(columns) - 1) + 2))
    left = WIDTH - MARGIN - wide if small else (WIDTH - wide) // 2
    step = spaces.ROW * radius / 2
    for each in shown:
        x = left + round((each.column - columns[0]) * 1.5 * radius)
        y = top + round((each.half_row - first) * step)
        sheet.lay(spaces.space(each.look, radius, "" if small else each.name), x, y)
        if small and each.half_row - first < 2:
            sheet.lay(mark(each.name[0], AXIS), x + radius - AXIS // 2, top - AXIS)
        if small and each.column == columns[0]:
            sheet.lay(mark(each.name[1:], AXIS - 10), MARGIN, y + round(step) - AXIS // 2)


@lru_cache(maxsize=64)
def mark(words: str, width: int) -> Tile:
    """The letter of a column or the number of a row."""
    canvas = Canvas(width, AXIS - 8, mix(NIGHT, PANEL, 0.7), fine=1)
    canvas.text(width / 2, canvas.height / 2, words, ink=MUTED, weight="medium", align="middle")
    return canvas.finish(cut=16)


@lru_cache(maxsize=64)
def header(cycle: str, phase: str) -> Tile:
    """The cycle and its phase."""
    canvas = Canvas(ROOM, HEADER, fine=2)
    canvas.panel((0, 0, ROOM, HEADER), PANEL, EDGE)
    x = 34 + canvas.text(34, HEADER / 2, cycle, weight="black", room=500) + 34
    canvas.text(ROOM - 34, HEADER / 2, phase, ink=MUTED, align="right", room=ROOM - 34 - x)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def empire(one: Empire) -> Tile:
    """An empire: its letter in its colour, its player, its votes; crossed out when gone."""
    canvas = Canvas(EMPIRE_WIDTH, EMPIRE, mix(NIGHT, PANEL, 0.8), fine=2)
    edge = WHITE if one.active else EDGE
    canvas.panel((0, 0, EMPIRE_WIDTH, EMPIRE), None, edge, width=6 if one.active else 3)
    middle, right = EMPIRE / 2, EMPIRE_WIDTH - 22.0
    spaces.chip(canvas, one.letter, one.seat, 16, middle, 70)
    if one.alive:
        right -= canvas.text(right, middle, str(one.votes), weight="black", align="right") + 14
        if one.leads:
            symbols.draw(canvas, "victory", right - 26, middle, 52)
            right -= 62
    else:
        symbols.draw(canvas, "cross", right - 28, middle, 54)
        right -= 66
    ink = mix(spaces.ink_of(one.seat), WHITE, 0.5) if one.alive else STEEL
    canvas.text(102, middle, one.name, ink=ink, room=right - 102 - 8)
    return canvas.finish(cut=20)
