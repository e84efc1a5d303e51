"""Icons of crews and areas, each with its own colour and symbol.

Chips of crews are bright with round ends, chips of areas are dark plates. A crew and its home area
have the same colour.
"""

from collections.abc import Mapping
from typing import Final

from bot.paint import letters, symbols
from bot.paint.canvas import LARGE, Canvas
from bot.paint.palette import (
    AMBER,
    GREEN,
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
from bot.paint.symbols import Drawing
from bot.paint.symbols import Icon as SmallPicture
from bot.presentation.games.dark_miss_down.scene import Icon, Kind

CHIP: Final = 84
"""Height of a chip."""
CHIP_GAP: Final = 4
SIGN: Final = 48
PADS: Final = 22
WORD: Final = 136
"""Width of a chip's letters from which on they are squeezed, in units."""
DANGERS: Final = (TEAL, GREEN, AMBER, mix(AMBER, ORANGE, 0.8), mix(ORANGE, RED, 0.6), RED)

COLOUR: Final[dict[Kind, Colour]] = {
    "flight": SKY,
    "deck": AMBER,
    "tech": GREEN,
    "navigation": SKY,
    "docking": AMBER,
    "core": GREEN,
    "medical": RED,
    "mess": VIOLET,
    "quarters": ORANGE,
    "crews": WHITE,
    "areas": STEEL,
}
CREWS: Final = ("flight", "deck", "tech", "crews")


def chip_width(icon: Icon) -> int:
    """The width of a chip in units; letters wider than `WORD` are squeezed if legible."""
    natural = letters.width(icon.letters, LARGE, "black") + 4
    return SIGN + PADS + min(natural, max(WORD, -int(-natural * letters.NARROWEST)))


def chip(canvas: Canvas, icon: Icon, x: float, y: float) -> float:
    """Draw the chip of a crew or area, centred on height y, from x on; returns its width."""
    wide, hue = chip_width(icon), COLOUR[icon.kind]
    box = (x, y - CHIP / 2, x + wide, y + CHIP / 2)
    if icon.kind in CREWS:
        canvas.panel(box, hue, radius=CHIP / 2)
        ink = on(hue)
    else:
        canvas.panel(box, mix(NIGHT, hue, 0.28), hue, radius=14, width=4)
        ink = WHITE
    sign(canvas, icon.kind, x + 9 + SIGN / 2, y, SIGN)
    room = wide - SIGN - PADS
    canvas.text(x + SIGN + 13, y, icon.letters, cap=LARGE, ink=ink, weight="black", room=room)
    return wide


def on(hue: Colour) -> Colour:
    """The colour of letters on a bright ground of this colour."""
    return mix(hue, NIGHT, 0.9)


def sign(canvas: Canvas, kind: Kind, x: float, y: float, size: float) -> None:
    """Draw the symbol of a crew, for bright ground, or of an area, for dark ground."""
    hue = COLOUR[kind]
    ink = on(hue) if kind in CREWS else mix(hue, WHITE, 0.25)
    _DRAWN[kind](canvas, x, y, size, ink)


def danger(canvas: Canvas, level: int, x: float, y: float, size: float) -> None:
    """Draw a task's danger: a number on a square that stands on its corner, redder if higher."""
    hue = DANGERS[min(level, len(DANGERS)) - 1]
    canvas.polygon(symbols.around(x, y, size / 2, 4), hue)
    canvas.polygon(symbols.around(x, y, size * 0.42, 4), on(hue))
    canvas.polygon(symbols.around(x, y, size * 0.38, 4), hue)
    canvas.text(x, y, str(level), cap=LARGE, ink=on(hue), weight="black", align="middle", room=60)


def _flight(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    right = ((0.0, -1.0), (0.2, -0.5), (0.22, -0.15), (1.0, 0.42), (1.0, 0.66), (0.22, 0.4))
    tail = ((0.18, 0.66), (0.46, 0.86), (0.46, 1.0), (0.0, 0.88))
    half = (*right, *tail)
    mirrored = tuple((-px, py) for px, py in reversed(half[1:-1]))
    canvas.polygon(symbols.points_at(x, y, size, (*half, *mirrored)), ink)


def _deck(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A crane's hook."""
    thick = size * 0.15
    canvas.line([(x, y - size * 0.5), (x, y + size * 0.02)], ink, thick)
    block = ((-0.42, -0.62), (0.42, -0.62), (0.26, -0.16), (-0.26, -0.16))
    canvas.polygon(symbols.points_at(x, y, size, block), ink)
    canvas.arc(x, y + size * 0.2, size * 0.3, (-90, 175), ink, thick)
    tip = (x - size * 0.23, y + size * 0.2)
    canvas.polygon(symbols.around(*tip, size * 0.15, 3, -90), ink)


def _tech(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A spanner, leaning to the right."""
    ends = [(x - size * 0.34, y + size * 0.36), (x + size * 0.14, y - size * 0.14)]
    canvas.line(ends, ink, size * 0.2)
    canvas.disc(*ends[0], size * 0.1, ink)
    canvas.arc(x + size * 0.22, y - size * 0.22, size * 0.3, (-20, 290), ink, size * 0.17)


def _navigation(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    canvas.ring(x, y, size * 0.46, ink, size * 0.09)
    canvas.polygon(symbols.around(x, y, size * 0.4, 4, inner=0.3), ink)


def _docking(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A crate."""
    half, thick = size * 0.42, size * 0.1
    edge = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    canvas.polygon(edge, mix(ink, NIGHT, 0.65), ink, thick)
    canvas.line([edge[0], edge[2]], ink, thick)
    canvas.line([edge[1], edge[3]], ink, thick)


def _core(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A reactor's ring around its glow."""
    corners = symbols.around(x, y, size * 0.46, 6)
    canvas.polygon(corners, mix(ink, NIGHT, 0.7), ink, size * 0.1)
    canvas.disc(x, y, size * 0.2, mix(ink, WHITE, 0.5))


def _medical(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    arm = size * 0.46
    canvas.line([(x - arm, y), (x + arm, y)], ink, size * 0.3)
    canvas.line([(x, y - arm), (x, y + arm)], ink, size * 0.3)


def _mess(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A steaming mug."""
    canvas.ring(x + size * 0.2, y + size * 0.16, size * 0.24, ink, size * 0.09)
    box = (x - size * 0.44, y - size * 0.14, x + size * 0.22, y + size * 0.48)
    canvas.panel(box, ink, radius=size * 0.12)
    for place in (-0.28, 0.04):
        steam = [(x + size * (place + dx), y + size * dy) for dx, dy in _STEAM]
        canvas.line(steam, ink, size * 0.08)


_STEAM: Final = ((0.0, -0.22), (0.06, -0.32), (0.0, -0.4), (0.06, -0.5))


def _quarters(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    """A berth."""
    canvas.line([(x - size * 0.44, y - size * 0.38), (x - size * 0.44, y + size * 0.4)], ink, 7)
    canvas.line([(x + size * 0.44, y + size * 0.1), (x + size * 0.44, y + size * 0.4)], ink, 7)
    frame = (x - size * 0.46, y + size * 0.06, x + size * 0.46, y + size * 0.24)
    canvas.panel(frame, ink, radius=3)
    canvas.disc(x - size * 0.22, y - size * 0.12, size * 0.14, ink)
    quilt = (x - size * 0.02, y - size * 0.16, x + size * 0.46, y + size * 0.1)
    canvas.panel(quilt, ink, radius=size * 0.1)


_DRAWN: Final[dict[Kind, Drawing]] = {
    "flight": _flight,
    "deck": _deck,
    "tech": _tech,
    "navigation": _navigation,
    "docking": _docking,
    "core": _core,
    "medical": _medical,
    "mess": _mess,
    "quarters": _quarters,
    "crews": symbols.crew,
    "areas": symbols.area,
}


KINDS: Final[tuple[Kind, ...]] = (
    "flight", "deck", "tech", "navigation", "docking", "core", "medical", "mess", "quarters",
)  # fmt: skip


def icon_of(kind: Kind) -> SmallPicture:
    """The icon of a crew, on a bright disc, or of an area, on dark ground."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        if kind in CREWS:
            canvas.disc(x, y, size * 0.54, COLOUR[kind])
        sign(canvas, kind, x, y, size * (0.7 if kind in CREWS else 0.9))

    return draw


def emblem(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the game's emblem: an officer's chevrons."""
    for place in (-0.5, 0.05, 0.6):
        chevron = ((-0.8, 0), (0, -0.5), (0.8, 0), (0.8, 0.3), (0, -0.2), (-0.8, 0.3))
        raised = tuple((px, py + place) for px, py in chevron)
        canvas.polygon(symbols.points_at(x, y, size, raised), AMBER)


ICONS: Final[Mapping[str, SmallPicture]] = {
    "emblem": emblem,
    **{kind: icon_of(kind) for kind in KINDS},
}
