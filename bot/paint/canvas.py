"""Canvas and sheet: where shapes and letters become tiles, and tiles a picture.

The law of this module: no letter is smaller than a thirtieth of the picture's width, for phones
show the picture 260 to 400 pixels wide. All letters of all pictures pass through `Canvas.text`.
Shapes are drawn several times too large and reduced; letters are drawn afterwards, above them.
Sizes and places are in units of `scale`; only what is inside a tile is in pixels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.paint import letters, palette
from bot.paint.faces import FACES, GAP, Oval, faces_in
from bot.paint.palette import Colour, Tint
from bot.paint.png import png
from bot.paint.scale import SCALE, enough, pixels

LETTER: Final = 54
"""Height of the smallest capital: a thirtieth of `WIDTH`, rounded up."""

EDGE: Final = 6
"""How far from the canvas's edge words stay."""

HALO: Final = 7
"""How far the dark around a letter goes."""

FACE: Final = 1.12
"""The size of a face in parts of the gap that is left for it."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Paint = Colour | Tint
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True)
class Tile:
    """A finished piece of a picture in the fixed palette; a mask cuts its corners off."""

    image: Image.Image
    mask: Image.Image | None = None


@dataclass(frozen=True)
class Line:
    """Words to be written: where the left upper corner of their mask goes.

    A halo, its colour and a mask as much larger on every side, is laid below them.
    """

    place: tuple[int, int]
    mask: Image.Image
    ink: Colour
    halo: tuple[Colour, Image.Image] | None = None


class Canvas:
    """A piece of a picture being drawn, `fine` times as large as it will be."""

    def __init__(
        self, width: int, height: int, ground: Colour = palette.NIGHT, *, fine: int = 3
    ) -> None:
        self.width, self.height = width, height
        self.fine = fine
        size = pixels(width) * fine, pixels(height) * fine
        self._across, self._down = size[0] / width, size[1] / height
        self._image = Image.new("RGB", size, ground)
        self._solid = ImageDraw.Draw(self._image)
        self._glazed = ImageDraw.Draw(self._image, "RGBA")  # blends, and takes five times as long
        self.lines: list[Line] = []
        self._faces: list[tuple[float, float, float, str]] = []

    def _with(self, *paints: Paint | None) -> ImageDraw.ImageDraw:
        """What draws these paints: blending only where one of them is a tint."""
        return self._glazed if any(paint and len(paint) == 4 for paint in paints) else self._solid

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._across, y * self._down) for x, y in points]

    def _box(self, box: Box) -> list[float]:
        (left, top), (right, bottom) = self._scaled((box[:2], box[2:]))
        return [left, top, right - 1, bottom - 1]

    def _thick(self, width: float) -> int:
        return max(1, round(width * SCALE * self.fine))

    def polygon(
        self, points: Sequence[Point], fill: Paint, edge: Paint | None = None, width: float = 0
    ) -> None:
        """A filled polygon, its outline `width` thick."""
        scaled = self._scaled(points)
        self._with(fill).polygon(scaled, fill=fill)
        if edge is not None:
            ring = [*scaled, scaled[0], scaled[1]]
            self._with(edge).line(ring, fill=edge, width=self._thick(width), joint="curve")

    def disc(self, x: float, y: float, radius: float, fill: Paint) -> None:
        """A filled circle."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def oval(self, box: Box, fill: Paint) -> None:
        """A filled ellipse."""
        self._with(fill).ellipse(self._box(box), fill=fill)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        degrees: tuple[float, float],
        ink: Paint,
        width: float,
    ) -> None:
        """Part of a circle's line, in degrees clockwise from three o'clock."""
        box = self._box((x - radius, y - radius, x + radius, y + radius))
        self._with(ink).arc(box, *degrees, fill=ink, width=self._thick(width))

    def ring(self, x: float, y: float, radius: float, ink: Paint, width: float) -> None:
        """A circle's line."""
        self.arc(x, y, radius, (0, 360), ink, width)

    def line(self, points: Sequence[Point], ink: Paint, width: float) -> None:
        """A line through the points with round joints."""
        self._with(ink).line(
            self._scaled(points), fill=ink, width=self._thick(width), joint="curve"
        )

    def panel(
        self,
        box: Box,
        fill: Paint | None,
        edge: Paint | None = None,
        *,
        radius: float = 22,
        width: float = 3,
    ) -> None:
        """A rounded rectangle."""
        self._with(fill, edge).rounded_rectangle(
            self._box(box),
            radius=radius * SCALE * self.fine,
            fill=fill,
            outline=edge,
            width=self._thick(width) if edge is not None else 0,
        )

    def light(self, mask: Image.Image, ink: Colour = palette.WHITE) -> None:
        """Lay ink on all over, as thick as a mask drawn as fine as this canvas says."""
        self._image.paste(ink, (0, 0), mask)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        cap: int = LETTER,
        ink: Colour = palette.WHITE,
        weight: letters.Weight = "bold",
        align: Align = "left",
        room: float | None = None,
        halo: Colour | None = None,
    ) -> float:
        """One line of words, its capitals centred on the height y; gives the width it takes.

        What is wider than the room, or would leave the canvas, is squeezed to three quarters at
        most, then shortened. A `halo` keeps the letters clear of what is drawn below them.
        Raises ValueError for letters too small to read.
        """
        if cap < LETTER:
            raise ValueError(f"letters of {cap} px are too small to read; draw them {LETTER} high")
        inside = {
            "left": self.width - x,
            "middle": 2 * min(x, self.width - x),
            "right": x,
        }[align]
        space = int(inside - EDGE if room is None else min(room, inside - EDGE))
        words = letters.fitted(words, space, cap, weight)
        if not words:
            return 0
        mask = letters.mask(words, space, cap, weight)
        wide, high = mask.width / SCALE, pixels(cap) / SCALE
        shift = {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        place = (pixels(x - shift), pixels(y - 1.5 * high))
        around = None
        if halo is not None:
            around = halo, letters.halo(words, space, cap, weight, pixels(HALO))
        self.lines.append(Line(place, mask, ink, around))
        self._note_faces(x - shift, y, words, wide, cap, weight)
        return wide

    def _note_faces(
        self, left: float, y: float, words: str, wide: float, cap: int, weight: letters.Weight
    ) -> None:
        """Remember where among the words, from `left` on, there is a gap for a face."""
        for place, face in faces_in(words):
            narrow = min(1.0, wide / letters.width(words, cap, weight))
            gap = letters.width(GAP, cap, weight)
            middle = left + narrow * (letters.width(words[:place], cap, weight) + gap / 2)
            self._faces.append((middle, y, FACE * narrow * gap, face))

    def _face(self, x: float, y: float, size: float, face: str) -> None:
        half = size / 2
        for part in FACES[face]:
            if isinstance(part, Oval):
                across, down = part.across * half, part.down * half
                at = x + part.x * half, y + part.y * half
                box = (at[0] - across, at[1] - down, at[0] + across, at[1] + down)
                self.oval(box, part.ink)
            else:
                self.polygon([(x + px * half, y + py * half) for px, py in part.points], part.ink)

    def finish(self, *, cut: float = 0) -> Tile:
        """The tile; `cut` rounds its corners with that radius, so that the ground shows there."""
        for face in self._faces:
            self._face(*face)
        image = self._image.reduce(self.fine) if self.fine > 1 else self._image
        for line in self.lines:
            if line.halo is not None:
                ink, wide = line.halo
                wider = (wide.width - line.mask.width) // 2
                image.paste(ink, (line.place[0] - wider, line.place[1] - wider), wide)
            image.paste(line.ink, line.place, line.mask)
        return Tile(palette.reduce(image), _rounded(self.width, self.height, cut) if cut else None)


@lru_cache(maxsize=64)
def _rounded(width: int, height: int, radius: float) -> Image.Image:
    """A mask of a rectangle with round corners."""
    mask = Image.new("1", (pixels(width), pixels(height)))
    box = [0, 0, mask.width - 1, mask.height - 1]
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * SCALE, fill=1)
    return mask


