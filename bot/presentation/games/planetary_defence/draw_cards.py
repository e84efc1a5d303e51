"""Draws cards: each kind has its own shape, and each value is shown twice.

It is shown as a digit, and as the number of coins or missiles, or the size of a meteor.
"""

from functools import lru_cache
from typing import Final

from bot.paint import symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.icons import in_ink
from bot.paint.palette import AMBER, MUTED, NIGHT, ORANGE, RED, ROCK, STEEL, WHITE, Colour, mix
from bot.paint.symbols import Drawing, Icon
from bot.paint.widgets import beside, plate
from bot.presentation.games.planetary_defence.scene import Card, Kind

CARD: Final = 226
"""Width of a card in a column."""
CARD_HEIGHT: Final = 248
HAND_CARD: Final = 168
HAND_HEIGHT: Final = 216
CORNER: Final = 22

SYMBOL: Final[dict[Kind, Drawing]] = {
    "damage": symbols.damage,
    "credits": symbols.coin,
    "meteor": symbols.rock,
}
GROUND: Final[dict[Kind, Colour]] = {
    "damage": mix(NIGHT, RED, 0.36),
    "credits": mix(STEEL, WHITE, 0.7),
    "meteor": mix(NIGHT, ROCK, 0.28),
}
INK: Final[dict[Kind, Colour]] = {"damage": RED, "credits": WHITE, "meteor": ROCK}
DIGIT: Final[dict[Kind, Colour]] = {"damage": WHITE, "credits": NIGHT, "meteor": WHITE}
DIM: Final[dict[Kind, float]] = {"damage": 0.5, "credits": 0.72, "meteor": 0.5}
"""How much darker a covered card is, as a share from 0 to 1."""
COIN: Final = mix(NIGHT, STEEL, 0.55)


def draw(card: Card) -> Sheet:
    """The picture of one card."""
    return beside([top_card(card)])


@lru_cache(maxsize=64)
def top_card(card: Card) -> Tile:
    """The top card of a column."""
    ground, ink = GROUND[card.kind], INK[card.kind]
    canvas = plate(CARD, CARD_HEIGHT, ground, mix(ink, WHITE, 0.25), line=6, fine=3)
    if card.kind == "meteor":
        _falling_rock(canvas, card.value)
    else:
        _rows(canvas, _missile if card.kind == "damage" else in_ink(symbols.coin, COIN), card.value)
    canvas.panel((10, 10, 84, 106), ground, radius=20)
    canvas.text(24, 62, str(card.value), cap=76, ink=DIGIT[card.kind], weight="black")
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=64)
def covered_card(card: Card, strip: int) -> Tile:
    """A covered card, dim, with kind and value in its upper part, which is `strip` units high."""
    canvas = Canvas(CARD, strip + 30)
    shade = 0.22 if card.kind == "meteor" else 0.42
    ground, ink = mix(GROUND[card.kind], NIGHT, DIM[card.kind]), mix(INK[card.kind], NIGHT, shade)
    canvas.panel((0, 0, CARD, strip + 60), ground, ink, width=4)
    middle = strip / 2 + 2
    canvas.text(24, middle, str(card.value), cap=LARGE, ink=mix(MUTED, WHITE, 0.3), weight="black")
    SYMBOL[card.kind](canvas, CARD - 56, middle, strip * 0.72, ink)
    return canvas.finish(cut=CORNER)


@lru_cache(maxsize=64)
def hand_card(card: Card) -> Tile:
    """A card of the hand."""
    ground, ink = GROUND[card.kind], INK[card.kind]
    canvas = plate(HAND_CARD, HAND_HEIGHT, ground, mix(ink, WHITE, 0.25), line=6, fine=3)
    canvas.text(22, 62, str(card.value), cap=74, ink=DIGIT[card.kind], weight="black")
    SYMBOL[card.kind](canvas, 74, 150, 92, COIN if card.kind == "credits" else ink)
    return canvas.finish(cut=CORNER)


def _falling_rock(canvas: Canvas, value: int) -> None:
    size = CARD * (0.42 + 0.05 * value)
    x, y = CARD * 0.57, CARD_HEIGHT * 0.6
    flames = ((0.35, mix(RED, NIGHT, 0.45)), (0.25, mix(ORANGE, NIGHT, 0.2)), (0.14, AMBER))
    for reach, colour in flames:
        half = size * reach
        tail = [(x - half, y - half), (CARD * 0.96, CARD * 0.06), (x + half, y + half)]
        canvas.polygon(tail, colour)
    symbols.rock(canvas, x, y, size, mix(ROCK, WHITE, 0.1))


def _rows(canvas: Canvas, piece: Icon, count: int) -> None:
    """Draw `count` pieces in rows of three, which end at the card's lower edge."""
    size = CARD * 0.28
    for i in range(count):
        row, place = divmod(i, 3)
        rows = (count - 1) // 3
        x, y = CARD * (0.2 + 0.3 * place), CARD_HEIGHT - CARD * (0.18 + 0.29 * (rows - row))
        piece(canvas, x if row or count > 3 else x + 0.15 * CARD * (3 - count), y, size)


def _missile(canvas: Canvas, x: float, y: float, size: float) -> None:
    nose = ((0.36, -0.5), (0, -1), (-0.36, -0.5))
    body = (*nose, (-0.36, 0.3), (-0.66, 0.66), (0.66, 0.66), (0.36, 0.3))
    canvas.polygon(symbols.points_at(x, y, size, ((-0.3, 0.66), (0.3, 0.66), (0, 1.1))), AMBER)
    canvas.polygon(symbols.points_at(x, y, size, body), RED)
    canvas.polygon(symbols.points_at(x, y, size, nose), WHITE)
