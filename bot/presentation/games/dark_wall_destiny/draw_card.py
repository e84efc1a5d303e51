"""Draws one card with all its text."""

from functools import lru_cache
from typing import Final

from bot.paint import letters
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import MUTED, NIGHT, VIOLET, WHITE, mix
from bot.paint.widgets import ROOM, stack
from bot.presentation.games.dark_wall_destiny import draw_cards
from bot.presentation.games.dark_wall_destiny.card_scene import Scene

HEAD: Final = 300
ROW: Final = 84
PAD: Final = 44
MOST: Final = 20


def draw(scene: Scene) -> Sheet:
    """The picture of a card."""
    return stack(VIOLET, [[card(scene)]], 0)


@lru_cache(maxsize=32)
def card(scene: Scene) -> Tile:
    """The card."""
    ink = draw_cards.INK[scene.face.kind]
    room = ROOM - 2 * PAD
    lines = [line for each in scene.says for line in letters.wrap(each, room, 9, LETTER)]
    flavour = letters.wrap(scene.flavour, room, 4, LETTER, "medium")
    lines = lines[: MOST - len(flavour)]
    height = HEAD + (len(lines) + len(flavour)) * ROW + 3 * PAD
    canvas = Canvas(ROOM, height, mix(NIGHT, ink, 0.2), fine=2)
    canvas.panel((0, 0, ROOM, HEAD), mix(NIGHT, ink, 0.42), radius=0)
    canvas.panel((0, 0, ROOM, height), None, mix(ink, WHITE, 0.2), width=8)
    _head(canvas, scene)
    y = HEAD + PAD + ROW / 2
    for line in lines:
        canvas.text(PAD, y, line, room=room)
        y += ROW
    y += PAD / 2
    for line in flavour:
        canvas.text(PAD, y, line, ink=MUTED, weight="medium", room=room)
        y += ROW
    return canvas.finish(cut=30)


def _head(canvas: Canvas, scene: Scene) -> None:
    """Draw type, name and price; below them values, attack and points."""
    face = scene.face
    draw_cards.sign(canvas, face.kind, 120, 104, 150)
    wide = 0.0
    if face.price is not None:
        price, ink = str(face.price), draw_cards.coin(face)
        wide = canvas.text(ROOM - PAD, 92, price, cap=92, ink=ink, weight="black", align="right")
    canvas.text(230, 92, scene.name, cap=64, weight="black", room=ROOM - 230 - PAD - wide - 30)
    x = 120.0
    for value, n in face.values:
        draw_cards.chip(canvas, value, n, x, 234, 90)
        x += 124
    if face.attack is not None:
        draw_cards.attack(canvas, face.attack, x, 234, 78)
        x += 150
    if scene.points:
        draw_cards.chip(canvas, "points", scene.points, x, 234, 84)
    canvas.text(ROOM - PAD, 234, scene.kind, ink=MUTED, align="right", room=600)
