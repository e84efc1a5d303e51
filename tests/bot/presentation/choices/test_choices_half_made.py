"""A page of a choice half made has nothing beside it that ends the turn."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from engine.core.choices import SEPARATOR, Branch, Pick
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of

ENDS = {
    ("dark_miss_down", "en"): "Draw from the pile",
    ("dark_miss_down", "de"): "Verdeckt ziehen",
    ("planetary_defence", "en"): "End the turn",
    ("planetary_defence", "de"): "Zug beenden",
}


def pages(menu: Branch[object], way: tuple[str, ...] = ()) -> Iterator[str]:
    """The paths of all pages that a player opens before the choice is whole."""
    for one in menu.open():
        path = (*way, one.key)
        if isinstance(one, Pick | Branch):
            yield SEPARATOR.join(path)
        if isinstance(one, Branch):
            yield from pages(one, path)


def labels(panel: Panel) -> list[str]:
    """The labels of a panel's buttons."""
    rows = [row for row in panel.rows if not isinstance(row, Menu)]
    return [one.label for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize(("game", "locale"), ENDS)
def test_a_choice_half_made_cannot_be_mistaken_for_the_end_of_the_turn(
    game: str, locale: str
) -> None:
    looked, ends = 0, ENDS[game, locale]
    for match in islice(matches(game, "half made", seats=1 + (game == "dark_miss_down")), 90):
        table = table_of(match)
        if table.awaited != (0,) or table.over:
            continue
        shown = Shown(table, 0, table.speech(locale))
        ended = [label for label in labels(private(shown)) if label.startswith(ends)]
        for at in pages(match.choices(0)):
            looked += bool(ended)
            assert not [one for one in labels(private(shown, at)) if one.startswith(ends)], at
    assert looked > 10
