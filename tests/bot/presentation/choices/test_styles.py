"""The role of a choice decides its button's style, in random games."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.language.speech import Speech, safe_name
from bot.presentation.choices.menus import Menus
from bot.presentation.panel import Button, Menu, Style
from engine.core.choices import Branch
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
    "dark_miss_down": {"Draw from the pile": Style.MOVE, "Discard a task": Style.PLAIN},
    "dark_wall_destiny": {"Take my turn": Style.GOOD, "End turn": Style.PLAIN},
    "black_abyss": {"Done": Style.PLAIN, "Diplomacy …": Style.PLAIN},
}
GREY = {Style.PLAIN, Style.MOVE}
MOMENTS = 150
NAMES = ("xAda", "xBo", "x_Cleo")
"""Names spelled as their members write them."""
KEPT = {
    "planetary_defence": ("", ["Play the whole hand", "End the turn"]),
    "dyla": ("combat", ["Play all attack cards", "Fire", "Skip"]),
    "dark_miss_down": ("turn", ["Draw from the pile"]),
}
"""By game: the phase in which every menu has these buttons, in this order."""
ALSO_CALLED = {
    "Don't fire": "Fire",
    "No attack card in your hand": "Play all attack cards",
    "No more attack cards needed": "Play all attack cards",
    "Play enough to defeat it": "Play all attack cards",
}
ABOVE = {"dyla", "planetary_defence"}
"""Games with changing rows of cards, above which these buttons are."""


def buttons(match: Match[Any, Any, Any]) -> Iterator[list[Button]]:
    """The buttons of each seat's first menu."""
    names = tuple(["Ada", "Bo", "Cleo"][: len(match.decisions)])
    for seat in range(len(match.decisions)):
        rows = Menus(match, "id", seat, Speech(names=names)).open().rows
        found = [one for row in rows if isinstance(row, tuple) for one in row]
        yield [one for one in found if isinstance(one, Button) and not one.disabled]


def labels(match: Match[Any, Any, Any], locale: str) -> Iterator[str]:
    """The labels of buttons and menu entries, in each seat's first menu and in each group."""
    names = NAMES[: len(match.decisions)]
    for seat in range(len(match.decisions)):
        menus = Menus(match, "id", seat, Speech(locale, tuple(map(safe_name, names))))
        groups = [node.key for node in match.choices(seat).open() if isinstance(node, Branch)]
        for group in ("", *groups):
            for row in menus.open(group).rows:
                for one in row if isinstance(row, tuple) else ():
                    if isinstance(one, Button):
                        yield one.label
                if isinstance(row, Menu):
                    yield from (entry.label for entry in row.entries)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", SEATS)
def test_each_label_begins_with_a_capital_and_a_name_as_its_member_writes_it(
    game: str, locale: str
) -> None:
    """As each moment has labels for every seat, with more seats fewer moments."""
    seats = SEATS[game]
    moments = islice(matches(game, "capitals", seats), 0, MOMENTS, seats)
    said = {label for match in moments for label in labels(match, locale)}
    assert len(said) > 10
    assert [one for one in said if one[:1].islower() and not one.startswith(NAMES)] == []
    assert [one for one in said if "\\" in one] == []
    assert [one for one in said if one.startswith(tuple(map(str.capitalize, NAMES)))] == []


@pytest.mark.parametrize("game", SEATS)
def test_one_button_of_a_menu_at_most_is_green_and_the_others_are_grey_or_red(
    game: str,
) -> None:
    found: dict[str, set[Style]] = {start: set() for start in LOOKS[game]}
    for match in islice(matches(game, "looks", SEATS[game]), MOMENTS):
        for shown in buttons(match):
            assert sum(button.style is Style.GOOD for button in shown) <= 1
            assert {one.style for one in shown} <= {Style.GOOD, Style.DANGER, *GREY}
            for button in shown:
                for start in found:
                    found[start] |= {button.style} if button.label.startswith(start) else set()
    for start, styles in found.items():
        assert LOOKS[game][start] in styles, f"{start} is never offered"
        assert styles <= {LOOKS[game][start], Style.MOVE, Style.DANGER}, start  # or its one choice


@pytest.mark.parametrize("game", KEPT)
def test_the_main_buttons_of_a_turn_keep_their_order_all_turn(game: str) -> None:
    phase, kept = KEPT[game]
    for match in islice(matches(game, "kept", SEATS[game]), MOMENTS):
        seat = getattr(match.state, "active", 0)
        if (
            getattr(match.state, "phase", phase) not in (phase, "")
            or not match.choices(seat).open()
        ):
            continue
        rows = Menus(match, "id", seat, Speech(names=("Ada", "Bo")[: SEATS[game]])).open().rows
        found = [one for row in rows if isinstance(row, tuple) for one in row]
        stay = [one.label for one in found if isinstance(one, Button) and one.stays]
        said = [ALSO_CALLED.get(label.partition(":")[0].partition(",")[0], label) for label in stay]
        assert [one for label in said for one in kept if label.startswith(one)] == kept, said
        if game in ABOVE:
            assert isinstance(rows[0], tuple)
            assert stay[0] in [one.label for one in rows[0] if isinstance(one, Button)]
