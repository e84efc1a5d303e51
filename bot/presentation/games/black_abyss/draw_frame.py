"""What all pictures of Black Abyss share: the sky, and measures in units."""

from typing import Final

from bot.paint.palette import BLUE

SKY_COLOUR: Final = BLUE
GAP: Final = 14
