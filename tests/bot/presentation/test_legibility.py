"""Boards can be read on a phone 390 pixels wide, without zooming."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pytest

from bot.language.speech import Speech
from bot.paint.canvas import LETTER, Canvas
from bot.paint.picture_size import WIDTH
from bot.presentation.games.presenters import presenter
from tests.bot.presentation.looking import uncached
from tests.bot.presentation.played import matches
from tests.bot.presentation.test_cut_letters import BOARDS, MOMENTS, NAMES, draw

SHOWN: Final = 265
"""Pixels of a picture's width on a phone 390 pixels wide, as measured in a browser."""
LEAST: Final = 11.0
"""Pixels of a capital letter's or digit's height there."""
MAP: Final = 8.9
"""The same on the map of Black Abyss, whose spaces have no room for larger letters."""


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", BOARDS)
def test_every_word_and_number_of_a_board_is_legible_on_a_phone(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, step = BOARDS[game]
    least = MAP if game == "black_abyss" else LEAST
    speech, shown, small = Speech(locale, NAMES[:seats]), presenter(game), dict[str, float]()
    text = Canvas.text

    def noting(self: Canvas, x: float, y: float, words: str, **how: Any) -> float:
        height = how.get("cap", LETTER) * SHOWN / WIDTH
        if height < least:
            small[words] = height
        return text(self, x, y, words, **how)

    monkeypatch.setattr(Canvas, "text", noting)
    uncached("bot.presentation.games")
    uncached("bot.paint")
    for match in islice(matches(game, "words", seats), 0, MOMENTS, step):
        draw(shown.picture(match.view(0), speech))
    assert not small
