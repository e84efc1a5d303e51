"""Icons for buttons and lines of text, as small PNG files.

An icon has a dark ground with round corners, so that it is visible on every button and client. The
same functions draw icons within pictures. Icons of a single game are in that game's room.
"""

import io
from collections.abc import Mapping
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
    ORANGE,
    RED,
    SKY,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
)
from bot.paint.shapes import ShipClass
from bot.paint.symbols import Drawing, Icon

SIZE: Final = 128
"""Width and height of an icon in units: 96 pixels."""
INSIDE: Final = 98
"""Size of the drawing inside an icon, in units."""
CORNER: Final = 30
FINE: Final = 4


def in_ink(drawing: Drawing, ink: Colour) -> Icon:
    """An icon that is a drawing in this ink."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        drawing(canvas, x, y, size, ink)

    return draw


def vessel(kind: ShipClass, ink: Colour = STEEL) -> Icon:
    """An icon that is a ship of this class."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        ships.ship(canvas, kind, x, y, size * 1.1, ink)

    return draw


def png(icon: Icon) -> bytes:
    """The bytes of an icon as a PNG file of 96 x 96 pixels."""
    canvas = Canvas(SIZE, SIZE, fine=FINE)
    canvas.panel((0, 0, SIZE, SIZE), None, EDGE, radius=CORNER, width=4)
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
    "end-turn": in_ink(symbols.turn, WHITE),
    "hand": symbols.hand,
    "deck": symbols.deck,
    "discard": symbols.discard,
    "scrap": symbols.scrap,
    # things
    "damage": symbols.damage,
    "shield": symbols.shield,
    "hull": symbols.hull,
    "tech": symbols.tech,
    "credits": symbols.coin,
    "points": symbols.victory,
    "meteor": symbols.rock,
    "food": in_ink(p.ear, GREEN),
    "energy": in_ink(p.bolt, AMBER),
    "minerals": in_ink(p.crystal, STEEL),
    "goods": in_ink(p.crate, ORANGE),
    "crew": in_ink(symbols.crew, SKY),
    "marine": in_ink(symbols.crew, GREEN),
    "planet": in_ink(p.world, TEAL),
    "colony": in_ink(p.house, GREEN),
    "wormhole": in_ink(p.vortex, VIOLET),
    "fighter": vessel("fighter"),
    "transport": vessel("carrier"),
    "frigate": vessel("frigate"),
    "cruiser": vessel("cruiser"),
    "dreadnought": vessel("battleship"),
    # deeds
    "fire": symbols.strike,
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
    "warning": symbols.warning,
    "check": symbols.check,
    "cross": symbols.cross,
    # the bot's own buttons
    "back": in_ink(p.back, MUTED),
    "undo": in_ink(p.turn_back, MUTED),
    "text": in_ink(p.scroll, WHITE),
    "look": in_ink(p.eye, WHITE),
    "table": in_ink(symbols.tech, MUTED),
    **{f"die-{face}": in_ink(p.die(face), WHITE) for face in range(1, 7)},
}
"""Icons that any game may use, by id."""
