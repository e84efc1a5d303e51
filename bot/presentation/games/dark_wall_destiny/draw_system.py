"""Draws the band with the star: the star, words beside it, piles, and the Cryoships."""

from functools import lru_cache
from typing import Final

from bot.paint import symbols
from bot.paint.canvas import LARGE, Canvas, Tile
from bot.paint.palette import (
    AMBER,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    SKY,
    STEEL,
    VIOLET,
    WHITE,
    mix,
)
from bot.paint.symbols import Symbol
from bot.paint.widgets import square_plate
from bot.presentation.games.dark_wall_destiny import draw_cards

STAR: Final = 76
GLOW: Final = 1.2
GROUND: Final = mix(NIGHT, VIOLET, 0.08)
PILE: Final = 86
"""Height of a pile."""
SPACE, BURNED = 322, 182
"""Widths of the space deck and of the burned cards."""
COLONIES: Final = (512, 86)
LINE: Final = 92
"""Height of a line of words."""


@lru_cache(maxsize=64)
def star(spins: int | None) -> Tile:
    """The star, with the number of spins until a Cryoship burns; None if none is in the system."""
    canvas = Canvas(2 * STAR, 2 * STAR, ORANGE, fine=2)
    canvas.disc(STAR, STAR, STAR, RED)
    canvas.disc(STAR, STAR, STAR - 16, ORANGE)
    canvas.disc(STAR, STAR, STAR - 34, AMBER)
    if spins is not None:
        draw_cards.sign(canvas, "cryoship", STAR, STAR - 44, 42)
        canvas.text(STAR, STAR + 20, str(spins), cap=70, ink=NIGHT, weight="black", align="middle")
    return canvas.finish(cut=STAR)


@lru_cache(maxsize=128)
def words_at(said: str, wide: int) -> Tile:
    """A line of words beside the star."""
    canvas = Canvas(wide, LINE, GROUND, fine=2)
    canvas.text(10, LINE / 2 - 6, said, cap=LARGE, weight="black")
    return canvas.finish(cut=30)


@lru_cache(maxsize=64)
def burns_at(said: str, wide: int) -> Tile:
    """When the Cryoship burns: its sign, and the words for the spins until then."""
    canvas = Canvas(wide, LINE, GROUND, fine=2)
    draw_cards.sign(canvas, "cryoship", 48, LINE / 2 - 6, 70)
    canvas.text(102, LINE / 2 - 6, said, cap=LARGE, weight="black")
    return canvas.finish(cut=30)


@lru_cache(maxsize=64)
def pile(symbol: Symbol, count: str, wide: int, later: str = "") -> Tile:
    """A pile's symbol and size; `later` is how many regions' decks are not yet open, or ""."""
    canvas, y = square_plate(wide, PILE), PILE / 2
    symbols.draw(canvas, symbol, 48, y, 68)
    canvas.text(90, y, count, cap=LARGE, weight="black", room=wide - 96 - (116 if later else 0))
    canvas.text(wide - 14, y, later, cap=LARGE, ink=MUTED, align="right", room=98)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def colonies(stands: tuple[str, ...]) -> Tile:
    """All Cryoships: white with a bar if saved, framed if in play, red if burned, or dark."""
    wide, high = COLONIES
    canvas = square_plate(wide, high)
    for at, how in enumerate(stands):
        x, y = 60 + at * 98, high / 2 - 4
        ink = {"saved": WHITE, "here": SKY, "burned": RED}.get(how, mix(PANEL, STEEL, 0.5))
        draw_cards.rays(canvas, x, y, 30, ink, 9)
        if how == "here":
            canvas.ring(x, y, 36, AMBER, 6)
        if how == "saved":
            canvas.line([(x - 28, high - 14), (x + 28, high - 14)], WHITE, 9)
    return canvas.finish(cut=22)
