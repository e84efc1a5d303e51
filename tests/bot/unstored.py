"""Tables of members for matches that no store has, as panels and effects are shown them."""

from dataclasses import replace
from typing import Any

from bot.store.records import MatchRow, Seat, Status
from bot.table.table import Table
from engine.core.match import Match

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")
FIRST = 10
"""The user in the first seat; the others follow."""


def table_of(match: Match[Any, Any, Any], **fields: Any) -> Table:
    """A running table with this match and a member in each seat; `fields` replaces row fields."""
    seats = tuple(Seat(n, FIRST + n, None, NAMES[n]) for n in range(len(match.decisions)))
    row = MatchRow(
        id="abcdefghij",
        game=match.game.name,
        ruleset=str(match.game.ruleset),
        options="{}",
        size=len(seats),
        guild=1,
        channel=2,
        status=Status.RUNNING,
        host=FIRST,
        settings="{}",
        seed_hash="0" * 64,
        seats=seats,
        created=0.0,
        updated=0.0,
        interaction=1,
        revision=match.revision,
    )
    return Table.of(replace(row, **fields), match)
