"""Draws the background of pictures: a night sky with faint clouds and stars, and a planet."""

from dataclasses import replace
from functools import lru_cache
from math import sin
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.paint import palette
from bot.paint.canvas import Canvas, Tile
from bot.paint.palette import BLUE, NIGHT, SKY, WHITE, Colour, mix
from bot.paint.picture_size import SCALE, WIDTH, pixels

TALLEST: Final = 2560
WORLD: Final = 460
_WORLD_RADIUS: Final = 1.3 * WIDTH
_AIR: Final = 40
_RAYS_FROM: Final = 0.94
_STARS_PER_MEGAPIXEL: Final = 150
_COARSE: Final = 16
_LOBES: Final = (
    *((0.16, 0.26, 0.2), (0.32, 0.34, 0.14), (0.08, 0.42, 0.12)),
    *((0.84, 0.6, 0.18), (0.7, 0.7, 0.12), (0.94, 0.5, 0.12)),
)
_PLASTIC: Final = (
    0.7548776662466927,
    0.5698402909980532,
)  # spreads points evenly (R2 sequence)


def spread(i: int) -> tuple[float, float, float]:
    """The i-th (x, y, brightness) of a fixed quasi-random series; each is from 0 to 1."""
    wobble = sin(i * 12.9898) * 43758.5453
    wobble -= int(wobble)
    return (i * _PLASTIC[0] + wobble * 0.21) % 1, (i * _PLASTIC[1] + wobble * 0.13) % 1, abs(wobble)


def starlight(width: int, height: int, fine: int) -> Image.Image:
    """Stars as a mask, of which most are faint and a few have rays.

    Its size is that of a tile of `width` by `height` units, supersampled by `fine`.
    """
    light = Image.new("L", (pixels(width) * fine, pixels(height) * fine))
    draw, large = ImageDraw.Draw(light), SCALE * fine
    for i in range(width * height * _STARS_PER_MEGAPIXEL // 1_000_000):
        across, down, shine = spread(i)
        x, y, radius = across * light.width, down * light.height, (1.2 + shine * 1.8) * large
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), round(64 + 153 * shine**2))
        if shine > _RAYS_FROM:
            for dx, dy in ((9 * large, 0), (0, 9 * large)):
                draw.line((x - dx, y - dy, x + dx, y + dy), 140, round(1.6 * large))
    return light


def haze(colour: Colour) -> Image.Image:
    """A night sky with two soft nebulae in the colour; it is drawn small, blurred and enlarged."""
    small = Image.new("RGB", (WIDTH // _COARSE, TALLEST // _COARSE), NIGHT)
    draw = ImageDraw.Draw(small)
    for across, down, reach in _LOBES:
        x, y, radius = across * small.width, down * small.height, reach * small.width
        draw.ellipse(
            (x - radius, y - radius * 0.5, x + radius, y + radius * 0.5), mix(NIGHT, colour, 0.25)
        )
    soft = small.filter(ImageFilter.GaussianBlur(small.width / 14))
    return soft.resize((pixels(WIDTH), pixels(TALLEST)), Image.Resampling.BICUBIC)


@lru_cache(maxsize=4)
def sky(colour: Colour) -> Tile:
    """A sky as the ground of a sheet, which crops it. It is `TALLEST` units high."""
    ground = haze(colour)
    ground.paste(WHITE, (0, 0), starlight(WIDTH, TALLEST, 2).reduce(2))
    return Tile(palette.reduce(ground), WIDTH, TALLEST)


@lru_cache(maxsize=1)
def world() -> Tile:
    """The top of a blue planet with a glowing rim, `WORLD` units high."""
    canvas = Canvas(WIDTH, WORLD, fine=2)
    x, y, radius = WIDTH / 2, _WORLD_RADIUS + _AIR, _WORLD_RADIUS
    for step in range(5):
        canvas.disc(x, y, radius + _AIR - step * 8, mix(NIGHT, SKY, 0.08 + 0.09 * step))
    canvas.disc(x, y, radius, mix(SKY, WHITE, 0.35))
    canvas.disc(x, y, radius - 7, mix(NIGHT, BLUE, 0.75))
    canvas.disc(x, y + 50, radius - 26, mix(NIGHT, BLUE, 0.52))
    return replace(canvas.finish(), mask=_round_mask(radius + _AIR))


@lru_cache(maxsize=1)
def dome() -> Tile:
    """A shield for the planet of `world`, as a tile of the same size: a bright, soft-edged line."""
    canvas = Canvas(WIDTH, WORLD, fine=2)
    radius = _WORLD_RADIUS + _AIR
    for inwards, share in ((0, 0.3), (8, 0.55), (14, 1.0), (24, 0.55), (30, 0.3)):
        canvas.disc(WIDTH / 2, radius, radius - inwards, mix(NIGHT, SKY, share))
    mask = _round_mask(radius)
    ImageDraw.Draw(mask).ellipse(_disc(radius, radius - 38), fill=0)
    return replace(canvas.finish(), mask=mask)


def _round_mask(radius: float) -> Image.Image:
    """The mask of a tile with a disc that touches the tile's upper edge."""
    mask = Image.new("1", (pixels(WIDTH), pixels(WORLD)))
    ImageDraw.Draw(mask).ellipse(_disc(radius, radius), fill=1)
    return mask


def _disc(down: float, radius: float) -> tuple[float, float, float, float]:
    """The box, in pixels, of a disc in the horizontal middle, its centre `down` units below 0."""
    across, down, radius = WIDTH / 2 * SCALE, down * SCALE, radius * SCALE
    return (across - radius, down - radius, across + radius, down + radius)
