"""Draws a game's box: a scene, and below it the title.

A game that has no scene here gets a sky. A package can draw its own scene (`with_title`).
"""

from collections.abc import Callable
from itertools import product
from typing import Final

from bot.paint import space, symbols
from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    BLUE,
    EDGE,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    ROCK,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    VOID,
    WHITE,
    Colour,
    mix,
    tint,
)
from bot.paint.picture_size import WIDTH
from bot.paint.shapes import Ship
from bot.paint.ships import formation, ship
from bot.paint.symbols import around
from bot.presentation.games.black_abyss.map import draw_spaces as abyss
from bot.presentation.games.black_abyss.map.draw_bodies import body
from bot.presentation.learning.introduction import Box

HEIGHT: Final = 736
BAND: Final = 232
"""Height of the band with the title."""
SCENE: Final = HEIGHT - BAND
"""Height of the scene."""
Art = Callable[[Sheet], None]
"""A function that lays a scene on a sheet."""


def draw(box: Box) -> Sheet:
    """A game's box."""
    return with_title(box, *_ART.get(box.game, (BLUE, lambda _: None)))


def with_title(box: Box, colour: Colour, art: Art) -> Sheet:
    """A box: `art` draws its scene, `WIDTH` x `SCENE` units, on a sky of this colour."""
    sheet = Sheet(space.sky(colour), HEIGHT)
    art(sheet)
    sheet.lay(_title(box, colour), 0, SCENE)
    sheet.frame()
    return sheet


def _title(box: Box, colour: Colour) -> Tile:
    canvas = Canvas(WIDTH, BAND, mix(NIGHT, colour, 0.18), fine=2)
    canvas.line([(0, 3), (WIDTH, 3)], mix(colour, WHITE, 0.3), 6)
    canvas.text(WIDTH / 2, 74, box.title, cap=84, weight="black", align="middle")
    canvas.text(WIDTH / 2, 182, box.kind, ink=MUTED, weight="medium", align="middle")
    return canvas.finish()


def _sky(colour: Colour) -> Canvas:
    """A new canvas for a scene, with a sky of this colour."""
    canvas = Canvas(WIDTH, SCENE, NIGHT, fine=2)
    for reach in range(6, 0, -1):
        box = (
            WIDTH * 0.5 - reach * 190,
            260 - reach * 60,
            WIDTH * 0.5 + reach * 190,
            260 + reach * 60,
        )
        canvas.oval(box, mix(NIGHT, colour, 0.03 * (7 - reach)))
    for number in range(90):
        x, y, shine = space.spread(number)
        canvas.disc(x * WIDTH, y * SCENE, 1.5 + 2 * shine, mix(NIGHT, WHITE, 0.35 + 0.5 * shine))
    return canvas


def _falling_meteors(sheet: Sheet) -> None:
    canvas = _sky(VIOLET)
    for x, y, size in (
        (240, 90, 150),
        (560, 200, 110),
        (860, 80, 180),
        (1180, 190, 120),
        (1420, 70, 140),
    ):
        for step in range(5):
            away = size * (0.25 + step * 0.28)
            canvas.disc(
                x + away * 0.5,
                y - away,
                size * (0.34 - 0.055 * step),
                tint(ORANGE, 0.3 - 0.05 * step),
            )
        symbols.rock(canvas, x, y, size)
    sheet.lay(canvas.finish(), 0, 0)
    sheet.lay(space.world(), 0, 330)
    sheet.lay(space.dome(), 0, 280)


def _broadside(sheet: Sheet) -> None:
    canvas = _sky(BLUE)
    for x, y in ((860, 250), (1010, 236)):
        canvas.line([(x, y), (480, y - 40)], tint(AMBER, 0.55), 16)
        canvas.line([(x, y), (480, y - 40)], WHITE, 5)
    fleet = (
        Ship("cruiser", 0.5, 0.42, 0.62, RED),
        Ship("frigate", 0.4, 0.8, 0.36, ORANGE),
        Ship("fighter", 0.8, 0.14, 0.16, ORANGE),
        Ship("fighter", 0.84, 0.74, 0.16, ORANGE),
    )
    formation(canvas, fleet, 20, 20, 640, 440)
    ship(canvas, "battleship", 1160, 300, 700, TEAL)
    sheet.lay(canvas.finish(), 0, 0)


