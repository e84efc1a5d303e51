"""Draws the star system: its named positions, in two columns beside the star."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.paint import letters, symbols
from bot.paint.canvas import LETTER, Canvas, Point, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    GREEN,
    NIGHT,
    ORANGE,
    RED,
    STEEL,
    WHITE,
    mix,
    tint,
)
from bot.paint.widgets import MARGIN, ROOM, framed
from bot.presentation.games.dark_wall_destiny import draw_cards
from bot.presentation.games.dark_wall_destiny.draw_system import (
    COLONIES,
    GLOW,
    GROUND,
    LINE,
    PILE,
    STAR,
    colonies,
    pile,
    star,
    words_at,
)
from bot.presentation.games.dark_wall_destiny.table_scene import (
    INSET,
    Place,
    Scene,
    step_of,
    system_height,
)

WIDE: Final = 592
"""The width of a position."""
MIDDLE: Final = ROOM - 2 * (WIDE + INSET)
"""The width between the columns."""
ABOVE: Final = 208
"""Height of the star above the middle, as more things are below it than above it."""
BADGE: Final = 44
"""Radius of the disc with a position's number."""
NAME: Final = 108
"""Distance of names from the left edge of a position."""
PAD: Final = 14
"""Minimum distance of a name from the right edge."""
PRICE: Final = 116
"""The width of a price's plate."""


class Row(NamedTuple):
    """The height of a position, and where its name, price and values are."""

    high: int
    name: int
    values: int


ROWS: Final = ((12, Row(146, 42, 114)), (99, Row(141, 41, 112)))
"""Measures by the maximum number of positions: if there are many, each is lower."""


def row_of(positions: int) -> Row:
    """The measures of each position, for this number of positions."""
    return next(row for most, row in ROWS if positions <= most)


def spots(positions: int) -> tuple[tuple[int, int], ...]:
    """The left upper corner of each position, from 1: up on the left, down on the right."""
    rising, foot, step = positions // 2, system_height(positions) - INSET, step_of(positions)
    left = [(INSET, foot - (at + 1) * step) for at in range(rising)]
    right = [(ROOM - INSET - WIDE, INSET + at * step) for at in range(positions - rising)]
    return (*left, *right)


def star_at(positions: int) -> Point:
    """The centre of the star."""
    return ROOM / 2, system_height(positions) / 2 - ABOVE


def lay(sheet: Sheet, scene: Scene, top: int) -> None:
    """Lay the star system; its upper edge is at `top`."""
    number = len(scene.places)
    vectors = tuple([one.at for one in scene.places if one.vector])
    sheet.lay(track(number, vectors), MARGIN, top)
    for one, (left, down) in zip(scene.places, spots(number), strict=True):
        sheet.lay(place(one, row_of(number)), MARGIN + left, top + down)
    middle, y = MARGIN + ROOM // 2, top + round(star_at(number)[1])
    sheet.lay(star(scene.spins), middle - STAR, y - STAR)
    deck = pile("space", f"{scene.deck}", scene.fresh)
    sheet.lay(deck, middle - PILE[0] // 2, y - round(STAR * GLOW) - 16 - PILE[1])
    y += round(STAR * GLOW) + 8
    labels = scene.labels
    lines = letters.wrapped(labels.spins, MIDDLE - 24, 2, LETTER, "black") if labels.spins else ()
    for said in (labels.round, *lines):
        sheet.lay(words_at(said, MIDDLE), middle - MIDDLE // 2, y)
        y += LINE
    y = top + system_height(number) - INSET - PILE[1]
    sheet.lay(pile("scrap", f"{scene.burned}", 0), middle - PILE[0] // 2, y)
    stands = tuple([colony.stands for colony in scene.colonies])
    sheet.lay(colonies(stands), middle - COLONIES[0] // 2, y - 10 - COLONIES[1])


@lru_cache(maxsize=512)
def place(one: Place, row: Row) -> Tile:
    """A position: its number and its card's name; below them type, values or attack, and price.

    The number is red at an attack vector. The edge shows whether the card will attack or burn. A
    spark marks further abilities, a green plate a price that can be paid.
    """
    high, upper, lower = row
    ink = STEEL if one.card is None else draw_cards.INK[one.card.kind]
    edge = RED if one.lands else ORANGE if one.burns else mix(ink, NIGHT, 0.25)
    marked = one.lands or one.burns
    ground = mix(NIGHT, ink, 0.12 if one.card is None else 0.3)
    canvas = framed(WIDE, high, ground, edge, line=11 if marked else 5)
    canvas.disc(60, high / 2, BADGE, mix(NIGHT, RED if one.vector else STEEL, 0.6))
    canvas.text(60, high / 2, str(one.at), weight="black", align="middle", room=2 * BADGE - 8)
    face = one.card
    if face is None:
        canvas.disc(WIDE / 2, high / 2, 12, tint(STEEL, 0.4))
        return canvas.finish(cut=22)
    canvas.text(NAME, upper, one.name, room=WIDE - NAME - PAD)
    draw_cards.sign(canvas, face.kind, NAME + 36, lower, 54)
    if face.attack is not None:
        draw_cards.attack(canvas, face.attack, NAME + 120, lower, 44)
    else:
        for along, (value, n) in enumerate(face.values):
            draw_cards.chip(canvas, value, n, NAME + 114 + along * 72, lower, 48)
    if face.more:
        canvas.polygon(symbols.around(WIDE - PRICE - 46, lower, 17, 4, inner=0.4), WHITE)
    if face.price is not None:
        coin = mix(ORANGE if face.by_combat else AMBER, WHITE, 0.35)
        if face.payable:
            box = (WIDE - PRICE - 12, lower - 28, WIDE - 16, lower + 26)
            canvas.panel(box, GREEN, radius=16)
            coin = NIGHT
        x = WIDE - 14 - PRICE / 2
        canvas.text(x, lower, str(face.price), ink=coin, weight="black", align="middle")
    return canvas.finish(cut=22)


@lru_cache(maxsize=8)
def track(positions: int, vectors: tuple[int, ...]) -> Tile:
    """The path of the cards around the star, and a ray from the star to each attack vector."""
    canvas = Canvas(ROOM, system_height(positions), GROUND, fine=2)
    x, y = star_at(positions)
    corners, high = spots(positions), row_of(positions).high
    middles = [(left + WIDE / 2, top + high / 2) for left, top in corners]
    canvas.line(middles, mix(NIGHT, STEEL, 0.5), 10)
    for at in vectors:
        left, top = corners[at - 1]
        canvas.line([(x, y), (left + WIDE if left < x else left, top + high / 2)],
                    mix(NIGHT, RED, 0.4), 9)  # fmt: skip
    for reach, share in ((GLOW, 0.14), (1.16, 0.28), (1.08, 0.42)):
        canvas.disc(x, y, STAR * reach, mix(NIGHT, ORANGE, share))
    return canvas.finish(cut=40)
