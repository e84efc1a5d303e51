"""Who may act at a table, and when nobody can."""

from dataclasses import replace

import pytest

from bot.store.records import Status
from bot.table.permissions import require_running
from bot.table.refusals import GameOver
from bot.table.table import Table
from tests.bot.play.test_undo import table


def test_nobody_can_act_in_a_finished_game() -> None:
    running = table("dark_miss_down")
    require_running(running)
    over = Table.of(replace(running.row, status=Status.OVER), running.match)
    with pytest.raises(GameOver):
        require_running(over)
