"""Orders to pass until something happens: the condition, and whether it holds.

Values only; `play.passing` gives such orders and carries them out.
"""

from __future__ import annotations

from typing import Any

from bot.table.presence import with_state
from bot.table.state import Passing
from bot.table.table import Table
from engine.core.standing import Standing


def standing(table: Table) -> Standing[Any] | None:
    """What may be left to be done at a table, while it is played by several."""
    return None if table.solo or table.over else table.match.game.standing


def passing(table: Table, seat: int) -> Any | None:
    """The action that lets a seat's turn pass; None where it has none, or is asked otherwise."""
    known = standing(table)
    return None if known is None else known.passing(table.match.state, seat)


def order_to_pass(table: Table, seat: int, until: str) -> Passing:
    """The order to pass until something is there that is not there yet."""
    return Passing(until=until, seen=tuple(sorted(_watched(table, seat, until))))


def is_met(table: Table, seat: int) -> bool:
    """Whether what a seat waits for is there."""
    order = table.state.passing[seat]
    if order.turn:
        return bool(table.match.state.turn >= order.turn)
    return not _watched(table, seat, order.until) <= set(order.seen)


def with_order_renewed(table: Table, seat: int) -> Table:
    """The table without remembered sights that are gone, from when a seat gave its order."""
    order = table.state.passing.get(seat)
    if order is None or order.turn:
        return table
    still = _watched(table, seat, order.until).intersection(order.seen)
    seen = order.model_copy(update={"seen": tuple(sorted(still))})
    return with_state(table, passing={**table.state.passing, seat: seen})


def _watched(table: Table, seat: int, until: str) -> frozenset[str]:
    known = standing(table)
    return frozenset() if known is None else known.watched(table.match.state, seat, until)