def _two_officers(sheet: Sheet) -> None:
    canvas = _sky(TEAL)
    canvas.panel((40, 40, WIDTH - 40, SCENE - 30), mix(NIGHT, PANEL, 0.7), EDGE, radius=40, width=6)
    for radius, colour in ((220, EDGE), (196, STEEL), (168, PANEL), (150, NIGHT)):
        canvas.disc(WIDTH / 2, 252, radius, colour)
    canvas.ring(WIDTH / 2, 252, 206, AMBER, 8)
    canvas.line([(WIDTH / 2, 104), (WIDTH / 2, 400)], STEEL, 10)
    symbols.warning(canvas, WIDTH / 2, 262, 170, RED)
    for x, ink, cards in ((300, GREEN, 520), (1300, ORANGE, 1080)):
        symbols.crew(canvas, x, 250, 380, ink)
        symbols.hand(canvas, cards, 380, 150, mix(ink, WHITE, 0.3))
    sheet.lay(canvas.finish(), 0, 0)


def _burning_wall(sheet: Sheet) -> None:
    canvas = _sky(ORANGE)
    for step, share in enumerate((0.16, 0.3, 0.5, 0.8)):
        canvas.disc(WIDTH + 60, 250, 430 - step * 55, mix(NIGHT, ORANGE, share))
    canvas.disc(WIDTH + 60, 250, 250, AMBER)
    canvas.disc(WIDTH + 60, 250, 205, mix(AMBER, WHITE, 0.6))
    shards = (
        (60, 90, 150),
        (190, 260, 170),
        (40, 400, 160),
        (330, 110, 110),
        (360, 400, 120),
        (470, 260, 70),
    )
    for number, (x, y, size) in enumerate(shards):
        points = around(x, y, size, 5 + number % 3)
        canvas.polygon(points, mix(NIGHT, STEEL, 0.22 + 0.06 * number), mix(NIGHT, ROCK, 0.8), 5)
        for window in range(4):
            wx, wy = x - size * 0.4 + window * size * 0.26, y + size * 0.12 * (-1) ** window
            canvas.oval((wx - 7, wy - 4, wx + 7, wy + 4), AMBER)
    for number, (x, y) in enumerate(((640, 150), (800, 330), (960, 190), (1090, 360), (1180, 130))):
        ship(canvas, "carrier", x, y, 200 - number * 12, SKY)
    sheet.lay(canvas.finish(), 0, 0)


_WORLDS: Final = {
    "empty": ((3, 0), (3, 1), (4, 0), (6, 1)),
    "home": ((0, 1), (6, 0)),
    "green": ((1, 0),),
    "blue": ((4, 1),),
    "yellow": ((5, 0),),
    "red": ((7, 1),),
    "moon": ((0, 0),),
    "twin-one": ((7, 0),),
    "asteroids": ((2, 1),),
    "black-hole": ((5, 1),),
    "wormhole-violet": ((2, 0),),
}
"""By kind, the column and row of each explored space on the box of Black Abyss."""
_OWNED: Final = {(0, 1): 0, (1, 0): 0, (4, 1): 1, (6, 0): 2, (7, 1): 2}


def _unknown_space(sheet: Sheet) -> None:
    canvas, radius = _sky(BLUE), 140
    known = {place: kind for kind, places in _WORLDS.items() for place in places}
    for place in product(range(8), range(3)):
        (column, row), kind = place, known.get(place, "")
        x, y = 65 + column * 1.5 * radius, 88 + (row + column % 2 / 2) * abyss.ROW * radius
        fill = VOID if kind else mix(NIGHT, PANEL, 0.45)
        canvas.polygon(abyss.hexagon(x, y, radius - 2), fill, mix(NIGHT, EDGE, 0.75), 4)
        body(canvas, kind, x, y, radius * 0.5)
        owners = [_OWNED[place]] if place in _OWNED else []
        abyss.borders(canvas, owners, abyss.hexagon(x, y, radius * 0.955))
    for hull, seat, x, y, length in (
        ("dreadnought", 0, 700, 240, 460),
        ("cruiser", 2, 1210, 370, 280),
        ("fighter", 1, 960, 120, 120),
    ):
        abyss.vessel(canvas, hull, seat, x, y, length)
    sheet.lay(canvas.finish(), 0, 0)


_ART: Final[dict[str, tuple[Colour, Art]]] = {
    "planetary_defence": (VIOLET, _falling_meteors),
    "dyla": (BLUE, _broadside),
    "dark_miss_down": (TEAL, _two_officers),
    "dark_wall_destiny": (ORANGE, _burning_wall),
    "black_abyss": (BLUE, _unknown_space),
}
