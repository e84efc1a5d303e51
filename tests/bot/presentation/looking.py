"""Examines pictures: their size, every letter, and the effect of a change."""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import ClassVar, Generic, TypeVar

import pytest
from PIL import Image

from bot.paint import canvas
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.picture_size import PICTURE_WIDTH, WIDTH

MOST_BYTES = 250_000

Scene = TypeVar("Scene")

Ink = tuple[int, int, int, int]


def packed(draw: Callable[[Scene], Sheet]) -> Callable[[Scene], bytes]:
    """Wraps a function that draws a sheet: the result returns the bytes of the PNG file."""
    return lambda scene: draw(scene).png()


def uncached(room: str) -> None:
    """Clear the caches of all imported modules whose names begin with `room`."""
    for name in [name for name in sys.modules if name.startswith(room)]:
        for one in vars(sys.modules[name]).values():
            getattr(one, "cache_clear", lambda: None)()


@dataclass
class RawView:
    """The bounding boxes of a tile's words, and the tile's size."""

    size: tuple[int, int]
    boxes: list[Ink]


@contextmanager
def writing(patch: pytest.MonkeyPatch, *modules: ModuleType) -> Iterator[list[RawView]]:
    """Collect the words written on every tile of these modules, without caches."""
    for module in modules:
        for name in dir(module):
            getattr(getattr(module, name), "cache_clear", lambda: None)()
    tiles: list[RawView] = []
    finish = Canvas.finish

    def noting(self: Canvas, *, cut: float = 0) -> Tile:
        boxes = []
        for line in self.lines:
            left, top, right, bottom = line.mask.getbbox() or (0, 0, 0, 0)
            x, y = line.place
            boxes.append((x + left, y + top, x + right, y + bottom))
        tile = finish(self, cut=cut)
        tiles.append(RawView(tile.image.size, boxes))
        return tile

    with patch.context() as patched:
        patched.setattr(canvas.Canvas, "finish", noting)
        yield tiles


def assert_letters_stand_free(tiles: list[RawView]) -> None:
    """Check that no word leaves its tile or touches another one."""
    assert any(tile.boxes for tile in tiles)
    for tile in tiles:
        for i, (left, top, right, bottom) in enumerate(tile.boxes):
            assert left >= 0, tile
            assert top >= 0, tile
            assert right <= tile.size[0], tile
            assert bottom <= tile.size[1], tile
            for other in tile.boxes[:i]:
                apart = left >= other[2] or right <= other[0] or top >= other[3]
                assert apart or bottom <= other[1], tile


def assert_is_a_board(png: bytes) -> None:
    """Check a picture's width, file size and height of letters."""
    assert len(png) <= MOST_BYTES
    with Image.open(io.BytesIO(png)) as picture:
        assert picture.format == "PNG"
        assert picture.width == PICTURE_WIDTH
        assert picture.height <= 1.6 * PICTURE_WIDTH
    assert LETTER * 30 >= WIDTH


class PictureLaws(Generic[Scene]):
    """The laws of pictures of boards; a subclass is parametrized by its scenes."""

    draw: Callable[[Scene], bytes]
    written_by: ClassVar[Sequence[ModuleType]]
    """The modules that write on a picture."""

    def test_the_picture_can_be_posted(self, scene: Scene) -> None:
        assert_is_a_board(self.draw(scene))

    def test_no_word_is_cut_off_or_touches_another(
        self, scene: Scene, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with writing(monkeypatch, *self.written_by) as tiles:
            self.draw(scene)
        assert_letters_stand_free(tiles)
