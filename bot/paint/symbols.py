"""Small drawings with a fixed meaning, such as damage or a deck.

Each meaning has its own shape, so that nobody needs to tell colours apart. A symbol is drawn around
a centre within a square of `size` units, in its own colour or another one.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.paint.canvas import Canvas, Point
from bot.paint.palette import (
    AMBER,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    RED,
    ROCK,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
    mix,
)

Drawing = Callable[[Canvas, float, float, float, Colour], None]
"""A function (canvas, x, y, size, ink) that draws around a centre, within a square."""
Icon = Callable[[Canvas, float, float, float], None]
"""A drawing in its own colour."""


def around(
    x: float, y: float, radius: float, corners: int, turned: float = -90, inner: float = 1
) -> list[Point]:
    """The corners of a regular polygon, or of a star if `inner` differs from 1.

    `turned` is the direction of the first corner in degrees, clockwise from the right. `inner` is
    the radius of the star's inner corners, as a share of `radius`.
    """
    steps = corners * (2 if inner != 1 else 1)
    points = []
    for i in range(steps):
        reach = radius * (inner if inner != 1 and i % 2 else 1)
        angle = (turned + 360 * i / steps) * pi / 180
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points


def points_at(x: float, y: float, size: float, shape: tuple[Point, ...]) -> list[Point]:
    """The points of a shape in the square from -1 to 1, scaled to `size` units around (x, y)."""
    return [(x + px * size / 2, y + py * size / 2) for px, py in shape]


def damage(canvas: Canvas, x: float, y: float, size: float, ink: Colour = RED) -> None:
    """A burst."""
    canvas.polygon(around(x, y, size * 0.52, 8, inner=0.52), ink)
    canvas.polygon(around(x, y, size * 0.26, 8, inner=0.5), mix(ink, WHITE, 0.75))


def coin(canvas: Canvas, x: float, y: float, size: float, ink: Colour = WHITE) -> None:
    """A hexagonal coin."""
    canvas.polygon(around(x, y, size * 0.5, 6), ink)
    canvas.polygon(around(x, y, size * 0.36, 6), mix(ink, NIGHT, 0.72))
    canvas.polygon(around(x, y, size * 0.2, 6), ink)


ROCK_SHAPE: Final = (
    *((-0.34, -0.92), (0.2, -0.86), (0.62, -0.68), (0.94, -0.22), (0.86, 0.34), (0.5, 0.66)),
    *((0.22, 0.94), (-0.34, 0.86), (-0.74, 0.6), (-0.96, 0.1), (-0.84, -0.38), (-0.5, -0.6)),
)
CRATERS: Final = ((-0.34, -0.24, 0.3), (0.36, 0.2, 0.22), (-0.22, 0.5, 0.16), (0.3, -0.48, 0.13))


def rock(canvas: Canvas, x: float, y: float, size: float, ink: Colour = ROCK) -> None:
    """A meteor: a cratered boulder lit from the upper left."""
    canvas.polygon(points_at(x, y, size, ROCK_SHAPE), mix(ink, NIGHT, 0.35))
    canvas.polygon(points_at(x - size * 0.05, y - size * 0.05, size * 0.86, ROCK_SHAPE), ink)
    for cx, cy, radius in CRATERS:
        px, py, reach = x + cx * size / 2, y + cy * size / 2, radius * size / 2
        canvas.disc(px, py, reach, mix(ink, NIGHT, 0.62))
        canvas.disc(px + reach * 0.22, py + reach * 0.22, reach * 0.72, mix(ink, NIGHT, 0.42))


def shield(canvas: Canvas, x: float, y: float, size: float, ink: Colour = SKY) -> None:
    """A shield."""
    right = ((0, -1), (0.84, -0.7), (0.8, 0.1), (0.48, 0.64))
    shape = (*right, (0, 1), (-0.48, 0.64), (-0.8, 0.1), (-0.84, -0.7))
    canvas.polygon(points_at(x, y, size, shape), ink)
    canvas.polygon(points_at(x, y, size * 0.74, shape), mix(ink, NIGHT, 0.62))
    canvas.polygon(points_at(x, y, size * 0.5, shape), ink)


def hull(canvas: Canvas, x: float, y: float, size: float, ink: Colour = GREEN) -> None:
    """A rocket."""
    right = ((0, -1), (0.34, -0.5), (0.4, 0.2), (0.86, 0.6), (0.86, 0.96))
    shape = (*right, (-0.86, 0.96), (-0.86, 0.6), (-0.4, 0.2), (-0.34, -0.5))
    canvas.polygon(points_at(x, y, size, shape), ink)
    canvas.disc(x, y - size * 0.12, size * 0.12, mix(ink, NIGHT, 0.75))


def tech(canvas: Canvas, x: float, y: float, size: float, ink: Colour = TEAL) -> None:
    """A cogwheel."""
    for i in range(8):
        angle = i * pi / 4
        ends = [(x + size * r * cos(angle), y + size * r * sin(angle)) for r in (0.3, 0.5)]
        canvas.line(ends, ink, size * 0.17)
    canvas.disc(x, y, size * 0.38, ink)
    canvas.disc(x, y, size * 0.17, mix(ink, NIGHT, 0.8))


def victory(canvas: Canvas, x: float, y: float, size: float, ink: Colour = AMBER) -> None:
    """A star."""
    canvas.polygon(around(x, y + size * 0.03, size * 0.54, 5, inner=0.46), ink)


def scrap(canvas: Canvas, x: float, y: float, size: float, ink: Colour = ORANGE) -> None:
    """A plate with a cross."""
    half = size * 0.44
    canvas.panel((x - half, y - half, x + half, y + half), ink, radius=size * 0.12)
    bar = size * 0.24
    for way in (1, -1):
        canvas.line(
            [(x - bar, y - bar * way), (x + bar, y + bar * way)], mix(ink, NIGHT, 0.85), size * 0.15
        )


def _card(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    wide, high = size * 0.31, size * 0.44
    box = (x - wide, y - high, x + wide, y + high)
    canvas.panel(box, ink, NIGHT, radius=size * 0.1, width=size * 0.05)


def deck(canvas: Canvas, x: float, y: float, size: float, ink: Colour = SKY) -> None:
    """A pile of cards."""
    for step, shade in ((0.14, 0.55), (0.0, 0.3), (-0.14, 0.0)):
        _card(canvas, x + size * step, y + size * step * 0.5, size * 0.86, mix(ink, NIGHT, shade))


def discard(canvas: Canvas, x: float, y: float, size: float, ink: Colour = STEEL) -> None:
    """A pile of cards with an arrow down."""
    deck(canvas, x, y, size, ink)
    shaft = ((-0.13, 0.05), (-0.13, -0.45), (0.13, -0.45), (0.13, 0.05))
    arrow = (*shaft, (0.36, 0.05), (0, 0.5), (-0.36, 0.05))
    canvas.polygon(points_at(x - size * 0.12, y - size * 0.06, size * 0.8, arrow), NIGHT)


def space(canvas: Canvas, x: float, y: float, size: float, ink: Colour = VIOLET) -> None:
    """A pile of cards with a star."""
    deck(canvas, x, y, size, ink)
    canvas.polygon(around(x - size * 0.12, y - size * 0.06, size * 0.2, 4, inner=0.38), WHITE)


def hand(canvas: Canvas, x: float, y: float, size: float, ink: Colour = SKY) -> None:
    """Three cards, fanned out."""
    for lean, shade in ((-0.62, 0.5), (0.62, 0.3), (0.0, 0.0)):
        turned = tuple(
            (px * cos(lean) - py * sin(lean), px * sin(lean) + py * cos(lean) + 0.8)
            for px, py in ((-0.36, -1.7), (0.36, -1.7), (0.36, -0.3), (-0.36, -0.3))
        )
        canvas.polygon(points_at(x, y, size, turned), mix(ink, NIGHT, shade), NIGHT, size * 0.05)


def strike(canvas: Canvas, x: float, y: float, size: float, ink: Colour = ORANGE) -> None:
    """Cross-hairs."""
    canvas.ring(x, y, size * 0.38, ink, size * 0.11)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ends = [(x + dx * size * r, y + dy * size * r) for r in (0.2, 0.52)]
        canvas.line(ends, ink, size * 0.12)
    canvas.disc(x, y, size * 0.09, ink)


def turn(canvas: Canvas, x: float, y: float, size: float, ink: Colour = MUTED) -> None:
    """An hourglass."""
    glass = ((-0.6, -0.8), (0.6, -0.8), (0.1, 0), (0.6, 0.8), (-0.6, 0.8), (-0.1, 0))
    canvas.polygon(points_at(x, y, size, glass), ink)
    for edge in (-0.88, 0.88):
        bar = ((-0.75, edge - 0.1), (0.75, edge - 0.1), (0.75, edge + 0.1), (-0.75, edge + 0.1))
        canvas.polygon(points_at(x, y, size, bar), ink)


def crew(canvas: Canvas, x: float, y: float, size: float, ink: Colour = GREEN) -> None:
    """A crew member: head and shoulders."""
    canvas.disc(x, y - size * 0.24, size * 0.22, ink)
    left, right, foot = x - size * 0.38, x + size * 0.38, y + size * 0.5
    canvas.panel((left, y + size * 0.03, right, foot), ink, radius=size * 0.23)
    canvas.panel((left, y + size * 0.26, right, foot), ink, radius=size * 0.04)


def area(canvas: Canvas, x: float, y: float, size: float, ink: Colour = TEAL) -> None:
    """Three hexagons side by side."""
    reach = size * 0.25
    for dx, dy, shade in ((-0.225, -0.19, 0.0), (0.225, -0.19, 0.35), (0.0, 0.2, 0.18)):
        canvas.polygon(around(x + dx * size, y + dy * size, reach, 6), mix(ink, NIGHT, shade))


def warning(canvas: Canvas, x: float, y: float, size: float, ink: Colour = AMBER) -> None:
    """An exclamation mark in a triangle."""
    canvas.polygon(points_at(x, y, size, ((0, -0.9), (1, 0.84), (-1, 0.84))), ink)
    bar = ((-0.13, -0.36), (0.13, -0.36), (0.09, 0.3), (-0.09, 0.3))
    canvas.polygon(points_at(x, y, size, bar), NIGHT)
    canvas.disc(x, y + size * 0.28, size * 0.075, NIGHT)


def check(canvas: Canvas, x: float, y: float, size: float, ink: Colour = GREEN) -> None:
    """A tick."""
    canvas.line(points_at(x, y, size, ((-0.8, 0.05), (-0.25, 0.6), (0.8, -0.6))), ink, size * 0.18)


def cross(canvas: Canvas, x: float, y: float, size: float, ink: Colour = RED) -> None:
    """A cross."""
    for way in (1, -1):
        canvas.line(points_at(x, y, size, ((-0.7, -0.7 * way), (0.7, 0.7 * way))), ink, size * 0.18)
