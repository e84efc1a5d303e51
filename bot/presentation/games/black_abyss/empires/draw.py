"""Draws all empires as a table: a row for each, with a column per number.

The icons above the columns are those of the map.
"""

from functools import lru_cache
from typing import Final

from bot.paint import symbols
from bot.paint.canvas import Sheet, Tile
from bot.paint.faces import faces_in
from bot.paint.icons import ICONS
from bot.paint.palette import EDGE, MUTED, NIGHT, PANEL, STEEL, WHITE, mix
from bot.paint.widgets import ROOM, in_rows, plate, square_plate, stack
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.empires.scene import Row, Scene
from bot.presentation.games.black_abyss.map import draw_spaces as spaces

HEADER: Final = 100
HEADED: Final = 72
ICON_NAMES: Final = ("vote", "planet", "cruiser", "research")
"""Icons of the columns, without the last one, which is for terms."""
MARKS: Final = {"war": "war", "passage": "move"}
"""The icons of relations to the viewer."""
ROW: Final = 116
NAMES: Final = 594
"""Width of the columns for chip, emblem, name and relation to the viewer."""


def draw(scene: Scene) -> Sheet:
    """The table."""
    tiles = [header(len(scene.columns)), *map(row, scene.rows)]
    tiles += [key(scene.marks)] if scene.marks else []
    return stack(SKY_COLOUR, in_rows(tiles, 1), GAP)


@lru_cache(maxsize=8)
def key(marks: tuple[tuple[str, str], ...]) -> Tile:
    """The line that says what the icons of relations mean."""
    canvas, wide = plate(ROOM, HEADER), ROOM / len(marks)
    for place, (name, meaning) in enumerate(marks):
        left = place * wide
        ICONS[MARKS[name]](canvas, left + 56, HEADER / 2, 60)
        room = wide - 116
        canvas.text(left + 104, HEADER / 2, meaning, ink=MUTED, weight="medium", room=room)
    return canvas.finish(cut=22)


def _middle_of(place: int, columns: int) -> float:
    """The horizontal middle of a column of numbers, in units; `columns` is how many there are."""
    return NAMES + (place + 0.5) * (ROOM - NAMES) / columns


@lru_cache(maxsize=8)
def header(columns: int) -> Tile:
    """The line with the columns' icons."""
    canvas, middle = plate(ROOM, HEADER), HEADER / 2
    for place, name in enumerate(ICON_NAMES):
        ICONS[name](canvas, _middle_of(place, columns), middle, HEADED)
    if columns > len(ICON_NAMES):
        symbols.victory(canvas, _middle_of(len(ICON_NAMES), columns), middle, HEADED)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def row(one: Row) -> Tile:
    """An empire's row.

    Swords mark an enemy of the viewer, an arrow an empire that grants passage, a cross one that is
    eliminated.
    """
    edge, line = (WHITE, 6) if one.own else (EDGE, 3)
    canvas, middle = square_plate(ROOM, ROW, mix(NIGHT, PANEL, 0.8), edge, line=line), ROW / 2
    spaces.chip(canvas, one.letter, one.seat, 20, middle, 70)
    marked = one.war or one.passage or not one.alive
    if one.war:
        ICONS[MARKS["war"]](canvas, NAMES - 32, middle, 60)
    elif not one.alive:
        symbols.cross(canvas, NAMES - 26, middle, 56)
    elif one.passage:
        ICONS[MARKS["passage"]](canvas, NAMES - 32, middle, 60)
    ink = mix(spaces.ink_of(one.seat), WHITE, 0.5) if one.alive else STEEL
    name = 104
    if not faces_in(one.name):
        spaces.emblem(canvas, one.race, one.seat, name + spaces.EMBLEM / 2, middle)
        name += spaces.EMBLEM + 14
    room = NAMES - name - (70 if marked else 12)
    canvas.text(name, middle, one.name, ink=ink, room=room)
    columns = len(one.numbers)
    for place, number in enumerate(one.numbers if one.alive else ()):
        x, width = _middle_of(place, columns), (ROOM - NAMES) / columns - 14
        canvas.text(x, middle, str(number), weight="black", align="middle", room=width)
    return canvas.finish(cut=22)
