"""A PNG file has the drawn pixels, with either compressor."""

import io
import zlib
from typing import Any

import pytest
from PIL import Image

from bot.paint import palette
from bot.paint import png as files
from bot.paint.canvas import Canvas, Sheet
from bot.paint.picture_size import WIDTH

PACKERS = pytest.mark.parametrize("packing", [files.PACKING, zlib], ids=["usual", "zlib"])


@PACKERS
def test_a_file_has_every_drawn_pixel(packing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKING", packing)
    canvas = Canvas(WIDTH, 311, palette.NIGHT)
    canvas.disc(400, 150, 120, palette.AMBER)
    canvas.text(700, 150, "Ähre 7", ink=palette.SKY)
    drawn = canvas.finish().image
    png = Sheet(canvas.finish()).png()
    Image.open(io.BytesIO(png)).verify()
    with Image.open(io.BytesIO(png)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", drawn.size)
        assert read.getpalette() == drawn.getpalette()
        assert read.tobytes() == drawn.tobytes()


@PACKERS
@pytest.mark.parametrize("size", [(1, 1), (3, 1), (1, 4)])
def test_the_smallest_pictures_make_valid_files(
    packing: Any, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PACKING", packing)
    wide, high = size
    drawn = palette.reduce(Image.new("RGB", (wide + files.FILTER, high), palette.RED))
    with Image.open(io.BytesIO(files.png(drawn))) as read:
        assert read.convert("RGB").getpixel((0, 0)) == palette.RED
        assert read.size == size
