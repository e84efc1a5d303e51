"""Draws what is in a space: planets by class, wormholes, black holes, asteroids.

Planets differ by texture and letter, too, not only by colour. The two ends of a wormhole have the
same shape in their middle. Sizes are in units.
"""

from math import cos, pi, sin
from typing import Final

from bot.paint import symbols
from bot.paint.canvas import Canvas, Point
from bot.paint.palette import (
    AMBER,
    BLUE,
    GREEN,
    NIGHT,
    ORANGE,
    RED,
    ROCK,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
    mix,
)
from bot.paint.symbols import Drawing

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
TEXTURED: Final = 50
"""Minimum radius at which a planet's texture is visible around its letter."""
PLATE: Final = 34
"""Radius of the light disc behind a letter."""
MOON: Final = 0.84
"""A moon's radius relative to a planet's."""


def body(canvas: Canvas, kind: str, x: float, y: float, radius: float, letter: str = "") -> None:
    """Draw what a space of this kind contains; nothing for unexplored and empty ones.

    `letter` is drawn on planets: that of their class.
    """
    if kind in PLANETS:
        _planet(canvas, kind, x, y, radius)
        if letter:
            _letter(canvas, letter, x, y, radius, PLANETS[kind])
    elif kind in WORMHOLES:
        _wormhole(canvas, kind, x, y, radius)
    elif kind == "black-hole":
        _black_hole(canvas, x, y, radius)
    elif kind == "asteroids":
        for dx, dy, part in _BELT:
            symbols.rock(canvas, x + dx * radius, y + dy * radius, part * radius, ROCK)


def inks(hue: Colour) -> tuple[Colour, Colour]:
    """The colours of a letter on a planet of this hue, and of the letter's outline."""
    return mix(hue, NIGHT, 0.95), mix(hue, WHITE, 0.4)


def _letter(canvas: Canvas, letter: str, x: float, y: float, radius: float, hue: Colour) -> None:
    """Draw the letter of a planet's class; on a small planet it is on a light disc."""
    dark, light = inks(hue)
    small = radius < TEXTURED
    if small:
        canvas.disc(x, y, max(PLATE, 0.8 * radius), light)
    halo = None if small else light
    canvas.text(x, y, letter, ink=dark, weight="black", align="middle", halo=halo)


_BELT: Final = (
    *((-0.72, 0.2, 0.7), (0.1, -0.5, 0.62), (0.62, 0.25, 0.66)),
    *((-0.12, 0.42, 0.34), (-0.5, -0.42, 0.3), (0.72, -0.42, 0.28)),
)
"""Each rock of an asteroid field: x, y and size, as shares of the field's radius."""


