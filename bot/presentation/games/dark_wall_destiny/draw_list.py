"""Draws a list of cards by name."""

from functools import lru_cache
from typing import Final

from bot.paint.canvas import Sheet, Tile
from bot.paint.palette import EDGE, MUTED, NIGHT, PANEL, RED, VIOLET, WHITE, mix
from bot.paint.widgets import ROOM, header, square_plate, stack
from bot.presentation.games.dark_wall_destiny import draw_cards
from bot.presentation.games.dark_wall_destiny.list_scene import Line, Scene

TITLE: Final = 108
LINE: Final = 116
GAP: Final = 10
MARK: Final = 120
INSET: Final = 110
PRICE: Final = 130
BADGE: Final = 40


def draw(scene: Scene) -> Sheet:
    """The title, and a line for each card or heading."""
    lines = [[line(one)] for one in scene.lines]
    return stack(VIOLET, [[header(TITLE, scene.title, cap=60)], *lines], GAP)


@lru_cache(maxsize=512)
def line(one: Line) -> Tile:
    """A line: mark, type and name of a card; on the right its values, attack and price.

    A heading has only mark and name. As on the board, the mark of an attack vector is on a red
    ground, and the edge of a card that attacks in the next spin is red.
    """
    face, middle = one.face, LINE / 2
    ground = mix(NIGHT, PANEL, 0.6) if face is None else mix(NIGHT, draw_cards.INK[face.kind], 0.2)
    edge, width = (RED, 9) if one.lands else (mix(EDGE, NIGHT, 0.4), 3)
    canvas = square_plate(ROOM, LINE, ground, edge, line=width)
    x = 26.0 + (INSET if one.inset else 0)
    if one.vector:
        canvas.disc(x + BADGE, middle, BADGE, mix(NIGHT, RED, 0.6))
    if one.mark:
        ink = WHITE if face or one.vector else MUTED
        canvas.text(x + BADGE, middle, one.mark, ink=ink, align="middle", room=MARK - 16)
        x += MARK
    right = ROOM - 26.0
    if face is None:
        canvas.text(x, middle, one.name, ink=MUTED, weight="medium", room=right - x)
        return canvas.finish(cut=22)
    draw_cards.sign(canvas, face.kind, x + 40, middle, 72)
    if face.price is not None:
        ink = draw_cards.coin(face)
        canvas.text(right, middle, str(face.price), ink=ink, weight="black", align="right")
        right -= PRICE
    if face.attack is not None:
        draw_cards.attack(canvas, face.attack, right - 40, middle)
        right -= 112
    for value, n in reversed(face.values):
        draw_cards.chip(canvas, value, n, right - 40, middle, 72)
        right -= 92
    canvas.text(x + 100, middle, one.name, room=right - x - 110)
    return canvas.finish(cut=22)
