"""Bold drawings of things and actions, for buttons, lines of text and pictures.

Each function draws in `ink` around the centre (x, y), within a square of `size` units. The drawings
are clear even at the height of a letter.
"""

from math import cos, pi, sin
from typing import Final

from bot.paint.canvas import Canvas, Point
from bot.paint.palette import NIGHT, WHITE, Colour, mix
from bot.paint.symbols import Drawing, points_at

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Offsets of a die's pips by number, in thirds of its face."""


def outline(*shape: Point) -> Drawing:
    """A function that draws one filled polygon, given in the square from -1 to 1."""

    def draw(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
        canvas.polygon(points_at(x, y, size, shape), ink)

    return draw


bolt = outline((0.25, -1), (-0.65, 0.15), (-0.08, 0.15), (-0.25, 1), (0.65, -0.2), (0.08, -0.2))
arrow = outline(
    *((-0.95, -0.26), (0.1, -0.26), (0.1, -0.75), (0.98, 0)),
    *((0.1, 0.75), (0.1, 0.26), (-0.95, 0.26)),
)
back = outline(
    *((0.95, -0.26), (-0.1, -0.26), (-0.1, -0.75), (-0.98, 0)),
    *((-0.1, 0.75), (-0.1, 0.26), (0.95, 0.26)),
)
house = outline(
    (0, -0.95), (1, -0.1), (0.72, -0.1), (0.72, 0.85), (-0.72, 0.85), (-0.72, -0.1), (-1, -0.1)
)


def crystal(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A crystal with three facets."""
    left = ((0, -0.95), (-0.75, -0.35), (-0.5, 0.85), (0, 0.95))
    right = ((0, -0.95), (0.75, -0.35), (0.5, 0.85), (0, 0.95))
    canvas.polygon(points_at(x, y, size, left), mix(ink, WHITE, 0.45))
    canvas.polygon(points_at(x, y, size, right), mix(ink, NIGHT, 0.3))
    canvas.polygon(
        points_at(x, y, size, ((0, -0.3), (-0.75, -0.35), (0, -0.95), (0.75, -0.35))), ink
    )


def ear(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """An ear of grain."""
    canvas.line(points_at(x, y, size, ((0, 1), (0, -0.5))), mix(ink, NIGHT, 0.2), size * 0.1)
    for row in (-0.55, -0.05, 0.45):
        for way in (1, -1):
            grain = ((0, 0.35), (0.12 * way, -0.1), (0.62 * way, -0.35), (0.5 * way, 0.2))
            lifted = tuple((px, py + row) for px, py in grain)
            canvas.polygon(points_at(x, y, size, lifted), mix(ink, WHITE, 0.2))
    tip = ((0, -1), (0.2, -0.7), (0, -0.4), (-0.2, -0.7))
    canvas.polygon(points_at(x, y, size, tip), mix(ink, WHITE, 0.4))


def bubble(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A speech bubble."""
    half = size * 0.48
    canvas.panel((x - half, y - half * 0.85, x + half, y + half * 0.4), ink, radius=size * 0.18)
    canvas.polygon(points_at(x, y, size, ((-0.5, 0.3), (0.1, 0.3), (-0.55, 0.95))), ink)
    for place in (-0.5, 0, 0.5):
        canvas.disc(x + place * half, y - half * 0.22, size * 0.07, NIGHT)


def ballot(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A marked ballot paper above the slot of a ballot box."""
    slip = ((-0.42, -0.95), (0.42, -0.95), (0.42, 0.15), (-0.42, 0.15))
    canvas.polygon(points_at(x, y, size, slip), WHITE)
    tick = points_at(x, y, size, ((-0.22, -0.5), (-0.04, -0.28), (0.26, -0.72)))
    canvas.line(tick, NIGHT, size * 0.09)
    canvas.polygon(
        points_at(x, y, size, ((-0.95, 0.05), (0.95, 0.05), (0.8, 0.95), (-0.8, 0.95))), ink
    )
    canvas.line(points_at(x, y, size, ((-0.6, 0.16), (0.6, 0.16))), NIGHT, size * 0.07)


def scroll(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A page with lines of writing."""
    wide, high = size * 0.36, size * 0.47
    canvas.panel((x - wide, y - high, x + wide, y + high), ink, radius=size * 0.08)
    left = x - size * 0.22
    for place, right in ((-0.26, 0.22), (-0.06, 0.22), (0.14, 0.22), (0.3, 0.06)):
        line = [(left, y + place * size), (x + right * size, y + place * size)]
        canvas.line(line, NIGHT, size * 0.07)


def rings(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """Two concentric rings around a dot, like waves."""
    for reach in (0.46, 0.28):
        canvas.ring(x, y, size * reach, ink, size * 0.09)
    canvas.disc(x, y, size * 0.11, ink)


def vortex(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """Three spiral arms."""
    for arm in range(3):
        points = []
        for step in range(9):
            angle, reach = arm * 2 * pi / 3 + step * 0.3, size * (0.5 - step * 0.05)
            points.append((x + reach * cos(angle), y + reach * sin(angle)))
        canvas.line(points, ink, size * 0.11)
    canvas.disc(x, y, size * 0.1, WHITE)


def world(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A planet with its ring."""
    canvas.disc(x, y, size * 0.36, ink)
    canvas.disc(x - size * 0.1, y - size * 0.1, size * 0.2, mix(ink, WHITE, 0.35))
    ring = [
        (x - size * 0.54, y + size * 0.2),
        (x, y + size * 0.08),
        (x + size * 0.54, y - size * 0.2),
    ]
    canvas.line(ring, mix(ink, WHITE, 0.7), size * 0.08)


def flask(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A laboratory's flask, half full."""
    glass = ((-0.28, -0.95), (0.28, -0.95), (0.22, -0.3), (0.85, 0.8), (-0.85, 0.8), (-0.22, -0.3))
    canvas.polygon(points_at(x, y, size, glass), WHITE)
    canvas.polygon(points_at(x, y, size, ((-0.5, 0.2), (0.5, 0.2), (0.72, 0.7), (-0.72, 0.7))), ink)


def hammer(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A hammer."""
    canvas.line(
        points_at(x, y, size, ((-0.65, 0.85), (0.3, -0.3))), mix(ink, NIGHT, 0.35), size * 0.17
    )
    head = ((-0.15, -0.75), (0.35, -0.95), (0.95, -0.2), (0.6, 0.25), (0.35, -0.1), (0.1, -0.2))
    canvas.polygon(points_at(x, y, size, head), ink)


def crate(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A box of goods."""
    half = size * 0.44
    canvas.panel((x - half, y - half, x + half, y + half), ink, radius=size * 0.06)
    for place in (-0.33, 0.33):
        canvas.line([(x - half, y + place * half), (x + half, y + place * half)],
                    mix(ink, NIGHT, 0.6), size * 0.06)  # fmt: skip
    canvas.line([(x - half, y + half), (x + half, y - half)], mix(ink, NIGHT, 0.6), size * 0.08)


def eye(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """An open eye."""
    lid = (
        (-1, 0),
        (-0.5, -0.45),
        (0, -0.58),
        (0.5, -0.45),
        (1, 0),
        (0.5, 0.45),
        (0, 0.58),
        (-0.5, 0.45),
    )
    canvas.polygon(points_at(x, y, size, lid), ink)
    canvas.disc(x, y, size * 0.2, NIGHT)
    canvas.disc(x + size * 0.05, y - size * 0.05, size * 0.07, WHITE)


def turn_back(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """An arrow that turns back."""
    canvas.arc(x, y + size * 0.06, size * 0.38, (-150, 120), ink, size * 0.15)
    canvas.polygon(points_at(x, y, size, ((-1, -0.1), (-0.62, -0.85), (-0.12, -0.1))), ink)


def die(face: int) -> Drawing:
    """A function that draws a die with this number of pips, 1 to 6."""

    def draw(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
        half = size * 0.48
        canvas.panel((x - half, y - half, x + half, y + half), ink, radius=size * 0.16)
        for px, py in PIPS[face]:
            canvas.disc(x + px * size * 0.26, y + py * size * 0.26, size * 0.095, NIGHT)

    return draw


def blades(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """Two blades that cross."""
    for way in (1, -1):
        blade = ((0.75 * way, -1), (1 * way, -0.9), (-0.3 * way, 0.65), (-0.55 * way, 0.45))
        canvas.polygon(points_at(x, y, size, blade), mix(ink, WHITE, 0.3 if way > 0 else 0.0))
        hilt = points_at(x, y, size, ((-0.85 * way, 0.3), (-0.2 * way, 0.9)))
        canvas.line(hilt, ink, size * 0.1)


def flag(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A flag on its pole."""
    canvas.line(
        points_at(x, y, size, ((-0.65, -0.95), (-0.65, 0.95))), mix(ink, NIGHT, 0.35), size * 0.1
    )
    cloth = (
        (-0.6, -0.9),
        (0, -0.72),
        (0.45, -0.9),
        (0.9, -0.75),
        (0.9, 0.1),
        (0.45, -0.05),
        (0, 0.15),
        (-0.6, 0),
    )
    canvas.polygon(points_at(x, y, size, cloth), ink)
