"""What all pictures of Black Abyss share: the colour of the sky, and distances in units."""

from typing import Final

from bot.paint.palette import BLUE

SKY_COLOUR: Final = BLUE
GAP: Final = 14
