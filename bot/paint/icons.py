"""Icons for buttons and lines of text, as small pictures.

The same functions draw them in pictures. They have a dark ground with round corners, so that they
are clear on every button and client. Icons of a single game are with that game.
"""

import io
from collections.abc import Callable, Mapping
from typing import Final

from bot.paint import pictograms as p
from bot.paint import ships, symbols
from bot.paint.canvas import Canvas
from bot.paint.palette import (
    AMBER,
    BLUE,
    EDGE,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    RED,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
)
from bot.paint.symbols import Drawing, Symbol

SIZE: Final = 128
INSIDE: Final = 98
"""Size of the drawing inside an icon."""
CORNER: Final = 30
FINE: Final = 4

Icon = Callable[[Canvas, float, float, float], None]
"""Draws around a centre, within a square: canvas, x, y, size."""


def in_ink(drawing: Drawing, ink: Colour) -> Icon:
    """A drawing in one ink."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        drawing(canvas, x, y, size, ink)

    return draw


def symbol(name: Symbol, ink: Colour | None = None) -> Icon:
    """A symbol of the pictures, in `ink` or its own colour."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        symbols.draw(canvas, name, x, y, size, ink)

    return draw


def vessel(kind: ships.ShipClass, ink: Colour = STEEL) -> Icon:
    """A ship of a class."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        ships.ship(canvas, kind, x, y, size * 1.1, ink)

    return draw


def png(icon: Icon, ground: Colour = NIGHT, edge: Colour = EDGE) -> bytes:
    """An icon as a PNG file, 96 pixels square."""
    canvas = Canvas(SIZE, SIZE, ground, fine=FINE)
    canvas.panel((0, 0, SIZE, SIZE), None, edge, radius=CORNER, width=4)
    icon(canvas, SIZE / 2, SIZE / 2, INSIDE)
    tile = canvas.finish(cut=CORNER)
    image = tile.image.convert("RGBA")
    assert tile.mask is not None, "its corners are cut"
    image.putalpha(tile.mask.convert("L"))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


ICONS: Final[Mapping[str, Icon]] = {
    # turns
    "end-turn": symbol("turn", WHITE),
    "hand": symbol("hand"),
    "deck": symbol("deck"),
    "discard": symbol("discard", STEEL),
    "scrap": symbol("scrap"),
    # things
    "damage": symbol("damage"),
    "shield": symbol("shield"),
    "hull": symbol("hull"),
    "tech": symbol("tech"),
    "credits": symbol("credits"),
    "points": symbol("victory"),
    "meteor": symbol("meteor"),
    "food": in_ink(p.ear, GREEN),
    "energy": in_ink(p.bolt, AMBER),
    "minerals": in_ink(p.crystal, STEEL),
    "goods": in_ink(p.crate, ORANGE),
    "crew": symbol("crew", SKY),
    "marine": symbol("crew", GREEN),
    "planet": in_ink(p.world, TEAL),
    "colony": in_ink(p.house, GREEN),
    "wormhole": in_ink(p.vortex, VIOLET),
    "fighter": vessel("fighter"),
    "transport": vessel("carrier"),
    "frigate": vessel("frigate"),
    "cruiser": vessel("cruiser"),
    "dreadnought": vessel("battleship"),
    # deeds
    "fire": symbol("strike"),
    "combat": in_ink(p.blades, RED),
    "move": in_ink(p.arrow, SKY),
    "scan": in_ink(p.rings, SKY),
    "research": in_ink(p.flask, TEAL),
    "build": in_ink(p.hammer, AMBER),
    "war": in_ink(p.blades, RED),
    "peace": in_ink(p.flag, WHITE),
    "talk": in_ink(p.bubble, SKY),
    "vote": in_ink(p.ballot, BLUE),
    "law": in_ink(p.scroll, AMBER),
    "warning": symbol("warning"),
    "check": symbol("check"),
    "cross": symbol("cross"),
    # the bot's own buttons
    "back": in_ink(p.back, MUTED),
    "undo": in_ink(p.turn_back, MUTED),
    "text": in_ink(p.scroll, WHITE),
    "look": in_ink(p.eye, WHITE),
    "table": symbol("tech", MUTED),
    **{f"die-{face}": in_ink(p.die(face), WHITE) for face in range(1, 7)},
}
"""Icons that any game may use, by id."""
