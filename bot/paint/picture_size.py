"""Converts units, in which all drawings are measured, to pixels.

Boards are `WIDTH` units wide. `bot/DECISIONS.md` explains the number of pixels.
"""

from math import ceil, floor
from typing import Final

WIDTH: Final = 1600
"""Units per picture width."""
PICTURE_WIDTH: Final = 1200
"""Pixels per picture width."""
SCALE: Final = PICTURE_WIDTH / WIDTH
"""Pixels per unit."""


def pixels(units: float) -> int:
    """Units in pixels, rounded to the nearest; halves are rounded up."""
    return floor(units * SCALE + 0.5)


def enough(units: float) -> int:
    """Units in pixels, rounded up."""
    return ceil(units * SCALE - 1e-9)
