"""What may be left to be done at a table, as its game has it."""

from __future__ import annotations

from typing import Any

from bot.table.table import Table
from engine.core.standing import Standing


def standing(table: Table) -> Standing[Any] | None:
    """What may be left to be done at a table, while it is played by several."""
    return None if table.solo or table.over else table.match.game.standing
