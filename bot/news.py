"""Which facts of a table are told in the channel on their own: those that concern a member."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.presenters import Tiding, tidings
from bot.speech import Speech
from bot.tables import Table


def told(table: Table, facts: Sequence[Any], speech: Speech) -> list[Tiding]:
    """The tidings among these public facts; what agents settle among themselves is none."""
    return [
        one
        for one in tidings(table.match.game, facts, speech)
        if not (one.seats and all(map(table.automatic, one.seats)))
    ]
