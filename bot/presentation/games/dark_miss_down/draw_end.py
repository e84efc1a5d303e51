"""Draws the end of a game: an officer promoted, an officer put out of the airlock, or a tie."""

from functools import lru_cache

from bot.paint import chart, scenery
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import AMBER, EDGE, NIGHT, PANEL, RED, SKY, STEEL, TEAL, WHITE, mix
from bot.paint.picture_size import WIDTH
from bot.paint.space import spread
from bot.presentation.games.dark_miss_down.end import Scene

PORT = (1180.0, 280.0, 240.0)
"""The airlock: x and y of its middle, and its radius, in units."""


@lru_cache(maxsize=8)
def draw(scene: Scene) -> Tile:
    """The picture of the end of a game."""
    if scene.winner is None:
        return _level()
    return (_ejection if scene.pressed else _promotion)(scene.winner)


def _promotion(winner: int) -> Tile:
    canvas = _bridge()
    for x in (140, 360, 1240, 1460):
        scenery.sparks(canvas, x, 110 + x % 70, 66, AMBER if x % 40 else SKY)
    beam = [(620, -20), (980, -20), (1190, 600), (410, 600)]
    canvas.polygon(beam, (*AMBER, 46))
    canvas.panel((500, 500, 1100, 700), mix(PANEL, AMBER, 0.25), AMBER, radius=16, width=8)
    scenery.officer(canvas, 800, 290, 430, chart.INKS[winner], promoted=True)
    chart.mark(canvas, winner, 1030, 430, 76)
    scenery.officer(canvas, 250, 440, 250, mix(chart.INKS[1 - winner], NIGHT, 0.35))
    chart.mark(canvas, 1 - winner, 410, 510, 56)
    return canvas.finish()


def _ejection(winner: int) -> Tile:
    canvas = _bridge()
    _port(canvas, open_=True)
    x, y, _ = PORT
    _adrift(canvas, x, y, 1 - winner)
    canvas.panel((640, 180, 820, 360), mix(NIGHT, RED, 0.4), RED, radius=24, width=8)
    canvas.disc(730, 270, 66, RED)
    canvas.disc(722, 262, 40, mix(RED, WHITE, 0.35))
    scenery.officer(canvas, 380, 320, 470, chart.INKS[winner], promoted=True)
    canvas.line([(520, 420), (610, 400), (706, 300)], mix(chart.INKS[winner], NIGHT, 0.2), 52)
    chart.mark(canvas, winner, 120, 470, 76)
    return canvas.finish()


def _level() -> Tile:
    canvas = _bridge()
    _port(canvas, open_=False, at=800)
    for seat, place in ((0, 300), (1, 1300)):
        scenery.officer(canvas, place, 370, 400, mix(chart.INKS[seat], NIGHT, 0.15))
        chart.mark(canvas, seat, place + (190 if not seat else -190), 500, 66)
    return canvas.finish()


def _bridge() -> Canvas:
    """A new canvas with a room of the ship: walls with lights, and a floor."""
    canvas = scenery.night(TEAL)
    for x in range(0, WIDTH, 200):
        canvas.panel((x + 8, -30, x + 192, 430), mix(NIGHT, STEEL, 0.2), mix(NIGHT, STEEL, 0.36))
        canvas.panel((x + 60, 20, x + 140, 36), mix(TEAL, WHITE, 0.3), radius=8)
    floor = [(0, 470), (WIDTH, 470), (WIDTH, scenery.HEIGHT), (0, scenery.HEIGHT)]
    canvas.polygon(floor, mix(NIGHT, STEEL, 0.34))
    canvas.line([(0, 470), (WIDTH, 470)], EDGE, 6)
    return canvas


def _port(canvas: Canvas, *, open_: bool, at: float = PORT[0]) -> None:
    _, y, radius = PORT
    canvas.disc(at, y, radius + 34, mix(STEEL, NIGHT, 0.35))
    canvas.ring(at, y, radius + 22, AMBER if open_ else EDGE, 10)
    if not open_:
        canvas.disc(at, y, radius, mix(STEEL, NIGHT, 0.55))
        for lines in ([(at - radius, y), (at + radius, y)], [(at, y - radius), (at, y + radius)]):
            canvas.line(lines, mix(STEEL, NIGHT, 0.75), 14)
        canvas.disc(at, y, 70, mix(STEEL, WHITE, 0.2))
        return
    canvas.disc(at, y, radius, NIGHT)
    for place in range(24):
        across, down, shine = spread(place * 3 + 1)
        px, py = at + (across - 0.5) * 1.3 * radius, y + (down - 0.5) * 1.3 * radius
        canvas.disc(px, py, 2 + 3 * shine, mix(NIGHT, WHITE, 0.4 + 0.6 * shine))


def _adrift(canvas: Canvas, x: float, y: float, seat: int) -> None:
    """Draw the officer of a seat outside the ship, upside down, with spread arms."""
    ink = chart.INKS[seat]
    body = [(x - 40, y - 20), (x + 52, y - 44), (x + 70, y + 60), (x - 10, y + 76)]
    for ends in (
        [(x - 34, y + 4), (x - 128, y + 62)],
        [(x + 56, y + 10), (x + 138, y + 92)],
        [(x - 10, y - 30), (x - 60, y - 128)],
        [(x + 40, y - 36), (x + 78, y - 140)],
    ):
        canvas.line(ends, mix(ink, NIGHT, 0.2), 34)
    canvas.polygon(body, ink)
    canvas.disc(x + 40, y + 118, 50, mix(STEEL, WHITE, 0.5))
    canvas.disc(x + 42, y + 122, 34, mix(NIGHT, SKY, 0.4))
    chart.mark(canvas, seat, x + 14, y + 18, 50)
