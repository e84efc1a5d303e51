"""Draws the end of a game, such as an election, a home world in flames, or the Secret found."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from bot.paint import chart, pictograms, scenery, ships
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import (
    AMBER,
    BLUE,
    NIGHT,
    PANEL,
    RED,
    STEEL,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
    mix,
)
from bot.paint.picture_size import WIDTH
from bot.presentation.games.black_abyss.draw_icons import EMBLEMS
from bot.presentation.games.black_abyss.end import Scene

HALL: Final = (800.0, 600.0)
"""The centre of the rows of delegates in the hall, in units."""


@lru_cache(maxsize=16)
def draw(scene: Scene) -> Tile:
    """The picture of the end of a game."""
    drawn = {
        "tribunal": _hall, "military": _last_race, "twins": _twins, "knowledge": _secret,
        "home-world": _broken_world, "flag": _flag, "flags": _flag, "fleet": _fleet,
        "rounds": _fleet, "no-guns": _fleet, "tie": _level,
    }  # fmt: skip
    return drawn.get(scene.how, _pillars)(scene)


def _hall(scene: Scene) -> Tile:
    """Rows of delegates in the colours of their seats, and the winner in front."""
    canvas = scenery.night(VIOLET)
    x, y = HALL
    votes = [seat for seat, count in enumerate(scene.votes) for _ in range(max(1, count))]
    scenery.rays(canvas, x, 400, 760, AMBER, 16)
    for row in range(4):
        radius, places = 290 + 110 * row, 13 + 4 * row
        canvas.arc(x, y, radius - 40, (180, 360), mix(NIGHT, VIOLET, 0.4), 22)
        for place in range(places):
            angle = pi * (1 + (place + 0.5) / places)
            seat = votes[(place * 7 + row * 3) * len(votes) // 97 % len(votes)]
            at = (x + 1.28 * radius * cos(angle), y + 0.86 * radius * sin(angle))
            canvas.disc(*at, 24, mix(chart.INKS[seat], NIGHT, 0.3))
            canvas.disc(at[0], at[1] - 30, 15, mix(chart.INKS[seat], WHITE, 0.3))
    canvas.panel((x - 120, 480, x + 120, 660), mix(PANEL, AMBER, 0.3), AMBER, radius=14, width=8)
    _winners(canvas, scene, x, 390, 170)
    return canvas.finish()


def _last_race(scene: Scene) -> Tile:
    """The burning home worlds of all others, behind the winner's fleet."""
    canvas = scenery.night(RED)
    others = [seat for seat in range(len(scene.races)) if seat not in scene.winners]
    for place, seat in enumerate(others):
        x, y, radius = 1480 - 250 * place, 210 + 190 * (place % 2), 150 - 8 * place
        scenery.world(canvas, x, y, radius, mix(chart.INKS[seat], NIGHT, 0.55))
        for angle in (20, 75, 130):
            scenery.crack(canvas, x - radius * 0.6, y - radius * 0.6, radius * 1.5, angle)
        scenery.burst(canvas, x - radius * 0.6, y - radius * 0.6, radius * 0.5)
        _emblem(canvas, scene, seat, x + radius * 0.35, y + radius * 0.3, radius * 0.6)
    _fleet_of(canvas, chart.INKS[scene.winners[0]])
    _winners(canvas, scene, 150, 130, 150)
    return canvas.finish()


def _twins(scene: Scene) -> Tile:
    canvas, ink = scenery.night(TEAL), chart.INKS[scene.winners[0]]
    for x, y, radius in ((560, 330, 210), (1120, 270, 170)):
        canvas.glow(x, y, radius * 1.7, AMBER)
        scenery.world(canvas, x, y, radius, TEAL)
        canvas.ring(x, y, radius * 1.2, mix(AMBER, WHITE, 0.3), 10)
        pictograms.flag(canvas, x + 20, y - radius * 0.86, 200, ink)
    canvas.line([(770, 320), (950, 285)], mix(AMBER, WHITE, 0.6), 14)
    _winners(canvas, scene, 840, 120, 150)
    return canvas.finish()


def _secret(scene: Scene) -> Tile:
    """The Secret of Life: a glowing double strand."""
    canvas = scenery.night(TEAL)
    scenery.rays(canvas, 800, 280, 900, TEAL, 18)
    canvas.glow(800, 280, 460, TEAL)
    points = [(200 + 30 * step, 280.0, 0.42 * step) for step in range(41)]
    for x, y, turn in points:
        canvas.line([(x, y + 190 * sin(turn)), (x, y - 190 * sin(turn))], mix(TEAL, NIGHT, 0.2), 7)
    for way, ink in ((1, mix(TEAL, WHITE, 0.5)), (-1, AMBER)):
        canvas.line([(x, y + way * 190 * sin(turn)) for x, y, turn in points], ink, 20)
        for x, y, turn in points[::2]:
            canvas.disc(x, y + way * 190 * sin(turn), 19, ink)
    canvas.disc(800, 280, 150, mix(NIGHT, TEAL, 0.25))
    _winners(canvas, scene, 800, 280, 190)
    return canvas.finish()


