"""Draws the spaces of the map as hexagonal tiles.

A space shows its contents, owners and fleets; one with a radius of at least `DETAILED` has room for
its name, too. Seats differ by letters and by the dashes of borders, not only by colour.
"""

from collections.abc import Sequence
from dataclasses import replace
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
from bot.paint.picture_size import SCALE, pixels
from bot.paint.shapes import ShipClass
from bot.paint.ships import ship
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
"""Minimum radius of a space with room for its name, in units."""
ABREAST: Final = 126
"""Minimum radius of a space with room for the chips of two owners beside a planet, in units."""
ROW: Final = sqrt(3)
"""A space's height relative to its radius."""
CHIP: Final = 60
"""Height of a chip: a plate in a seat's colour, with letters."""
EMBLEM: Final = 60
"""Size of a race's emblem."""
SMALL: Final = 46
"""Width of an owner's chip in a small space."""
EDGES: Final[dict[str, tuple[Colour, float, float]]] = {
    RECENT: (mix(WHITE, NIGHT, 0.15), 0.8, 5),
    BATTLES: (RED, 0.94, 8),
    RANGE: (mix(TEAL, WHITE, 0.35), 0.9, 7),
}
"""By kind of edge: colour; for its sample in the legend, the share of the radius, and the width."""
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
"""By seat, the dashes of its border: start and end of each, as shares of a side."""
TERRITORY: Final = ((1.0, 3 / 11), (0.86, 2 / 11), (0.62, 1 / 11))
"""The shade of a territory: radius of each ring, as a share of the space's, and its opacity."""
STARS: Final = ((-0.31, -0.2, 3), (0.3, -0.28, 2), (0.36, 0.12, 3), (-0.24, 0.33, 2), (0.1, 0.4, 2))
"""Stars of a space without colonies: x and y as shares of its size, and radius in units."""
HULLS: Final[dict[str, tuple[tuple[Point, ...], tuple[Point, ...]]]] = {
    "": (((0, 0.5),), ((16, 0.5),)),
    "fighter": (((-4, 0.66), (16, 0.5)), ((26, 0.5),)),
    "transport": (((0, 0.42), (6, 0.5)), ((16, 0.5), (4, 0.36), (0, 0.18))),
    "frigate": (((0, 0.5),), ((18, 0.5),)),
    "cruiser": (((0, 0.5), (6, 0.66), (22, 0.66), (28, 0.5)), ((20, 0.5),)),
    "dreadnought": (
        ((-6, 0.3), (0, 0.66), (12, 0.66), (16, 0.5), (26, 0.5), (30, 0.66), (42, 0.66)),
        ((24, 0.5), (6, 0.3)),
    ),
}
"""By the largest class of a fleet, the upper edge of its chip: points of the stern, then the bow.

Each point has its distance from that end in units, and its height as a share of the chip's.
"""
DASHED: Final = 260
"""Length of a card's edge after which the dashes of a seat repeat, in units."""


def ink_of(seat: int) -> Colour:
    """The colour of a seat, or of monsters (`NOBODY`)."""
    return MUTED if seat == NOBODY else chart.INKS[seat % len(chart.INKS)]


@lru_cache(maxsize=4)
def _mask(radius: int) -> Image.Image:
    width, height = size(radius)
    mask = Image.new("1", (pixels(width), pixels(height)))
    corners = [(x * SCALE, y * SCALE) for x, y in _corners(radius, radius + 0.5)]
    ImageDraw.Draw(mask).polygon(corners, fill=1)
    return mask


def size(radius: int) -> tuple[int, int]:
    """Width and height of the tile of a space with this radius."""
    return 2 * radius, round(ROW * radius)


def _corners(radius: int, reach: float) -> list[Point]:
    """The corners of a hexagon with the radius `reach`, in the middle of a space's tile."""
    width, height = size(radius)
    return hexagon(width / 2, height / 2, reach)


def hexagon(x: float, y: float, reach: float) -> list[Point]:
    """The corners of a hexagon with the radius `reach` around (x, y), clockwise from the right."""
    return [(x + reach * cos(i * pi / 3), y + reach * sin(i * pi / 3)) for i in range(6)]


