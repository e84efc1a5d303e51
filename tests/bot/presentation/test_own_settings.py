"""The menus of a member's own settings."""

import pytest

from bot.language.speech import MORE, Speech
from bot.presentation.own_settings import controls
from bot.presentation.panel import LABEL, Menu


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_choice_repeats_the_question_whose_place_it_takes(locale: str) -> None:
    menus = [row for row in controls((), Speech(locale)).rows if isinstance(row, Menu)]
    assert menus
    for menu in menus:
        asked = menu.placeholder.removesuffix(MORE)
        assert all(one.label.startswith(f"{asked}: ") for one in menu.entries)
        assert max(len(one.label) for one in menu.entries) <= LABEL
