"""Measures words and draws them as masks, in Roboto, of the package `font_roboto`.

The size of letters is the height of capitals in units (`cap`), as that decides legibility. Fonts
are cached per process; system fonts are never used. An AI's face among the words is not drawn
here: it leaves a gap, in which `Canvas.text` draws it.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

import font_roboto
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from bot.paint.faces import faceless, with_gaps
from bot.paint.picture_size import SCALE, enough, pixels

Weight = Literal["medium", "bold", "black"]
_FILES: Final[dict[Weight, str]] = {
    "medium": "Roboto-Medium.ttf",
    "bold": "Roboto-Bold.ttf",
    "black": "Roboto-Black.ttf",
}
EM: Final = 2048
"""Units of the font per em."""
CAPITAL: Final = 1456
"""Height of capitals in the font's own units, from Roboto's OS/2 table."""
NARROWEST: Final = 0.74
"""The least share of their width to which letters are squeezed; narrower ones are hard to read."""
ELLIPSIS: Final = "…"


@cache
def font(weight: Weight, cap: int) -> ImageFont.FreeTypeFont:
    """Roboto with capitals at least `cap` units high."""
    file = Path(font_roboto.font_directory) / _FILES[weight]
    size = enough(cap * EM / CAPITAL)
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(words: str, cap: int, weight: Weight = "bold") -> int:
    """The width of the words, in units."""
    return round(font(weight, cap).getlength(with_gaps(words)) / SCALE)


@lru_cache(maxsize=2048)
def fit(words: str, room: int, cap: int, weight: Weight = "bold") -> str:
    """The words, shortened with an ellipsis if they do not fit into `room` units even squeezed.

    Faces are dropped before letters. "" if not even an ellipsis fits.
    """
    if width(words, cap, weight) * NARROWEST > room:
        words = faceless(words)
    if width(words, cap, weight) * NARROWEST <= room:
        return words
    for end in range(len(words) - 1, 0, -1):
        short = words[:end].rstrip(" .,-") + ELLIPSIS
        if width(short, cap, weight) * NARROWEST <= room:
            return short
    return ELLIPSIS if width(ELLIPSIS, cap, weight) * NARROWEST <= room else ""


@lru_cache(maxsize=1024)
def wrap(words: str, room: int, lines: int, cap: int, weight: Weight = "bold") -> tuple[str, ...]:
    """The words in at most `lines` lines, each at most `room` units wide when squeezed.

    What does not fit into the last line is cut with an ellipsis.
    """
    rows: list[str] = []
    rest = words.split()
    while rest and len(rows) < lines - 1:
        row = rest.pop(0)
        while rest and width(f"{row} {rest[0]}", cap, weight) * NARROWEST <= room:
            row = f"{row} {rest.pop(0)}"
        rows.append(fit(row, room, cap, weight))
    if rest:
        rows.append(fit(" ".join(rest), room, cap, weight))
    return tuple(rows)


@lru_cache(maxsize=256)
def mask(words: str, room: int, cap: int, weight: Weight) -> Image.Image:
    """The words as a mask in pixels, 2.5 times as high as capitals.

    The baseline is two heights of capitals below the top. Words wider than `room` units are
    squeezed sideways, never cut.
    """
    face, high, most = font(weight, cap), pixels(cap), int(room * SCALE)
    words = with_gaps(words)
    natural = max(1, round(face.getlength(words)) + 3)
    drawn = Image.new("L", (natural, high * 5 // 2))
    ImageDraw.Draw(drawn).text((1, 2 * high), words, fill=255, font=face, anchor="ls")
    if natural <= most:
        return drawn
    return drawn.resize((max(1, most), drawn.height), Image.Resampling.BOX)


@lru_cache(maxsize=64)
def halo(words: str, room: int, cap: int, weight: Weight, width: int) -> Image.Image:
    """The mask of the words, with letters thickened by `width` pixels on every side."""
    drawn = ImageOps.expand(mask(words, room, cap, weight), width)
    return drawn.filter(ImageFilter.MaxFilter(2 * width + 1))