def _globe(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    """Draw a globe lit from the upper left."""
    canvas.disc(x, y, radius, mix(hue, NIGHT, 0.62))
    for inset, share in ((0.06, 0.34), (0.13, 0.12), (0.19, 0.0)):
        towards, lit = radius * inset, mix(hue, NIGHT, share)
        canvas.disc(x - towards, y - towards, radius - 1.5 * towards, lit)


def _planet(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """Draw a planet with the texture of its class."""
    hue = PLANETS[kind]
    if kind.startswith("twin"):
        _globe(canvas, x - radius * 0.42, y - radius * 0.3, radius * 0.6, mix(hue, NIGHT, 0.35))
        _globe(canvas, x + radius * 0.36, y + radius * 0.28, radius * 0.68, mix(hue, WHITE, 0.15))
        return
    _globe(canvas, x, y, radius * (MOON if kind == "moon" else 1), hue)
    _FACES[kind](canvas, x, y, radius, hue)
    if kind == "yellow":
        _sweep(canvas, (x, y), (radius * 1.24, radius * 0.28), mix(hue, WHITE, 0.5), radius * 0.1)


def _continents(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    dark = mix(hue, NIGHT, 0.5)
    for land in (
        ((-0.72, -0.3), (-0.35, -0.72), (0.08, -0.62), (0.02, -0.3), (-0.3, -0.18), (-0.42, 0.12)),
        ((-0.1, 0.22), (0.3, 0.02), (0.66, 0.2), (0.5, 0.58), (0.14, 0.76), (-0.02, 0.5)),
        ((-0.66, 0.34), (-0.36, 0.4), (-0.34, 0.66), (-0.52, 0.6)),
    ):
        canvas.polygon(symbols.points_at(x, y, radius * 2, land), dark)
    white = mix(hue, WHITE, 0.75)
    canvas.oval((x - radius * 0.3, y - radius * 0.96, x + radius * 0.3, y - radius * 0.8), white)


def _waves(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dy in (-0.42, 0.0, 0.42):
        half = radius * (0.62 if dy else 0.78)
        wave = [(x + half * (i / 3 - 1), y + radius * (dy + 0.12 * (i % 2))) for i in range(7)]
        canvas.line(wave, mix(hue, WHITE, 0.45), radius * 0.12)


_BANDS: Final = ((-0.62, 0.6, 0.14), (-0.32, 0.84, 0.18), (0.26, 0.86, 0.2), (0.6, 0.6, 0.14))
"""Each band of a yellow planet: top, half width and height, as shares of the radius."""


def _bands(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dy, half, high in _BANDS:
        box = (x - radius * half, y + radius * dy, x + radius * half, y + radius * (dy + high))
        canvas.panel(box, mix(hue, NIGHT, 0.5), radius=radius * 0.1)


def _cracks(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for way in (1, -1):
        crack = ((-0.62, -0.52 * way), (-0.15, -0.12 * way), (0.1, 0.15 * way), (0.62, 0.42 * way))
        cracked = symbols.points_at(x, y, radius * 2, crack)
        canvas.line(cracked, mix(hue, NIGHT, 0.6), radius * 0.2)
        canvas.line(cracked, mix(ORANGE, AMBER, 0.6), radius * 0.08)


def _craters(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    for dx, dy, part in ((-0.25, -0.2, 0.2), (0.25, 0.15, 0.16), (-0.1, 0.35, 0.12)):
        left, top = x + dx * radius, y + dy * radius
        canvas.disc(left, top, part * radius, mix(hue, WHITE, 0.35))
        lower = 0.03 * radius
        canvas.disc(left + lower, top + lower, part * radius * 0.84, mix(hue, NIGHT, 0.5))


def _house(canvas: Canvas, x: float, y: float, radius: float, hue: Colour) -> None:
    roof = ((0, -0.62), (0.62, -0.02), (0.4, -0.02), (0.4, 0.5), (-0.4, 0.5), (-0.4, -0.02))
    house = symbols.points_at(x, y, radius * 2, (*roof, (-0.62, -0.02)))
    canvas.polygon(house, mix(hue, NIGHT, 0.85))


_FACES: Final[dict[str, Drawing]] = {
    "green": _continents,
    "blue": _waves,
    "yellow": _bands,
    "red": _cracks,
    "moon": _craters,
    "home": _house,
}


def _wormhole(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """Draw rings that are brighter inside, around a shape that both ends of the wormhole have."""
    hue = WORMHOLES[kind]
    for part, share in ((1.0, 0.3), (0.84, 0.5), (0.68, 0.8)):
        canvas.ring(x, y, radius * part, mix(NIGHT, hue, share), radius * 0.1)
    corners = {"wormhole-amber": 3, "wormhole-violet": 4, "wormhole-teal": 6, "wormhole-rose": 5}
    star = 0.45 if kind == "wormhole-rose" else 1
    canvas.polygon(symbols.around(x, y, radius * 0.5, corners[kind], inner=star), hue)


def _black_hole(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a black disc within a glowing one."""
    for part, ink in ((1.34, mix(NIGHT, RED, 0.5)), (1.2, ORANGE), (1.0, mix(AMBER, WHITE, 0.4))):
        wide, high = radius * part, radius * part * 0.36
        canvas.oval((x - wide, y - high, x + wide, y + high), ink)
    canvas.disc(x, y, radius * 0.66, NIGHT)
    canvas.ring(x, y, radius * 0.66, mix(AMBER, WHITE, 0.7), radius * 0.07)
    _sweep(canvas, (x, y), (radius * 1.2, radius * 0.4), ORANGE, radius * 0.13)


def _sweep(canvas: Canvas, middle: Point, reach: Point, ink: Colour, width: float) -> None:
    """Draw the front half of a ring that is seen from the side."""
    (x, y), (wide, high) = middle, reach
    turns = (pi * i / 16 for i in range(17))
    canvas.line([(x + wide * cos(a), y + high * sin(a)) for a in turns], ink, width)
