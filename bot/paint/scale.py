"""How large pictures are, and the unit in which everything in them is measured.

Drawings give places and sizes in units, `WIDTH` to the width of a picture, whatever its pixels.
Why there are so many pixels and no more stands in `bot/DECISIONS.md`.
"""

from math import ceil, floor
from typing import Final

WIDTH: Final = 1600
"""Units to the width of a picture."""
PIXELS: Final = 1200
"""Pixels to the width of a picture."""
SCALE: Final = PIXELS / WIDTH
"""Pixels to a unit."""


def pixels(units: float) -> int:
    """The nearest whole number of pixels, the upper one of two."""
    return floor(units * SCALE + 0.5)


def enough(units: float) -> int:
    """The least number of pixels that is not smaller."""
    return ceil(units * SCALE - 1e-9)


def units(pixels: int) -> int:
    """The least number of units that has room for so many pixels."""
    return ceil(pixels / SCALE - 1e-9)
