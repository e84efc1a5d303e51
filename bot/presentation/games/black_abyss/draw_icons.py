"""Icons of Black Abyss: the game's emblem, and each race's emblem."""

from collections.abc import Mapping
from typing import Final

from bot.paint import icons, pictograms
from bot.paint.canvas import Canvas, Sheet
from bot.paint.icons import in_ink
from bot.paint.palette import STEEL, VIOLET
from bot.paint.pictograms import outline
from bot.paint.shapes import SHAPES
from bot.paint.symbols import Drawing, Icon
from bot.paint.widgets import beside

EMBLEMS: Final[Mapping[str, Drawing]] = {
    race: outline(*shape) for race, shape in SHAPES.emblems.items()
}
CARD: Final = 280
"""Width and height of the picture of a card, in units."""
SHIPS: Final = ("fighter", "transport", "frigate", "cruiser", "dreadnought")


def draw(card: str) -> Sheet:
    """The picture of a card, by id: a race's emblem, or a ship of a class."""
    canvas = Canvas(CARD, CARD)
    (icons.ICONS if card in SHIPS else ICONS)[card](canvas, CARD / 2, CARD / 2, CARD * 0.66)
    return beside([canvas.finish()])


ICONS: Final[Mapping[str, Icon]] = {
    "emblem": in_ink(pictograms.vortex, VIOLET),
    **{race: in_ink(drawn, STEEL) for race, drawn in EMBLEMS.items()},
}
