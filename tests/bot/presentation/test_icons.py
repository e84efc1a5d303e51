"""Each icon has one meaning, a drawing, and a file that fits Discord's emoji."""

import io
import re

import pytest
from PIL import Image

from bot.discord_io.emoji import name_of
from bot.language.speech import catalogue, icon, with_icons
from bot.presentation.choices.styles import BACK, ICONS
from bot.presentation.draw_icons import icon_files
from engine.core import registry
from engine.core.words import prefix_of

LARGEST = 256 * 1024
SIDE = 96
TRANSPARENT = 0


@pytest.fixture(scope="module")
def pictures() -> dict[str, bytes]:
    return icon_files()


def test_every_icon_has_words_and_a_drawing(pictures: dict[str, bytes]) -> None:
    worded = {id for id in catalogue().messages() if re.search(r"(^|-)icon-", id)}  # noqa: A001
    assert set(pictures) == worded


def test_icons_differ_and_fit_discords_rules_for_emoji(pictures: dict[str, bytes]) -> None:
    names = {name_of(id, data) for id, data in pictures.items()}  # noqa: A001
    assert len(names) == len(pictures)
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in names)
    for data in pictures.values():
        assert len(data) <= LARGEST
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (SIDE, SIDE)
            assert picture.convert("RGBA").getpixel((0, 0))[3] == TRANSPARENT  # type: ignore[index]


def test_an_unchanged_icon_keeps_its_name(pictures: dict[str, bytes]) -> None:
    again = icon_files()
    assert {name_of(*one) for one in pictures.items()} == {name_of(*one) for one in again.items()}


def test_a_line_shows_available_icons_and_words_for_others() -> None:
    line = f"4 {icon('icon-food', 'food')}, 3 {icon('icon-sand', 'sand')}"
    shown = with_icons(line, lambda wanted: "<:food:1>" if wanted == "icon-food" else "")
    assert shown == "4 <:food:1>, 3 sand"


def test_a_cut_icon_leaves_no_markup() -> None:
    line = f"4 {icon('icon-food', 'food')}."
    for end in range(2, len(line)):
        left = with_icons(line[:end], lambda _: "<:food:1>")
        assert "icon" not in left
        assert left.isprintable()


def test_icons_of_the_bots_own_buttons_are_drawn(pictures: dict[str, bytes]) -> None:
    assert {BACK, *ICONS.values()} <= set(pictures)
    assert {f"{prefix_of(name)}icon-emblem" for name in registry.HOUSE} <= set(pictures)
