"""What the board of a finished tutorial offers first, and says of a loss."""

from dataclasses import replace

import pytest

from bot.presentation.panel import Button, Panel, Style
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from bot.store.records import Status
from bot.table.settings import TableSettings
from bot.table.table import Table
from tests.bot.table.test_harder import ended

KINDLY = "🎓 A first game may well be lost, and nothing counts here."


def finished(*, won: bool, tutorial: bool = True) -> Panel:
    """The board of a finished tutorial of Planetary Defence."""
    table, settings = ended("planetary_defence", won=won), TableSettings(tutorial=tutorial)
    row = replace(table.row, status=Status.OVER, settings=settings.model_dump_json())
    over = Table.of(row, table.match)
    return board(Shown.public(over, over.speech("en")))


def first_offer(panel: Panel) -> str:
    """The label of the only coloured button."""
    buttons = [one for row in panel.rows for one in row if isinstance(one, Button)]
    (found,) = [one.label for one in buttons if one.style is Style.GOOD]
    return found


@pytest.mark.parametrize(
    ("won", "offered"), [(True, "Play a real game"), (False, "Tutorial again")]
)
def test_a_real_game_is_offered_first_after_a_won_tutorial(*, won: bool, offered: str) -> None:
    assert first_offer(finished(won=won)) == offered


def test_only_a_lost_tutorial_says_that_it_may_be_lost() -> None:
    boards = (finished(won=False), finished(won=True), finished(won=False, tutorial=False))
    assert [KINDLY in "\n".join(board.text) for board in boards] == [True, False, False]
