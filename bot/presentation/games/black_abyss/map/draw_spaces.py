"""The spaces of Black Abyss: one tile a space, in two sizes.

Small ones, on a map of many, show what is there, whose it is and how many ships; large ones show
their names too. Colour never stands alone: seats differ by their letters and borders.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import cos, pi, sin, sqrt
from typing import Final

from PIL import Image, ImageDraw

from bot.paint import chart, letters
from bot.paint.canvas import LETTER, Canvas, Point, Tile
from bot.paint.palette import (
    EDGE,
    MUTED,
    NIGHT,
    PANEL,
    RED,
    STEEL,
    TEAL,
    VOID,
    WHITE,
    Colour,
    mix,
)
from bot.paint.scale import SCALE, pixels
from bot.paint.ships import ShipClass, ship
from bot.presentation.games.black_abyss.draw_icons import EMBLEMS
from bot.presentation.games.black_abyss.map.draw_bodies import PLANETS, body
from bot.presentation.games.black_abyss.map.scene import (
    BATTLES,
    NOBODY,
    RANGE,
    RECENT,
    TIMES,
    Fleet,
    Look,
    Owner,
)

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
EDGES: Final[dict[str, tuple[Colour, float, float]]] = {
    RECENT: (mix(WHITE, NIGHT, 0.15), 0.8, 5),
    BATTLES: (RED, 0.94, 8),
    RANGE: (mix(TEAL, WHITE, 0.35), 0.9, 7),
}
"""Colour of each edge; in the legend how far out it lies and how wide it is."""
VESSELS: Final[dict[str, ShipClass]] = {
    "fighter": "fighter",
    "transport": "carrier",
    "frigate": "frigate",
    "cruiser": "cruiser",
    "dreadnought": "battleship",
}
DASHES: Final = (
    ((0.04, 0.96),),
    ((0.04, 0.46), (0.54, 0.96)),
    ((0.04, 0.3), (0.37, 0.63), (0.7, 0.96)),
    ((0.2, 0.8),),
    ((0.04, 0.22), (0.29, 0.71), (0.78, 0.96)),
    ((0.06, 0.18), (0.3, 0.42), (0.58, 0.7), (0.82, 0.94)),
)
"""Where the border of each seat is drawn, in parts of a side of a space."""
DASHED: Final = 260
"""About so long is the part of a card's edge that is drawn as a side of a space is."""


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
    """The corners of a hexagon in the middle of the tile."""
    width, height = size(radius)
    return hexagon(width / 2, height / 2, reach)


def hexagon(x: float, y: float, reach: float) -> list[Point]:
    """The corners of a space around (x, y), from the right one clockwise."""
    return [(x + reach * cos(i * pi / 3), y + reach * sin(i * pi / 3)) for i in range(6)]


