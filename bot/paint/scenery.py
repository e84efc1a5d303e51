"""Draws the parts of the pictures of a game's end: fire, wrecks, planets, people, light.

Positions and sizes are in units, of which the picture is `WIDTH` wide and `HEIGHT` high.
"""

from collections.abc import Sequence
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
    SKY,
    STEEL,
    WHITE,
    Colour,
    mix,
    tint,
)
from bot.paint.picture_size import WIDTH
from bot.paint.shapes import SHAPES, ShipClass
from bot.paint.space import spread
from bot.paint.symbols import around, points_at

HEIGHT: Final = 640
"""The height of the picture of a game's end, in units. Words cover its lower part."""
SHOWN: Final = 560
"""The height of the upper part that words do not cover, in units."""
FLAMES: Final = ((1.0, mix(RED, NIGHT, 0.45)), (0.72, RED), (0.5, ORANGE), (0.28, AMBER))
"""Layers of a fire, outermost first: share of its size, and colour."""
STARS: Final = 150
LANDS: Final = (
    (
        *((-0.7, -0.4), (-0.6, -0.56), (-0.42, -0.54), (-0.3, -0.72), (-0.1, -0.74), (-0.06, -0.6)),
        *((-0.16, -0.5), (-0.04, -0.38), (-0.2, -0.3), (-0.26, -0.1), (-0.4, -0.06), (-0.5, -0.24)),
    ),
    ((-0.34, 0.0), (-0.16, -0.02), (0.0, 0.14), (-0.08, 0.34), (-0.2, 0.5), (-0.26, 0.76)),
    (
        *((0.12, -0.54), (0.3, -0.7), (0.56, -0.66), (0.7, -0.44), (0.86, -0.3), (0.74, -0.1)),
        *((0.56, -0.16), (0.46, -0.3), (0.3, -0.3), (0.2, -0.4)),
    ),
    ((0.16, -0.16), (0.36, -0.24), (0.5, -0.04), (0.62, 0.02), (0.46, 0.26), (0.36, 0.56)),
)
"""Continents of Earth, each in the square from -1 to 1."""


def night(colour: Colour) -> Canvas:
    """A new canvas: a dark sky with stars, in a shade of the colour."""
    ground = mix(NIGHT, colour, 0.1)
    canvas = Canvas(WIDTH, HEIGHT, ground, fine=2)
    for i in range(STARS):
        across, down, shine = spread(i)
        ink = mix(ground, WHITE, 0.25 + 0.6 * shine**2)
        canvas.disc(across * WIDTH, down * HEIGHT, 1.4 + 2.2 * shine, ink)
    return canvas


def rays(canvas: Canvas, x: float, y: float, radius: float, ink: Colour, count: int = 12) -> None:
    """Draw beams of light, `radius` units long, from a point in all directions."""
    for place in range(count):
        angle = 2 * pi * place / count
        ends = [(x + radius * cos(angle + w), y + radius * sin(angle + w)) for w in (-0.08, 0.08)]
        canvas.polygon([(x, y), *ends], tint(ink, 0.22))


