"""Draws the board: columns of cards above a planet, piles beside them, the hand below.

Of covered cards only a dim strip is seen, with their kind and value. The card on top of a column is
the lowest one in the picture, and whole.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.paint import letters, space, symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.palette import (
    EDGE,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    SKY,
    STEEL,
    VIOLET,
    WHITE,
    Colour,
    mix,
)
from bot.paint.picture_size import WIDTH
from bot.paint.widgets import MARGIN, ROOM, empty, pile, plate, total
from bot.presentation.games.planetary_defence.draw_cards import (
    CARD,
    CARD_HEIGHT,
    HAND_CARD,
    HAND_HEIGHT,
    INK,
    SYMBOL,
    covered_card,
    hand_card,
    top_card,
)
from bot.presentation.games.planetary_defence.scene import Card, Labels, Scene, Shield

SKY_COLOUR: Final = VIOLET
HEADER: Final = 112
STRIDE: Final = 242
TRACK: Final = 92
STRIP, TIGHT_STRIP, LOOSE_DEPTH = 88, 78, 6
"""Height of a covered card's strip; the lower one if a column has more cards than `LOOSE_DEPTH`."""
SHALLOWEST: Final = 6
"""Number of cards for which there is always room, so that the board seldom changes its size."""
PILE_X: Final = MARGIN + 5 * STRIDE + 8
PILE_HEIGHT: Final = 198
PILE_WIDTH: Final = WIDTH - MARGIN - PILE_X
TOTALS: Final = 592
FOOT: Final = 112
SIGN: Final = 100
"""Width of a symbol and the gaps around it."""
GAP: Final = 18


def draw(scene: Scene) -> Sheet:
    """The whole board."""
    deepest = max([SHALLOWEST, *map(len, scene.columns)])
    strip = STRIP if deepest <= LOOSE_DEPTH else TIGHT_STRIP
    board_top = MARGIN + HEADER + GAP
    columns_top = board_top + TRACK + 12
    hand_top = columns_top + (deepest - 1) * strip + CARD_HEIGHT + GAP + 8
    foot_top = hand_top + HAND_HEIGHT + GAP
    height = foot_top + FOOT + MARGIN
    sheet = Sheet(space.sky(SKY_COLOUR), height)
    sheet.lay(space.world(), 0, hand_top - 56)
    if scene.shield == "up":
        sheet.lay(space.dome(), 0, hand_top - 110)
    sheet.lay(header(scene.labels, scene.meteors_left, scene.meteors), MARGIN, MARGIN)
    _lay_columns(sheet, scene, board_top, columns_top, strip)
    _lay_piles(sheet, scene, board_top)
    _lay_hand(sheet, scene, hand_top)
    sheet.lay(played_cards(scene.played, scene.labels.played), MARGIN, foot_top)
    sheet.lay(shield(scene.shield, scene.labels.shield), WIDTH - MARGIN - TOTALS, foot_top)
    sheet.frame()
    return sheet


def _lay_columns(sheet: Sheet, scene: Scene, top: int, cards_top: int, strip: int) -> None:
    for number, column in enumerate(scene.columns, 1):
        x = MARGIN + (number - 1) * STRIDE
        last = number == len(scene.columns)
        part = "last-column" if last else "column"
        sheet.lay(slot(number, scene.scrap_column == number, last), x, top, part)
        for depth, card in enumerate(column):
            y = cards_top + depth * strip
            topmost = depth == len(column) - 1
            tile = top_card(card) if topmost else covered_card(card, strip)
            sheet.lay(tile, x, y, f"{card.kind}-card")
        if not column:
            sheet.lay(empty(CARD, CARD_HEIGHT, scene.labels.empty, middle=True), x, cards_top)


def _lay_piles(sheet: Sheet, scene: Scene, top: int) -> None:
    labels = scene.labels
    piles = (
        (symbols.space, labels.space, scene.space_pile),
        (symbols.scrap, labels.scrap, scene.scrap_pile),
        (symbols.deck, labels.draw, scene.draw_pile),
        (symbols.discard, labels.discard, scene.discard_pile),
    )
    for row, (symbol, name, count) in enumerate(piles):
        shown = pile(symbol, name, count, PILE_WIDTH, PILE_HEIGHT)
        sheet.lay(shown, PILE_X, top + row * (PILE_HEIGHT + 5), symbol.__name__)


