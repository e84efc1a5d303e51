"""Draws the star system of more than `NAMED` positions: on an arc round the star, without names."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from math import copysign, cos, pi, sin
from typing import Final

from bot.paint.canvas import Canvas, Point, Sheet, Tile
from bot.paint.palette import (
    NIGHT,
    ORANGE,
    RED,
    STEEL,
    mix,
)
from bot.paint.widgets import MARGIN, ROOM
from bot.presentation.games.dark_wall_destiny import draw_cards
from bot.presentation.games.dark_wall_destiny.draw_system import (
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
from bot.presentation.games.dark_wall_destiny.table_scene import Place, Scene, system_height

SIZES: Final = ((14, 172), (99, 156))
"""Card size by the number of positions, up to each bound."""
MOST: Final = 600
"""The widest that words are, as rays pass by."""
HALF: Final = 412
"""Half the height of the arc."""
BADGE: Final = 46
"""Radius of the disc with a position's number."""
UPRIGHT: Final = 0.45
"""Cards this far above the star, relative to their horizontal distance, are numbered below."""
SLANT: Final = 0.2
"""How far such a number leans towards the star, so that none lies between two cards."""
_BEGINS: Final = 136.0
_ENDS: Final = 404.0
"""Angle of the arc's end, in degrees clockwise from three o'clock; `_BEGINS` is its start."""
_STEPS: Final = 4000
_BENT: Final = 0.66


def size_of(positions: int) -> int:
    """The size of a card of the system."""
    return next(size for most, size in SIZES if positions <= most)


def star_at(positions: int) -> Point:
    """The centre of the arc."""
    return ROOM / 2, system_height(positions) / 2


@lru_cache(maxsize=8)
def centres(positions: int) -> tuple[Point, ...]:
    """The centres of the cards, from position 1 on, as far apart as the arc allows."""
    x, y = star_at(positions)
    across, down = ROOM / 2 - size_of(positions) / 2 - 14, HALF
    angles = [(_BEGINS + (_ENDS - _BEGINS) * step / _STEPS) * pi / 180 for step in range(_STEPS)]
    arc = [(x + across * _bent(cos(angle)), y + down * _bent(sin(angle))) for angle in angles]
    apart = next(far for far in count(400, -1) if len(_stops(arc, far)) >= positions)
    return tuple(_stops(arc, apart)[:positions])


def _bent(share: float) -> float:
    """Makes an ellipse squarer, so that more fits on it."""
    return copysign(abs(share) ** _BENT, share)


def _stops(arc: list[Point], apart: float) -> list[Point]:
    """Points of the arc at which squares of size `apart` do not overlap."""
    found = arc[:1]
    for x, y in arc:
        if max(abs(x - found[-1][0]), abs(y - found[-1][1])) >= apart:
            found.append((x, y))
    return found


@lru_cache(maxsize=8)
def badges(positions: int) -> tuple[Point, ...]:
    """The positions of the numbers: on each card's inner side."""
    x, y = star_at(positions)
    reach = size_of(positions) / 2 + BADGE
    found = []
    for px, py in centres(positions):
        across, down = x - px, y - py
        if down > UPRIGHT * abs(across):
            found.append((px + SLANT * across, py + reach))
        else:
            found.append((px + copysign(reach, across), py))
    return tuple(found)


def lay(sheet: Sheet, scene: Scene, top: int) -> None:
    """Lay the system, its top at `top`."""
    places = scene.places
    number, size = len(places), size_of(len(places))
    vectors = tuple([one.at for one in places if one.vector])
    sheet.lay(track(number, vectors), MARGIN, top)
    for one, (x, y) in zip(places, centres(number), strict=True):
        sheet.lay(_card(one, size), MARGIN + round(x - size / 2), top + round(y - size / 2))
    x, y = star_at(number)
    labels = scene.labels
    left, middle = MARGIN + round(x), top + round(y) - 14
    sheet.lay(star(scene.spins), left - STAR, middle - STAR)
    top_of_words = middle + round(STAR * GLOW)
    for line, said in enumerate(filter(None, (labels.round, labels.spins))):
        wide = min(MOST, 80 + 38 * len(said))
        sheet.lay(words_at(said, wide), left - wide // 2, top_of_words + line * LINE)
    foot = top + system_height(number) - 14 - PILE[1]
    stands = tuple([colony.stands for colony in scene.colonies])
    sheet.lay(colonies(stands), MARGIN + round(x) - 150, foot)
    deck = pile("space", f"{scene.deck}", scene.fresh)
    sheet.lay(deck, MARGIN + round(x) - 166 - PILE[0], foot)
    sheet.lay(pile("scrap", f"{scene.burned}", 0), MARGIN + round(x) + 166, foot)


def _card(place: Place, size: int) -> Tile:
    if place.card is None:
        return draw_cards.gap(size)
    edge = RED if place.lands else ORANGE if place.burns else None
    return draw_cards.small(place.card, size, edge)


@lru_cache(maxsize=8)
def track(positions: int, vectors: tuple[int, ...]) -> Tile:
    """The arc, and a ray from the star to each attack vector."""
    canvas = Canvas(ROOM, system_height(positions), GROUND, fine=2)
    x, y = star_at(positions)
    places, size = centres(positions), size_of(positions)
    canvas.line(list(places), mix(NIGHT, STEEL, 0.5), 10)
    for at in vectors:
        canvas.line([(x, y - 14), badges(positions)[at - 1]], mix(NIGHT, RED, 0.4), 9)
        _frame(canvas, places[at - 1], size)
    for at, (bx, by) in enumerate(badges(positions), 1):
        canvas.disc(bx, by, BADGE, mix(NIGHT, RED if at in vectors else STEEL, 0.6))
        canvas.text(bx, by, str(at), weight="black", align="middle", room=2 * BADGE - 8)
    for reach, share in ((GLOW, 0.14), (1.16, 0.28), (1.08, 0.42)):
        canvas.disc(x, y - 14, STAR * reach, mix(NIGHT, ORANGE, share))
    return canvas.finish(cut=40)


def _frame(canvas: Canvas, place: Point, size: int) -> None:
    """A frame around an attack vector."""
    (x, y), reach = place, size / 2 + 9
    box = (x - reach, y - reach, x + reach, y + reach)
    canvas.panel(box, mix(NIGHT, RED, 0.7), radius=30)
