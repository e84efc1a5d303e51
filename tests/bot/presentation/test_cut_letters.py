"""No word of a picture is cut off, in either language, except members' names.

The words of boards can be read on a phone 390 pixels wide, without zooming.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pkgutil import resolve_name
from typing import Any, Final

import pytest
from PIL import Image

from bot.language.speech import Speech
from bot.paint import chart, letters
from bot.paint.canvas import LETTER, Canvas, Tile
from bot.paint.picture_size import WIDTH, pixels
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Picture
from engine.core import registry
from engine.core.words import words
from tests.bot.presentation.looking import uncached
from tests.bot.presentation.played import matches

NAMES = ("Ada", "Bo", "Cleo")
BOARDS = {
    "planetary_defence": (1, 4),
    "dyla": (1, 3),
    "dark_miss_down": (2, 5),
    "dark_wall_destiny": (2, 12),
    "black_abyss": (3, 40),
}
"""Games with their own pictures: seats, and how many moments pass between two looks."""
MOMENTS = 150
SHOWN: Final = 265
"""Pixels of a picture's width on a phone 390 pixels wide, as measured in a browser."""
LEAST: Final = 11.0
"""Pixels of a capital letter's or digit's height there."""
MAP: Final = 8.9
"""The same on the map of Black Abyss, whose spaces have no room for larger letters."""


def blank(canvas: Canvas, *, cut: float = 0) -> Tile:  # noqa: ARG001
    """A tile of the same size without a drawing."""
    image = Image.new("P", (pixels(canvas.width), pixels(canvas.height)))
    return Tile(image, canvas.width, canvas.height)


def forget_tiles() -> None:
    """Clear the caches of drawing modules."""
    for room in ("bot.presentation.games", "bot.paint"):
        uncached(room)


@contextmanager
def cut_off(patch: pytest.MonkeyPatch, least: float = 0.0) -> Iterator[set[str]]:
    """Collects words that are written shortened, or in letters lower than `least`, on blank tiles.

    `least` is in pixels on a phone.
    """
    found: set[str] = set()
    draw = Canvas.text

    def noting(self: Canvas, x: float, y: float, words: str, **how: Any) -> float:
        inside = []

        def fit(*given: Any) -> str:
            inside.append(short := real(*given))
            return short

        with patch.context() as within:
            real = letters.fit
            within.setattr(letters, "fit", fit)
            wide = draw(self, x, y, words, **how)
        cut = words.endswith(letters.ELLIPSIS) or any(short != words for short in inside)
        if cut or how.get("cap", LETTER) * SHOWN / WIDTH < least:
            found.add(words)
        return wide

    forget_tiles()
    with patch.context() as patched:
        patched.setattr(Canvas, "text", noting)
        patched.setattr(Canvas, "finish", blank)
        yield found
    forget_tiles()


def draw(picture: Picture | None) -> Any:
    """Draw a picture, and return what it showed."""
    assert picture is not None
    resolve_name(picture.drawing)(picture.scene)
    return picture.scene


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", BOARDS)
def test_every_word_of_a_board_is_whole_and_legible_on_a_phone(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, step = BOARDS[game]
    least = MAP if game == "black_abyss" else LEAST
    speech, shown = Speech(locale, NAMES[:seats]), presenter(game)
    with cut_off(monkeypatch, least) as found:
        seen = [one.view(0) for one in islice(matches(game, "words", seats), 0, MOMENTS, step)]
        scenes = {draw(shown.picture(view, speech)) for view in seen}
    assert len(scenes) > 1
    assert not found


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", ["dyla", "dark_miss_down", "dark_wall_destiny"])
def test_no_word_of_a_card_is_cut_off(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of more than 100 cards, half in each language."""
    seats, cards = BOARDS[game][0], registry.game(game).text.cards()
    speech, shown = Speech(locale, NAMES[:seats]), presenter(game)
    chosen = cards if len(cards) < 100 else cards[locale == "de" :: 2]
    with cut_off(monkeypatch) as found:
        view = next(matches(game, "words", seats)).view(0)
        drawn = [shown.card(view, card, speech) for card in chosen]
        scenes = {draw(one) for one in drawn if one is not None}
    assert len(scenes) > 10
    assert not found


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", ["black_abyss", "dark_wall_destiny"])
def test_no_word_of_a_sight_is_cut_off(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = (*NAMES, "Dan", "Eve", "Flo")
    speech, shown = Speech(locale, names), presenter(game)
    with cut_off(monkeypatch) as found:
        seen = [one.view(0) for one in islice(matches(game, "empires", len(names)), 0, 220, 100)]
        scenes = {
            draw(shown.sight(view, one.key, speech)) for view in seen for one in shown.sights(view)
        }
    assert len(scenes) > 30
    assert not found


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", BOARDS)
def test_no_name_in_a_chart_is_cut_off(game: str, locale: str) -> None:
    rules, (seats, _) = registry.game(game), BOARDS[game]
    measures = rules.measures(next(matches(game, "words", seats)).state)
    room = chart.NAMES - 2 * chart.MARK - 30
    names = [Speech(locale)(words(one)) for one in measures]
    assert names
    cut = [one for one in names if letters.wrap(one, room, 2, LETTER)[-1][-1] == letters.ELLIPSIS]
    assert not cut


def test_a_cut_word_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    with cut_off(monkeypatch) as found:
        Canvas(200, 90, fine=2).text(10, 45, "Rettungsschacht", room=120)
        Canvas(900, 90, fine=2).text(10, 45, "Notschacht", room=800)
    assert found == {"Rettungsschacht"}