def burst(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw an explosion around a point; its flames reach `radius` units."""
    canvas.glow(x, y, radius * 1.5, ORANGE)
    for place, (share, ink) in enumerate(FLAMES):
        spikes = around(x, y, radius * share, 11 - place, 13 * place - 90, inner=0.58)
        canvas.polygon(spikes, ink)
    canvas.disc(x, y, radius * 0.16, WHITE)


def debris(canvas: Canvas, x: float, y: float, reach: float, ink: Colour, count: int = 14) -> None:
    """Draw fragments around a point, at most `reach` units away."""
    for i in range(count):
        angle, (_, spot, shine) = 2 * pi * (i + 0.4) / count, spread(i * 7 + 3)
        far, share = reach * (0.45 + 0.55 * spot), 0.35 + 0.65 * shine
        px, py = x + far * cos(angle), y + far * sin(angle)
        piece = around(px, py, reach * 0.07 * (0.5 + share), 3 + i % 3, 40 * i)
        canvas.polygon(piece, mix(ink, NIGHT, 0.5 * share))


def fire(canvas: Canvas, x: float, y: float, size: float, lean: float = 0) -> None:
    """Draw a flame, `size` units high, on a point.

    Its tip is moved to the right by `lean`, a share of the height.
    """
    for share, ink in FLAMES:
        wide, high = size * 0.34 * share, size * share
        flame = (
            *((x, y), (x - wide, y - high * 0.24), (x - wide * 0.7, y - high * 0.56)),
            *((x + (lean - 0.06) * high, y - high), (x + wide * 0.3, y - high * 0.66)),
            *((x + wide * 0.95, y - high * 0.5), (x + wide, y - high * 0.2)),
        )
        canvas.polygon(flame, ink)


def wall(canvas: Canvas, x: float) -> None:
    """Draw a wall of fire from about x to the right edge of the picture."""
    for layer, (share, ink) in enumerate(FLAMES):
        base = WIDTH + (x - WIDTH) * share
        tongues: list[Point] = [(WIDTH, -40)]
        for step in range(17):
            tongue = (0.5 + spread(step * 5 + layer * 3)[2]) * 66 * (1 if step % 2 else -0.35)
            tongues.append((base - tongue, HEIGHT * step / 16))
        canvas.polygon([*tongues, (WIDTH, HEIGHT + 40)], ink)


def world(
    canvas: Canvas, x: float, y: float, radius: float, ink: Colour, *, lands: bool = False
) -> None:
    """Draw a planet lit from the upper left; with `lands` it has the continents of Earth."""
    canvas.ring(x, y, radius * 1.06, tint(mix(ink, WHITE, 0.4), 0.28), radius * 0.08)
    canvas.disc(x, y, radius, mix(ink, WHITE, 0.3))
    canvas.disc(x + radius * 0.02, y + radius * 0.02, radius * 0.97, mix(ink, NIGHT, 0.2))
    if lands:
        for land in LANDS:
            canvas.polygon(points_at(x, y, radius * 2, land), mix(GREEN, NIGHT, 0.3))
    canvas.disc(x - radius * 0.3, y - radius * 0.3, radius * 0.5, tint(WHITE, 0.08))


def crack(canvas: Canvas, x: float, y: float, radius: float, angle: float) -> None:
    """Draw a glowing crack in a planet, `radius` units long, from a point on.

    `angle` is its direction in degrees, clockwise from the right.
    """
    points, way = [(x, y)], angle * pi / 180
    for step in range(1, 7):
        bend = (0.55 if step % 2 else -0.5) * (0.6 + spread(step + round(angle))[2] * 0.7)
        reach = radius * step / 6
        points.append((x + reach * cos(way + bend / step), y + reach * sin(way + bend / step)))
    for width, ink in ((0.085, mix(RED, NIGHT, 0.4)), (0.055, ORANGE), (0.022, AMBER)):
        for place in range(len(points) - 1):
            part = 1 - place / len(points)
            canvas.line(points[place : place + 2], ink, radius * width * part)


def wreck(
    canvas: Canvas,
    kind: ShipClass,
    x: float,
    y: float,
    length: float,
    hue: Colour,
    *,
    rightwards: bool = False,
) -> None:
    """Draw a ship that is broken in two and burns, around its centre, `length` units long."""
    half, ahead = length / 2, -1 if rightwards else 1
    for side, lean in ((-1, 0.2), (1, -0.24)):
        for plate in SHAPES.ships[kind].plates:
            shape = _cut(plate.shape, side)
            if len(shape) > 2:
                towards = WHITE if plate.shade > 0 else NIGHT
                shade = mix(mix(hue, towards, abs(plate.shade) * 0.7), NIGHT, 0.25)
                apart = [_rotate(px + 0.13 * side, py, lean) for px, py in shape]
                canvas.polygon([(x + ahead * px * half, y + py * half) for px, py in apart], shade)
    debris(canvas, x, y, length * 0.5, hue, 12)
    for place, size in ((-0.36, 0.16), (0.34, 0.2), (0.5, 0.12)):
        fire(canvas, x + ahead * place * length, y + length * 0.02, length * size, 0.3)
    burst(canvas, x, y, length * 0.2)


def officer(
    canvas: Canvas, x: float, y: float, size: float, ink: Colour, *, promoted: bool = False
) -> None:
    """Draw an officer from the waist up; one who is `promoted` has a cap, epaulettes and stars."""
    dark, skin = mix(ink, NIGHT, 0.45), mix(ROCK, WHITE, 0.42)
    half = size / 2
    body = ((-0.62, 1), (-0.66, 0.34), (-0.36, 0.1), (0.36, 0.1), (0.66, 0.34), (0.62, 1))
    canvas.polygon(points_at(x, y, size, body), mix(ink, NIGHT, 0.2))
    canvas.polygon(points_at(x, y, size, ((-0.16, 0.1), (0.16, 0.1), (0, 0.52))), dark)
    canvas.disc(x, y - half * 0.26, half * 0.34, skin)
    for way in (1, -1):
        canvas.disc(x + way * half * 0.12, y - half * 0.24, half * 0.04, NIGHT)
    if not promoted:
        frown = points_at(x, y, size, ((-0.14, -0.04), (0, -0.1), (0.14, -0.04)))
        canvas.line(frown, NIGHT, half * 0.045)
        hair = ((-0.35, -0.3), (-0.3, -0.62), (0, -0.72), (0.3, -0.62), (0.35, -0.3), (0, -0.46))
        canvas.polygon(points_at(x, y, size, hair), dark)
        return
    smile = points_at(x, y, size, ((-0.14, -0.13), (0, -0.05), (0.14, -0.13)))
    canvas.line(smile, NIGHT, half * 0.045)
    cap = ((-0.5, -0.66), (-0.3, -0.88), (0.3, -0.88), (0.5, -0.66), (0.36, -0.46), (-0.36, -0.46))
    canvas.polygon(points_at(x, y, size, cap), mix(ink, WHITE, 0.25))
    canvas.polygon(
        points_at(x, y, size, ((-0.38, -0.5), (0.38, -0.5), (0.44, -0.38), (-0.44, -0.38))), NIGHT
    )
    symbols.victory(canvas, x, y - half * 0.68, size * 0.15)
    for way in (1, -1):
        box = sorted((x + way * half * 0.36, x + way * half * 0.72))
        canvas.panel((box[0], y + half * 0.12, box[1], y + half * 0.27), AMBER, radius=size * 0.03)
    for place in (-1, 0, 1):
        symbols.victory(canvas, x + half * (0.32 + 0.12 * place), y + half * 0.56, size * 0.08)


def hourglass(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw an hourglass that has run out."""
    glass = ((-0.6, -0.8), (0.6, -0.8), (0.1, 0), (0.6, 0.8), (-0.6, 0.8), (-0.1, 0))
    canvas.polygon(points_at(x, y, size, glass), tint(SKY, 0.25), mix(SKY, WHITE, 0.4), size * 0.03)
    canvas.polygon(points_at(x, y, size, ((0, 0.2), (0.52, 0.76), (-0.52, 0.76))), AMBER)
    for edge in (-0.88, 0.88):
        bar = ((-0.75, edge - 0.1), (0.75, edge - 0.1), (0.75, edge + 0.1), (-0.75, edge + 0.1))
        canvas.polygon(points_at(x, y, size, bar), STEEL)


def sparks(canvas: Canvas, x: float, y: float, radius: float, ink: Colour) -> None:
    """Draw a firework around a point; its rays are `radius` units long."""
    for place in range(14):
        angle = 2 * pi * place / 14
        near, far = radius * 0.35, radius * (0.8 if place % 2 else 1)
        ends = [(x + r * cos(angle), y + r * sin(angle)) for r in (near, far)]
        canvas.line(ends, ink, 7)
        canvas.disc(*ends[1], 9, mix(ink, WHITE, 0.6))


def shell(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a shield around a planet, as rings of up to `radius` units."""
    for inwards, share in ((0, 0.3), (10, 0.6), (18, 1.0), (30, 0.4)):
        canvas.ring(x, y, radius - inwards, mix(mix(NIGHT, BLUE, 0.4), SKY, share), 9)


def _cut(shape: Sequence[Point], side: int) -> list[Point]:
    """The part of a shape left (`side` -1) or right (`side` 1) of its vertical middle."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if ax * side >= 0:
            points.append((ax, ay))
        if (ax > 0) != (bx > 0) and ax != bx:
            points.append((0, ay + (by - ay) * ax / (ax - bx)))
    return points


def _rotate(x: float, y: float, lean: float) -> Point:
    return x * cos(lean) - y * sin(lean), x * sin(lean) + y * cos(lean)
