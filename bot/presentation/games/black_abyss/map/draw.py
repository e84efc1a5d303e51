"""Draws the map of the galaxy, below a line for each empire, or above a legend."""

from functools import lru_cache
from math import hypot
from typing import Final

from bot.paint import space as sky
from bot.paint import symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.faces import faces_in
from bot.paint.icons import ICONS
from bot.paint.palette import AMBER, EDGE, GREEN, MUTED, NIGHT, PANEL, STEEL, WHITE, mix
from bot.paint.picture_size import WIDTH
from bot.paint.widgets import MARGIN, ROOM, header, square_plate
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.map import draw_spaces as spaces
from bot.presentation.games.black_abyss.map.draw_bodies import body
from bot.presentation.games.black_abyss.map.scene import (
    TALLEST,
    TIMES,
    Empire,
    Entry,
    Fleet,
    Key,
    Look,
    Scene,
    Space,
)

HEADER: Final = 104
EMPIRE: Final = 92
HEADINGS: Final = 92
CLOSE: Final = 6
"""Distance between the lines of empires."""
NAME: Final = 406
TERMS: Final = 472
PLANETS: Final = 714
COLUMNS: Final = ((594, 148), (862, 204), (1072, 204), (1282, 204), (1462, 160))
"""Centre and width of each column: votes, three resources, wars."""
COLUMN_ICONS: Final = ("vote", "food", "energy", "minerals", "war")
HEADED: Final = 72
ENTRY: Final = 88
KEY: Final = 92
"""Height of the line that explains the chips."""
ENTRIES: Final = 2
"""Legend entries per row."""
WARS: Final = 3
"""Maximum number of enemies shown in an empire's line; a dot stands for further ones."""
STOCKS: Final = (GREEN, AMBER, STEEL)
LARGEST: Final = 140
BADGE: Final = 104
"""Width and height of the disc with the number of a prepared move."""
DOT: Final = 26
DOTS: Final = 44
"""Distance between the dots of a prepared move's line."""
AXIS: Final = 84
"""Width of the margins with column letters and row numbers, if spaces are too small for names."""


