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

STAR: Final = 78
GLOW: Final = 1.24
GROUND: Final = mix(NIGHT, VIOLET, 0.08)
PILE: Final = (252, 88)
COLONIES: Final = (512, 88)
LINE: Final = 98
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
    canvas.text(10, LINE / 2 - 3, said, cap=LARGE, weight="black")
    return canvas.finish(cut=30)


@lru_cache(maxsize=64)
def pile(symbol: Symbol, count: str, fresh: int) -> Tile:
    """A pile's symbol and size, with `fresh` dots: the regions' decks that are not yet open."""
    wide, high = PILE
    canvas = square_plate(wide, high)
    symbols.draw(canvas, symbol, 56, high / 2, 72)
    canvas.text(104, high / 2, count, cap=LARGE, weight="black", room=110)
    for at in range(fresh):
        canvas.disc(wide - 24, high / 2 - 18 + 36 * at, 11, MUTED)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def colonies(stands: tuple[str, ...]) -> Tile:
    """All Cryoships: white with a bar if saved, framed if in play, red if burned, else dark."""
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