def edge(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """The edge of a space alone: of one where something happened, is fought, or fuel ends."""
    ink, inset, width = EDGES[kind]
    canvas.polygon(hexagon(x, y, radius), VOID, mix(NIGHT, EDGE, 0.75), 3)
    corners = hexagon(x, y, radius * inset)
    ring = corners[-2:] + corners[:1] if kind == RANGE else [*corners, *corners[:2]]
    canvas.line(ring, ink, width)


@lru_cache(maxsize=2048)
def space(look: Look, radius: int, name: str = "") -> Tile:
    """A space; its name is written where it is given."""
    canvas = Canvas(*size(radius), EDGE, fine=2)
    x, y, line = canvas.width / 2, canvas.height / 2, max(2, radius * 0.025)
    edge = RED if look.battle else mix(NIGHT, EDGE, 0.75)
    canvas.polygon(_corners(radius, radius + 2), edge)
    inner = radius - line * (4 if look.battle else 1)
    canvas.polygon(_corners(radius, inner), VOID if look.kind else mix(NIGHT, PANEL, 0.45))
    borders(canvas, [owner.seat for owner in look.owners], _corners(radius, radius * 0.955))
    if look.recent:
        _outline(canvas, radius, open_above=bool(name))
    _range_ends(canvas, look.range_ends, radius)
    if radius >= DETAILED:
        _show_large(canvas, look, x, y, radius)
    else:
        _show_small(canvas, look, x, y, radius)
    if name:
        top = y - radius * 0.57
        ink = MUTED if look.kind else mix(NIGHT, STEEL, 0.6)
        canvas.text(x, top, name, ink=ink, weight="medium", align="middle", room=radius * 1.1)
    return Tile(canvas.finish().image, _mask(radius))


def _outline(canvas: Canvas, radius: int, *, open_above: bool) -> None:
    """A line within the borders of a space where something happened lately.

    Where a name stands at its upper side, that closes it.
    """
    corners = _corners(radius, radius * 0.85)
    ring = (*corners[5:], *corners[:5]) if open_above else (*corners, *corners[:2])
    canvas.line(ring, EDGES[RECENT][0], max(6, radius * 0.05))


def frame(canvas: Canvas, seat: int, width: float) -> None:
    """The edge of a card in the colour of a seat, with the gaps its borders on the map have."""
    half, (wide, high) = width / 2, (canvas.width, canvas.height)
    dark = mix(ink_of(seat), NIGHT, 0.6)
    canvas.panel((0, 0, wide, high), None, dark, width=4)
    corners = [(half, half), (wide - half, half), (wide - half, high - half), (half, high - half)]
    dashes = DASHES[0] if seat == NOBODY else DASHES[seat % len(DASHES)]
    for place, (ax, ay) in enumerate(corners):
        bx, by = corners[(place + 1) % 4]
        times = max(1, round((abs(bx - ax) + abs(by - ay)) / DASHED))
        for dash in range(times * len(dashes)):
            turn, number = divmod(dash, len(dashes))
            parts = [(turn + part) / times for part in dashes[number]]
            ends = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts]
            canvas.line(ends, ink_of(seat), width)


def vessel(canvas: Canvas, hull: str, seat: int, x: float, y: float, length: float) -> None:
    """The silhouette of a ship of a class, tinged with its seat's colour; none of a monster."""
    if hull in VESSELS:
        ship(canvas, VESSELS[hull], x, y, length, mix(ink_of(seat), STEEL, 0.35))


def borders(canvas: Canvas, owners: Sequence[int], corners: Sequence[Point]) -> None:
    """The sides of a space in the colours of those who have a colony there, by turns.

    Each seat's has gaps of its own, so that they differ without colour too.
    """
    width = max(4, (corners[0][0] - corners[3][0]) * 0.026)
    for side in range(6 if owners else 0):
        seat = owners[side % len(owners)]
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
        for start, end in DASHES[seat % len(DASHES)]:
            ends = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (start, end)]
            canvas.line(ends, ink_of(seat), width)


def _show_large(canvas: Canvas, look: Look, x: float, y: float, radius: int) -> None:
    """The planet with its owners on it, fleets below; dots stand for more."""
    middle, disc = y + radius * 0.08, radius * (0.42 if look.kind in PLANETS else 0.38)
    left = x - disc * 0.5 if look.owners else x
    body(canvas, look.kind, left, middle, disc, look.letter)
    most = 1 if radius < ABREAST else 2 if look.fleets else 4
    _owners(canvas, look.owners[:most], left + disc * 0.72, middle - disc * 0.1)
    if len(look.owners) > most:
        canvas.disc(x + radius * 0.8, middle, 9, WHITE)
    if not look.kind or look.kind == "empty":
        _silhouettes(canvas, look.fleets, x, middle - radius * 0.1, radius * 0.8)
    _flags(canvas, look.flags, x - radius * 0.74, middle - radius * 0.06)
    if look.fleets:
        _fleets(canvas, look.fleets, x, y + radius * 0.56, radius * 1.4)


def _show_small(canvas: Canvas, look: Look, x: float, y: float, radius: int) -> None:
    """The planet with an owner's letter, and a row of fleets below; dots stand for more."""
    half = radius * 0.36 if look.fleets else 0.0
    disc = radius * (0.5 if look.owners or look.fleets else 0.56)
    left = x - radius * 0.36 if look.owners else x
    body(canvas, look.kind, left, y - half, disc, look.letter)
    if look.owners:
        first = look.owners[0]
        chip(canvas, first.letter, first.seat, x + 4, y - half + 2, SMALL)
        if len(look.owners) > 1:
            canvas.disc(x + SMALL + 12, y - half + 16, 7, WHITE)
    _flags(canvas, look.flags, x - radius * 0.8, y - half)
    if look.fleets:
        _fleets(canvas, look.fleets, x, y + radius * 0.42, radius * 1.34)


