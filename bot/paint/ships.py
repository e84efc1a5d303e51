"""Draws ships of each class as silhouettes, from the side.

A class has plates, which are polygons with a shade, engines that glow, and lit windows. They are
given with the bow to the left.
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.paint.canvas import Canvas, Paint, Point
from bot.paint.palette import AMBER, NIGHT, SKY, WHITE, Colour, mix, tint

ShipClass = Literal[
    "fighter", "walker", "winged", "frigate", "cruiser", "destroyer", "battleship", "carrier",
    "flagship",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plate:
    """A polygon in the square from -1 to 1.

    `shade` goes from -1 (dark) over 0 (the ship's own colour) to 1 (white).
    """

    shape: tuple[Point, ...]
    shade: float = 0


@dataclass(frozen=True, slots=True)
class Build:
    """The shape of a class: plates from back to front, engines as (x, y, radius), and windows."""

    plates: tuple[Plate, ...]
    engines: tuple[tuple[float, float, float], ...]
    windows: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of a formation.

    `x` and `length` are shares (0 to 1) of the width of the formation's area, `y` of its height.
    """

    kind: ShipClass
    x: float
    y: float
    length: float
    colour: Colour


def _row(start: float, step: float, count: int, y: float) -> tuple[Point, ...]:
    return tuple((start + step * i, y) for i in range(count))


_FIGHTER: Final = Build(
    (
        Plate(((0.1, -0.55), (0.95, -0.48), (0.95, -0.22), (0.1, -0.3)), -0.25),
        Plate(((0.1, 0.3), (0.95, 0.22), (0.95, 0.48), (0.1, 0.55)), -0.45),
        Plate(((0.2, -0.3), (0.5, -0.3), (0.5, 0.3), (0.2, 0.3)), -0.5),
        Plate(((-1, 0.04), (-0.3, -0.2), (0.55, -0.22), (0.7, 0), (0.55, 0.22), (-0.3, 0.18))),
        Plate(((-1, 0.04), (-0.3, -0.2), (0.55, -0.22), (0.6, -0.1), (-0.3, -0.06)), 0.35),
        Plate(((-0.35, -0.18), (-0.1, -0.3), (0.15, -0.22)), 0.7),
    ),
    ((0.97, -0.35, 0.11), (0.97, 0.35, 0.11)),
)

_LIMBS: Final = (
    Plate(((0.05, 0.2), (0.3, 0.18), (0.5, 0.62), (0.62, 1), (0.28, 1), (0.18, 0.6)), -0.4),
    Plate(((-0.22, 0.2), (0.06, 0.2), (0.0, 0.62), (-0.02, 1), (-0.36, 1), (-0.28, 0.62)), -0.1),
    Plate(((0.22, -0.4), (0.48, -0.36), (0.5, 0.12), (0.34, 0.14)), -0.4),
)
_TORSO: Final = (
    Plate(((-0.34, -0.42), (0.3, -0.42), (0.22, 0.02), (0.26, 0.24), (-0.24, 0.24), (-0.2, 0.02))),
    Plate(((-0.34, -0.42), (0.3, -0.42), (0.26, -0.22), (-0.28, -0.22)), 0.35),
    Plate(((-0.14, -0.74), (0.12, -0.74), (0.16, -0.44), (-0.16, -0.44)), 0.1),
    Plate(((-0.18, -0.64), (0.02, -0.64), (0.02, -0.56), (-0.18, -0.56)), 0.95),
    Plate(((-0.48, -0.4), (-0.26, -0.42), (-0.3, 0.02), (-0.62, 0.06), (-0.66, -0.08))),
    Plate(((-1, -0.12), (-0.42, -0.12), (-0.42, 0.1), (-0.66, 0.02), (-1, 0.02)), -0.6),
)
_WALKER: Final = Build(
    (
        Plate(((0.14, -0.5), (0.62, -0.9), (0.66, -0.6), (0.4, -0.1)), -0.3),
        *_LIMBS,
        *_TORSO,
        Plate(((-0.04, -0.74), (0.06, -0.98), (0.12, -0.74)), 0.5),
    ),
    ((0.5, -0.16, 0.08),),
)
_WINGED: Final = Build(
    (
        Plate(((0.1, -0.4), (1, -1), (0.9, -0.62), (0.4, -0.2)), -0.2),
        Plate(((0.1, -0.2), (1, -0.32), (0.94, -0.1), (0.36, 0.08)), -0.45),
        *_LIMBS,
        *_TORSO,
        Plate(((-0.12, -0.74), (-0.2, -1), (0.02, -0.8), (0.24, -1), (0.14, -0.74)), 0.6),
    ),
    ((0.56, -0.02, 0.09),),
)

_FRIGATE: Final = Build(
    (
        Plate(((-0.2, 0.1), (-0.16, 0.34), (0.3, 0.38), (0.36, 0.16)), -0.5),
        Plate(((0.26, -0.14), (0.34, -0.46), (0.54, -0.5), (0.62, -0.2)), -0.15),
        Plate(
            (
                *((-1, 0.03), (-0.74, -0.13), (0.34, -0.18), (0.48, -0.28), (0.96, -0.26)),
                *((1, 0.16), (0.9, 0.28), (0.3, 0.24), (-0.72, 0.14)),
            )
        ),
        Plate(((-1, 0.03), (-0.74, -0.13), (0.34, -0.18), (0.4, -0.08), (-0.7, -0.03)), 0.35),
        Plate(((-0.8, 0.1), (1, 0.1), (0.9, 0.28), (0.3, 0.24), (-0.72, 0.14)), -0.4),
        Plate(((0.34, -0.42), (0.54, -0.46), (0.55, -0.38), (0.33, -0.34)), 0.9),
    ),
    ((1.0, -0.12, 0.09), (1.0, 0.1, 0.09)),
    _row(-0.5, 0.12, 6, 0.03),
)

_CRUISER: Final = Build(
    (
        Plate(((0.1, 0.16), (0.2, 0.5), (0.95, 0.46), (0.98, 0.2)), -0.45),
        Plate(((0.1, -0.16), (0.2, -0.5), (0.95, -0.46), (0.98, -0.2)), -0.1),
        Plate(
            (
                *((-1, 0.1), (-0.92, -0.1), (-0.5, -0.26), (0.3, -0.26), (0.98, -0.16)),
                *((0.98, 0.18), (0.3, 0.28), (-0.5, 0.26), (-0.92, 0.18)),
            )
        ),
        Plate(((-0.92, -0.1), (-0.5, -0.26), (0.3, -0.26), (0.3, -0.12), (-0.5, -0.1)), 0.4),
        Plate(
            ((-0.92, 0.18), (-0.5, 0.12), (0.98, 0.06), (0.98, 0.18), (0.3, 0.28), (-0.5, 0.26)),
            -0.4,
        ),
        Plate(((-0.3, -0.24), (-0.2, -0.44), (0.02, -0.46), (0.1, -0.24)), 0.1),
        Plate(((-0.2, -0.4), (0.0, -0.42), (0.0, -0.34), (-0.22, -0.33)), 0.9),
    ),
    ((0.98, -0.33, 0.12), (0.98, 0.33, 0.12)),
    _row(-0.62, 0.14, 6, 0.0),
)

_DESTROYER: Final = Build(
    (
        Plate(((-0.1, 0.06), (0.2, 0.44), (1, 0.52), (0.9, 0.2)), -0.45),
        Plate(((-0.1, -0.06), (0.3, -0.4), (1, -0.54), (0.9, -0.16)), -0.15),
        Plate(
            (
                *((-1, -0.1), (-0.6, -0.16), (0.1, -0.22), (0.96, -0.14), (0.96, 0.16)),
                *((0.1, 0.2), (-0.5, 0.14), (-1, 0.12), (-0.62, 0.02)),
            )
        ),
        Plate(
            ((-1, -0.1), (-0.6, -0.16), (0.1, -0.22), (0.9, -0.14), (0.1, -0.1), (-0.6, -0.06)),
            0.45,
        ),
        Plate(
            ((-0.6, 0.06), (0.96, 0.04), (0.96, 0.16), (0.1, 0.2), (-0.5, 0.14), (-1, 0.12)), -0.4
        ),
        Plate(((0.22, -0.2), (0.34, -0.36), (0.54, -0.36), (0.6, -0.16)), 0.2),
        Plate(((0.34, -0.32), (0.52, -0.32), (0.53, -0.25), (0.31, -0.25)), 0.9),
    ),
    ((0.96, 0.0, 0.12), (1.0, -0.4, 0.08), (0.98, 0.4, 0.08)),
    _row(-0.36, 0.13, 5, -0.02),
)

_TURRETS: Final = (
    Plate(((-0.56, -0.24), (-0.5, -0.36), (-0.3, -0.36), (-0.24, -0.22)), -0.05),
    Plate(((-0.86, -0.36), (-0.48, -0.33), (-0.48, -0.28), (-0.86, -0.31)), 0.3),
    Plate(((-0.14, -0.28), (-0.08, -0.42), (0.12, -0.42), (0.18, -0.26)), -0.05),
    Plate(((-0.44, -0.42), (-0.06, -0.39), (-0.06, -0.34), (-0.44, -0.37)), 0.3),
)
_BATTLESHIP: Final = Build(
    (
        Plate(((0.24, -0.24), (0.3, -0.62), (0.42, -0.66), (0.6, -0.6), (0.7, -0.24)), -0.2),
        *_TURRETS,
        Plate(
            (
                *((-1, 0.02), (-0.86, -0.2), (-0.2, -0.26), (0.7, -0.3), (1, -0.22)),
                *((1, 0.22), (0.8, 0.36), (-0.3, 0.34), (-0.84, 0.2)),
            )
        ),
        Plate(
            (
                (-1, 0.02),
                (-0.86, -0.2),
                (-0.2, -0.26),
                (0.7, -0.3),
                (1, -0.22),
                (0.7, -0.14),
                (-0.8, -0.06),
            ),
            0.35,
        ),
        Plate(((-0.92, 0.1), (1, 0.12), (1, 0.22), (0.8, 0.36), (-0.3, 0.34), (-0.84, 0.2)), -0.4),
        Plate(((0.3, -0.55), (0.58, -0.53), (0.6, -0.44), (0.28, -0.46)), 0.9),
        Plate(((0.48, -0.64), (0.52, -0.8), (0.56, -0.64)), 0.2),
    ),
    ((1.0, -0.1, 0.12), (1.0, 0.14, 0.12)),
    _row(-0.66, 0.13, 9, 0.02),
)

_CARRIER: Final = Build(
    (
        Plate(((0.1, -0.3), (0.16, -0.62), (0.5, -0.66), (0.56, -0.3)), -0.2),
        Plate(
            (
                *((-1, -0.14), (-0.94, -0.28), (0.96, -0.32), (1, -0.2), (1, 0.3)),
                *((0.8, 0.44), (-0.2, 0.42), (-0.7, 0.24), (-1, 0.06)),
            )
        ),
        Plate(((-0.94, -0.28), (0.96, -0.32), (1, -0.2), (-1, -0.14)), 0.5),
        Plate(((-0.8, 0.14), (1, 0.16), (1, 0.3), (0.8, 0.44), (-0.2, 0.42), (-0.7, 0.24)), -0.4),
        Plate(((-0.98, -0.1), (-0.1, -0.1), (-0.04, 0.08), (-0.98, 0.04)), -0.75),
        Plate(((-0.9, -0.04), (-0.2, -0.04), (-0.18, 0.0), (-0.9, 0.0)), 0.8),
        Plate(((0.18, -0.56), (0.46, -0.58), (0.48, -0.48), (0.16, -0.46)), 0.9),
    ),
    ((1.0, -0.08, 0.1), (1.0, 0.1, 0.1), (1.0, 0.26, 0.08)),
    _row(0.1, 0.13, 6, 0.0),
)

_FLAGSHIP: Final = Build(
    (
        Plate(((-0.2, -0.2), (0.3, -0.58), (1, -0.8), (0.74, -0.2)), -0.3),
        Plate(((-1, 0.42), (-0.9, 0.22), (0.1, 0.16), (0.5, 0.3), (0.4, 0.5), (-0.6, 0.52)), -0.55),
        Plate(
            ((-0.96, -0.06), (-0.8, -0.24), (-0.1, -0.26), (0.3, -0.16), (0.1, 0.02), (-0.9, 0.06))
        ),
        Plate(((-0.96, -0.06), (-0.8, -0.24), (-0.1, -0.26), (0.1, -0.16), (-0.86, -0.12)), 0.45),
        Plate(
            (
                (-0.3, -0.2),
                (0.2, -0.36),
                (0.9, -0.3),
                (1, 0.0),
                (0.9, 0.34),
                (0.3, 0.4),
                (-0.3, 0.24),
            ),
            -0.1,
        ),
        Plate(((-0.3, -0.2), (0.2, -0.36), (0.9, -0.3), (0.94, -0.2), (0.2, -0.2)), 0.4),
        Plate(((-0.3, 0.14), (0.98, 0.12), (0.9, 0.34), (0.3, 0.4), (-0.3, 0.24)), -0.45),
        Plate(((0.2, -0.34), (0.28, -0.66), (0.5, -0.68), (0.58, -0.32)), 0.1),
        Plate(((0.28, -0.58), (0.48, -0.6), (0.5, -0.5), (0.26, -0.48)), 0.95),
        Plate(((-0.9, 0.24), (-0.2, 0.2), (-0.2, 0.28), (-0.9, 0.32)), 0.2),
    ),
    ((1.0, -0.1, 0.11), (1.0, 0.16, 0.11)),
    _row(-0.1, 0.14, 7, 0.0),
)

BUILDS: Final[dict[ShipClass, Build]] = {
    "fighter": _FIGHTER,
    "walker": _WALKER,
    "winged": _WINGED,
    "frigate": _FRIGATE,
    "cruiser": _CRUISER,
    "destroyer": _DESTROYER,
    "battleship": _BATTLESHIP,
    "carrier": _CARRIER,
    "flagship": _FLAGSHIP,
}


def ship(
    canvas: Canvas,
    kind: ShipClass,
    x: float,
    y: float,
    length: float,
    hue: Colour,
    *,
    rightwards: bool = False,
) -> None:
    """Draw a ship around its centre, `length` units long. It flies left unless `rightwards`."""
    build, half = BUILDS[kind], length / 2
    ahead = -1 if rightwards else 1
    for ex, ey, radius in build.engines:
        _glow(canvas, x + ahead * ex * half, y + ey * half, radius * half, ahead)
    for plate in build.plates:
        towards = WHITE if plate.shade > 0 else NIGHT
        points = [(x + ahead * px * half, y + py * half) for px, py in plate.shape]
        canvas.polygon(points, mix(hue, towards, abs(plate.shade) * 0.8))
    size = half * 0.022
    for wx, wy in build.windows:
        left, top = x + ahead * wx * half, y + wy * half
        canvas.oval((left - 1.6 * size, top - size, left + 1.6 * size, top + size), AMBER)


def _glow(canvas: Canvas, x: float, y: float, radius: float, ahead: int) -> None:
    """Draw an engine's exhaust: on its right if `ahead` is 1, on its left if -1."""

    def stream(behind: float, high: float, paint: Paint) -> None:
        left, right = sorted((x - ahead * radius, x + ahead * radius * behind))
        canvas.oval((left, y - radius * high, right, y + radius * high), paint)

    for reach, opacity in ((2.6, 0.16), (1.8, 0.25), (1.2, 0.6)):
        stream(2.6 * reach, reach * 0.6, tint(SKY, opacity))
    stream(1.4, 0.6, WHITE)


def formation(
    canvas: Canvas, ships: tuple[Ship, ...], left: float, top: float, width: float, height: float
) -> None:
    """Draw several ships into an area, the longest first, so that short ones are in front."""
    for one in sorted(ships, key=lambda each: -each.length):
        place = (left + one.x * width, top + one.y * height)
        ship(canvas, one.kind, *place, one.length * width, one.colour)