def _broken_world(scene: Scene) -> Tile:
    """The other side's home world, broken."""
    canvas, lost = scenery.night(RED), 1 - scene.winners[0]
    scenery.world(canvas, 1120, 380, 330, mix(chart.INKS[lost], NIGHT, 0.5))
    for angle in (0, 35, 75, 115):
        scenery.crack(canvas, 900, 180, 520, angle)
    scenery.burst(canvas, 890, 170, 170)
    scenery.debris(canvas, 890, 170, 340, chart.INKS[lost], 16)
    _emblem(canvas, scene, lost, 1240, 460, 170)
    _fleet_of(canvas, chart.INKS[scene.winners[0]])
    _winners(canvas, scene, 150, 130, 150)
    return canvas.finish()


def _flag(scene: Scene) -> Tile:
    """The other side's flag at the winner's home world."""
    canvas, winner = scenery.night(BLUE), scene.winners[0]
    scenery.world(canvas, 800, 860, 560, mix(chart.INKS[winner], NIGHT, 0.4))
    canvas.glow(800, 230, 380, AMBER)
    pictograms.flag(canvas, 830, 180, 380, chart.INKS[1 - winner])
    for x, ink in ((260, AMBER), (1340, AMBER), (430, TEAL), (1180, TEAL)):
        scenery.sparks(canvas, x, 130 + x % 90, 80, ink)
    _winners(canvas, scene, 800, 450, 150)
    return canvas.finish()


def _fleet(scene: Scene) -> Tile:
    """The winner's ships before the wreck of the other side's."""
    canvas, winner = scenery.night(BLUE), scene.winners[0]
    scenery.wreck(canvas, "destroyer", 1200, 290, 640, mix(chart.INKS[1 - winner], NIGHT, 0.2))
    _fleet_of(canvas, chart.INKS[winner])
    _winners(canvas, scene, 150, 130, 150)
    return canvas.finish()


def _level(scene: Scene) -> Tile:
    """Both fleets face to face, for a tie."""
    canvas = scenery.night(STEEL)
    for place, (x, right) in enumerate(((330, True), (1270, False))):
        ink = mix(chart.INKS[scene.winners[place]], NIGHT, 0.2)
        ships.ship(canvas, "cruiser", x, 240, 480, ink, rightwards=right)
        ships.ship(canvas, "frigate", x, 450, 320, ink, rightwards=right)
    scenery.burst(canvas, 800, 280, 110)
    return canvas.finish()


def _pillars(scene: Scene) -> Tile:
    """The votes of each seat, as the height of a pillar."""
    canvas, most = scenery.night(VIOLET), max(1, *scene.votes)
    width = min(220, 1400 // len(scene.votes))
    left = (WIDTH - width * len(scene.votes)) / 2
    for seat, count in enumerate(scene.votes):
        x, ink = left + width * (seat + 0.5), chart.INKS[seat]
        top = 540 - 330 * count / most
        if seat in scene.winners:
            scenery.rays(canvas, x, top - 80, 300, AMBER)
        canvas.panel(
            (x - width * 0.32, top, x + width * 0.32, 660), mix(ink, NIGHT, 0.25), ink, width=6
        )
        _emblem(canvas, scene, seat, x, top - 76, 120)
    return canvas.finish()


def _fleet_of(canvas: Canvas, ink: Colour) -> None:
    """Three ships that fly in from the left."""
    for kind, x, y, length in (("cruiser", 420, 330, 620), ("frigate", 220, 500, 340),
                               ("fighter", 640, 140, 170)):  # fmt: skip
        ships.ship(canvas, kind, x, y, length, mix(ink, STEEL, 0.3), rightwards=True)  # type: ignore[arg-type]


def _winners(canvas: Canvas, scene: Scene, x: float, y: float, size: float) -> None:
    count = len(scene.winners)
    for place, seat in enumerate(scene.winners):
        at = x + (place - (count - 1) / 2) * size * 1.15
        canvas.glow(at, y, size * 0.9, AMBER)
        _emblem(canvas, scene, seat, at, y, size)


def _emblem(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size * 0.62, mix(NIGHT, chart.INKS[seat], 0.25))
    canvas.ring(x, y, size * 0.62, chart.INKS[seat], size * 0.06)
    drawn = EMBLEMS.get(scene.races[seat])
    if drawn is None:
        chart.mark(canvas, seat, x, y, size * 0.7)
    else:
        drawn(canvas, x, y, size * 0.72, mix(chart.INKS[seat], WHITE, 0.3))
