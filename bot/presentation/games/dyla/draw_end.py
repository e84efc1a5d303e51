"""Draws the end of a game: the ship victorious, broken in two, or out of time."""

from functools import lru_cache
from typing import Final

from bot.paint import scenery, ships
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import AMBER, BLUE, GREEN, NIGHT, RED, SKY, STEEL, WHITE, mix
from bot.presentation.games.dyla.draw_ships import formation_of
from bot.presentation.games.dyla.end import Scene

OWN: Final = mix(SKY, WHITE, 0.35)
"""The colour of the player's ship."""


@lru_cache(maxsize=16)
def draw(scene: Scene) -> Tile:
    """The picture of the end of a game."""
    return {"won": _victory, "destroyed": _defeat, "out-of-time": _late}[scene.how](scene.enemy)


def _victory(enemy: str) -> Tile:
    canvas = scenery.night(BLUE)
    flagship = max(formation_of(enemy), key=lambda one: one.length)
    for x, y, radius, ink in ((260, 130, 100, AMBER), (620, 90, 70, SKY), (900, 190, 80, GREEN)):
        scenery.sparks(canvas, x, y, radius, ink)
    scenery.wreck(canvas, flagship.kind, 1230, 270, 640, flagship.colour)
    for y in (330, 372):
        canvas.line([(700, y), (1050, y - 70)], mix(SKY, WHITE, 0.5), 10)
    ships.ship(canvas, "battleship", 420, 390, 780, OWN, rightwards=True)
    return canvas.finish()


def _defeat(enemy: str) -> Tile:
    canvas = scenery.night(RED)
    _enemy(canvas, enemy, 0.58)
    for y in (150, 215, 280):
        canvas.line([(940, y), (560, y * 0.5 + 230)], RED, 12)
        canvas.line([(940, y), (560, y * 0.5 + 230)], mix(RED, WHITE, 0.7), 4)
    scenery.wreck(canvas, "battleship", 440, 350, 800, OWN, rightwards=True)
    return canvas.finish()


def _late(enemy: str) -> Tile:
    canvas = scenery.night(STEEL)
    _enemy(canvas, enemy, 1.0)
    scenery.hourglass(canvas, 300, 210, 300)
    ships.ship(canvas, "battleship", 300, 470, 420, mix(OWN, NIGHT, 0.5), rightwards=True)
    return canvas.finish()


def _enemy(canvas: Canvas, enemy: str, size: float) -> None:
    """Draw the enemy's ships on the right; `size` is a share of their largest size."""
    width, height = 1020 * size, 520 * size
    ships.formation(canvas, formation_of(enemy), 1560 - width, 20, width, height)
