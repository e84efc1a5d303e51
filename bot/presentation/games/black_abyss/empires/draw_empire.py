"""Draws one empire: resources, standing, ships, relations, technologies.

A relation is shown as a word, followed by the letters of the empires that have it.
"""

from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    GREEN,
    MUTED,
    NIGHT,
    PANEL,
    STEEL,
    TEAL,
    WHITE,
    mix,
)
from bot.paint.widgets import ROOM, in_rows, plate, stack
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.empires.empire_scene import (
    Figure,
    Relation,
    Scene,
    Stock,
)
from bot.presentation.games.black_abyss.map import draw_spaces as spaces

HEADER: Final = 116
PEOPLE: Final = 84
"""Height of a line on the race."""
THIRD: Final = (ROOM + GAP) // 3 - GAP
STOCK: Final = 190
FIGURE: Final = 104
RELATIONS: Final = 104
TECHNOLOGY: Final = 92
HALF: Final = (ROOM + GAP) // 2 - GAP

_INKS: Final = (GREEN, AMBER, STEEL)


def draw(scene: Scene) -> Sheet:
    """The picture of one empire."""
    stocks = [stock(one, place) for place, one in enumerate(scene.stocks)]
    figures = [figure(one) for one in (*scene.figures, *scene.fleet)]
    known = [technology(one) for one in scene.technologies] or [nothing(scene.no_technology)]
    half = -(-len(known) // 2)
    rows = [
        [header(scene.seat, scene.race, scene.letter, scene.title)],
        *([[people(scene.people)]] if scene.people else []),
        stocks,
        *in_rows(figures, 3),
        *([[relations(scene.relations)]] if scene.relations else []),
        *(known[at::half] for at in range(half)),
    ]
    return stack(SKY_COLOUR, rows, GAP)


@lru_cache(maxsize=32)
def header(seat: int, race: str, letter: str, title: str) -> Tile:
    """The line with the empire's letter, emblem and title."""
    canvas = Canvas(ROOM, HEADER, PANEL, fine=2)
    spaces.frame(canvas, seat, 8)
    spaces.chip(canvas, letter, seat, 26, HEADER / 2, 76)
    spaces.emblem(canvas, race, seat, 122 + spaces.EMBLEM / 2, HEADER / 2)
    start = 142 + spaces.EMBLEM
    canvas.text(start, HEADER / 2, title, cap=62, weight="black", room=ROOM - start - 30)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def people(lines: tuple[str, ...]) -> Tile:
    """The strength and the weakness of the race, a line each."""
    canvas = plate(ROOM, PEOPLE * len(lines), mix(NIGHT, PANEL, 0.8))
    for place, line in enumerate(lines):
        canvas.text(26, PEOPLE * (place + 0.5), line, ink=MUTED, weight="medium", room=ROOM - 52)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def stock(one: Stock, place: int) -> Tile:
    """A resource: its amount, and the income per cycle. `place` decides the colour."""
    ink = _INKS[place % len(_INKS)]
    canvas = plate(THIRD, STOCK, mix(NIGHT, ink, 0.25), mix(ink, NIGHT, 0.3), line=4)
    canvas.text(26, 50, one.name, ink=mix(ink, WHITE, 0.5), weight="medium", room=THIRD - 52)
    canvas.text(26, 138, str(one.amount), cap=72, weight="black", room=230)
    canvas.text(THIRD - 26, 142, f"{one.income:+d}", ink=MUTED, align="right", room=190)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def figure(one: Figure) -> Tile:
    """A name and its number."""
    canvas = plate(THIRD, FIGURE)
    right = THIRD - 26.0
    wide = canvas.text(right, FIGURE / 2, str(one.value), weight="black", align="right", room=150)
    room = right - wide - 46
    canvas.text(26, FIGURE / 2, one.name, ink=MUTED, weight="medium", room=room)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def relations(others: tuple[Relation, ...]) -> Tile:
    """The letters of other empires, by their relation to this one."""
    canvas = plate(ROOM, RELATIONS)
    x, middle = 26.0, RELATIONS / 2
    for called, same in groupby(others, lambda one: one.called):
        x += canvas.text(x, middle, called, ink=MUTED, weight="medium") + 24
        for other in same:
            spaces.chip(canvas, other.letter, other.seat, x, middle, 70)
            x += 82
        x += 40
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def technology(known: Figure) -> Tile:
    """A technology and its level."""
    canvas = plate(HALF, TECHNOLOGY, mix(NIGHT, PANEL, 0.8))
    right, middle = HALF - 24.0, TECHNOLOGY / 2
    ink = mix(TEAL, WHITE, 0.5)
    wide = canvas.text(
        right, middle, str(known.value), ink=ink, weight="black", align="right", room=90
    )
    canvas.text(26, middle, known.name, room=right - wide - 46)
    return canvas.finish(cut=22)


@lru_cache(maxsize=8)
def nothing(words: str) -> Tile:
    """The line that says that an empire has no technologies."""
    canvas = plate(ROOM, TECHNOLOGY, mix(NIGHT, PANEL, 0.8))
    canvas.text(26, TECHNOLOGY / 2, words, ink=MUTED, weight="medium", room=ROOM - 52)
    return canvas.finish(cut=22)
