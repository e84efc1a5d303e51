"""The spaces of Black Abyss: one tile a space, in two sizes.

Small ones, on a map of many, show what is there, whose it is and how many ships; large ones show
their names too. Colour never stands alone: planets differ by what is on their discs, wormholes by
the shape in their middle, seats by their letters.
"""

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from PIL import Image, ImageDraw

from bot.paint import chart, letters, symbols
from bot.paint.canvas import LETTER, Canvas, Point, Tile
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
)
from bot.paint.scale import SCALE, pixels
from bot.paint.symbols import Drawing
from bot.presentation.games.black_abyss.draw_icons import EMBLEMS
from bot.presentation.games.black_abyss.map.scene import NOBODY, Fleet, Look, Owner

DETAILED: Final = 110
"""From this radius on a space has room for its name."""
ABREAST: Final = 126
"""From this radius on two owners' chips have room beside a planet."""
ROW: Final = sqrt(3)
"""How high a space stands, in its radius."""
CHIP: Final = 60
"""Height of a seat's chip."""
EMBLEM: Final = 60
"""Size of the sign of a race."""
SMALL: Final = 46
"""Width of an owner's chip in a small space."""

PLANETS: Final[dict[str, Colour]] = {
    "green": GREEN,
    "blue": BLUE,
    "yellow": AMBER,
    "red": RED,
    "moon": STEEL,
    "home": TEAL,
    "twin-one": VIOLET,
    "twin-two": VIOLET,
}
WORMHOLES: Final[dict[str, Colour]] = {
    "wormhole-amber": AMBER,
    "wormhole-violet": VIOLET,
    "wormhole-teal": TEAL,
    "wormhole-rose": mix(RED, WHITE, 0.35),
}


def ink_of(seat: int) -> Colour:
    """The colour of a seat, or of monsters."""
    return MUTED if seat == NOBODY else chart.INKS[seat % len(chart.INKS)]


@lru_cache(maxsize=4)
def _mask(radius: int) -> Image.Image:
    width, height = size(radius)
    mask = Image.new("1", (pixels(width), pixels(height)))
    corners = [(x * SCALE, y * SCALE) for x, y in _corners(radius, radius + 0.5)]
    ImageDraw.Draw(mask).polygon(corners, fill=1)
    return mask


def size(radius: int) -> tuple[int, int]:
    """Width and height of a space's tile."""
    return 2 * radius, round(ROW * radius)


def _corners(radius: int, reach: float) -> list[Point]:
    """The corners, from the right one clockwise, of a hexagon in the middle of the tile."""
    width, height = size(radius)
    turns = (i * pi / 3 for i in range(6))
    return [(width / 2 + reach * cos(a), height / 2 + reach * sin(a)) for a in turns]


@lru_cache(maxsize=2048)
def space(look: Look, radius: int, name: str = "") -> Tile:
    """A space; its name is written where it is given."""
    canvas = Canvas(*size(radius), EDGE, fine=2)
    x, y, line = canvas.width / 2, canvas.height / 2, max(2, radius * 0.025)
    edge = RED if look.battle else mix(NIGHT, EDGE, 0.75)
    canvas.polygon(_corners(radius, radius + 2), edge)
    inner = radius - line * (4 if look.battle else 1)
    canvas.polygon(_corners(radius, inner), VOID if look.kind else mix(NIGHT, PANEL, 0.45))
    _range_ends(canvas, look.range_ends, radius)
    if radius >= DETAILED:
        _show_large(canvas, look, x, y, radius)
    else:
        _show_small(canvas, look, x, y, radius)
    if name:
        top = y - radius * 0.6
        ink = MUTED if look.kind else mix(NIGHT, STEEL, 0.6)
        canvas.text(x, top, name, ink=ink, weight="medium", align="middle", room=radius * 1.1)
    return Tile(canvas.finish().image, _mask(radius))


def _show_large(canvas: Canvas, look: Look, x: float, y: float, radius: int) -> None:
    """The planet with its owners beside it, fleets below; dots stand for more."""
    middle, disc = y + radius * 0.02, radius * 0.36
    body(canvas, look.kind, x - disc * 1.05 if look.owners else x, middle, disc)
    most = 1 if radius < ABREAST else 2 if look.fleets else 4
    _owners(canvas, look.owners[:most], x + disc * 0.25, middle)
    if len(look.owners) > most:
        canvas.disc(x + radius * 0.86, middle, 9, WHITE)
    if look.fleets:
        _fleets(canvas, look.fleets, x, y + radius * 0.56, radius * 1.4)


