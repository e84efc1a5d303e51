"""Canvas and sheet: shapes and letters are drawn on a canvas, which becomes a tile of a sheet.

No letter is smaller than a thirtieth of the picture's width, as phones show pictures 260 to 400
pixels wide; `Canvas.text` checks that. Shapes are supersampled. Letters are drawn on top at their
final size. Sizes are in units of `picture_size`; only the images of tiles are in pixels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.paint import letters, palette
from bot.paint.faces import FACES, GAP, faces_in
from bot.paint.palette import Colour, Tint
from bot.paint.picture_size import SCALE, enough, pixels
from bot.paint.png import FILTER, png

LETTER: Final = 54
"""Minimum height of capitals: a thirtieth of `WIDTH`, rounded up."""

LARGE: Final = 67
"""Height of capitals on boards: 11 pixels on a phone 390 pixels wide, which shows a picture 265
pixels wide. The map of Black Abyss has no room for them."""

EDGE: Final = 6
"""Minimum distance of words from the canvas's edge."""

FRAME: Final = 6
"""Width of a picture's border."""

HALO: Final = 7
"""Width of the dark halo around letters."""

FACE: Final = 1.12
"""A face's size relative to the gap for it."""

GLOW: Final = tuple((1 - step * 0.12, round(255 * (1 - 0.95 ** (step + 1)))) for step in range(7))
"""Rings of a soft light, outermost first: share of its radius, and opacity from 0 to 255."""
COARSE: Final = 4
"""The factor by which a soft light's mask is drawn smaller."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Paint = Colour | Tint
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True)
class Tile:
    """A finished part of a picture, in the colours of the palette.

    `width` and `height` are in units. Where the `mask` is 0, nothing is pasted; None pastes the
    whole image. If the mask only cuts off the corners, `corners` is their height in pixels.
    """

    image: Image.Image
    width: int
    height: int
    mask: Image.Image | None = None
    corners: int | None = None

    @cached_property
    def bands(self) -> Sequence[tuple[int, Image.Image, Image.Image | None]]:
        """The tile in horizontal bands: top in pixels, image, and mask or None.

        Only the bands with corners have a mask: pasting with one takes eight times as long.
        """
        wide, high = self.image.size
        if self.mask is None or self.corners is None or high <= 2 * self.corners:
            return ((0, self.image, self.mask),)
        head, foot = (0, 0, wide, self.corners), (0, high - self.corners, wide, high)
        middle = self.image.crop((0, head[3], wide, foot[1]))
        cut = [(box[1], self.image.crop(box), self.mask.crop(box)) for box in (head, foot)]
        return (*cut, (self.corners, middle, None))


@dataclass(frozen=True)
class Line:
    """Words to write, as a mask whose upper left corner is at `place`, in pixels.

    `halo` is a colour, and a mask that is larger on every side; it is drawn below the words.
    """

    place: tuple[int, int]
    mask: Image.Image
    ink: Colour
    halo: tuple[Colour, Image.Image] | None = None


class Canvas:
    """A part of a picture that is being drawn; `width` and `height` are in units.

    Shapes are drawn `fine` times as large and then reduced, so that their edges are smooth.
    """

    def __init__(
        self, width: int, height: int, ground: Colour = palette.NIGHT, *, fine: int = 3
    ) -> None:
        self.width, self.height = width, height
        self.fine = fine
        size = pixels(width) * fine, pixels(height) * fine
        self._across, self._down = size[0] / width, size[1] / height
        self._image = Image.new("RGB", size, ground)
        self._solid = ImageDraw.Draw(self._image)
        self._glazed = ImageDraw.Draw(self._image, "RGBA")  # blending takes five times as long
        self.lines: list[Line] = []
        self._faces: list[tuple[float, float, float, str]] = []

    def _with(self, *paints: Paint | None) -> ImageDraw.ImageDraw:
        """The drawing context for these paints. It blends only if one of the paints is a tint."""
        return self._glazed if any(paint and len(paint) == 4 for paint in paints) else self._solid

    def _scale(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._across, y * self._down) for x, y in points]

    def _box(self, box: Box) -> list[float]:
        (left, top), (right, bottom) = self._scale((box[:2], box[2:]))
        return [left, top, right - 1, bottom - 1]

    def _thick(self, width: float) -> int:
        return max(1, round(width * SCALE * self.fine))

    def polygon(
        self, points: Sequence[Point], fill: Paint, edge: Paint | None = None, width: float = 0
    ) -> None:
        """Draw a filled polygon; if an `edge` is given, with an outline `width` units thick."""
        scaled = self._scale(points)
        self._with(fill).polygon(scaled, fill=fill)
        if edge is not None:
            ring = [*scaled, scaled[0], scaled[1]]
            self._with(edge).line(ring, fill=edge, width=self._thick(width), joint="curve")

    def disc(self, x: float, y: float, radius: float, fill: Paint) -> None:
        """Draw a filled circle."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def oval(self, box: Box, fill: Paint) -> None:
        """Draw a filled ellipse that touches the sides of the box."""
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
        """Draw an arc from the first to the second angle, clockwise from three o'clock."""
        box = self._box((x - radius, y - radius, x + radius, y + radius))
        self._with(ink).arc(box, *degrees, fill=ink, width=self._thick(width))

    def ring(self, x: float, y: float, radius: float, ink: Paint, width: float) -> None:
        """Draw a circle's outline."""
        self.arc(x, y, radius, (0, 360), ink, width)

    def line(self, points: Sequence[Point], ink: Paint, width: float) -> None:
        """Draw a line through the points, with round joints."""
        self._with(ink).line(self._scale(points), fill=ink, width=self._thick(width), joint="curve")

    def panel(
        self,
        box: Box,
        fill: Paint | None,
        edge: Paint | None = None,
        *,
        radius: float = 22,
        width: float = 3,
    ) -> None:
        """Draw a rectangle with round corners; None for `fill` or `edge` leaves that out."""
        self._with(fill, edge).rounded_rectangle(
            self._box(box),
            radius=radius * SCALE * self.fine,
            fill=fill,
            outline=edge,
            width=self._thick(width) if edge is not None else 0,
        )

    def glow(self, x: float, y: float, radius: float, ink: Colour) -> None:
        """Draw a soft light through one mask: blending each ring would take ten times as long."""
        reach = self._thick(radius)
        place = round(x * self._across) - reach, round(y * self._down) - reach
        self._image.paste(ink, place, _soft(reach))

    def light(self, mask: Image.Image) -> None:
        """Draw white on the whole canvas through a mask, which has the supersampled size."""
        self._image.paste(palette.WHITE, (0, 0), mask)

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
        """Write one line, with its capitals centred on height y; returns its width in units.

        Words wider than `room` or the canvas are squeezed, to three quarters at least, and then
        shortened; if nothing fits, nothing is written and the width is 0. A `halo` is the colour of
        an outline that separates letters from what is below. Raises ValueError if `cap` is less
        than `LETTER`.
        """
        if cap < LETTER:
            raise ValueError(
                f"letters of cap={cap} are too small to read on a phone: write cap={LETTER}"
                " (`LETTER`) or more, in units of the canvas"
            )
        inside = {
            "left": self.width - x,
            "middle": 2 * min(x, self.width - x),
            "right": x,
        }[align]
        space = int(inside - EDGE if room is None else min(room, inside - EDGE))
        words = letters.fit(words, space, cap, weight)
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
        """Store where the faces among the words are to be drawn; the words start at `left`."""
        for place, face in faces_in(words):
            narrow = min(1.0, wide / letters.width(words, cap, weight))
            gap = letters.width(GAP, cap, weight)
            middle = left + narrow * (letters.width(words[:place], cap, weight) + gap / 2)
            self._faces.append((middle, y, FACE * narrow * gap, face))

    def _face(self, x: float, y: float, size: float, face: str) -> None:
        half = size / 2
        for part in FACES[face]:
            for way in (half, -half) if part.mirrored else (half,):
                if part.oval is None:
                    points = [(x + px * way, y + py * half) for px, py in part.points]
                    self.polygon(points, part.ink)
                else:
                    px, py, across, down = part.oval
                    at, wide, high = (x + px * way, y + py * half), across * half, down * half
                    box = (at[0] - wide, at[1] - high, at[0] + wide, at[1] + high)
                    self.oval(box, part.ink)

    def finish(self, *, cut: float = 0) -> Tile:
        """The tile; `cut` is the radius of its round corners in units, 0 for square ones."""
        for face in self._faces:
            self._face(*face)
        image = self._image.reduce(self.fine) if self.fine > 1 else self._image
        for line in self.lines:
            if line.halo is not None:
                ink, wide = line.halo
                wider = (wide.width - line.mask.width) // 2
                image.paste(ink, (line.place[0] - wider, line.place[1] - wider), wide)
            image.paste(line.ink, line.place, line.mask)
        if not cut:
            return Tile(palette.reduce(image), self.width, self.height)
        mask = _round_mask(self.width, self.height, cut)
        return Tile(palette.reduce(image), self.width, self.height, mask, enough(cut))


