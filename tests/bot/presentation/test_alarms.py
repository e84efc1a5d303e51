"""Alarms above a game's picture: complete, readable, and the picture below unchanged."""

import io

import pytest
from PIL import Image, ImageChops

from bot.language.speech import Speech
from bot.paint.scale import PIXELS
from bot.presentation import draw_alarms
from bot.presentation.alarms import DRAWING, Scene
from bot.presentation.games.presenters import presenter
from bot.presentation.pictures import draw
from engine.core.match import Match
from engine.games.planetary_defence.game import PlanetaryDefence, PlanetaryOptions
from tests.bot.presentation.looking import assert_letters_stand_free, writing

LONG = "Ada has begun the Secret of Life and wins at the end of cycle 12, unless driven out. " * 3


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("told", ["Near.", LONG])
def test_the_picture_stands_unchanged_below_its_alarm(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.start(PlanetaryDefence(), PlanetaryOptions(), 1, "ab" * 32)
    view = match.game.view(match.state, 0)
    picture = presenter("planetary_defence").picture(view, Speech())
    assert picture is not None
    plain = opened(draw(picture.drawing, picture.scene))
    with writing(monkeypatch, draw_alarms) as tiles:
        whole = opened(draw(DRAWING, Scene((told,), picture.drawing, picture.scene)))
    assert_letters_stand_free([tile for tile in tiles if tile.boxes][-1:])
    assert whole.width == plain.width == PIXELS
    band = whole.height - plain.height
    below = whole.crop((0, band, whole.width, whole.height))
    assert ImageChops.difference(below, plain).getbbox() is None
    assert whole.crop((0, 0, whole.width, band)).getpixel((PIXELS - 2, band // 2)) != (0, 0, 0)
