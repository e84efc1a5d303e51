"""Draws ships of each class as silhouettes, from the side."""

from bot.paint.canvas import Canvas, Paint
from bot.paint.palette import AMBER, NIGHT, SKY, WHITE, Colour, mix, tint
from bot.paint.shapes import SHAPES, Ship, ShipClass


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
    build, half = SHAPES.ships[kind], length / 2
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
