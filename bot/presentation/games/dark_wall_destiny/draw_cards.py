"""Draws what cards show: their type, as a shape with its own colour, price, values and attack.

`draw` draws one card with all its text; the functions above are for other pictures, too.
"""

from functools import lru_cache
from typing import Final

from bot.paint import letters, pictograms, ships, symbols
from bot.paint.canvas import LARGE, LETTER, Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
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
    mix,
)
from bot.paint.widgets import ROOM, square_plate, stack
from bot.presentation.games.dark_wall_destiny.card_scene import Face, Scene, Value
from engine.games.dark_wall_destiny.content.vocabulary import Kind

INK: Final[dict[Kind, Colour]] = {
    "ship": STEEL,
    "drone": STEEL,
    "crew": GREEN,
    "planet": TEAL,
    "station": TEAL,
    "alien": RED,
    "anomaly": VIOLET,
    "cryoship": SKY,
    "command": MUTED,
    "home": AMBER,
    "tactic": ORANGE,
    "strategy": ORANGE,
}
COIN: Final[dict[Value, Colour]] = {
    "energy": AMBER,
    "combat": ORANGE,
    "defense": SKY,
    "points": AMBER,
}
CHIP: Final = 70
HEAD: Final = 300
ROW: Final = 84
PAD: Final = 44
MOST: Final = 20


def sign(canvas: Canvas, kind: Kind, x: float, y: float, size: float) -> None:
    """Draw the shape of a type of card."""
    ink = INK[kind]
    if kind in ("ship", "drone"):
        ships.ship(canvas, "cruiser" if kind == "ship" else "fighter", x, y, size, ink)
    elif kind == "cryoship":
        rays(canvas, x, y, size * 0.5, WHITE, size * 0.12)
        canvas.polygon(symbols.around(x, y, size * 0.24, 6), mix(SKY, WHITE, 0.4))
    elif kind == "alien":
        _claws(canvas, x, y, size, ink)
    elif kind == "station":
        canvas.ring(x, y, size * 0.42, ink, size * 0.13)
        canvas.disc(x, y, size * 0.16, ink)
    else:
        {
            "crew": lambda: symbols.crew(canvas, x, y, size, ink),
            "planet": lambda: pictograms.world(canvas, x, y, size, ink),
            "anomaly": lambda: pictograms.vortex(canvas, x, y, size, ink),
            "command": lambda: pictograms.scroll(canvas, x, y, size * 0.9, ink),
            "home": lambda: pictograms.flag(canvas, x, y, size, ink),
            "tactic": lambda: pictograms.arrow(canvas, x, y, size, ink),
            "strategy": lambda: pictograms.rings(canvas, x, y, size, ink),
        }[kind]()


def rays(canvas: Canvas, x: float, y: float, radius: float, ink: Colour, width: float) -> None:
    """Draw the six rays of a snowflake, the sign of Cryoships."""
    ends = symbols.around(x, y, radius, 6)
    for way in range(3):
        canvas.line([ends[way], ends[way + 3]], ink, width)