def _soft(reach: int) -> Image.Image:
    """The mask of a soft light with a radius of `reach` pixels."""
    small = Image.new("L", (max(1, 2 * reach // COARSE),) * 2)
    draw, middle = ImageDraw.Draw(small), small.width / 2
    for share, opacity in GLOW:
        near, far = middle * (1 - share), middle * (1 + share) - 1
        draw.ellipse((near, near, far, far), fill=opacity)
    return small.resize((2 * reach, 2 * reach), Image.Resampling.NEAREST)


@lru_cache(maxsize=64)
def _round_mask(width: int, height: int, radius: float) -> Image.Image:
    """A mask of a rectangle with round corners."""
    mask = Image.new("1", (pixels(width), pixels(height)))
    box = [0, 0, mask.width - 1, mask.height - 1]
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * SCALE, fill=1)
    return mask


class Sheet:
    """A picture that is put together: a ground, and tiles on it."""

    def __init__(self, ground: Tile, height: int | None = None) -> None:
        """Start with a ground, cropped to `height` units if that is given."""
        image = ground.image
        foot = image.height if height is None else pixels(height)
        self._image = image.crop((-FILTER, 0, image.width, foot))
        self.parts: dict[str, Box] = {}
        """By name, the box of the first tile that was laid under this name."""

    def lay(self, tile: Tile, x: int, y: int, part: str = "") -> None:
        """Lay a tile with its upper left corner at x, y, in units.

        If `part` is given, the tile's box is stored in `parts` under this name.
        """
        left, top = FILTER + pixels(x), pixels(y)
        if part:
            wide, high = (side / SCALE for side in tile.image.size)
            self.parts.setdefault(part, (x, y, x + wide, y + high))
        for down, band, mask in tile.bands:
            self._image.paste(band, (left, top + down), mask)

    def frame(self) -> None:
        """Draw the picture's border, which light and dark clients both show."""
        box = (FILTER, 0, self._image.width - 1, self._image.height - 1)
        ink = palette.colours().index(palette.EDGE)
        ImageDraw.Draw(self._image).rectangle(box, outline=ink, width=enough(FRAME))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return (self._image.width - FILTER) / SCALE, self._image.height / SCALE

    def put_under(self, tile: Tile) -> None:
        """Put a tile as wide as the picture above it."""
        self._image = self._image.crop((0, -tile.image.height, *self._image.size))
        self._image.paste(tile.image, (FILTER, 0))

    def png(self) -> bytes:
        """The bytes of the picture as a PNG file of at most 256 colours."""
        return png(self._image)
