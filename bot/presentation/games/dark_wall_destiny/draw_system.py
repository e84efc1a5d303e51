"""Draws the star system: a band with the star, and below it the positions of cards in two columns.

Beside the star are words, piles, and the Cryoships.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from bot.paint import symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    SKY,
    STEEL,
    VIOLET,
    WHITE,
    mix,
    tint,
)
from bot.paint.symbols import Icon
from bot.paint.widgets import MARGIN, ROOM, square_plate
from bot.presentation.games.dark_wall_destiny import draw_cards
from bot.presentation.games.dark_wall_destiny.table_scene import (
    BAND,
    FEW,
    INSET,
    Place,
    Scene,
    step_of,
    system_height,
)

STAR: Final = 76
GLOW: Final = 1.2
GROUND: Final = mix(NIGHT, VIOLET, 0.08)
PILE: Final = 86
"""Height of a pile."""
SPACE, BURNED = 322, 182
"""Widths of the space deck and of the burned cards."""
COLONIES: Final = (512, 86)
LINE: Final = 92
"""Height of a line of words."""
WIDE: Final = 752
"""Width of a position."""
SAID: Final = 226
"""Distance of the words beside the star from the left edge of the system."""
STAR_X, STAR_Y = 112, BAND // 2
"""The centre of the star."""
BADGE: Final = 48
"""Radius of the disc with a position's number."""
NAME: Final = 116
"""Distance of names from the left edge of a position."""
PAD: Final = 14
"""Minimum distance of a name from the right edge of a position."""
PRICE: Final = 132
"""Width of a price's plate."""


class Row(NamedTuple):
    """The height of a position, and how far below its top the name and the values are, in units.

    `edge` is the width of a marked position's edge.
    """

    high: int
    name: int
    values: int
    edge: int


FEW_ROW, MANY_ROW = Row(182, 50, 138, 7), Row(176, 49, 136, 6)
"""Measures of a position, if positions are few (`step_of`) and if they are many."""


def row_of(positions: int) -> Row:
    """The measures of a position in a system with this number of positions."""
    return FEW_ROW if positions <= FEW else MANY_ROW


def spots(positions: int) -> tuple[tuple[int, int], ...]:
    """The upper left corner of each position, within the system.

    From the first, positions go up on the left and then down on the right.
    """
    rising, foot, step = positions // 2, system_height(positions), step_of(positions)
    left = [(INSET, foot - INSET - (at + 1) * step) for at in range(rising)]
    right = [(ROOM - INSET - WIDE, BAND + at * step) for at in range(positions - rising)]
    return (*left, *right)


def lay(sheet: Sheet, scene: Scene, top: int) -> None:
    """Lay the star system, with its upper edge at `top`."""
    number = len(scene.places)
    sheet.lay(track(number), MARGIN, top)
    for one, (left, down) in zip(scene.places, spots(number), strict=True):
        part = "attack-vector" if one.vector else "place"
        sheet.lay(place(one, row_of(number)), MARGIN + left, top + down, part)
    sheet.lay(star(scene.spins), MARGIN + STAR_X - STAR, top + STAR_Y - STAR, "star")
    labels = scene.labels
    right = ROOM - INSET - COLONIES[0]
    y = top + STAR_Y - LINE * (2 if labels.spins else 1) // 2
    sheet.lay(words_at(labels.round, right - SAID - 10), MARGIN + SAID, y)
    if labels.spins:
        sheet.lay(words_at(labels.spins, right - SAID - 10, burns=True), MARGIN + SAID, y + LINE)
    y = top + STAR_Y - PILE - 3
    later = f"+{scene.fresh}" if scene.fresh else ""
    sheet.lay(pile(symbols.space, f"{scene.deck}", SPACE, later), MARGIN + right, y, "space")
    sheet.lay(pile(symbols.scrap, f"{scene.burned}", BURNED), MARGIN + ROOM - INSET - BURNED, y)
    sheet.lay(colonies(scene.colonies), MARGIN + right, top + STAR_Y + 3, "cryoships")


