"""Widgets that the boards of all games share: plates, piles, totals, lines of words.

Sizes are in units.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.paint import chart, letters, space
from bot.paint.canvas import LARGE, LETTER, Align, Canvas, Paint, Point, Sheet, Tile
from bot.paint.palette import EDGE, GREEN, MUTED, NIGHT, PANEL, RAISED, WHITE, Colour, mix
from bot.paint.picture_size import WIDTH
from bot.paint.symbols import Icon

MARGIN: Final = 28
"""Distance between a picture's contents and its edge."""
ROOM: Final = WIDTH - 2 * MARGIN
"""Width of a board's contents."""
CORNER: Final = 22
"""Radius of a plate's corners."""


def plate(
    width: int,
    height: int,
    fill: Paint = PANEL,
    edge: Paint = EDGE,
    *,
    line: float = 3,
    fine: int = 2,
) -> Canvas:
    """A new canvas with a plate: a rectangle with round corners, and an edge `line` thick."""
    canvas = Canvas(width, height, fine=fine)
    canvas.panel((0, 0, width, height), fill, edge, width=line)
    return canvas


def square_plate(
    width: int,
    height: int,
    ground: Colour = PANEL,
    edge: Paint = EDGE,
    *,
    line: float = 3,
) -> Canvas:
    """A new canvas with a plate whose ground fills the corners, too.

    For drawings that reach the edge; `Canvas.finish` cuts the corners off.
    """
    canvas = Canvas(width, height, ground, fine=2)
    canvas.panel((0, 0, width, height), None, edge, width=line)
    return canvas


@lru_cache(maxsize=32)
def empty(
    width: int,
    height: int,
    label: str,
    *,
    middle: bool = False,
    left: float = 34,
) -> Tile:
    """An empty place for cards, with a label in the `middle` or else from `left` on."""
    canvas = plate(width, height, mix(NIGHT, PANEL, 0.5), RAISED, line=4)
    align: Align = "middle" if middle else "left"
    x = width / 2 if middle else left
    canvas.text(x, height / 2, label, cap=LARGE, ink=MUTED, weight="medium", align=align)
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=128)
def pile(symbol: Icon, name: str, count: int, width: int, height: int) -> Tile:
    """A pile of cards: symbol, name, and number of cards."""
    canvas, middle = plate(width, height), height - 52
    canvas.text(12, 0.85 * LARGE, name, cap=LARGE, ink=MUTED, weight="medium", room=width - 22)
    symbol(canvas, 65, middle, 82)
    canvas.text(124, middle, str(count), cap=LARGE, weight="black", room=width - 136)
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=64)
def header(height: int, title: str, aside: str = "", *, cap: int = LETTER) -> Tile:
    """A plate across the board: the title on the left, and `aside`, such as a status, right."""
    canvas = plate(ROOM, height)
    room = 0.62 * ROOM if aside else ROOM - 68
    x = 34 + canvas.text(34, height / 2, title, cap=cap, weight="black", room=room) + 34
    canvas.text(ROOM - 34, height / 2, aside, ink=MUTED, align="right", room=ROOM - 34 - x)
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=32)
def caption(symbol: Icon, words: str, width: int, height: int, more: int = 0) -> Tile:
    """The name of a row of cards; if `more` is not 0, the number of cards that do not fit."""
    canvas, middle, upper = plate(width, height), width / 2, height / 2 - 42
    symbol(canvas, 62 if more else middle, upper, 66)
    if more:
        canvas.text(110, upper, f"+{more}", cap=LARGE, weight="black", room=width - 120)
    canvas.text(middle, upper + 75, words, cap=LARGE, ink=MUTED, align="middle", room=width - 12)
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=256)
def total(
    symbol: Icon, name: str, amount: int, width: int, height: int, *, triumph: bool = False
) -> Tile:
    """An amount above its name; `triumph` makes it green, as for damage that defeats an enemy."""
    canvas, upper = plate(width, height), height / 2 - 0.8 * LARGE
    if triumph:
        canvas.panel((0, 0, width, height), mix(NIGHT, GREEN, 0.4), GREEN, width=5)
    symbol(canvas, 66, upper, 78)
    canvas.text(120, upper, str(amount), cap=68, weight="black", room=width - 130)
    ink = WHITE if triumph else MUTED
    below, room = height - LARGE + 4, width - 14
    canvas.text(
        width / 2, below, name, cap=LARGE, ink=ink, weight="medium", align="middle", room=room
    )
    return canvas.finish(cut=CORNER)


def in_rows(tiles: Sequence[Tile], abreast: int) -> list[Sequence[Tile]]:
    """The tiles in rows of at most `abreast`."""
    return [tiles[at : at + abreast] for at in range(0, len(tiles), abreast)]


def stack(colour: Colour, rows: Sequence[Sequence[Tile]], gap: int) -> Sheet:
    """A picture of rows of tiles, one below the other, on a sky of this colour.

    The tiles of a row have the same height; `gap` is the distance from each tile to the next.
    """
    height = sum(row[0].height + gap for row in rows) - gap
    sheet, top = Sheet(space.sky(colour), height + 2 * MARGIN), MARGIN
    for row in rows:
        left = MARGIN
        for tile in row:
            sheet.lay(tile, left, top)
            left += tile.width + gap
        top += row[0].height + gap
    sheet.frame()
    return sheet


def beside(tiles: Sequence[Tile]) -> Sheet:
    """A picture of tiles, such as a card, side by side and large enough to read."""
    width = sum(tile.width + MARGIN for tile in tiles) + MARGIN
    height = max(tile.height for tile in tiles) + 2 * MARGIN
    sheet, x = Sheet(Canvas(width, height).finish()), MARGIN
    for tile in tiles:
        sheet.lay(tile, x, (height - tile.height) // 2)
        x += tile.width + MARGIN
    sheet.frame()
    return sheet


def seat(canvas: Canvas, number: int, name: str, at: Point, *, size: float, room: float) -> None:
    """Draw a seat's mark around the point `at`, and right of it the name in the seat's colour."""
    x, y = at
    chart.mark(canvas, number, x, y, size)
    ink = mix(chart.INKS[number], WHITE, 0.45)
    canvas.text(x + size * 0.88, y, name, cap=LARGE, ink=ink, room=room)


def paragraph(
    canvas: Canvas,
    x: float,
    middle: float,
    words: str,
    room: float,
    *,
    step: float,
    ink: Colour = WHITE,
) -> None:
    """Write words in at most two lines, centred on height `middle`.

    `step` is the distance between the lines.
    """
    lines = letters.wrap(words, int(room), 2, LARGE)
    for place, line in enumerate(lines):
        y = middle + (place - (len(lines) - 1) / 2) * step
        canvas.text(x, y, line, cap=LARGE, room=room, ink=ink)
