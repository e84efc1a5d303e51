"""The fixed palette of all pictures: at most 256 colours, some of them named.

With one palette, reducing a picture to it is a table look-up, and files stay small. It has ramps
from dark through each hue to white, so that soft edges stay soft.
"""

from functools import cache
from typing import Final

from PIL import Image

Colour = tuple[int, int, int]
Tint = tuple[int, int, int, int]
"""A colour and its opacity, 0 to 255."""

VOID: Final[Colour] = (3, 5, 12)
NIGHT: Final[Colour] = (9, 13, 27)
PANEL: Final[Colour] = (24, 32, 56)
RAISED: Final[Colour] = (40, 52, 86)
EDGE: Final[Colour] = (78, 96, 146)
MUTED: Final[Colour] = (160, 174, 206)
WHITE: Final[Colour] = (244, 247, 255)

RED: Final[Colour] = (232, 66, 62)
ORANGE: Final[Colour] = (246, 142, 48)
AMBER: Final[Colour] = (250, 202, 70)
GREEN: Final[Colour] = (84, 204, 122)
TEAL: Final[Colour] = (56, 190, 196)
SKY: Final[Colour] = (92, 178, 252)
BLUE: Final[Colour] = (52, 98, 214)
VIOLET: Final[Colour] = (166, 122, 246)
ROCK: Final[Colour] = (134, 112, 104)
STEEL: Final[Colour] = (134, 150, 178)

HUES: Final = (RED, ORANGE, AMBER, GREEN, TEAL, SKY, BLUE, VIOLET, ROCK, STEEL)
HAZES: Final = (VIOLET, BLUE, TEAL)
_RAMP_DOWN: Final = 11
_RAMP_UP: Final = 6
_GREYS: Final = 44


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: `share` is the part of `other` in it, from 0 to 1."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def tint(colour: Colour, opacity: float) -> Tint:
    """The colour with an opacity, from 0 to 1."""
    return (*colour, round(255 * opacity))


@cache
def colours() -> tuple[Colour, ...]:
    """All colours, at most 256: the named ones, a ramp through every hue, greys."""
    found: dict[Colour, None] = dict.fromkeys((NIGHT, PANEL, RAISED, EDGE, MUTED, WHITE, *HUES))
    for hue in HUES:
        found.update(dict.fromkeys(mix(NIGHT, hue, i / _RAMP_DOWN) for i in range(1, _RAMP_DOWN)))
        found.update(dict.fromkeys(mix(hue, WHITE, i / _RAMP_UP) for i in range(1, _RAMP_UP)))
    for ground in (PANEL, RAISED):
        found.update(dict.fromkeys(mix(ground, WHITE, i / 12) for i in range(1, 12)))
    for haze in HAZES:
        found.update(dict.fromkeys(mix(NIGHT, haze, i / 36) for i in range(1, 9)))
    found.update(dict.fromkeys(mix(VOID, WHITE, i / _GREYS) for i in range(_GREYS)))
    return tuple(found)


@cache
def image() -> Image.Image:
    """The palette as `Image.quantize` takes it. Cached, as it holds the look-up table."""
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in colours() for part in colour])
    return holder


def reduce(picture: Image.Image) -> Image.Image:
    """The RGB picture with every pixel in its nearest palette colour."""
    return picture.quantize(palette=image(), dither=Image.Dither.NONE)