@lru_cache(maxsize=512)
def place(one: Place, row: Row) -> Tile:
    """A position: its number, and its card's name, type, values or attack, and price.

    The number of an attack vector is on a red ground. A thick edge is red if the card will attack
    in the next spin, and orange if it will burn; then its number is on a small star. A spark marks
    further abilities, a green plate a price that can be paid.
    """
    high, upper, lower, _ = row
    ink = STEEL if one.card is None else draw_cards.INK[one.card.kind]
    edge = RED if one.lands else ORANGE if one.burns else mix(ink, NIGHT, 0.25)
    marked = one.lands or one.burns
    ground = mix(NIGHT, ink, 0.12 if one.card is None else 0.3)
    canvas = square_plate(WIDE, high, ground, edge, line=row.edge if marked else 4)
    _number(canvas, one, high / 2)
    face = one.card
    if face is None:
        canvas.disc(WIDE / 2, high / 2, 12, tint(STEEL, 0.4))
        return canvas.finish(cut=22)
    canvas.text(NAME, upper, one.name, cap=LARGE, room=WIDE - NAME - PAD)
    draw_cards.sign(canvas, face.kind, NAME + 36, lower, 66)
    if face.attack is not None:
        draw_cards.attack(canvas, face.attack, NAME + 136, lower, 58)
    else:
        for along, (value, n) in enumerate(face.values):
            draw_cards.chip(canvas, value, n, NAME + 130 + along * 88, lower, 66)
    if face.more:
        canvas.polygon(symbols.around(WIDE - PRICE - 56, lower, 24, 4, inner=0.4), WHITE)
    if face.price is not None:
        coin = draw_cards.coin(face)
        if face.payable:
            box = (WIDE - PRICE - 14, lower - 39, WIDE - 14, lower + 39)
            canvas.panel(box, GREEN, radius=16)
            coin = NIGHT
        x = WIDE - 14 - PRICE / 2
        canvas.text(x, lower, str(face.price), cap=LARGE, ink=coin, weight="black", align="middle")
    return canvas.finish(cut=22)


def _number(canvas: Canvas, one: Place, y: float) -> None:
    """Draw a position's number: on a small star if its card will burn, else on a disc."""
    canvas.disc(60, y, BADGE, mix(NIGHT, RED if one.vector else STEEL, 0.6))
    if one.burns:
        for reach, ink in ((52, RED), (45, ORANGE), (38, AMBER)):
            canvas.disc(60, y, reach, ink)
    ink = NIGHT if one.burns else WHITE
    room = 2 * BADGE - 4
    canvas.text(60, y, str(one.at), cap=LARGE, ink=ink, weight="black", align="middle", room=room)


@lru_cache(maxsize=8)
def track(positions: int) -> Tile:
    """The ground of the system: the path that cards take, and the star's glow."""
    canvas = Canvas(ROOM, system_height(positions), GROUND, fine=2)
    high = row_of(positions).high
    middles = [(left + WIDE / 2, top + high / 2) for left, top in spots(positions)]
    canvas.line(middles, mix(NIGHT, STEEL, 0.5), 10)
    for reach, share in ((GLOW, 0.14), (1.16, 0.28), (1.08, 0.42)):
        canvas.disc(STAR_X, STAR_Y, STAR * reach, mix(NIGHT, ORANGE, share))
    return canvas.finish(cut=40)


@lru_cache(maxsize=64)
def star(spins: int | None) -> Tile:
    """The star, with the number of spins until a Cryoship burns; None if none is in the system."""
    canvas = Canvas(2 * STAR, 2 * STAR, ORANGE, fine=2)
    canvas.disc(STAR, STAR, STAR, RED)
    canvas.disc(STAR, STAR, STAR - 16, ORANGE)
    canvas.disc(STAR, STAR, STAR - 34, AMBER)
    if spins is not None:
        draw_cards.sign(canvas, "cryoship", STAR, STAR - 44, 42)
        canvas.text(STAR, STAR + 20, str(spins), cap=70, ink=NIGHT, weight="black", align="middle")
    return canvas.finish(cut=STAR)


@lru_cache(maxsize=128)
def words_at(said: str, wide: int, *, burns: bool = False) -> Tile:
    """A line of words beside the star; one about the Cryoship that `burns` begins with its sign."""
    canvas = Canvas(wide, LINE, GROUND, fine=2)
    if burns:
        draw_cards.sign(canvas, "cryoship", 48, LINE / 2 - 6, 70)
    canvas.text(102 if burns else 10, LINE / 2 - 6, said, cap=LARGE, weight="black")
    return canvas.finish(cut=30)


@lru_cache(maxsize=64)
def pile(symbol: Icon, count: str, wide: int, later: str = "") -> Tile:
    """A pile's symbol and size; `later` is how many regions' decks are not yet open, or ""."""
    canvas, y = square_plate(wide, PILE), PILE / 2
    symbol(canvas, 48, y, 68)
    canvas.text(90, y, count, cap=LARGE, weight="black", room=wide - 96 - (116 if later else 0))
    canvas.text(wide - 14, y, later, cap=LARGE, ink=MUTED, align="right", room=98)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def colonies(stands: tuple[str, ...]) -> Tile:
    """All Cryoships: white with a bar if saved, framed if in play, red if burned, or dark."""
    wide, high = COLONIES
    canvas = square_plate(wide, high)
    for at, how in enumerate(stands):
        x, y = 60 + at * 98, high / 2 - 4
        ink = {"saved": WHITE, "here": SKY, "burned": RED}.get(how, mix(PANEL, STEEL, 0.5))
        draw_cards.rays(canvas, x, y, 30, ink, 9)
        if how == "here":
            canvas.ring(x, y, 36, AMBER, 6)
        if how == "saved":
            canvas.line([(x - 28, high - 14), (x + 28, high - 14)], WHITE, 9)
    return canvas.finish(cut=22)