def _claws(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    canvas.polygon(symbols.around(x, y, size * 0.54, 7, inner=0.42), ink)
    for way in (-1, 1):
        canvas.disc(x + way * size * 0.11, y - size * 0.02, size * 0.07, NIGHT)


def chip(
    canvas: Canvas,
    value: Value,
    n: int,
    x: float,
    y: float,
    size: float = CHIP,
    room: float = 0,
) -> None:
    """Draw a number on the shape of its value.

    It is a hexagon for energy, a star of four for combat, a shield for defense, a star of five for
    victory points. `room` is the maximum width of the number, by default 1.2 times the size.
    """
    ink = mix(COIN[value], NIGHT, 0.35)
    if value == "energy":
        canvas.polygon(symbols.around(x, y, size * 0.56, 6), ink)
    elif value == "combat":
        canvas.polygon(symbols.around(x, y, size * 0.66, 4, inner=0.66), ink)
    elif value == "defense":
        symbols.shield(canvas, x, y, size * 1.06, ink)
    else:
        symbols.victory(canvas, x, y, size * 1.2, ink)
    room = room or size * 1.2
    canvas.text(x, y, str(n), cap=LARGE, weight="black", align="middle", room=room)


def attack(canvas: Canvas, damage: int, x: float, y: float, size: float = CHIP) -> None:
    """Draw the damage of an attack on a burst; for an attack without damage a dot."""
    canvas.polygon(symbols.around(x, y, size * 0.74, 8, inner=0.72), RED)
    if damage:
        canvas.text(x, y, str(damage), cap=LARGE, weight="black", align="middle", room=size * 1.2)
    else:
        canvas.disc(x, y, size * 0.16, WHITE)


def coin(face: Face) -> Colour:
    """The colour of a card's price: prices of aliens are in combat, others in energy."""
    return mix(ORANGE if face.kind == "alien" else AMBER, WHITE, 0.35)


@lru_cache(maxsize=512)
def small(face: Face, wide: int, high: int) -> Tile:
    """A card of the hand: its type above, its values below, each with a gap to the next.

    A spark marks further abilities.
    """
    ink = INK[face.kind]
    canvas = square_plate(wide, high, mix(NIGHT, ink, 0.3), mix(ink, NIGHT, 0.25), line=5)
    sign(canvas, face.kind, 44, 36, 50)
    step = min(CHIP + 18.0, (wide - 12) / max(1, len(face.values)))
    x = wide / 2 - step * (len(face.values) - 1) / 2
    for value, n in face.values:
        chip(canvas, value, n, x, high - 47, min(CHIP, step - 4), step - 8)
        x += step
    if face.more:
        canvas.polygon(symbols.around(wide - 34, 36, 20, 4, inner=0.4), WHITE)
    return canvas.finish(cut=22)


def draw(scene: Scene) -> Sheet:
    """The picture of a card."""
    return stack(VIOLET, [[card(scene)]], 0)


@lru_cache(maxsize=32)
def card(scene: Scene) -> Tile:
    """The card."""
    ink = INK[scene.face.kind]
    room = ROOM - 2 * PAD
    lines = [line for each in scene.says for line in letters.wrap(each, room, 9, LETTER)]
    flavour = letters.wrap(scene.flavour, room, 4, LETTER, "medium")
    lines = lines[: MOST - len(flavour)]
    height = HEAD + (len(lines) + len(flavour)) * ROW + 3 * PAD
    canvas = Canvas(ROOM, height, mix(NIGHT, ink, 0.2), fine=2)
    canvas.panel((0, 0, ROOM, HEAD), mix(NIGHT, ink, 0.42), radius=0)
    canvas.panel((0, 0, ROOM, height), None, mix(ink, WHITE, 0.2), width=8)
    _head(canvas, scene)
    y = HEAD + PAD + ROW / 2
    for line in lines:
        canvas.text(PAD, y, line, room=room)
        y += ROW
    y += PAD / 2
    for line in flavour:
        canvas.text(PAD, y, line, ink=MUTED, weight="medium", room=room)
        y += ROW
    return canvas.finish(cut=30)


def _head(canvas: Canvas, scene: Scene) -> None:
    """Draw type, name and price; below them values, attack and points."""
    face = scene.face
    sign(canvas, face.kind, 120, 104, 150)
    wide = 0.0
    if face.price is not None:
        price, ink = str(face.price), coin(face)
        wide = canvas.text(ROOM - PAD, 92, price, cap=92, ink=ink, weight="black", align="right")
    canvas.text(230, 92, scene.name, cap=64, weight="black", room=ROOM - 230 - PAD - wide - 30)
    x = 120.0
    for value, n in face.values:
        chip(canvas, value, n, x, 234, 90)
        x += 124
    if face.attack is not None:
        attack(canvas, face.attack, x, 234, 78)
        x += 150
    if scene.points:
        chip(canvas, "points", scene.points, x, 234, 84)
    canvas.text(ROOM - PAD, 234, scene.kind, ink=MUTED, align="right", room=600)
