"""Draws a space: its land tiles, and below them the cards of ships."""

from functools import lru_cache
from typing import Final

from bot.paint import letters, symbols
from bot.paint import space as sky
from bot.paint.canvas import LETTER, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    BLUE,
    GREEN,
    MUTED,
    NIGHT,
    RAISED,
    ROCK,
    STEEL,
    TEAL,
    WHITE,
    Colour,
    mix,
)
from bot.paint.widgets import MARGIN, ROOM, header, square_plate
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.fleets import draw as ships
from bot.presentation.games.black_abyss.map import draw_spaces as spaces
from bot.presentation.games.black_abyss.map.draw_bodies import body
from bot.presentation.games.black_abyss.surface.scene import Land, Scene

HEADER: Final = 104
COLUMNS: Final = 3
LAND_WIDTH: Final = (ROOM + GAP) // COLUMNS - GAP
LAND_HEIGHT: Final = 282
ROW: Final = 90
MORE: Final = 96
GOODS: Final = 3
"""Maximum number of goods listed beside a planet; a dot stands for further ones."""

PLANET: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2))
"""Column and row of each land tile: a 3 x 3 square without two opposite corners."""
MOON: Final = ((0, 0), (0, 1), (1, 1))
"""Column and row of each land tile of a moon."""
FREE: Final = (2, 0)
"""Column and row of the planet's picture and stored goods, in a corner without a land tile."""

GROUND: Final[dict[str, Colour]] = {
    "": RAISED,
    "plains": GREEN,
    "mineral": ROCK,
    "energy": AMBER,
    "rough": STEEL,
    "water": BLUE,
}


def draw(scene: Scene) -> Sheet:
    """A space with its land tiles and ships."""
    land_top = MARGIN + HEADER + GAP
    places = PLANET if len(scene.land) > len(MOON) else MOON
    rows = 1 + max((row for _, row in places), default=0) if scene.land else 1
    ship_top = land_top + rows * (LAND_HEIGHT + GAP)
    below = [*map(ships.card, scene.ships), *([header(MORE, scene.more)] if scene.more else [])]
    height = ship_top + sum(tile.height + GAP for tile in below) - GAP + MARGIN
    sheet = Sheet(sky.sky(SKY_COLOUR), height)
    sheet.lay(header(HEADER, scene.title, scene.owners), MARGIN, MARGIN)
    for (column, row), one in zip(places, scene.land, strict=False):
        x = MARGIN + column * (LAND_WIDTH + GAP)
        sheet.lay(land(one), x, land_top + row * (LAND_HEIGHT + GAP))
    corner = FREE if scene.land else (0, 0)
    face_x = MARGIN + corner[0] * (LAND_WIDTH + GAP)
    sheet.lay(face(scene.kind, scene.letter, scene.goods), face_x, land_top)
    for tile in below:
        sheet.lay(tile, MARGIN, ship_top)
        ship_top += tile.height + GAP
    sheet.frame()
    return sheet


@lru_cache(maxsize=32)
def face(kind: str, letter: str, goods: tuple[str, ...]) -> Tile:
    """The planet (or what else is there) as on the map, and the goods that are stored there."""
    canvas = square_plate(LAND_WIDTH, LAND_HEIGHT, NIGHT)
    x, radius = (80, 56) if goods else (LAND_WIDTH / 2, 84)
    body(canvas, kind, x, LAND_HEIGHT / 2, radius, letter)
    shown = goods[:GOODS]
    if len(goods) > GOODS:
        canvas.disc(80, LAND_HEIGHT - 40, 9, WHITE)
    for place, line in enumerate(shown):
        y = LAND_HEIGHT / 2 + (place - (len(shown) - 1) / 2) * ROW
        canvas.text(156, y, line, room=LAND_WIDTH - 170)
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def land(one: Land) -> Tile:
    """A land tile: number, terrain, good, building, and their owners."""
    hue = GROUND[one.terrain]
    canvas = square_plate(
        LAND_WIDTH, LAND_HEIGHT, mix(NIGHT, hue, 0.26), mix(hue, NIGHT, 0.3), line=4
    )
    if one.letter:
        spaces.frame(canvas, one.holder, 12)
    top, right = 52, LAND_WIDTH - 24.0
    x = 26 + canvas.text(26, top, one.number, weight="black", room=60) + 20
    if one.letter:
        spaces.chip(canvas, one.letter, one.holder, right - 56, top, 56)
        right -= 68
    ink = mix(hue, WHITE, 0.5)
    canvas.text(x, top, one.name, ink=ink, weight="medium", room=right - x - 8)
    left = LAND_WIDTH - 20.0
    if one.marines:
        label = f"{one.garrison_letter}{one.marines}"
        wide = letters.width(label, LETTER, "black") + 24
        spaces.chip(canvas, label, one.garrison, LAND_WIDTH - 24 - wide, top + ROW, wide)
        symbols.crew(canvas, LAND_WIDTH - 24 - wide - 36, top + ROW, 54, WHITE)
        left = LAND_WIDTH - 24 - wide - 36 - 34
    if one.good:
        canvas.disc(44, top + ROW, 18, TEAL)
        canvas.text(72, top + ROW, one.good, ink=mix(TEAL, WHITE, 0.5), room=left - 72)
    if one.building:
        y, start = top + 2 * ROW, 26
        if one.idle:
            symbols.cross(canvas, 50, y, 46)
            start = 92
        ink = MUTED if one.idle else WHITE
        canvas.text(start, y, one.building, ink=ink, room=LAND_WIDTH - start - 20)
    return canvas.finish(cut=22)
