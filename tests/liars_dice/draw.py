"""Draws the table of Liar's Dice; only drawing processes import this."""

from typing import Final

from bot.paint import chart
from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import EDGE, GREEN, NIGHT, PANEL, RAISED, WHITE
from bot.paint.picture_size import WIDTH
from bot.presentation.learning.draw_box import SCENE, with_title
from bot.presentation.learning.introduction import Box
from tests.liars_dice.presenter import Cup, Scene

ROW: Final = 200
NAME: Final = 480
DIE: Final = 140
PITCH: Final = 180
PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw(scene: Scene) -> Sheet:
    """The bid above a row for each seat."""
    height = ROW * (1 + len(scene.cups))
    sheet = Sheet(Canvas(WIDTH, height, NIGHT, fine=1).finish())
    sheet.lay(_bid(scene.bid), 0, 0)
    for seat, cup in enumerate(scene.cups):
        sheet.lay(_cup(seat, cup), 0, ROW * (1 + seat))
    sheet.frame()
    return sheet


def _bid(bid: str) -> Tile:
    canvas = Canvas(WIDTH, ROW, PANEL, fine=1)
    canvas.text(WIDTH / 2, ROW / 2, bid, cap=72, align="middle")
    return canvas.finish()


def _cup(seat: int, cup: Cup) -> Tile:
    canvas, middle = Canvas(WIDTH, ROW, NIGHT), ROW / 2
    chart.mark(canvas, seat, 70, middle, 50)
    canvas.text(140, middle, cup.name, room=NAME - 140)
    for place, face in enumerate(cup.dice):
        _die(canvas, NAME + PITCH * (place + 0.5), middle, face)
    return canvas.finish()


def _die(canvas: Canvas, x: float, y: float, face: int) -> None:
    around = (x - DIE / 2, y - DIE / 2, x + DIE / 2, y + DIE / 2)
    canvas.panel(around, WHITE if face else RAISED, EDGE)
    for across, down in PIPS[face]:
        canvas.disc(x + across * 40, y + down * 40, 16, NIGHT)


def box(title: Box) -> Sheet:
    """Five dice on the game's box."""
    return with_title(title, GREEN, _five_dice)


def _five_dice(sheet: Sheet) -> None:
    canvas = Canvas(WIDTH, SCENE, NIGHT, fine=1)
    for face in range(1, 6):
        _die(canvas, WIDTH / 6 * face, SCENE / 2, face)
    sheet.lay(canvas.finish(), 0, 0)