def _lay_hand(sheet: Sheet, scene: Scene, top: int) -> None:
    room = ROOM - TOTALS - GAP
    pitch = HAND_CARD + 14
    if len(scene.hand) > 1:
        pitch = min(pitch, (room - HAND_CARD) // (len(scene.hand) - 1))
    if not scene.hand:
        sheet.lay(empty(room, HAND_HEIGHT, scene.labels.no_card), MARGIN, top)
    for place, card in enumerate(scene.hand):
        sheet.lay(hand_card(card), MARGIN + place * pitch, top, "hand")
    left = WIDTH - MARGIN - TOTALS
    half, labels = (TOTALS - 14) // 2, scene.labels
    money = total(symbols.coin, labels.credits, scene.credits, half, HAND_HEIGHT)
    sheet.lay(money, left, top, "to-spend")
    damage = total(symbols.damage, labels.damage, scene.damage, half, HAND_HEIGHT)
    sheet.lay(damage, left + half + 14, top)


@lru_cache(maxsize=64)
def header(labels: Labels, left: int, meteors: int) -> Tile:
    """The top line: the turn, the mode, and the meteors left as a number and as a bar."""
    canvas = plate(ROOM, HEADER)
    middle, right, bar = HEADER / 2, canvas.width - 30, 120
    canvas.panel((right - bar, middle - 20, right, middle + 20), mix(PANEL, NIGHT, 0.6), EDGE)
    if left:
        fill = max(40, bar * left / meteors)
        canvas.panel((right - bar, middle - 20, right - bar + fill, middle + 20), ORANGE)
    end: float = right - bar - 28
    end -= canvas.text(end, middle, labels.left, cap=LARGE, align="right", room=490) + 56
    symbols.rock(canvas, end, middle, 76)
    x = 34 + canvas.text(34, middle, labels.turn, cap=LARGE, weight="black", room=330) + 30
    canvas.text(x, middle, labels.mode, cap=LARGE, ink=MUTED, weight="medium", room=end - 50 - x)
    return canvas.finish(cut=22)


@lru_cache(maxsize=16)
def slot(number: int, scrap: bool, last: bool) -> Tile:
    """The place above a column, with its number.

    It shows the scrap pile if it is there (`scrap`). Otherwise it marks the `last` column, at which
    the scrap pile ends the game.
    """
    edge = ORANGE if scrap else RED if last else EDGE
    canvas = plate(CARD, TRACK, mix(NIGHT, ORANGE, 0.4) if scrap else PANEL, edge, line=4, fine=3)
    middle = TRACK / 2
    if scrap:
        canvas.text(26, middle, str(number), cap=LARGE, weight="black")
        symbols.scrap(canvas, CARD - 62, middle, 72)
    elif last:
        canvas.text(26, middle, str(number), cap=LARGE, weight="black", ink=MUTED)
        symbols.warning(canvas, CARD - 62, middle, 64, RED)
    else:
        canvas.text(
            CARD / 2, middle, str(number), cap=LARGE, weight="black", ink=MUTED, align="middle"
        )
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def played_cards(cards: tuple[Card, ...], label: str) -> Tile:
    """The values of the cards played this turn, by kind; for too many cards, their sums."""
    width, middle = ROOM - TOTALS - GAP, FOOT / 2
    canvas = plate(width, FOOT, fine=3)
    room: float = width - 60
    if not cards:
        canvas.text(30, middle, label, cap=LARGE, ink=MUTED, weight="medium", room=room)
        return canvas.finish(cut=22)
    groups = [[c for c in cards if c.kind == kind] for kind in ("credits", "damage", "meteor")]
    groups = [group for group in groups if group]
    named, values = _fitting(label, groups, room - SIGN * len(groups))
    x = 30 + canvas.text(30, middle, named, cap=LARGE, ink=MUTED, weight="medium")
    x += 24 if named else 0
    narrower = min(1, (width - 20 - x - SIGN * len(groups)) / _width(values))
    for group, words in zip(groups, values, strict=True):
        SYMBOL[group[0].kind](canvas, x + 40, middle, 66, INK[group[0].kind])
        share = narrower * _width([words]) + 1
        x += SIGN + canvas.text(x + 84, middle, words, cap=LARGE, weight="black", room=share)
    return canvas.finish(cut=22)


def _fitting(label: str, groups: Sequence[Sequence[Card]], room: float) -> tuple[str, list[str]]:
    """The label, and a text with the values of each group, which together fit into `room` units.

    The label is "" if there is only room for the values. If not even they fit, the texts are sums.
    """
    each = [" ".join([str(card.value) for card in group]) for group in groups]
    least = letters.NARROWEST * _width(each)
    if letters.width(label, LARGE, "medium") + 24 + least <= room:
        return label, each
    if least <= room:
        return "", each
    return label, [str(sum([card.value for card in group])) for group in groups]


def _width(words: Sequence[str]) -> float:
    return sum([letters.width(one, LARGE, "black") for one in words])


_SHIELD_INK: Final[dict[Shield, Colour]] = {"down": MUTED, "up": SKY, "useless": STEEL}


@lru_cache(maxsize=16)
def shield(state: Shield, label: str) -> Tile:
    """The state of the shield, in words and as a symbol."""
    canvas = Canvas(TOTALS, FOOT)
    ink = _SHIELD_INK[state]
    ground = mix(NIGHT, SKY, 0.3) if state == "up" else PANEL
    canvas.panel((0, 0, TOTALS, FOOT), ground, SKY if state == "up" else EDGE, width=4)
    symbols.shield(canvas, 64, FOOT / 2, 72, ink)
    if state != "up":
        canvas.line([(30, FOOT - 22), (98, 22)], PANEL, 18)
        canvas.line([(32, FOOT - 20), (98, 20)], ink, 7)
    canvas.text(
        118, FOOT / 2, label, cap=LARGE, ink=WHITE if state == "up" else ink, room=TOTALS - 136
    )
    return canvas.finish(cut=22)
