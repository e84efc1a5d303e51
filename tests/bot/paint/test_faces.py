"""Agents' faces are drawn beside their names, and dropped first if there is no room."""

from PIL import Image, ImageChops

from bot.language.faces import agents
from bot.paint import letters
from bot.paint.canvas import LETTER, Canvas
from bot.paint.faces import FACES, faceless

ROOM = 800


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


def test_a_name_without_room_loses_its_face_before_a_letter() -> None:
    for name in agents():
        narrow = int(letters.width(faceless(name), LETTER) * letters.NARROWEST) + 1
        assert letters.fit(name, ROOM, LETTER) == name
        assert letters.fit(name, narrow, LETTER) == faceless(name)


def test_a_face_widens_a_name_by_one_to_two_letters() -> None:
    name = agents()[0]
    longer = letters.width(name, LETTER) - letters.width(faceless(name), LETTER)
    assert LETTER < longer < 2 * LETTER
