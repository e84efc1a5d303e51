"""The role of a choice decides its button's style, in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from bot.presentation.panel import Button, Style
from engine.core.match import Match
from tests.bot.presentation.played import matches

SEATS = {
    "planetary_defence": 1,
    "dyla": 1,
    "dark_miss_down": 2,
    "dark_wall_destiny": 2,
    "black_abyss": 3,
}
LOOKS = {
    "planetary_defence": {"Play the whole hand": Style.GOOD, "End the turn": Style.PLAIN},
    "dyla": {"Play all attack cards": Style.GOOD, "Skip": Style.PLAIN},
    "dark_miss_down": {"Draw a card unseen": Style.MAIN},
    "dark_wall_destiny": {"Take my turn": Style.GOOD, "End turn": Style.PLAIN},
    "black_abyss": {"Done": Style.PLAIN, "Diplomacy …": Style.PLAIN},
}
MOMENTS = 150


def buttons(match: Match[Any, Any, Any]) -> Iterator[list[Button]]:
    """The buttons of each seat's first menu."""
    names = tuple(["Ada", "Bo", "Cleo"][: len(match.decisions)])
    for seat in range(len(match.decisions)):
        rows = Menus(match, "id", seat, Speech(names=names)).rows()
        found = [one for row in rows if isinstance(row, tuple) for one in row]
        yield [one for one in found if isinstance(one, Button) and not one.disabled]


@pytest.mark.parametrize("game", SEATS)
def test_one_button_of_a_menu_is_highlighted_and_ending_the_turn_is_quiet(game: str) -> None:
    found: dict[str, set[Style]] = {start: set() for start in LOOKS[game]}
    for match in islice(matches(game, "looks", SEATS[game]), MOMENTS):
        for shown in buttons(match):
            assert sum(button.style is Style.GOOD for button in shown) <= 1
            for button in shown:
                for start in found:
                    found[start] |= {button.style} if button.label.startswith(start) else set()
    for start, styles in found.items():
        assert LOOKS[game][start] in styles, f"{start} is never offered"
        assert styles <= {LOOKS[game][start], Style.MAIN, Style.DANGER}, start  # or its one choice
