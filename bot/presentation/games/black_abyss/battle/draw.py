"""Draws the battle board: squares beside a planet's edge, and below them a card for each ship.

Squares that the picked ship can reach are green with a dot, squares in range of its weapons have a
thick red edge, so that nobody needs to tell colours apart. Squares with asteroids have rocks.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.paint import ships as vessels
from bot.paint import symbols
from bot.paint.canvas import Canvas, Point, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    EDGE,
    GREEN,
    MUTED,
    NIGHT,
    PANEL,
    RED,
    ROCK,
    SKY,
    STEEL,
    VOID,
    WHITE,
    Colour,
    mix,
)
from bot.paint.shapes import ShipClass
from bot.paint.widgets import MARGIN, ROOM, header, in_rows, square_plate, stack
from bot.presentation.games.black_abyss.battle.scene import Card, Scene, Stack
from bot.presentation.games.black_abyss.draw_frame import GAP, SKY_COLOUR
from bot.presentation.games.black_abyss.map import draw_spaces as spaces
from bot.presentation.games.black_abyss.map.draw_bodies import PLANETS
from bot.presentation.games.black_abyss.map.scene import Owner
from engine.games.black_abyss.rules.war import board

HEADER: Final = 104
AXIS: Final = 76
"""Width and height of the margins with the names of rows and columns."""
SQUARE: Final = 148
PLANET: Final = ROOM - AXIS - board.COLUMNS * SQUARE
BOARD: Final = board.ROWS * SQUARE
CARD: Final = 92
ABREAST: Final = 2
"""Cards per row."""
HALF: Final = (ROOM + GAP) // ABREAST - GAP
PIPS: Final = 8
"""Sections per row of a card."""
GUNS: Final = 6
"""Maximum number of batteries drawn; a dot stands for further ones."""

_WILD: Final[ShipClass] = "winged"
_ROCKS: Final = ((0.17, 0.17, 0.26), (0.84, 0.2, 0.2), (0.2, 0.52, 0.2), (0.78, 0.52, 0.32))
"""The asteroids of a square, behind its ships: x, y and size, as shares of the square's size."""
_PLACES: Final = {
    1: ((0.5, 0.3),),
    2: ((0.28, 0.3), (0.74, 0.3)),
    3: ((0.28, 0.17), (0.74, 0.17), (0.5, 0.44)),
    4: ((0.28, 0.17), (0.74, 0.17), (0.28, 0.44), (0.74, 0.44)),
}
"""Where ships are in a square, by their number, as shares of its size; at most four are drawn."""


def draw(scene: Scene) -> Sheet:
    """The battle board."""
    rows: list[Sequence[Tile]] = [
        [header(HEADER, scene.title, scene.moving)],
        [ground(scene.planet, scene.guns, mirrored=scene.mirrored)],
    ]
    for _, side in groupby(scene.cards, key=lambda card: card.seat):
        rows += in_rows([*map(ship, side)], ABREAST)
    sheet = stack(SKY_COLOUR, [*rows, *([[further(scene.more)]] if scene.more else [])], GAP)
    _lay_squares(sheet, scene, MARGIN + HEADER + GAP + AXIS)
    return sheet


def _lay_squares(sheet: Sheet, scene: Scene, top: int) -> None:
    """Lay the squares that are not empty, or are in reach or range, or have asteroids."""
    stacks = {stack.at: stack for stack in scene.stacks}
    for at in board.SQUARES:
        reached, ranged = at in scene.reach, at in scene.range
        covered = at in scene.cover
        if at in stacks or reached or ranged or covered:
            column, row = divmod(at, board.ROWS)
            tile = square(stacks.get(at), reached, ranged, covered)
            left = MARGIN + left_of(column, mirrored=scene.mirrored)
            sheet.lay(tile, left, top + row * SQUARE)


def left_of(column: int, *, mirrored: bool) -> int:
    """The left edge of a column of squares. The planet is left of them; if `mirrored`, right."""
    if mirrored:
        return AXIS + (board.COLUMNS - 1 - column) * SQUARE
    return PLANET + AXIS + column * SQUARE


@lru_cache(maxsize=16)
def ground(planet: str, guns: tuple[Owner, ...], *, mirrored: bool) -> Tile:
    """The empty board with the names of rows and columns, beside the planet with its batteries."""
    canvas = Canvas(ROOM, AXIS + BOARD, VOID, fine=2)
    if planet:
        _planet(canvas, planet, guns, mirrored=mirrored)
    letters = AXIS / 2 if mirrored else PLANET + AXIS / 2
    for row in range(board.ROWS):
        y = AXIS + (row + 0.5) * SQUARE
        name = board.NAMES[row][1:]
        canvas.text(letters, y, name, ink=MUTED, weight="medium", align="middle")
    for column in range(board.COLUMNS):
        x = left_of(column, mirrored=mirrored) + SQUARE / 2
        name = board.NAMES[column * board.ROWS][:1]
        canvas.text(x, AXIS / 2, name, ink=MUTED, weight="medium", align="middle")
        for row in range(board.ROWS):
            left, top = x - SQUARE / 2, AXIS + row * SQUARE
            canvas.panel(
                (left + 2, top + 2, left + SQUARE - 2, top + SQUARE - 2),
                mix(NIGHT, PANEL, 0.5),
                mix(NIGHT, EDGE, 0.6),
                radius=14,
            )
    return canvas.finish(cut=22)


