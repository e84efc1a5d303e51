"""Drawings given by coordinates, from `data/pictures/*.toml`, which say what each number means."""

from typing import Final, Literal, NamedTuple

from bot.paint.palette import Colour
from engine.core.content import DATA, Entry, load

ShipClass = Literal[
    "fighter", "walker", "winged", "frigate", "cruiser", "destroyer", "battleship", "carrier",
    "flagship",
]  # fmt: skip
Polygon = tuple[tuple[float, float], ...]
"""Points in the square from -1 to 1."""


class Plate(Entry):
    """A polygon of a ship; `shade` goes from -1 (dark) over 0 (the ship's own colour) to 1."""

    shape: Polygon
    shade: float = 0


class Build(Entry):
    """The shape of a class of ships: plates from back to front, engines (x, y, radius), windows."""

    plates: tuple[Plate, ...]
    engines: tuple[tuple[float, float, float], ...]
    windows: Polygon = ()


class Ship(NamedTuple):
    """A ship of a formation.

    `x` and `length` are shares (0 to 1) of the width of the formation's area, `y` of its height.
    """

    kind: ShipClass
    x: float
    y: float
    length: float
    colour: Colour


class Part(Entry):
    """A part of a face: an `oval` (x, y, radii across and down), or a polygon of `points`."""

    ink: Colour
    oval: tuple[float, float, float, float] | None = None
    points: Polygon = ()
    mirrored: bool = False


class Shapes(Entry):
    """All drawings: a field for each file."""

    emblems: dict[str, Polygon]
    faces: dict[str, tuple[Part, ...]]
    formations: dict[str, tuple[Ship, ...]]
    ships: dict[ShipClass, Build]


SHAPES: Final = load(Shapes, DATA / "pictures")