class Sheet:
    """The picture itself: a ground, and tiles laid on it."""

    def __init__(self, ground: Tile, height: int | None = None) -> None:
        """Begin with a ground; a height cuts off its foot."""
        image = ground.image
        foot = image.height if height is None else pixels(height)
        self._image = image.crop((0, 0, image.width, foot))

    def lay(self, tile: Tile, x: int, y: int) -> None:
        """Put a tile with its left upper corner at this place."""
        self._image.paste(tile.image, (pixels(x), pixels(y)), tile.mask)

    def frame(self, edge: Colour = palette.EDGE, width: int = 6) -> None:
        """Draw the picture's own edge, clear on light and on dark clients."""
        box = (0, 0, self._image.width - 1, self._image.height - 1)
        ink = palette.colours().index(edge)
        ImageDraw.Draw(self._image).rectangle(box, outline=ink, width=enough(width))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self._image.width / SCALE, self._image.height / SCALE

    def put_under(self, tiles: Sequence[Tile]) -> None:
        """Lay tiles as wide as the picture above it, from the top down."""
        room = sum(tile.image.height for tile in tiles)
        self._image, top = self._image.crop((0, -room, *self._image.size)), 0
        for tile in tiles:
            self._image.paste(tile.image, (0, top))
            top += tile.image.height

    def png(self) -> bytes:
        """The picture as a PNG file of 256 colours."""
        return png(self._image)
