"""The faces of AIs, by emoji, as small drawings within a line of words.

This module has only values, which `Canvas` draws: shapes in the square from -1 to 1, from back to
front. `data/bot/agents.toml` lists the faces.
"""

from math import cos, pi, sin
from typing import Final, NamedTuple

from bot.paint.palette import (
    AMBER,
    BLUE,
    GREEN,
    NIGHT,
    ORANGE,
    RED,
    ROCK,
    SKY,
    STEEL,
    WHITE,
    Colour,
    mix,
)

GAP: Final = "\N{EN SPACE}\N{FOUR-PER-EM SPACE}"
"""The spaces that are measured and written in place of a face, which is slightly wider."""


class Oval(NamedTuple):
    """A filled ellipse around a centre."""

    x: float
    y: float
    across: float
    down: float
    ink: Colour


class Shape(NamedTuple):
    """A filled polygon."""

    ink: Colour
    points: tuple[tuple[float, float], ...]


Face = tuple[Oval | Shape, ...]


def disc(x: float, y: float, radius: float, ink: Colour) -> Oval:
    """A circle, as an Oval."""
    return Oval(x, y, radius, radius, ink)


def shape(ink: Colour, *points: tuple[float, float]) -> Shape:
    """A polygon, as a Shape."""
    return Shape(ink, points)


def twice(*parts: Oval | Shape) -> Face:
    """The shapes, and their mirror images on the other side of the vertical middle."""
    return (*parts, *(_mirror(part) for part in parts))


def star(ink: Colour, spikes: int, inner: float) -> Shape:
    """A star that fills the square; `inner` is the radius of its inner corners, up to 1."""
    corners = []
    for step in range(2 * spikes):
        reach, angle = (inner if step % 2 else 1.0), step * pi / spikes - pi / 2
        corners.append((reach * cos(angle), reach * sin(angle)))
    return Shape(ink, tuple(corners))


def _mirror(part: Oval | Shape) -> Oval | Shape:
    if isinstance(part, Oval):
        return part._replace(x=-part.x)
    return part._replace(points=tuple((-x, y) for x, y in part.points))


def eyes(x: float, y: float, white: float, pupil: float) -> Face:
    """Two eyes, (x, y) being the right one; `white` and `pupil` are radii.

    With `white` 0 the eyes are only pupils.
    """
    whites = twice(disc(-x, y, white, WHITE)) if white else ()
    return (*whites, *twice(disc(-x, y, pupil, NIGHT)))


BROWN: Final = mix(ROCK, ORANGE, 0.35)
SAND: Final = mix(AMBER, WHITE, 0.55)
PINK: Final = mix(RED, WHITE, 0.35)
DARK: Final = mix(NIGHT, STEEL, 0.35)

