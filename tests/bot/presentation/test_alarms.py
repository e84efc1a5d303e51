"""Alarms above a game's picture: complete, readable, and the picture below unchanged."""

import io
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.language.speech import Speech
from bot.paint import letters
from bot.paint.canvas import LETTER
from bot.paint.picture_size import PICTURE_WIDTH
from bot.presentation import draw_alarms
from bot.presentation.alarms import DRAWING, Scene, lines, with_heading
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import NOT_DRAWN
from bot.presentation.panels.table_panel import below_alarms
from bot.presentation.pictures import draw
from bot.presentation.shown import Shown
from engine.core.game import Alarm
from engine.core.match import Match
from engine.core.words import words
from engine.games.planetary_defence.game import PlanetaryDefence, PlanetaryOptions
from tests.bot.presentation.looking import assert_letters_stand_free, writing
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of

LONG = "Ada has begun the Secret of Life and wins at the end of cycle 12, unless driven out. " * 3


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("told", ["Near.", LONG])
def test_an_alarm_leaves_the_picture_below_it_unchanged(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.start(PlanetaryDefence(), PlanetaryOptions(), 1, "ab" * 32)
    view = match.game.view(match.state, 0)
    picture = presenter("planetary_defence").picture(view, Speech())
    assert picture is not None
    plain = opened(draw(picture.drawing, picture.scene))
    with writing(monkeypatch, draw_alarms) as tiles:
        whole = opened(draw(DRAWING, Scene(told, False, picture.drawing, picture.scene)))
    assert_letters_stand_free([tile for tile in tiles if tile.boxes][-1:])
    assert whole.width == plain.width == PICTURE_WIDTH
    band = whole.height - plain.height
    below = whole.crop((0, band, whole.width, whole.height))
    assert ImageChops.difference(below, plain).getbbox() is None
    assert whole.crop((0, 0, whole.width, band)).getpixel((PICTURE_WIDTH - 2, band // 2)) != (
        0,
        0,
        0,
    )


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_band_shows_the_whole_alarm_of_a_cryoship(locale: str) -> None:
    ship = words("dark-wall-destiny-card-colony-tidewater")
    for contest in (0, 1):
        known: dict[str, Any] = {
            "card": ship,
            "price": 25,
            "spins": 1,
            "most": 12,
            "contest": contest,
        }
        told = Speech(locale)(words("dark-wall-destiny-alarm-wall", **known))
        rows = letters.wrap(told, draw_alarms.ROOM, 9, LETTER)
        assert len(rows) <= draw_alarms.LINES_MOST


def test_the_band_shows_an_alarm_of_200_characters_whole() -> None:
    told = "Verbrennt das Kryoschiff im Deck von Bartholomew, verliert ihr. " * 4
    rows = letters.wrap(told[:200], draw_alarms.ROOM, draw_alarms.LINES_MOST, LETTER)
    assert " ".join(rows) == told[:200].strip()


def test_ones_own_chance_to_win_is_no_danger(monkeypatch: pytest.MonkeyPatch) -> None:
    near = next(one for one in matches("dyla", "near", 1) if one.game.alarms(one.state))
    table = table_of(near)
    told = words("black-abyss-alarm-out-yours")
    monkeypatch.setattr(
        type(table), "alarms", (Alarm("breach-0", told, threatens=(1,), near=(0,)),)
    )
    speech = table.speech("en")
    signs = [lines(table, speech, reader)[0][0] for reader in (0, 1, None)]
    assert signs == ["\N{DIRECT HIT}", "\N{WARNING SIGN}", "\N{WARNING SIGN}"]
    picture = presenter("dyla").picture(near.view(0), speech)
    assert picture is not None
    for reader, greener in ((0, True), (1, False)):
        headed = with_heading(picture, table, speech, reader)
        assert headed is not None
        red, green, _ = opened(draw(headed.drawing, headed.scene)).tobytes()[:3]
        assert (green > red) == greener


def test_an_alarm_without_a_picture_has_none() -> None:
    near = next(one for one in matches("dyla", "near", 1) if one.game.alarms(one.state))
    table = table_of(near)
    shown = presenter("dyla").picture(near.view(0), Speech())
    above = with_heading(shown, table, table.speech("en"), None)
    assert above is not None
    assert above.drawing == DRAWING
    assert with_heading(NOT_DRAWN, table, table.speech("en"), None) is NOT_DRAWN


def test_the_text_below_a_band_never_warns_of_another_danger_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The band tells of Bo's deck; with a second alarm the text has Bo's first, then Ada's."""
    table = table_of(next(iter(matches("dark_wall_destiny", "two lines", 2))))
    known: dict[str, Any] = {"cards": (), "count": 0, "contest": 0, "protect": 0, "ships": 2}
    bo, ada = (
        Alarm(f"deck-{seat}", words("dark-wall-destiny-alarm-deck-new", seat=name, **known), (0, 1))
        for seat, name in ((1, "Bo"), (0, "Ada"))
    )
    for alarms, told in (((bo,), []), ((bo, ada), ["Bo", "Ada"])):
        monkeypatch.setattr(type(table), "alarms", alarms)
        shown = Shown(table, None, table.speech("en"))
        text, headed = below_alarms(shown, [], shown.picture)
        assert headed is not None
        assert "Bo" in headed.scene.told
        assert [next(one for one in ("Bo", "Ada") if one in line) for line in text] == told
