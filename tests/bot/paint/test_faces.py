"""Agents' faces are drawn beside their names, and dropped first if there is no room."""

from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from bot.language.faces import agents
from bot.paint import letters
from bot.paint.canvas import LETTER, Canvas
from bot.paint.faces import FACES, faceless

ROOM = 800
PHONE = (40, 20)
"""The size in pixels of a face with one letter on a phone."""
APART = 26
"""The least mean difference of two faces at that size, in levels of a colour (0 to 255)."""


def written(words: str, room: int = ROOM) -> Image.Image:
    """Words drawn on a canvas."""
    canvas = Canvas(ROOM, 120)
    canvas.text(10, 60, words, room=room)
    return canvas.finish().image.convert("RGB")


def test_every_face_has_its_own_drawing_beside_the_name() -> None:
    drawn = [written(f"{face} A") for face in FACES]
    assert len({one.tobytes() for one in drawn}) == len(FACES)
    without = written("A")
    for one in drawn:
        assert one.getbbox() is not None
        assert ImageChops.difference(one, without).getbbox() is not None


def test_no_two_faces_look_alike_on_a_phone() -> None:
    small = {face: written(f"{face} A").crop((0, 22, 90, 67)).resize(PHONE) for face in FACES}
    pairs = combinations(FACES, 2)
    apart = {pair: ImageChops.difference(*[small[one] for one in pair]) for pair in pairs}
    alike = [pair for pair, by in apart.items() if sum(ImageStat.Stat(by).mean) < 3 * APART]
    assert not alike


def test_a_name_without_room_loses_its_face_before_a_letter() -> None:
    for name in agents():
        narrow = int(letters.width(faceless(name), LETTER) * letters.NARROWEST) + 1
        assert letters.fit(name, ROOM, LETTER) == name
        assert letters.fit(name, narrow, LETTER) == faceless(name)


def test_a_face_widens_a_name_by_one_to_two_letters() -> None:
    name = agents()[0]
    longer = letters.width(name, LETTER) - letters.width(faceless(name), LETTER)
    assert LETTER < longer < 2 * LETTER
