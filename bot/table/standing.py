"""Standing orders of a table's game."""

from typing import Any

from bot.table.table import Table
from engine.core.parts.standing import Standing


def standing(table: Table) -> Standing[Any] | None:
    """The game's standing orders; None without them, and in solo and finished games."""
    return None if table.solo or table.over else table.match.game.standing
