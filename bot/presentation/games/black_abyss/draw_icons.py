"""Icons of Black Abyss: the game's emblem, and each race's emblem."""

from collections.abc import Mapping
from typing import Final

from bot.paint import cards, icons, pictograms
from bot.paint.canvas import Sheet
from bot.paint.icons import Icon, in_ink
from bot.paint.palette import STEEL, VIOLET
from bot.paint.pictograms import outline
from bot.paint.symbols import Drawing

VELAR: Final = outline(
    *((-1, -0.7), (-0.4, -0.45), (0, 0), (0.4, -0.45), (1, -0.7), (0.75, 0.1)),
    *((0.3, 0.3), (0, 0.8), (-0.3, 0.3), (-0.75, 0.1)),
)
"""A bird with spread wings."""
KORR: Final = outline(
    *((-0.95, -0.8), (-0.45, -0.8), (-0.45, -0.4), (-0.2, -0.4), (-0.2, -0.8), (0.2, -0.8)),
    *((0.2, -0.4), (0.45, -0.4), (0.45, -0.8), (0.95, -0.8), (0.75, 0.9), (-0.75, 0.9)),
)
"""A tower."""
THESSID: Final = outline(
    *((0, -1), (0.22, -0.22), (1, 0), (0.22, 0.22), (0, 1), (-0.22, 0.22), (-1, 0)),
    (-0.22, -0.22),
)
"""A star of four rays."""
OUMORI: Final = outline(
    *((0, -1), (0.45, -0.25), (0.7, 0.3), (0.5, 0.8), (0, 1), (-0.5, 0.8), (-0.7, 0.3)),
    (-0.45, -0.25),
)
"""A drop."""
ZHINN: Final = outline(
    *((-1, -0.75), (-0.4, -0.75), (0, -0.1), (0.4, -0.75), (1, -0.75), (0.45, 0.15)),
    *((1, 0.9), (0.4, 0.9), (0, 0.4), (-0.4, 0.9), (-1, 0.9), (-0.45, 0.15)),
)
"""The legs of an insect."""
DRAVEX: Final = outline(
    *((-1, -0.9), (-0.45, -0.25), (0, -0.45), (0.45, -0.25), (1, -0.9)),
    *((0.75, 0.25), (0.25, 0.45), (0, 0.95), (-0.25, 0.45), (-0.75, 0.25)),
)
"""A horned head."""

EMBLEMS: Final[Mapping[str, Drawing]] = {
    "velar": VELAR,
    "korr": KORR,
    "thessid": THESSID,
    "oumori": OUMORI,
    "zhinn": ZHINN,
    "dravex": DRAVEX,
}
SHIPS: Final = ("fighter", "transport", "frigate", "cruiser", "dreadnought")


def draw(card: str) -> Sheet:
    """The picture of a card, by id: a race's emblem, or a ship of a class."""
    return cards.sheet_of([cards.portrait(icons.ICONS[card] if card in SHIPS else ICONS[card])])


ICONS: Final[Mapping[str, Icon]] = {
    "emblem": in_ink(pictograms.vortex, VIOLET),
    **{race: in_ink(drawn, STEEL) for race, drawn in EMBLEMS.items()},
}