def draw(scene: Scene) -> Sheet:
    """The map with all that is above and below it."""
    top = MARGIN + HEADER + GAP
    standing = (
        []
        if scene.legend
        else [
            headings(
                terms=any(one.terms_to_win for one in scene.empires),
                wars=any(one.wars for one in scene.empires),
            ),
            *map(empire, scene.empires),
        ]
    )
    lines = -(-(len(scene.empires) + len(scene.legend)) // ENTRIES) if scene.legend else 0
    rows_top = top + (HEADINGS + CLOSE if standing else 0)
    map_head = rows_top + max(0, len(standing) - 1) * (EMPIRE + CLOSE) + GAP
    foot = MARGIN + lines * ENTRY + (MARGIN if lines else 0) + (KEY if scene.key else 0)
    radius, small = _radius(scene.spaces, TALLEST * WIDTH - map_head - foot)
    step = spaces.ROW * radius / 2
    map_top = map_head + (AXIS if small else 0)
    legend_top = round(map_top + (_high(scene.spaces) + 2) * step) + MARGIN
    sheet = Sheet(sky.sky(SKY_COLOUR), legend_top - MARGIN + foot)
    sheet.lay(header(HEADER, scene.cycle, scene.phase), MARGIN, MARGIN, "phase")
    for line in standing[:1]:
        sheet.lay(line, MARGIN, top)
    for place, line in enumerate(standing[1:]):
        sheet.lay(line, MARGIN, rows_top + place * (EMPIRE + CLOSE), "empire")
    if scene.legend:
        _lay_legend(sheet, scene, legend_top)
    if scene.key:
        sheet.lay(key(scene.key), MARGIN, legend_top - MARGIN + foot - MARGIN - KEY)
    _lay_spaces(sheet, scene, radius, map_top, small)
    sheet.frame()
    return sheet


def _columns(shown: tuple[Space, ...]) -> range:
    columns = [each.column for each in shown]
    return range(min(columns), max(columns) + 1)


def _high(shown: tuple[Space, ...]) -> int:
    """The number of half rows from the first space to the last one."""
    rows = [each.half_row for each in shown]
    return max(rows) - min(rows)


def _lay_legend(sheet: Sheet, scene: Scene, top: int) -> None:
    """Lay the legend: each empire with its letter, then the kinds of spaces and of edges."""
    wide = ROOM // ENTRIES
    tiles = [owner(one, wide) for one in scene.empires]
    tiles += [legend_tile(entry, wide) for entry in scene.legend]
    for place, tile in enumerate(tiles):
        row, column = divmod(place, ENTRIES)
        sheet.lay(tile, MARGIN + column * wide, top + row * ENTRY)


def _radius(shown: tuple[Space, ...], room: float) -> tuple[int, bool]:
    """The largest radius of spaces with which the map fits, and whether it is too small for names.

    `room` is the height for the map. Radius and heights are in units.
    """
    wide = 1.5 * (len(_columns(shown)) - 1) + 2
    tall = spaces.ROW / 2 * (_high(shown) + 2)
    radius = min(LARGEST, int(ROOM / wide), int(room / tall))
    if radius >= spaces.DETAILED:
        return radius, False
    return min(int((ROOM - AXIS) / wide), int((room - AXIS) / tall)), True


def _lay_spaces(sheet: Sheet, scene: Scene, radius: int, top: int, small: bool) -> None:
    shown, legs = scene.spaces, scene.legs
    columns, first = _columns(shown), min(each.half_row for each in shown)
    wide = round(radius * (1.5 * (len(columns) - 1) + 2))
    left = WIDTH - MARGIN - wide if small else (WIDTH - wide) // 2
    step = spaces.ROW * radius / 2
    for each in shown:
        x = left + round((each.column - columns[0]) * 1.5 * radius)
        y = top + round((each.half_row - first) * step)
        tile = spaces.space(each.look, radius, "" if small else each.name)
        sheet.lay(tile, x, y, _part(each.look))
        if small and each.half_row - first < 2:
            sheet.lay(mark(each.name[0], AXIS), x + radius - AXIS // 2, top - AXIS)
        if small and each.column == columns[0]:
            sheet.lay(mark(each.name[1:], AXIS - 10), MARGIN, y + round(step) - AXIS // 2)
    middles = [
        (
            left + round((each.column - columns[0]) * 1.5 * radius) + radius,
            top + round((each.half_row - first) * step) + round(step),
        )
        for each in shown
    ]
    for leg in legs:
        _lay_leg(sheet, leg.numbers, middles[leg.start], middles[leg.end])


def _part(look: Look) -> str:
    """The name of a space among the sheet's parts, such as `green-1`: kind, then seats from 1."""
    return "-".join((look.kind or "unexplored", *(str(one.seat + 1) for one in look.owners)))


def _lay_leg(sheet: Sheet, numbers: str, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Lay a dotted line between two spaces, with the numbers of prepared moves at its end."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    for n in range(1, int(far // DOTS)):
        part = n * DOTS / far
        x, y = (start[axis] + (end[axis] - start[axis]) * part for axis in (0, 1))
        sheet.lay(dot(), round(x) - DOT // 2, round(y) - DOT // 2)
    tile = badge(numbers)
    sheet.lay(tile, end[0] - BADGE // 2, end[1] - BADGE // 2)


@lru_cache(maxsize=1)
def dot() -> Tile:
    """A dot of a prepared move's line."""
    return Canvas(DOT, DOT, AMBER).finish(cut=DOT / 2)


@lru_cache(maxsize=64)
def badge(numbers: str) -> Tile:
    """A disc with the numbers of prepared moves."""
    canvas = Canvas(BADGE, BADGE, AMBER)
    canvas.text(BADGE / 2, BADGE / 2, numbers, ink=NIGHT, weight="black", align="middle")
    return canvas.finish(cut=BADGE / 2)


@lru_cache(maxsize=64)
def mark(words: str, width: int) -> Tile:
    """The letter of a column, or the number of a row."""
    canvas = Canvas(width, AXIS - 8, mix(NIGHT, PANEL, 0.7), fine=1)
    canvas.text(width / 2, canvas.height / 2, words, ink=MUTED, weight="medium", align="middle")
    return canvas.finish(cut=16)


@lru_cache(maxsize=4)
def headings(*, terms: bool, wars: bool) -> Tile:
    """The line of icons above the lines of empires, that of `terms` and `wars` only with these."""
    canvas, middle = Canvas(ROOM, HEADINGS, mix(NIGHT, PANEL, 0.4), fine=2), HEADINGS / 2
    if terms:
        symbols.victory(canvas, TERMS, middle, HEADED)
    ICONS["planet"](canvas, PLANETS, middle, HEADED)
    icons = COLUMN_ICONS if wars else COLUMN_ICONS[:-1]
    for (x, _), name in zip(COLUMNS, icons, strict=False):
        ICONS[name](canvas, x, middle, HEADED)
    return canvas.finish(cut=16)


@lru_cache(maxsize=128)
def empire(one: Empire) -> Tile:
    """The line of an empire; if it is eliminated, with a cross in place of its numbers.

    The name of an AI begins with its face, which replaces the race's emblem: some names leave no
    room for both.
    """
    edge, line = (WHITE, 6) if one.own else (EDGE, 3)
    canvas, middle = square_plate(ROOM, EMPIRE, mix(NIGHT, PANEL, 0.8), edge, line=line), EMPIRE / 2
    spaces.chip(canvas, one.letter, one.seat, 14, middle, 64)
    ink = mix(spaces.ink_of(one.seat), WHITE, 0.5) if one.alive else STEEL
    name = 94
    if not faces_in(one.name):
        spaces.emblem(canvas, one.race, one.seat, name + spaces.EMBLEM / 2, middle)
        name += spaces.EMBLEM + 14
    room = NAME - name - (56 if one.leads else 8)
    canvas.text(name, middle, one.name, ink=ink, room=room)
    if not one.alive:
        symbols.cross(canvas, TERMS, middle, 50)
        return canvas.finish(cut=20)
    if one.leads:
        symbols.victory(canvas, NAME - 26, middle, 50)
    _pips(canvas, one, middle)
    for x, number in ((COLUMNS[0][0], one.votes), (PLANETS, one.planets)):
        canvas.text(x, middle, str(number), weight="black", align="middle", room=100)
    for (x, wide), (amount, income), hue in zip(COLUMNS[1:4], one.stocks, STOCKS, strict=False):
        figures = f"{amount}{income:+d}"
        ink = mix(hue, WHITE, 0.5)
        canvas.text(x, middle, figures, ink=ink, align="middle", room=wide - 8)
    _wars(canvas, one, middle)
    return canvas.finish(cut=20)


def _pips(canvas: Canvas, one: Empire, middle: float) -> None:
    """Draw a circle for each term of the tribunal seat needed to win, filled if it was held."""
    left = TERMS - 38 * (one.terms_to_win - 1) / 2
    for place in range(one.terms_to_win):
        x = left + 38 * place
        if place < one.terms:
            canvas.disc(x, middle, 15, AMBER)
        else:
            canvas.ring(x, middle, 14, STEEL, 4)


def _wars(canvas: Canvas, one: Empire, middle: float) -> None:
    """Draw the letters of an empire's enemies."""
    left = COLUMNS[-1][0] - 26 * len(one.wars[:WARS])
    for place, other in enumerate(one.wars[:WARS]):
        spaces.chip(canvas, other.letter, other.seat, left + 52 * place, middle, 48)
    if len(one.wars) > WARS:
        canvas.disc(ROOM - 14, middle, 7, WHITE)


@lru_cache(maxsize=64)
def key(shown: Key) -> Tile:
    """The line that explains the chips of colonies and fleets by an example."""
    canvas, middle, half = Canvas(ROOM, KEY, NIGHT, fine=2), KEY / 2, ROOM / 2
    spaces.chip(canvas, shown.letter, shown.seat, 16, middle, 64)
    canvas.text(
        104, middle - 8, shown.colony, cap=LARGE, ink=MUTED, weight="medium", room=half - 120
    )
    two = Fleet(shown.seat, shown.letter, 2, "frigate")
    spaces.fleet_chip(canvas, f"{shown.letter}{TIMES}2", two, half, middle, 150)
    canvas.text(
        half + 176, middle - 8, shown.ships, cap=LARGE, ink=MUTED, weight="medium", room=half - 190
    )
    return canvas.finish(cut=16)


@lru_cache(maxsize=64)
def owner(one: Empire, width: int) -> Tile:
    """The legend entry of an empire: letter, emblem, name."""
    canvas = Canvas(width - GAP, ENTRY, NIGHT, fine=2)
    spaces.chip(canvas, one.letter, one.seat, 16, ENTRY / 2, 56)
    spaces.emblem(canvas, one.race, one.seat, 92 + spaces.EMBLEM / 2, ENTRY / 2)
    ink = mix(spaces.ink_of(one.seat), WHITE, 0.5) if one.alive else STEEL
    name = 92 + spaces.EMBLEM + 14
    canvas.text(name, ENTRY / 2, one.name, ink=ink, room=width - GAP - name - 8)
    return canvas.finish(cut=16)


@lru_cache(maxsize=64)
def legend_tile(entry: Entry, width: int) -> Tile:
    """The legend entry of a kind of space or of edge."""
    canvas = Canvas(width - GAP, ENTRY, NIGHT, fine=2)
    if entry.kind in spaces.EDGES:
        spaces.edge(canvas, entry.kind, 46, ENTRY / 2, 42)
    else:
        body(canvas, entry.kind, 46, ENTRY / 2, 38 if entry.letter else 28, entry.letter)
    canvas.text(106, ENTRY / 2, entry.name, ink=MUTED, weight="medium", room=width - GAP - 112)
    return canvas.finish(cut=16)
