"""Shared by all pictures of Black Abyss: the sky, and measures in units."""

from typing import Final

from bot.paint.palette import BLUE
from bot.paint.widgets import MARGIN as MARGIN
from bot.paint.widgets import ROOM as ROOM

SKY_COLOUR: Final = BLUE
GAP: Final = 14
