"""A line chart: figures over turns, each line with a mark and its name beside its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from bot.render.paint import letters, symbols
from bot.render.paint.canvas import LETTER, Box, Canvas, Point
from bot.render.paint.palette import (
    AMBER,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    PANEL,
    RED,
    SKY,
    VIOLET,
    WHITE,
    mix,
)

INKS: Final = (SKY, AMBER, RED, GREEN, VIOLET, ORANGE)
LINE: Final = 9
MARK: Final = 30
ROW: Final = 82
"""How far apart names beside the ends of lines stand."""
_STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Frame:
    """The room of the lines, in pixels, and the figures at its edges."""

    box: Box
    turns: int
    low: float
    high: float

    def at(self, turn: float, value: float) -> Point:
        """Where a figure of a turn stands."""
        left, top, right, bottom = self.box
        across = turn / max(1, self.turns)
        up = (value - self.low) / (self.high - self.low)
        return left + across * (right - left), bottom - up * (bottom - top)


def step(span: float, most: int) -> float:
    """The smallest round distance (1, 2 or 5 times a power of ten) that needs no more steps."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / most))
    return next(power * times for times in _STEPS if power * times * most >= span)


def lines(
    canvas: Canvas, box: Box, series: Sequence[tuple[str, Sequence[float]]], *, unit: str
) -> None:
    """Draw the series, of a figure a turn, into the box; `unit` names what runs to the right."""
    drawn = [(name, values) for name, values in series if values]
    figures = [figure for _, values in drawn for figure in values] or [0]
    low, distance = min(0.0, *figures), step(max(figures) - min(0.0, *figures), 4)
    low = floor(low / distance) * distance
    high = max(low + distance, ceil(max(figures) / distance) * distance)
    wide = max([letters.width(name, LETTER, "bold") for name, _ in drawn] or [0])
    names = min(430, wide + 2 * MARK + 30)
    left = box[0] + 36 + max(letters.width(f"{end:g}", LETTER, "medium") for end in (low, high))
    turns = max([len(values) - 1 for _, values in drawn] or [0])
    room = (left, box[1] + LETTER / 2, box[2] - names, box[3] - LETTER - 40)
    frame = Frame(room, turns, low, high)
    _grid(canvas, frame, distance, unit)
    for place, (_, values) in reversed(list(enumerate(drawn))):
        _line(canvas, frame, values, place)
    _names(canvas, frame, drawn, box[2])


def _grid(canvas: Canvas, frame: Frame, distance: float, unit: str) -> None:
    left, _, right, bottom = frame.box
    for i in range(round((frame.high - frame.low) / distance) + 1):
        figure = frame.low + i * distance
        y = frame.at(0, figure)[1]
        canvas.line([(left, y), (right, y)], mix(PANEL, MUTED, 0.55 if i == 0 else 0.2), 4)
        canvas.text(left - 28, y, f"{figure:g}", ink=MUTED, weight="medium", align="right")
    foot = bottom + 30 + LETTER / 2
    wide = canvas.text(left, foot, unit, ink=MUTED, weight="medium", room=(right - left) / 2)
    apart = max(1, int(step(frame.turns, 4)))
    for turn in range(apart, frame.turns + 1, apart):
        x = frame.at(turn, 0)[0]
        half = letters.width(str(turn), LETTER, "medium") / 2
        if x - half > left + wide + 30 and x + half <= canvas.width - 10:
            canvas.text(x, foot, str(turn), ink=MUTED, weight="medium", align="middle")
            canvas.line([(x, bottom), (x, bottom + 12)], MUTED, 4)


def _line(canvas: Canvas, frame: Frame, values: Sequence[float], place: int) -> None:
    ink = INKS[place % len(INKS)]
    points = [frame.at(turn, value) for turn, value in enumerate(values)]
    if len(points) > 1:
        canvas.line(points, mix(ink, NIGHT, 0.65), LINE + 8)
        canvas.line(points, ink, LINE)
    every = max(1, len(points) // 8)
    for x, y in points[-1::-every]:
        mark(canvas, place, x, y)


def mark(canvas: Canvas, place: int, x: float, y: float, size: float = MARK) -> None:
    """The mark of the line in this place: each has its own shape and ink."""
    ink, edge = INKS[place % len(INKS)], NIGHT
    half = size / 2
    if place % len(INKS) == 0:
        canvas.disc(x, y, half + 4, edge)
        canvas.disc(x, y, half, ink)
        return
    corners = (
        symbols.around(x, y, half * 1.25, 4, -45),
        symbols.around(x, y, half * 1.4, 3),
        symbols.around(x, y, half * 1.3, 4),
        symbols.around(x, y, half * 1.4, 3, 90),
        symbols.around(x, y, half * 1.5, 5, inner=0.5),
    )[place % len(INKS) - 1]
    canvas.polygon(corners, ink, edge, 4)


def _names(
    canvas: Canvas, frame: Frame, drawn: Sequence[tuple[str, Sequence[float]]], right: float
) -> None:
    """Each name beside the end of its line, moved apart where lines end close together."""
    ends = sorted((frame.at(0, values[-1])[1], i) for i, (_, values) in enumerate(drawn))
    x = frame.box[2] + 34
    for y, (_, place) in zip(spread([end for end, _ in ends], frame.box), ends, strict=True):
        mark(canvas, place, x + MARK / 2, y)
        ink = mix(INKS[place % len(INKS)], WHITE, 0.5)
        canvas.text(x + MARK + 18, y, drawn[place][0], ink=ink, room=right - x - MARK - 18)


def spread(heights: Sequence[float], box: Box) -> list[float]:
    """The rising heights moved to stand at least a row apart, and within the box if they can."""
    moved: list[float] = []
    for height in heights:
        moved.append(max(height, moved[-1] + ROW) if moved else height)
    low = box[3]
    for place in range(len(moved) - 1, -1, -1):
        moved[place] = min(moved[place], low)
        low = moved[place] - ROW
    return moved