def _show_small(canvas: Canvas, look: Look, x: float, y: float, radius: int) -> None:
    """The planet with an owner's letter, and a row of fleets below; dots stand for more."""
    half = radius * 0.39 if look.fleets else 0.0
    disc = radius * (0.34 if look.owners or look.fleets else 0.5)
    body(canvas, look.kind, x - disc if look.owners else x, y - half, disc)
    if look.owners:
        first = look.owners[0]
        chip(canvas, first.letter, first.seat, x + 1, y - half + 2, SMALL)
        if len(look.owners) > 1:
            canvas.disc(x + SMALL + 10, y - half + 16, 7, WHITE)
    if look.fleets:
        _fleets(canvas, look.fleets, x, y + radius * 0.42, radius * 1.34)


def _range_ends(canvas: Canvas, sides: int, radius: int) -> None:
    """The sides at which the viewer's fuel ends, as bright lines."""
    corners = _corners(radius, radius * 0.93)
    for side in range(6):
        if sides >> side & 1:
            ends = [corners[(1 - side) % 6], corners[-side % 6]]
            canvas.line(ends, SKY, max(6, radius * 0.07))


def body(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """What is in a space."""
    if kind in PLANETS:
        _planet(canvas, kind, x, y, radius)
    elif kind in WORMHOLES:
        _wormhole(canvas, kind, x, y, radius)
    elif kind == "black-hole":
        for part, ink in ((1.3, ORANGE), (1.05, mix(NIGHT, ORANGE, 0.4))):
            wide, high = radius * part, radius * part * 0.38
            canvas.oval((x - wide, y - high, x + wide, y + high), ink)
        canvas.disc(x, y, radius * 0.68, NIGHT)
        canvas.ring(x, y, radius * 0.68, WHITE, 4)
    elif kind == "asteroids":
        for dx, dy, part in ((-0.6, 0.1, 0.8), (0.35, -0.45, 0.6), (0.5, 0.5, 0.7)):
            symbols.rock(canvas, x + dx * radius, y + dy * radius, part * radius, ROCK)


def _planet(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """A planet's disc; what is on it tells its class."""
    hue = PLANETS[kind]
    dark = mix(hue, NIGHT, 0.5)
    if kind.startswith("twin"):
        canvas.disc(x - radius * 0.45, y - radius * 0.3, radius * 0.6, dark)
        canvas.disc(x + radius * 0.35, y + radius * 0.3, radius * 0.7, hue)
        return
    canvas.disc(x, y, radius * (0.72 if kind == "moon" else 1), hue)
    _FACES[kind](canvas, x, y, radius, hue)


def _continents(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    dark = mix(hue, NIGHT, 0.5)
    canvas.oval((x - radius * 0.75, y - radius * 0.6, x + radius * 0.1, y), dark)
    canvas.oval((x - radius * 0.1, y + radius * 0.1, x + radius * 0.7, y + radius * 0.7), dark)


def _waves(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dy in (-0.4, 0.0, 0.4):
        half = radius * (0.6 if dy else 0.75)
        wave = [(x + half * (i / 3 - 1), y + radius * (dy + 0.1 * (i % 2))) for i in range(7)]
        canvas.line(wave, mix(hue, WHITE, 0.35), radius * 0.13)


def _bands(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dy, half in ((-0.35, 0.85), (0.25, 0.9)):
        box = (x - radius * half, y + radius * dy, x + radius * half, y + radius * (dy + 0.2))
        canvas.panel(box, mix(hue, NIGHT, 0.5), radius=radius * 0.1)


def _cracks(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for way in (1, -1):
        crack = ((-0.6, -0.5 * way), (-0.1, -0.1 * way), (0.1, 0.15 * way), (0.6, 0.4 * way))
        cracked = symbols.placed(x, y, radius * 2, crack)
        canvas.line(cracked, mix(hue, NIGHT, 0.5), radius * 0.16)


def _craters(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dx, dy, part in ((-0.25, -0.2, 0.2), (0.25, 0.15, 0.16), (-0.1, 0.35, 0.12)):
        canvas.disc(x + dx * radius, y + dy * radius, part * radius, mix(hue, NIGHT, 0.5))


def _house(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    roof = ((0, -0.62), (0.62, -0.02), (0.4, -0.02), (0.4, 0.5), (-0.4, 0.5), (-0.4, -0.02))
    house = symbols.placed(x, y, radius * 2, (*roof, (-0.62, -0.02)))
    canvas.polygon(house, mix(hue, NIGHT, 0.8))


_FACES: Final[dict[str, Drawing]] = {
    "green": _continents,
    "blue": _waves,
    "yellow": _bands,
    "red": _cracks,
    "moon": _craters,
    "home": _house,
}


def _wormhole(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """Rings around a shape that is the same at both ends."""
    hue = WORMHOLES[kind]
    for part, share in ((1.0, 0.35), (0.78, 0.7)):
        canvas.ring(x, y, radius * part, mix(NIGHT, hue, share), radius * 0.13)
    corners = {"wormhole-amber": 3, "wormhole-violet": 4, "wormhole-teal": 6, "wormhole-rose": 5}
    star = 0.45 if kind == "wormhole-rose" else 1
    canvas.polygon(symbols.around(x, y, radius * 0.5, corners[kind], inner=star), hue)


def _owners(canvas: Canvas, owners: tuple[Owner, ...], x: float, y: float) -> None:
    """Chips of those who have a colony, in two rows if there are more than two."""
    rows = [owners] if len(owners) < 3 else [owners[:2], owners[2:]]
    for row, chips in enumerate(rows):
        middle = y + (row - (len(rows) - 1) / 2) * (CHIP + 4)
        for place, owner in enumerate(chips):
            chip(canvas, owner.letter, owner.seat, x + place * 60, middle, 56)


def emblem(canvas: Canvas, race: str, seat: int, x: float, middle: float) -> None:
    """The sign of a race, in the colour of a seat."""
    drawn, _ = EMBLEMS[race]
    drawn(canvas, x, middle, EMBLEM, mix(ink_of(seat), WHITE, 0.25))


def chip(
    canvas: Canvas, words: str, seat: int, x: float, y: float, width: float, pointed: bool = False
) -> None:
    """Letters on a seat's colour; a fleet's chip points to the right, as ships do."""
    ink, half = ink_of(seat), CHIP / 2
    box = (x, y - half, x + width, y + half)
    if pointed:
        tip = 16
        flat = [(x, y - half), (x + width - tip, y - half), (x + width, y)]
        canvas.polygon([*flat, (x + width - tip, y + half), (x, y + half)], ink)
    else:
        canvas.panel(box, ink, radius=14)
    middle = x + (width - (12 if pointed else 0)) / 2
    dark = mix(ink, NIGHT, 0.92)
    room = width - (14 if pointed else 2)
    canvas.text(middle, y, words, ink=dark, weight="black", align="middle", room=room)


def _fleets(canvas: Canvas, fleets: tuple[Fleet, ...], x: float, y: float, room: float) -> None:
    """A chip a fleet, with its ships counted where there is room; a dot stands for more."""
    counted = [f"{fleet.letter}{fleet.ships}" for fleet in fleets]
    squeeze = 1.0 if _needed(counted, 1) <= room else letters.NARROWEST + 0.02
    words = counted if _needed(counted, squeeze) <= room else [fleet.letter for fleet in fleets]
    while len(words) > 1 and _needed(words, squeeze) > room:
        words = words[:-1]
    left = x - min(_needed(words, squeeze), room) / 2
    for fleet, said in zip(fleets, words, strict=False):
        width = min(_wide(said, squeeze), room)
        chip(canvas, said, fleet.seat, left, y, width, pointed=True)
        left += width + 4
    if len(words) < len(fleets):
        canvas.disc(left + 6, y, 7, WHITE)


def _wide(words: str, squeeze: float) -> float:
    return letters.width(words, LETTER, "black") * squeeze + 20


def _needed(words: list[str], squeeze: float) -> float:
    return sum(_wide(each, squeeze) + 4 for each in words) - 4