def edge(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """Draw a sample of an edge for the legend: recent events, battle, or fuel range."""
    ink, inset, width = EDGES[kind]
    canvas.polygon(hexagon(x, y, radius), VOID, mix(NIGHT, EDGE, 0.75), 3)
    corners = hexagon(x, y, radius * inset)
    ring = corners[-2:] + corners[:1] if kind == RANGE else [*corners, *corners[:2]]
    canvas.line(ring, ink, width)


@lru_cache(maxsize=2048)
def space(look: Look, radius: int, name: str = "") -> Tile:
    """A space as a tile, with its name unless that is ""."""
    canvas = Canvas(*size(radius), EDGE, fine=2)
    x, y, line = canvas.width / 2, canvas.height / 2, max(2, radius * 0.025)
    edge = RED if look.battle else mix(NIGHT, EDGE, 0.75)
    canvas.polygon(_corners(radius, radius + 2), edge)
    inner = radius - line * (4 if look.battle else 1)
    _ground(canvas, look, _corners(radius, inner))
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
    return replace(canvas.finish(), mask=_mask(radius))


def _ground(canvas: Canvas, look: Look, corners: Sequence[Point]) -> None:
    """Draw the ground of a space.

    It is fog if nobody explored the space, the colours of its colonists if there are any, else
    stars.
    """
    x, y = canvas.width / 2, canvas.height / 2
    if not look.kind:
        canvas.polygon(corners, mix(NIGHT, PANEL, 0.45))
        return
    canvas.polygon(corners, VOID)
    for side in range(6 if look.owners else 0):
        ink = ink_of(look.owners[side % len(look.owners)].seat)
        ends = corners[side], corners[(side + 1) % 6]
        for part, share in TERRITORY:
            outer = [(x + (ax - x) * part, y + (ay - y) * part) for ax, ay in ends]
            canvas.polygon([(x, y), *outer], mix(NIGHT, ink, share))
    for dx, dy, size in () if look.owners else STARS:
        canvas.disc(x + dx * canvas.width, y + dy * canvas.height, size, mix(VOID, WHITE, 0.4))


def _outline(canvas: Canvas, radius: int, *, open_above: bool) -> None:
    """Draw the inner outline that marks recent events.

    `open_above` leaves out the upper side, where the name is.
    """
    corners = _corners(radius, radius * 0.85)
    ring = (*corners[5:], *corners[:5]) if open_above else (*corners, *corners[:2])
    canvas.line(ring, EDGES[RECENT][0], max(6, radius * 0.05))


def frame(canvas: Canvas, seat: int, width: float) -> None:
    """Draw a frame around the canvas in a seat's colour, with the seat's dashes as on the map."""
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
    """Draw a ship's silhouette, tinted in its seat's colour; nothing for monsters."""
    if hull in VESSELS:
        ship(canvas, VESSELS[hull], x, y, length, mix(ink_of(seat), STEEL, 0.35))


def borders(canvas: Canvas, owners: Sequence[int], corners: Sequence[Point]) -> None:
    """Draw the sides of a space, which its colonists share in turn, in their colours.

    Each seat has its own dashes, so that nobody needs to tell colours apart.
    """
    width = max(4, (corners[0][0] - corners[3][0]) * 0.026)
    for side in range(6 if owners else 0):
        seat = owners[side % len(owners)]
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
        for start, end in DASHES[seat % len(DASHES)]:
            ends = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (start, end)]
            canvas.line(ends, ink_of(seat), width)


def _show_large(canvas: Canvas, look: Look, x: float, y: float, radius: int) -> None:
    """Draw the planet with its owners, and fleets below it; dots stand for further ones."""
    alone = not look.owners and not look.fleets
    middle = y + radius * (0.16 if alone else 0.08)
    disc = radius * ((0.5 if alone else 0.42) if look.kind in PLANETS else 0.38)
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
    """Draw the planet with one owner, and fleets below it; dots stand for further ones."""
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
    """Draw the largest ship of each of the first two fleets."""
    shown = [fleet for fleet in fleets if fleet.hull][:2]
    for place, fleet in enumerate(shown):
        left = x + (place - (len(shown) - 1) / 2) * length
        vessel(canvas, fleet.hull, fleet.seat, left, y, length * (1 if len(shown) == 1 else 0.8))


