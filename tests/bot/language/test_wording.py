"""All texts of pictures are used, and alt texts keep to their limit."""

import re
from pathlib import Path
from unicodedata import category

import pytest

from bot import presentation
from bot.language.wording import ALT_LIMIT, FOLDER, alt_text, drawable
from bot.paint import letters
from bot.paint.canvas import LETTER
from tests.bot.presentation.played import texts

ROOMS = (
    "planetary",
    "dyla",
    "dark",
    "abyss",
    "battle",
    "surface",
    "empire",
    "empires",
    "ships",
    "sight",
    "wall",
    "end",
)
FAMILIES = (
    "card-",
    "name-",
    "shield-",
    "doing-",
    "bonus-",
    "letters-",
    "terrain-",
    "mode-",
    "class-",
    "edge-",
    "new-",
    "short-",
    "end-",
    "why-",
)
"""Prefixes of message ids that code completes with an id of the game or a column's name."""


def test_every_message_of_pictures_is_used_and_has_the_common_prefix() -> None:
    room = Path(presentation.__file__).parent
    code = "".join(file.read_text() for file in room.rglob("*.py"))
    parts = set(re.findall(r'"([a-z-]+)"', code))
    for message in re.findall(r"^(\S+) = ", (FOLDER / "en.ftl").read_text(), re.MULTILINE):
        assert message in texts().messages()
        room, _, part = message.removeprefix("picture-").partition("-")
        assert room in ROOMS, message
        known = part in parts or message in parts
        assert known or part.startswith(FAMILIES), message


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ada", "Ada"),
        ("Ångström Γιώργος Жанна", "Ångström Γιώργος Жанна"),
        ("\N{ROCKET} Ada \N{ROCKET}\N{ROCKET} L", "Ada L"),
        ("\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}da", "Ada"),
        ("\N{ROCKET}", ""),
        ("\N{CJK UNIFIED IDEOGRAPH-65E5}", ""),
    ],
)
def test_names_are_drawn_only_with_letters_that_have_a_shape(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


def test_every_letter_accepted_for_drawing_has_a_shape() -> None:
    face = letters.font("bold", LETTER)
    nothing = bytes(face.getmask("\U0010fffe"))
    known = (chr(code) for code in range(33, 0x3000) if category(chr(code)) != "Cn")
    drawn = [letter for letter in known if drawable(letter) == letter]
    assert len(drawn) > 1000
    assert [letter for letter in drawn if bytes(face.getmask(letter)) == nothing] == []


def test_the_alt_text_is_the_first_version_that_fits() -> None:
    assert alt_text(["One", "Two."], ["short"]) == "One. Two."
    assert alt_text(["x" * 2000], ["short"]) == "short."
    asked = ["Does Bo have it?", "A lie!", "Your crew:", "Pilot", "and …"]
    assert alt_text(asked) == "Does Bo have it? A lie! Your crew: Pilot. and …"
    cut = alt_text(["x" * 2000])
    assert len(cut) == ALT_LIMIT
    assert cut.endswith("x…")