def _silhouettes(
    canvas: Canvas, fleets: tuple[Fleet, ...], x: float, y: float, length: float
) -> None:
    """The largest ship of each of two fleets in their seats' colours."""
    shown = [fleet for fleet in fleets if fleet.hull][:2]
    for place, fleet in enumerate(shown):
        left = x + (place - (len(shown) - 1) / 2) * length
        vessel(canvas, fleet.hull, fleet.seat, left, y, length * (1 if len(shown) == 1 else 0.8))


def _flags(canvas: Canvas, flags: tuple[Owner, ...], x: float, y: float) -> None:
    """A pennant for each flag that is here, with the letter of the seat whose it is."""
    for place, flag in enumerate(flags):
        left = x + place * 68
        canvas.line([(left, y - 36), (left, y + 52)], WHITE, 7)
        ink = ink_of(flag.seat)
        cloth = ((0, -36), (64, -36), (50, -8), (64, 20), (0, 20))
        canvas.polygon([(left + dx, y + dy) for dx, dy in cloth], ink)
        dark = mix(ink, NIGHT, 0.92)
        middle = (left + 26, y - 8)
        canvas.text(*middle, flag.letter, ink=dark, weight="black", align="middle", room=50)


def _range_ends(canvas: Canvas, sides: int, radius: int) -> None:
    """The sides at which the viewer's fuel ends, as bright lines outside of the name."""
    corners = _corners(radius, radius * 0.975)
    for side in range(6):
        if sides >> side & 1:
            ends = [corners[(1 - side) % 6], corners[-side % 6]]
            canvas.line(ends, EDGES[RANGE][0], max(6, radius * 0.06))


def _owners(canvas: Canvas, owners: tuple[Owner, ...], x: float, y: float) -> None:
    """Chips of those who have a colony, in two rows if there are more than two."""
    rows = [owners] if len(owners) < 3 else [owners[:2], owners[2:]]
    for row, chips in enumerate(rows):
        middle = y + (row - (len(rows) - 1) / 2) * (CHIP + 4)
        for place, owner in enumerate(chips):
            chip(canvas, owner.letter, owner.seat, x + place * 60, middle, 56)


def emblem(canvas: Canvas, race: str, seat: int, x: float, middle: float) -> None:
    """The sign of a race, in the colour of a seat."""
    EMBLEMS[race](canvas, x, middle, EMBLEM, mix(ink_of(seat), WHITE, 0.25))


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
    """A chip a fleet, with its ships counted where there is room; a dot stands for more.

    Room allowing, a count is set apart: a letter and a number is the name of a space. A notch
    tells of damage.
    """
    narrow = letters.NARROWEST + 0.02
    plain = [fleet.letter for fleet in fleets]
    forms = product(
        ([fleet.counted(sign) for fleet in fleets] for sign in (TIMES, "")), (1, narrow)
    )
    fitting = (form for form in forms if _needed(*form) <= room)
    words, squeeze = next(fitting, (plain, 1 if _needed(plain, 1) <= room else narrow))
    while len(words) > 1 and _needed(words, squeeze) > room:
        words = words[:-1]
    left = x - min(_needed(words, squeeze), room) / 2
    for fleet, said in zip(fleets, words, strict=False):
        width = min(_wide(said, squeeze), room)
        chip(canvas, said, fleet.seat, left, y, width, pointed=True)
        if fleet.hurt:
            notch = ((8, -CHIP / 2), (32, -CHIP / 2), (20, 12 - CHIP / 2))
            canvas.polygon([(left + dx, y + dy) for dx, dy in notch], VOID)
        left += width + 4
    if len(words) < len(fleets):
        canvas.disc(left + 6, y, 7, WHITE)


def _wide(words: str, squeeze: float) -> float:
    return letters.width(words, LETTER, "black") * squeeze + 20


def _needed(words: list[str], squeeze: float) -> float:
    return sum(_wide(each, squeeze) + 4 for each in words) - 4
