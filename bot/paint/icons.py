"""Icons for buttons and lines of text, as small pictures.

The same functions draw them in pictures. They have a dark ground with round corners, so that they
are clear on every button and client. Icons of a single game are with that game.
"""

from __future__ import annotations

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


def inked(drawing: Drawing, ink: Colour) -> Icon:
    """A drawing in one ink."""

    def drawn(canvas: Canvas, x: float, y: float, size: float) -> None:
        drawing(canvas, x, y, size, ink)

    return drawn


def symbol(name: Symbol, ink: Colour | None = None) -> Icon:
    """A symbol of the pictures, in `ink` or its own colour."""

    def drawn(canvas: Canvas, x: float, y: float, size: float) -> None:
        symbols.draw(canvas, name, x, y, size, ink)

    return drawn


def vessel(kind: ships.ShipClass, ink: Colour = STEEL) -> Icon:
    """A ship of a class."""

    def drawn(canvas: Canvas, x: float, y: float, size: float) -> None:
        ships.ship(canvas, kind, x, y, size * 1.1, ink)

    return drawn


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
    "food": inked(p.ear, GREEN),
    "energy": inked(p.bolt, AMBER),
    "minerals": inked(p.crystal, STEEL),
    "goods": inked(p.crate, ORANGE),
    "crew": symbol("crew", SKY),
    "marine": symbol("crew", GREEN),
    "planet": inked(p.world, TEAL),
    "colony": inked(p.house, GREEN),
    "wormhole": inked(p.vortex, VIOLET),
    "fighter": vessel("fighter"),
    "transport": vessel("carrier"),
    "frigate": vessel("frigate"),
    "cruiser": vessel("cruiser"),
    "dreadnought": vessel("battleship"),
    # deeds
    "fire": symbol("strike"),
    "combat": inked(p.crossed, RED),
    "move": inked(p.arrow, SKY),
    "scan": inked(p.rings, SKY),
    "research": inked(p.flask, TEAL),
    "build": inked(p.hammer, AMBER),
    "war": inked(p.crossed, RED),
    "peace": inked(p.flag, WHITE),
    "talk": inked(p.bubble, SKY),
    "vote": inked(p.ballot, BLUE),
    "law": inked(p.scroll, AMBER),
    "warning": symbol("warning"),
    "check": symbol("check"),
    "cross": symbol("cross"),
    # the bot's own buttons
    "back": inked(p.back, MUTED),
    "undo": inked(p.turn_back, MUTED),
    "text": inked(p.scroll, WHITE),
    "look": inked(p.eye, WHITE),
    "table": symbol("tech", MUTED),
    **{f"die-{face}": inked(p.die(face), WHITE) for face in range(1, 7)},
}
"""Icons that any game may use, by id."""