def _planet(canvas: Canvas, kind: str, guns: tuple[Owner, ...], *, mirrored: bool) -> None:
    """Draw the planet as part of a large disc, with a chip for each battery."""
    hue = PLANETS.get(kind, STEEL)
    middle, radius = AXIS + BOARD / 2, BOARD * 0.9
    for part, share in ((1.0, 0.0), (0.97, 0.3), (0.9, 0.45)):
        x = ROOM - PLANET + radius if mirrored else PLANET - radius
        canvas.disc(x, middle, radius * part, mix(hue, NIGHT, share))
    shown = guns[:GUNS]
    for place, gun in enumerate(shown):
        y = middle + (place - (len(shown) - 1) / 2) * (SQUARE * 0.9)
        spaces.chip(canvas, gun.letter, gun.seat, ROOM - 64 if mirrored else 8, y, 56)
        symbols.strike(canvas, ROOM - 92 if mirrored else 92, y, 44, WHITE)
    if len(guns) > GUNS:
        canvas.disc(ROOM - 40 if mirrored else 40, middle + SQUARE * 2.8, 9, WHITE)


@lru_cache(maxsize=512)
def square(stack: Stack | None, reached: bool, ranged: bool, covered: bool) -> Tile:
    """A square with its ships and their chip, asteroids, and the marks for reach and range."""
    empty = mix(NIGHT, ROCK, 0.35) if covered else mix(NIGHT, PANEL, 0.5)
    fill = mix(NIGHT, GREEN, 0.35) if reached else empty
    canvas = Canvas(SQUARE, SQUARE, VOID, fine=2)
    edge, width = (RED, 7) if ranged else (mix(NIGHT, EDGE, 0.6), 3)
    if stack is not None and stack.picked:
        edge, width = WHITE, 9
    box = (2, 2, SQUARE - 2, SQUARE - 2)
    canvas.panel(box, fill, edge, radius=14, width=width)
    for x, y, size in _ROCKS if covered else ():
        symbols.rock(canvas, x * SQUARE, y * SQUARE, size * SQUARE, ROCK)
    if stack is None:
        if reached:
            canvas.disc(SQUARE / 2, SQUARE / 2, 13, mix(GREEN, WHITE, 0.4))
        return canvas.finish()
    places = _PLACES[min(4, len(stack.hulls))]
    length = SQUARE * (0.78 if len(places) == 1 else 0.4)
    for hull, (x, y) in zip(stack.hulls, places, strict=False):
        at = x * SQUARE, y * SQUARE
        _vessel(canvas, hull, stack.seat, at, length, rightwards=stack.rightwards)
    spaces.chip(canvas, stack.said, stack.seat, 14, SQUARE - 44, SQUARE - 28)
    return canvas.finish()


def _vessel(
    canvas: Canvas, hull: str, seat: int, at: Point, length: float, *, rightwards: bool = False
) -> None:
    hue: Colour = mix(spaces.ink_of(seat), WHITE, 0.2)
    kind = spaces.VESSELS.get(hull, _WILD)
    vessels.ship(canvas, kind, *at, length, hue, rightwards=rightwards)


@lru_cache(maxsize=256)
def ship(card: Card) -> Tile:
    """A ship's card: its chip, as on the board, its class, square, and sections with damage."""
    canvas = Canvas(HALF, CARD, mix(NIGHT, PANEL, 0.8), fine=2)
    middle = CARD / 2
    spaces.frame(canvas, card.seat, 8)
    spaces.chip(canvas, card.chip, card.seat, 14, middle, SQUARE - 28)
    _vessel(canvas, card.hull, card.seat, (196, middle), 96)
    canvas.text(284, middle, card.square or "?", weight="black", room=100)
    hits = card.owed
    lines = -(-len(card.covered) // PIPS)
    for section, covered in enumerate(card.covered):
        row, column = divmod(section, PIPS)
        x, y = 412 + column * 45, middle + (row - (lines - 1) / 2) * 42
        owed = not covered and hits > 0
        hits -= owed
        _section(canvas, x, y, covered, owed)
    if not card.covered and hits:
        symbols.damage(canvas, 424, middle, 48, AMBER)
    return canvas.finish(cut=20)


def _section(canvas: Canvas, x: float, y: float, covered: bool, owed: bool) -> None:
    """Draw a section: intact, covered by damage, or (`owed`) hit but not yet covered."""
    box = (x - 18, y - 18, x + 18, y + 18)
    hue = RED if covered else AMBER if owed else SKY
    whole = not covered and not owed
    canvas.panel(box, hue if whole else mix(NIGHT, hue, 0.3), hue, radius=7, width=4)
    if covered:
        symbols.cross(canvas, x, y, 26)
    elif owed:
        canvas.disc(x, y, 7, AMBER)


@lru_cache(maxsize=8)
def further(text: str) -> Tile:
    """A line on the ships that have no card."""
    canvas = square_plate(ROOM, CARD, mix(NIGHT, PANEL, 0.8))
    canvas.text(26, CARD / 2, text, ink=MUTED, weight="medium", room=ROOM - 52)
    return canvas.finish(cut=20)