def _flags(canvas: Canvas, flags: tuple[Owner, ...], x: float, y: float) -> None:
    """Draw a flag with its owner's letter for each flag in the space."""
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
    """Draw the sides where the viewer's fuel range ends (a bit each) as bright lines."""
    corners = _corners(radius, radius * 0.975)
    for side in range(6):
        if sides >> side & 1:
            ends = [corners[(1 - side) % 6], corners[-side % 6]]
            canvas.line(ends, EDGES[RANGE][0], max(6, radius * 0.06))


def _owners(canvas: Canvas, owners: tuple[Owner, ...], x: float, y: float) -> None:
    """Draw the chips of colonists, in two rows if they are more than two."""
    rows = [owners] if len(owners) < 3 else [owners[:2], owners[2:]]
    for row, chips in enumerate(rows):
        middle = y + (row - (len(rows) - 1) / 2) * (CHIP + 4)
        for place, owner in enumerate(chips):
            chip(canvas, owner.letter, owner.seat, x + place * 60, middle, 56)


def emblem(canvas: Canvas, race: str, seat: int, x: float, middle: float) -> None:
    """Draw a race's emblem in a seat's colour."""
    EMBLEMS[race](canvas, x, middle, EMBLEM, mix(ink_of(seat), WHITE, 0.25))


def chip(canvas: Canvas, words: str, seat: int, x: float, y: float, width: float) -> None:
    """Draw a chip, centred on height y, from x on: words on a seat's colour."""
    ink, half = ink_of(seat), CHIP / 2
    canvas.panel((x, y - half, x + width, y + half), ink, radius=14)
    dark = mix(ink, NIGHT, 0.92)
    middle = x + width / 2
    canvas.text(middle, y, words, ink=dark, weight="black", align="middle", room=width - 2)


def fleet_chip(canvas: Canvas, words: str, fleet: Fleet, x: float, y: float, width: float) -> None:
    """Draw a fleet's chip: words on the outline of its largest class, with the bow to the right."""
    ink = ink_of(fleet.seat)
    stern, bow = HULLS[fleet.hull]
    upper = [(x + along, high * CHIP) for along, high in stern]
    upper += [(x + width - along, high * CHIP) for along, high in bow]
    edge = [(along, y - high) for along, high in upper]
    edge += [(x + width, y), *((along, y + high) for along, high in reversed(upper))]
    canvas.polygon(edge, ink)
    dark = mix(ink, NIGHT, 0.92)
    middle, room = x + (width - 12) / 2, width - 14
    canvas.text(middle, y, words, ink=dark, weight="black", align="middle", room=room)


def _fleets(canvas: Canvas, fleets: tuple[Fleet, ...], x: float, y: float, room: float) -> None:
    """Draw a chip for each fleet, with its number of ships if there is room.

    A sign stands between letter and number if there is room, as a letter with a number is also the
    name of a space. A notch marks damage; a dot stands for further fleets.
    """
    narrow = letters.NARROWEST + 0.02
    plain = [fleet.letter for fleet in fleets]
    forms = product(
        ([fleet.letter_and_count(sign) for fleet in fleets] for sign in (TIMES, "")), (1, narrow)
    )
    fitting = (form for form in forms if _width_of(*form) <= room)
    words, squeeze = next(fitting, (plain, 1 if _width_of(plain, 1) <= room else narrow))
    while len(words) > 1 and _width_of(words, squeeze) > room:
        words = words[:-1]
    left = x - min(_width_of(words, squeeze), room) / 2
    for fleet, label in zip(fleets, words, strict=False):
        width = min(_wide(label, squeeze), room)
        fleet_chip(canvas, label, fleet, left, y, width)
        if fleet.hurt:
            notch = ((8, -CHIP / 2), (32, -CHIP / 2), (20, 12 - CHIP / 2))
            canvas.polygon([(left + dx, y + dy) for dx, dy in notch], VOID)
        left += width + 4
    if len(words) < len(fleets):
        canvas.disc(left + 6, y, 7, WHITE)


def _wide(words: str, squeeze: float) -> float:
    return letters.width(words, LETTER, "black") * squeeze + 20


def _width_of(words: list[str], squeeze: float) -> float:
    return sum(_wide(each, squeeze) + 4 for each in words) - 4
