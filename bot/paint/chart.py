"""Draws a line chart over the turns of a game. Each line ends in a mark and its name."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from bot.paint import letters, symbols
from bot.paint.canvas import LETTER, Box, Canvas, Point
from bot.paint.palette import (
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
ROW: Final = 88
"""Height of one line of a name, in units."""
NAMES: Final = 480
"""Maximum width of names beside the ends of lines, marks included, in units."""
WRAPPED_MOST: Final = 3
"""Maximum number of lines in the chart for which a name may be wrapped into two rows."""
_STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Frame:
    """The plot area in units, and the range of turns and values."""

    box: Box
    turns: int
    low: float
    high: float

    def at(self, turn: float, value: float) -> Point:
        """Where a value at a turn is drawn."""
        left, top, right, bottom = self.box
        across = turn / max(1, self.turns)
        up = (value - self.low) / (self.high - self.low)
        return left + across * (right - left), bottom - up * (bottom - top)


def step(span: float, most: int) -> float:
    """The smallest round step of which at most `most` fit into `span`; 1 for a `span` up to 0.

    Round steps are 1, 2 or 5 times a power of ten.
    """
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / most))
    return next(power * times for times in _STEPS if power * times * most >= span)


def lines(
    canvas: Canvas, box: Box, series: Sequence[tuple[str, Sequence[float]]], *, unit: str
) -> None:
    """Draw the chart of these series into the box: each has a name, and a value per turn from 1 on.

    `unit` is the word for turns below the horizontal axis.
    """
    drawn = [(name, values) for name, values in series if values]
    figures = [figure for _, values in drawn for figure in values] or [0]
    low, distance = min(0.0, *figures), step(max(figures) - min(0.0, *figures), 4)
    if all(float(figure).is_integer() for figure in figures):
        distance = max(1.0, distance)
    low = floor(low / distance) * distance
    high = max(low + distance, ceil(max(figures) / distance) * distance)
    room_for = NAMES - 2 * MARK - 30
    most = 2 if len(drawn) <= WRAPPED_MOST else 1
    names = [letters.wrap(name, room_for, most, LETTER) for name, _ in drawn]
    wide = max([letters.width(line, LETTER) for name in names for line in name] or [0])
    taken = min(NAMES, wide + 2 * MARK + 30)
    left = box[0] + 36 + max(letters.width(f"{end:g}", LETTER, "medium") for end in (low, high))
    turns = max([len(values) - 1 for _, values in drawn] or [0])
    room = (left, box[1] + LETTER / 2, box[2] - taken, box[3] - LETTER - 40)
    frame = Frame(room, turns, low, high)
    _grid(canvas, frame, distance, unit)
    for place, (_, values) in reversed(list(enumerate(drawn))):
        _line(canvas, frame, values, place)
    _names(canvas, frame, names, [values[-1] for _, values in drawn], box[2])


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
    for turn in range(apart, frame.turns + 2, apart):
        x = frame.at(turn - 1, 0)[0]
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
    """Draw the mark of line number `place`, from 0; each has its own shape and colour."""
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
    canvas: Canvas,
    frame: Frame,
    names: Sequence[tuple[str, ...]],
    last: Sequence[float],
    right: float,
) -> None:
    """Write each name beside its line's end; names of ends that are close are spread apart.

    `names` has the rows of each name, `last` the last value of each line.
    """
    ends = sorted((frame.at(0, value)[1], place) for place, value in enumerate(last))
    rows = max([len(name) for name in names] or [1])
    x = frame.box[2] + 34
    heights = spread([end for end, _ in ends], frame.box, rows * ROW)
    for y, (_, place) in zip(heights, ends, strict=True):
        mark(canvas, place, x + MARK / 2, y)
        ink = mix(INKS[place % len(INKS)], WHITE, 0.5)
        top = y - (len(names[place]) - 1) * ROW / 2
        for row, line in enumerate(names[place]):
            room = right - x - MARK - 18
            canvas.text(x + MARK + 18, top + row * ROW, line, ink=ink, room=room)


def spread(heights: Sequence[float], box: Box, apart: float) -> list[float]:
    """The sorted heights, moved so that they are at least `apart` units apart.

    They stay within the box if it is high enough.
    """
    margin = (apart - ROW) / 2
    moved: list[float] = []
    for height in heights:
        moved.append(max(height, moved[-1] + apart if moved else box[1] + margin))
    low = box[3] - margin
    for place in range(len(moved) - 1, -1, -1):
        moved[place] = min(moved[place], low)
        low = moved[place] - apart
    return moved
