"""Every letter is readable on a phone, and every picture keeps to the palette."""

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.paint import letters, palette
from bot.paint.canvas import LETTER, Canvas, Sheet
from bot.paint.picture_size import PICTURE_WIDTH, WIDTH, pixels

ROW = 240


def inked_rows(words: str, room: float | None) -> int:
    """The number of pixel rows that words cover at the smallest allowed size."""
    canvas = Canvas(WIDTH, ROW, palette.NIGHT, fine=1)
    canvas.text(20, ROW / 2, words, room=room)
    drawn = canvas.finish().image.convert("RGB")
    rows = [drawn.crop((0, y, PICTURE_WIDTH, y + 1)).getcolors() or [] for y in range(drawn.height)]
    return sum(any(colour == palette.WHITE for _, colour in row) for row in rows)


def test_the_smallest_letter_is_a_thirtieth_of_the_width() -> None:
    assert LETTER >= WIDTH / 30


@pytest.mark.parametrize("words", ["H", "7", "HULL 10", "E"])
def test_capitals_and_digits_have_the_smallest_allowed_height(words: str) -> None:
    assert (
        inked_rows(words, room=None) >= PICTURE_WIDTH / 30 - 1
    )  # antialiasing may thin the outermost row


def test_squeezed_letters_keep_their_height() -> None:
    natural = letters.width("HULL 10 HULL 10", LETTER)
    assert inked_rows("HULL 10 HULL 10", room=natural * 0.8) >= PICTURE_WIDTH / 30 - 1


def test_smaller_letters_are_refused() -> None:
    with pytest.raises(ValueError, match="too small to read"):
        Canvas(200, 200).text(0, 100, "small", cap=LETTER - 1)


@pytest.mark.parametrize("words", ["Igelstellung", "Combat Information Center", "W" * 200])
@pytest.mark.parametrize("room", [120, 300, 700])
def test_words_stay_within_their_room(words: str, room: int) -> None:
    assert Canvas(WIDTH, ROW).text(0, 100, words, room=room) <= room


def test_words_are_shortened_only_when_squeezing_is_not_enough() -> None:
    assert letters.fit("Nazca Fleet", 700, LETTER) == "Nazca Fleet"
    assert letters.fit("Peacemaker Fleet", 300, LETTER).endswith(letters.ELLIPSIS)


def test_words_without_any_room_are_left_out() -> None:
    canvas = Canvas(WIDTH, ROW)
    assert canvas.text(20, 100, "hull", room=-5) == 0
    assert canvas.text(WIDTH - 10, 100, "hull") == 0
    assert canvas.lines == []


def test_long_names_break_at_spaces_and_are_shortened_only_without_room() -> None:
    lines = letters.wrap("Combat Information Center", 420, 3, LETTER)
    assert " ".join(lines) == "Combat Information Center"
    assert len(lines) > 1
    assert len(letters.wrap("Combat Information Center", 300, 2, LETTER)) == 2


def test_a_picture_has_only_palette_colours() -> None:
    canvas = Canvas(300, 200, palette.PANEL)
    canvas.disc(100, 100, 80, palette.RED)
    canvas.text(20, 100, "mixed edges")
    sheet = Sheet(Canvas(WIDTH, 400).finish())
    sheet.lay(canvas.finish(cut=30), 40, 40)
    with Image.open(io.BytesIO(sheet.png())) as picture:
        assert picture.mode == "P"
        assert picture.size == (PICTURE_WIDTH, pixels(400))
        seen = picture.convert("RGB").getcolors() or []
    assert {colour for _, colour in seen} <= set(palette.colours())


def test_the_palette_has_no_colour_twice_and_at_most_256() -> None:
    assert len(set(palette.colours())) == len(palette.colours()) <= 256


def test_cut_corners_show_the_background() -> None:
    sheet = Sheet(Canvas(100, 100, palette.AMBER).finish())
    sheet.lay(Canvas(100, 100, palette.NIGHT).finish(cut=40), 0, 0)
    with Image.open(io.BytesIO(sheet.png())) as picture:
        drawn = picture.convert("RGB")
    assert drawn.getpixel((1, 1)) == palette.AMBER
    assert drawn.getpixel((pixels(50), pixels(50))) == palette.NIGHT


@pytest.mark.parametrize("cut", [1, 16, 22, 40])
@pytest.mark.parametrize("height", [44, 130])
def test_bands_of_a_tile_make_up_the_tile(height: int, cut: float) -> None:
    canvas = Canvas(200, height, palette.AMBER)
    canvas.disc(100, 30, 20, palette.RED)
    tile = canvas.finish(cut=cut)
    whole, banded = (Image.new("P", tile.image.size) for _ in range(2))
    whole.paste(tile.image, (0, 0), tile.mask)
    for top, band, mask in tile.bands:
        banded.paste(band, (0, top), mask)
    assert banded.tobytes() == whole.tobytes()


def test_only_one_module_loads_fonts() -> None:
    room = Path(letters.__file__).parents[1]
    asking = {file.name for file in room.rglob("*.py") if "ImageFont" in file.read_text()}
    assert asking == {"letters.py"}
