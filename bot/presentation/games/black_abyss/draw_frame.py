"""Shared by all pictures of Black Abyss: the sky, and measures in units."""

from typing import Final

from bot.paint.palette import BLUE
from bot.paint.scale import WIDTH

SKY_COLOUR: Final = BLUE
MARGIN: Final = 28
GAP: Final = 14
ROOM: Final = WIDTH - 2 * MARGIN
