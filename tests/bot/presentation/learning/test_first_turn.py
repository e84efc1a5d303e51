"""The rules of every game begin with the first turn, in every language."""

import io
import re
from dataclasses import replace
from itertools import combinations
from pkgutil import resolve_name

import pytest
from PIL import Image, ImageChops

from bot.discord_io import limits
from bot.language.speech import Speech
from bot.paint.picture_size import PICTURE_WIDTH
from bot.presentation.learning import rulebook
from bot.presentation.learning.draw_first_turn import BADGE, places
from bot.presentation.learning.first_turn import picture
from bot.presentation.pictures import draw
from bot.presentation.shown import Shown
from engine.core import registry
from engine.core.content import DATA
from tests.bot.presentation.looking import MOST_BYTES
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of

LOCALES = ("en", "de")
FIRST = {"en": "Your first turn", "de": "Dein erster Zug"}
NUMBER = re.compile(r"^(\d)\. ", re.MULTILINE)
TABLE = re.compile(r"^\s*\|", re.MULTILINE)
ITALIC = re.compile(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)")
"""Matches text in italics, which marks buttons in the advice."""
LETTERS_FROM = 225
"""The least brightness of the letters of numbers, in red and green."""
EVERY_GAME = pytest.mark.parametrize("game", registry.HOUSE)
EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


@EVERY_GAME
@EVERY_LOCALE
def test_rules_begin_with_the_first_turn_and_a_picture_of_the_board(game: str, locale: str) -> None:
    panel = rulebook.contents(game, Speech(locale))
    limits.check(panel)
    assert rulebook.rulebook(game, locale).sections[0].title == FIRST[locale]
    assert panel.text[1].startswith(f"## {FIRST[locale]}\n")
    assert panel.picture is not None
    assert panel.text[-1].startswith("-# ")


@EVERY_GAME
@EVERY_LOCALE
def test_no_rules_have_a_table_as_discord_shows_none(game: str, locale: str) -> None:
    book = rulebook.rulebook(game, locale)
    for text in (book.introduction, *(page for part in book.sections for page in part.pages)):
        assert not TABLE.search(text)


@EVERY_GAME
@EVERY_LOCALE
def test_every_number_in_the_picture_is_explained(game: str, locale: str) -> None:
    text = rulebook.rulebook(game, locale).sections[0].pages[0]
    shown = picture(game, locale)
    assert shown is not None
    assert NUMBER.findall(text) == [str(number + 1) for number in range(len(shown.scene.parts))]
    assert hash(shown.scene) is not None, "pictures are kept by their scenes"
    drawn = draw(shown.drawing, shown.scene)
    assert len(drawn) < MOST_BYTES
    image = Image.open(io.BytesIO(drawn))
    assert image.width == PICTURE_WIDTH
    sheet = resolve_name(shown.scene.drawing)(shown.scene.scene)
    (width, height), found = sheet.size, places(sheet, shown.scene.parts)
    for x, y in found:
        assert BADGE / 2 <= x <= width - BADGE / 2
        assert BADGE / 2 <= y <= height - BADGE / 2
    for (x, y), (x2, y2) in combinations(found, 2):
        assert max(abs(x - x2), abs(y - y2)) >= BADGE, "two numbers cover each other"


@EVERY_GAME
@EVERY_LOCALE
def test_the_first_button_to_press_is_named_as_on_the_board(game: str, locale: str) -> None:
    book = rulebook.rulebook(game, locale)
    *_, advice = book.sections[book.begins - 1].pages[0].rstrip().split("\n\n")
    labels = [
        one
        for room in (DATA / game / "text", DATA / "bot" / "text")
        for one in re.findall(r"(?m)^[\w-]+ = (.*)$", (room / f"{locale}.ftl").read_text("utf-8"))
    ]
    for named in ITALIC.findall(advice):
        assert any(label.startswith(named) for label in labels), named


@pytest.mark.parametrize("game", ["planetary_defence", "dyla"])
@EVERY_LOCALE
def test_no_number_covers_a_number_of_the_board(game: str, locale: str) -> None:
    shown = picture(game, locale)
    assert shown is not None
    sheet = resolve_name(shown.scene.drawing)(shown.scene.scene)
    with Image.open(io.BytesIO(sheet.png())) as opened:
        board = opened.convert("RGB")
    scale, radius = board.width / sheet.size[0], BADGE / 2
    for x, y in places(sheet, shown.scene.parts):
        box = tuple(round(scale * end) for end in (x - radius, y - radius, x + radius, y + radius))
        darkest = ImageChops.darker(*board.crop(box).split()[:2])
        white = sum(darkest.histogram()[LETTERS_FROM:])
        assert white < darkest.width * darkest.height / 50, (x, y)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_rivals_read_what_rivals_do_and_a_team_what_a_team_does(locale: str) -> None:
    speech, (board, team, rivals) = (
        Speech(locale),
        rulebook.rulebook("dark_wall_destiny", locale).sections[:3],
    )
    for alone, told, untold in ((True, rivals, team), (False, team, rivals)):
        panel = rulebook.contents("dark_wall_destiny", speech, rivals=alone)
        limits.check(panel)
        text = "\n".join(panel.text)
        assert board.pages[0] in text
        assert told.pages[0] in text
        assert untold.title not in text
    assert "Aggression" not in team.pages[0]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_turn_has_a_line_for_each_expansion_in_play(locale: str) -> None:
    plain = table_of(next(matches("dark_wall_destiny", "expansions", 2, homefront="yes")))
    table = replace(plain, options={"homefront": "yes", "awakening": "no"})
    lines = rulebook.aim(Shown.public(table, table.speech(locale))).splitlines()
    assert [line.split(":")[0] for line in lines[1:]] == ["**Homefront"]