FACES: Final[dict[str, Face]] = {
    "\N{OCTOPUS}": (
        *(disc(x, 0.68, 0.25, mix(RED, PINK, 0.4)) for x in (-0.75, -0.25, 0.25, 0.75)),
        Oval(0, -0.15, 0.85, 0.82, PINK),
        *eyes(0.32, -0.05, 0.24, 0.13),
    ),
    "\N{OWL}": (
        *twice(shape(BROWN, (-0.95, -1), (-0.1, -0.6), (-0.8, 0))),
        Oval(0, 0.1, 0.88, 0.88, BROWN),
        Oval(0, 0.55, 0.5, 0.38, SAND),
        *eyes(0.4, -0.15, 0.4, 0.2),
        shape(AMBER, (-0.16, 0.1), (0.16, 0.1), (0, 0.45)),
    ),
    "\N{FOX FACE}": (
        *twice(shape(ORANGE, (-0.95, -1), (-0.1, -0.45), (-0.9, 0.1))),
        shape(ORANGE, (-0.95, -0.1), (-0.5, -0.55), (0.5, -0.55), (0.95, -0.1), (0, 0.95)),
        *twice(shape(WHITE, (-0.9, 0), (-0.3, 0.1), (-0.05, 0.9))),
        *eyes(0.36, -0.12, 0, 0.13),
        disc(0, 0.78, 0.19, NIGHT),
    ),
    "\N{PANDA FACE}": (
        *twice(disc(-0.66, -0.66, 0.33, DARK)),
        Oval(0, 0.08, 0.95, 0.88, WHITE),
        *twice(Oval(-0.42, -0.02, 0.27, 0.3, DARK)),
        *twice(disc(-0.38, -0.04, 0.1, WHITE)),
        Oval(0, 0.42, 0.19, 0.13, NIGHT),
    ),
    "\N{LIZARD}": (
        shape(GREEN, (-0.26, 0), (0.26, 0), (0.14, 0.62), (0.9, 0.7), (0.2, 1), (-0.14, 0.85)),
        *twice(shape(GREEN, (0, -0.45), (-0.62, -0.5), (-0.95, -0.1), (-0.55, -0.25), (0, -0.2))),
        *twice(shape(GREEN, (0, 0), (-0.62, 0.1), (-0.8, 0.55), (-0.45, 0.35), (0, 0.3))),
        Oval(0, -0.1, 0.34, 0.45, GREEN),
        Oval(0, -0.66, 0.42, 0.34, GREEN),
        Oval(0, -0.05, 0.12, 0.36, mix(GREEN, NIGHT, 0.35)),
        *eyes(0.27, -0.72, 0.16, 0.1),
    ),
    "\N{FROG FACE}": (
        *twice(disc(-0.5, -0.55, 0.4, GREEN)),
        Oval(0, 0.2, 1, 0.75, GREEN),
        *eyes(0.5, -0.55, 0.27, 0.15),
        Oval(0, 0.4, 0.62, 0.3, mix(GREEN, NIGHT, 0.55)),
        Oval(0, 0.28, 0.66, 0.3, GREEN),
    ),
    "\N{LION FACE}": (
        star(mix(ORANGE, ROCK, 0.4), 11, 0.82),
        disc(0, 0.05, 0.66, AMBER),
        Oval(0, 0.38, 0.36, 0.28, SAND),
        *eyes(0.28, -0.1, 0, 0.12),
        shape(NIGHT, (-0.16, 0.16), (0.16, 0.16), (0, 0.36)),
    ),
    "\N{PENGUIN}": (
        Oval(0, 0, 0.85, 1, mix(BLUE, NIGHT, 0.3)),
        *twice(Oval(-0.3, -0.05, 0.38, 0.45, WHITE)),
        Oval(0, 0.45, 0.62, 0.5, WHITE),
        *eyes(0.28, -0.15, 0, 0.13),
        shape(ORANGE, (-0.24, 0.08), (0.24, 0.08), (0, 0.45)),
    ),
    "\N{WOLF FACE}": (
        *twice(shape(STEEL, (-0.9, -1), (-0.15, -0.5), (-0.85, 0.2))),
        shape(
            STEEL, (-0.98, 0.05), (-0.5, -0.6), (0.5, -0.6), (0.98, 0.05), (0.4, 0.9), (-0.4, 0.9)
        ),
        shape(WHITE, (-0.6, 0.35), (0, -0.1), (0.6, 0.35), (0.35, 0.9), (-0.35, 0.9)),
        *eyes(0.38, -0.12, 0, 0.14),
        Oval(0, 0.5, 0.2, 0.15, NIGHT),
    ),
    "\N{PARROT}": (
        shape(GREEN, (-0.3, -0.7), (-0.75, -1), (0.2, -0.85)),
        Oval(-0.12, 0.05, 0.8, 0.9, RED),
        Oval(-0.5, 0.5, 0.42, 0.5, GREEN),
        disc(0.1, -0.2, 0.36, WHITE),
        disc(0.14, -0.2, 0.15, NIGHT),
        shape(AMBER, (0.35, -0.4), (0.85, -0.2), (0.98, 0.3), (0.72, 0.6), (0.4, 0.25)),
    ),
    "\N{SPOUTING WHALE}": (
        *twice(shape(SKY, (-0.05, -0.35), (-0.5, -0.95), (-0.1, -0.75))),
        Oval(-0.12, 0.35, 0.88, 0.62, mix(SKY, BLUE, 0.5)),
        shape(
            mix(SKY, BLUE, 0.5), (0.5, 0.35), (0.72, -0.15), (0.55, -0.45), (1, -0.35), (0.95, 0.4)
        ),
        Oval(-0.25, 0.72, 0.6, 0.24, WHITE),
        disc(-0.55, 0.25, 0.13, NIGHT),
    ),
    "\N{HEDGEHOG}": (
        star(BROWN, 12, 0.8),
        Oval(0, 0.25, 0.66, 0.62, SAND),
        *eyes(0.3, 0.1, 0, 0.13),
        disc(0, 0.45, 0.18, NIGHT),
    ),
}
_BLANK: Final = str.maketrans(dict.fromkeys(FACES, GAP))
_NONE: Final = str.maketrans(dict.fromkeys(FACES, ""))


def with_gaps(words: str) -> str:
    """The words with `GAP` in place of every face."""
    return words.translate(_BLANK)


def faceless(words: str) -> str:
    """The words without faces, and without the spaces around them."""
    return " ".join(words.translate(_NONE).split()) if any(map(FACES.get, words)) else words


def faces_in(words: str) -> list[tuple[int, str]]:
    """The faces among the words, as (index of the character, face)."""
    return [(place, letter) for place, letter in enumerate(words) if letter in FACES]
