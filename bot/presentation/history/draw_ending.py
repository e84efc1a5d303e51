"""Draws the end of a game: the game's own picture, the result, numbers, players, and charts."""

from functools import lru_cache
from pkgutil import resolve_name
from typing import Final

from bot.paint import chart, scenery, space, symbols
from bot.paint.canvas import Sheet, Tile
from bot.paint.palette import (
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
from bot.paint.symbols import Drawing
from bot.paint.widgets import MARGIN, ROOM, plate, square_plate
from bot.presentation.history.ending import SERIES_MOST, Chart, Fact, Player, Result, Scene

SKY_COLOUR: Final = BLUE

GAP: Final = 18
BANNER: Final = 258
FACT: Final = 188
FACTS_MOST: Final = 4
PLAYER: Final = 112
PLAYER_COLUMNS: Final = 2
PLAYER_WIDTH: Final = (ROOM + GAP) // PLAYER_COLUMNS - GAP
CHART: Final = 620
CHART_NAME: Final = 80
CHARTS_MOST: Final = 2
CHARTS_ALONE: Final = 3
CHARTS_BELOW_A_PICTURE: Final = 1

_SIGN: Final[dict[Result, tuple[Drawing, Colour]]] = {
    "won": (symbols.victory, GREEN),
    "lost": (symbols.cross, RED),
    "undecided": (symbols.turn, STEEL),
}


def draw(scene: Scene) -> Sheet:
    """The picture of a game's end, or of its course so far."""
    rows = -(-len(scene.players) // PLAYER_COLUMNS)
    banner_top = MARGIN if scene.own_picture is None else scenery.SHOWN
    facts_top = banner_top + BANNER + GAP
    players_top = facts_top + (FACT + GAP if scene.facts else 0)
    chart_top = players_top + rows * (PLAYER + GAP)
    charts = scene.charts[: _charts_most(scene)]
    height = chart_top + sum(chart_height(one) + GAP for one in charts) - GAP + MARGIN
    sheet = Sheet(space.sky(SKY_COLOUR), height)
    if scene.own_picture is not None:
        sheet.lay(resolve_name(scene.own_picture.drawing)(scene.own_picture.scene), 0, 0)
    sheet.lay(banner(scene.game, scene.result, scene.title), MARGIN, banner_top)
    facts = scene.facts[:FACTS_MOST]
    for place, fact in enumerate(facts):
        width = (ROOM + GAP) // len(facts) - GAP
        sheet.lay(figure(fact, width), MARGIN + place * (width + GAP), facts_top)
    for place, seated in enumerate(scene.players):
        row, column = divmod(place, PLAYER_COLUMNS)
        x = MARGIN + column * (PLAYER_WIDTH + GAP)
        sheet.lay(player(seated), x, players_top + row * (PLAYER + GAP))
    for one in charts:
        sheet.lay(_course(one, scene.unit), MARGIN, chart_top)
        chart_top += chart_height(one) + GAP
    sheet.frame()
    return sheet


def _charts_most(scene: Scene) -> int:
    if scene.own_picture is not None:
        return CHARTS_BELOW_A_PICTURE
    return CHARTS_MOST if scene.players else CHARTS_ALONE


@lru_cache(maxsize=32)
def banner(game: str, result: Result, title: str) -> Tile:
    """A large symbol for the result, with the title and the game's name."""
    symbol, ink = _SIGN[result]
    canvas = plate(ROOM, BANNER, mix(NIGHT, ink, 0.3), ink, line=5)
    sign = AMBER if result == "won" else mix(ink, WHITE, 0.3)
    symbol(canvas, 134, BANNER / 2, 150, sign)
    canvas.text(250, 92, title, cap=96, weight="black", room=ROOM - 290)
    canvas.text(250, 204, game, ink=mix(MUTED, WHITE, 0.3), weight="medium", room=ROOM - 290)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def figure(fact: Fact, width: int) -> Tile:
    """A fact: a name, and below it the value."""
    canvas = plate(width, FACT)
    canvas.text(28, 50, fact.name, ink=MUTED, weight="medium", room=width - 56)
    canvas.text(28, 134, fact.value, cap=64, weight="black", room=width - 56)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def player(one: Player) -> Tile:
    """A player: mark, name, score, and a star for having won or a cross for having given up."""
    edge, line = (GREEN, 6) if one.won else (EDGE, 3)
    canvas = square_plate(PLAYER_WIDTH, PLAYER, mix(NIGHT, PANEL, 0.8), edge, line=line)
    ink = chart.INKS[one.seat % len(chart.INKS)]
    middle, right = PLAYER / 2, float(PLAYER_WIDTH - 30)
    chart.mark(canvas, one.seat, 64, middle, 48)
    if one.score:
        right -= canvas.text(right, middle, one.score, cap=64, weight="black", align="right") + 20
    if one.won or one.gave_up:
        (symbols.victory if one.won else symbols.cross)(canvas, right - 32, middle, 64)
        right -= 84
    canvas.text(116, middle, one.name, ink=mix(ink, WHITE, 0.45), room=right - 116 - 10)
    return canvas.finish(cut=22)


def chart_height(shown: Chart) -> int:
    """The height of a chart and of its name, if it has one, in units."""
    return CHART + (CHART_NAME if shown.name else 0)


def _course(shown: Chart, unit: str) -> Tile:
    height = chart_height(shown)
    canvas = plate(ROOM, height)
    if shown.name:
        canvas.text(28, 56, shown.name, ink=MUTED, weight="medium", room=ROOM - 56)
    series = [(one.name, one.values) for one in shown.series[:SERIES_MOST]]
    chart.lines(canvas, (24, height - CHART + 36, ROOM - 24, height - 12), series, unit=unit)
    return canvas.finish(cut=22)
