"""Draws the end of a game: Earth broken by a meteor, or safe."""

from functools import lru_cache

from bot.paint import scenery, symbols
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import AMBER, BLUE, RED, ROCK, SKY, VIOLET, WHITE, mix
from bot.presentation.games.planetary_defence.end import Scene

EARTH = (980.0, 470.0, 400.0)
"""Earth: x and y of its middle, and its radius, in units."""


def draw(scene: Scene) -> Tile:
    """The picture of the end of a game."""
    return safe(scene.shield) if scene.won else impact(scene.meteors)


@lru_cache(maxsize=4)
def safe(shield: bool) -> Tile:
    """The last meteor bursts above an intact Earth, with its `shield` if it is up."""
    canvas = scenery.night(VIOLET)
    x, y, radius = EARTH
    canvas.glow(x, y, radius * 1.5, SKY)
    scenery.world(canvas, x, y, radius, BLUE, lands=True)
    if shield:
        scenery.shell(canvas, x, y, radius * 1.14)
    canvas.line([(640, 330), (420, 250)], mix(RED, WHITE, 0.5), 12)
    scenery.burst(canvas, 330, 220, 170)
    scenery.debris(canvas, 330, 220, 290, ROCK, 16)
    scenery.sparks(canvas, 1440, 120, 90, AMBER)
    scenery.sparks(canvas, 700, 90, 60, SKY)
    return canvas.finish()


@lru_cache(maxsize=8)
def impact(meteors: int) -> Tile:
    """A meteor breaks Earth; behind it are up to six of the meteors that are left."""
    canvas = scenery.night(RED)
    x, y, radius = EARTH
    canvas.glow(x - 260, y - 250, 620, RED)
    scenery.world(canvas, x, y, radius, BLUE, lands=True)
    hit = (x - radius * 0.72, y - radius * 0.66)
    for angle in (2, 28, 52, 80):
        scenery.crack(canvas, *hit, radius * 1.3, angle)
    for place in range(min(meteors, 6)):
        at = (110 + 210 * place, 80 + (place % 2) * 70)
        _falling(canvas, *at, 80 + 14 * (place % 3))
    _falling(canvas, hit[0] - 40, hit[1] - 40, 190)
    scenery.burst(canvas, *hit, 190)
    scenery.debris(canvas, *hit, 380, mix(BLUE, ROCK, 0.5), 18)
    return canvas.finish()


def _falling(canvas: Canvas, x: float, y: float, size: float) -> None:
    for share, ink in scenery.FLAMES:
        half = size * 0.5 * share
        tail = [(x - half, y + half * 0.6), (x - size * 1.2, y - size * 1.1), (x + half, y - half)]
        canvas.polygon(tail, ink)
    symbols.rock(canvas, x, y, size, ROCK)
