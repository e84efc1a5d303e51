"""Draws the end of a game: the result, its figures, and a chart of its course."""

from functools import lru_cache
from typing import Final

from bot.render.ending import SERIES_MOST, Fact, Result, Scene
from bot.render.paint import chart, space, symbols
from bot.render.paint.canvas import WIDTH, Canvas, Sheet, Tile
from bot.render.paint.palette import (
    AMBER,
    BLUE,
    EDGE,
    GREEN,
    MUTED,
    NIGHT,
    PANEL,
    RED,
    STEEL,
    WHITE,
    Colour,
    mix,
)
from bot.render.paint.symbols import Symbol

SKY_COLOUR: Final = BLUE
MARGIN: Final = 28
GAP: Final = 18
BANNER: Final = 258
FACT: Final = 188
FACTS_MOST: Final = 4
CHART: Final = 620

_SIGN: Final[dict[Result, tuple[Symbol, Colour]]] = {
    "won": ("victory", GREEN),
    "lost": ("cross", RED),
    "undecided": ("turn", STEEL),
}


def draw(scene: Scene) -> bytes:
    """The whole picture as PNG bytes."""
    chart_top = MARGIN + BANNER + GAP + (FACT + GAP if scene.facts else 0)
    sheet = Sheet(space.sky(SKY_COLOUR), chart_top + CHART + MARGIN)
    sheet.lay(banner(scene.game, scene.result, scene.title), MARGIN, MARGIN)
    facts = scene.facts[:FACTS_MOST]
    room = WIDTH - 2 * MARGIN + GAP
    for place, fact in enumerate(facts):
        width = room // len(facts) - GAP
        x = MARGIN + place * (width + GAP)
        sheet.lay(figure(fact, width), x, MARGIN + BANNER + GAP)
    sheet.lay(_course(scene), MARGIN, chart_top)
    sheet.frame()
    return sheet.png()


@lru_cache(maxsize=32)
def banner(game: str, result: Result, title: str) -> Tile:
    """How the game ended, and which it was."""
    symbol, ink = _SIGN[result]
    width = WIDTH - 2 * MARGIN
    canvas = Canvas(width, BANNER, fine=2)
    canvas.panel((0, 0, width, BANNER), mix(NIGHT, ink, 0.3), ink, width=5)
    sign = AMBER if result == "won" else mix(ink, WHITE, 0.3)
    symbols.draw(canvas, symbol, 134, BANNER / 2, 150, sign)
    canvas.text(250, 92, title, cap=96, weight="black", room=width - 290)
    canvas.text(250, 204, game, ink=mix(MUTED, WHITE, 0.3), weight="medium", room=width - 290)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def figure(fact: Fact, width: int) -> Tile:
    """A figure under its name."""
    canvas = Canvas(width, FACT, fine=2)
    canvas.panel((0, 0, width, FACT), PANEL, EDGE)
    canvas.text(28, 50, fact.name, ink=MUTED, weight="medium", room=width - 56)
    canvas.text(28, 134, fact.value, cap=64, weight="black", room=width - 56)
    return canvas.finish(cut=22)


def _course(scene: Scene) -> Tile:
    width = WIDTH - 2 * MARGIN
    canvas = Canvas(width, CHART, fine=2)
    canvas.panel((0, 0, width, CHART), PANEL, EDGE)
    series = [(one.name, one.values) for one in scene.course[:SERIES_MOST]]
    chart.lines(canvas, (24, 36, width - 24, CHART - 12), series, unit=scene.unit)
    return canvas.finish(cut=22)
