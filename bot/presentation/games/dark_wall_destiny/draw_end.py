"""Draws the end of a game: colonies saved, a burning Cryoship, or a system without cards."""

from functools import lru_cache
from typing import Final

from bot.paint import scenery, ships
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import AMBER, BLUE, GREEN, NIGHT, ORANGE, RED, SKY, STEEL, VIOLET, WHITE, mix
from bot.presentation.games.dark_wall_destiny.end import Scene

CRYO: Final = mix(SKY, STEEL, 0.45)
"""The colour of Cryoships."""
SHOWN_MOST: Final = 6


@lru_cache(maxsize=16)
def draw(scene: Scene) -> Tile:
    """The picture of the end of a game."""
    if scene.how == "saved":
        return _rescue(scene.saved)
    return {"burned": _fire, "deck": _in_deck, "siege": _siege, "empty": _empty}[scene.how]()


def _rescue(count: int) -> Tile:
    canvas = scenery.night(BLUE)
    scenery.wall(canvas, 1440)
    canvas.glow(170, 250, 420, SKY)
    scenery.world(canvas, 120, 300, 230, GREEN, lands=True)
    for place in range(min(count, SHOWN_MOST) or 1):
        row, column = divmod(place, 3)
        x, y = 560 + 320 * column - 90 * row, 180 + 230 * row + 36 * (column % 2)
        ships.ship(canvas, "carrier", x, y, 300, CRYO)
    for x, y, ink in ((430, 90, AMBER), (880, 80, SKY), (1180, 440, GREEN)):
        scenery.sparks(canvas, x, y, 60, ink)
    return canvas.finish()


def _fire() -> Tile:
    canvas = scenery.night(RED)
    scenery.wall(canvas, 900)
    canvas.glow(760, 300, 560, ORANGE)
    _burning(canvas, 720, 320, 900)
    return canvas.finish()


def _in_deck() -> Tile:
    canvas = scenery.night(RED)
    for step in range(5):
        box = (820 + 34 * step, 70 - 9 * step, 1330 + 34 * step, 590 - 9 * step)
        canvas.panel(box, mix(NIGHT, VIOLET, 0.2 + 0.05 * step), mix(VIOLET, WHITE, 0.2), width=6)
    for place in range(7):
        scenery.fire(canvas, 860 + 100 * place, 620, 330 + 60 * (place % 3), -0.1)
    _burning(canvas, 680, 330, 820)
    return canvas.finish()


def _siege() -> Tile:
    canvas = scenery.night(RED)
    scenery.world(canvas, 1540, 560, 420, VIOLET)
    _burning(canvas, 800, 330, 860)
    for x, y, size, right in ((150, 110, 190, True), (120, 300, 220, True), (190, 480, 170, True),
                              (1420, 120, 200, False)):  # fmt: skip
        canvas.line([(x, y), (800, 310)], RED, 10)
        ships.ship(canvas, "fighter", x, y, size, mix(GREEN, NIGHT, 0.3), rightwards=right)
    return canvas.finish()


def _empty() -> Tile:
    canvas = scenery.night(STEEL)
    scenery.wall(canvas, 1120)
    for radius in (150, 270, 390, 510):
        canvas.ring(330, 300, radius, mix(NIGHT, STEEL, 0.5), 6)
    for place in range(5):
        x = 90 + 190 * place
        canvas.panel((x, 220, x + 130, 390), None, mix(STEEL, NIGHT, 0.3), width=8)
    ships.ship(canvas, "carrier", 640, 500, 300, mix(CRYO, NIGHT, 0.55))
    return canvas.finish()


def _burning(canvas: Canvas, x: float, y: float, length: float) -> None:
    scenery.wreck(canvas, "carrier", x, y, length, CRYO)
    for place, size in ((-0.42, 0.2), (-0.24, 0.3), (0.2, 0.32), (0.4, 0.24)):
        scenery.fire(canvas, x + place * length, y + length * 0.05, length * size, 0.35)
