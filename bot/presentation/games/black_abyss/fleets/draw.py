"""Draws cards of ships, and sheets with the cards of one seat."""

from functools import lru_cache
from typing import Final

from bot.paint import icons, symbols
from bot.paint.canvas import Canvas, Sheet, Tile
from bot.paint.palette import MUTED, NIGHT, PANEL, RED, STEEL, TEAL, WHITE, mix
from bot.paint.widgets import ROOM, in_rows, stack
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.fleets.scene import SECTIONS_A_LINE, Scene, Section, Ship
from bot.presentation.games.black_abyss.map import draw_spaces as spaces

HEADER: Final = 104
SECTION: Final = 96
VESSEL: Final = 120
NAME: Final = 274
"""Distance of a ship's name from the left edge of its card, in units."""


def draw(scene: Scene) -> Sheet:
    """A sheet of cards."""
    rows = [header(scene.seat, scene.race, scene.letter, scene.title), *map(card, scene.ships)]
    if scene.none:
        rows.append(header(scene.seat, "", "", scene.none))
    return stack(SKY_COLOUR, in_rows(rows, 1), GAP)


@lru_cache(maxsize=32)
def header(seat: int, race: str, letter: str, title: str) -> Tile:
    """The line with the owner of the ships; without a letter, only a line of words."""
    canvas = Canvas(ROOM, HEADER, PANEL, fine=2)
    spaces.frame(canvas, seat, 8)
    start = 34
    if letter:
        spaces.chip(canvas, letter, seat, 22, HEADER / 2, 70)
        spaces.emblem(canvas, race, seat, 110 + spaces.EMBLEM / 2, HEADER / 2)
        start = 124 + spaces.EMBLEM
    canvas.text(start, HEADER / 2, title, weight="black", room=ROOM - start - 24)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def card(ship: Ship) -> Tile:
    """A ship's card: owner, class, name, cargo and sections; damaged sections have a cross."""
    lines = -(-len(ship.sections) // SECTIONS_A_LINE)
    canvas = Canvas(ROOM, HEADER + lines * (SECTION + 10) + 8, mix(NIGHT, PANEL, 0.8), fine=2)
    middle = HEADER / 2
    spaces.frame(canvas, ship.seat, 8)
    spaces.chip(canvas, ship.letter, ship.seat, 22, middle, 70)
    spaces.vessel(canvas, ship.hull, ship.seat, 178, middle, VESSEL)
    x = NAME + canvas.text(NAME, middle, ship.name, weight="black", room=700) + 40
    canvas.text(ROOM - 30, middle, ship.aboard, ink=MUTED, align="right", room=ROOM - 30 - x)
    width = (ROOM - 24) // SECTIONS_A_LINE
    for place, section in enumerate(ship.sections):
        row, column = divmod(place, SECTIONS_A_LINE)
        _section(canvas, section, 16 + column * width, HEADER + row * (SECTION + 10), width - 10)
    return canvas.finish(cut=22)


def _section(canvas: Canvas, section: Section, x: float, y: float, width: float) -> None:
    box = (x, y, x + width, y + SECTION)
    hue = RED if section.covered else STEEL if section.empty else TEAL
    canvas.panel(box, mix(NIGHT, hue, 0.28), hue, radius=16, width=4)
    start, middle = x + 20, y + SECTION / 2
    if section.covered:
        symbols.cross(canvas, x + 40, middle, 46)
        start = x + 76
    elif section.icon:
        icons.ICONS[section.icon](canvas, x + 44, middle, 52)
        start = x + 80
    ink = MUTED if section.covered or section.empty else WHITE
    room = x + width - start - 14
    canvas.text(start, middle, section.name, ink=ink, room=room)
