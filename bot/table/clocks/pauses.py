"""Pauses of a table: its clocks stop, and keep the time that they have left.

Pure: tables in, tables out.
"""

from collections.abc import Mapping

from bot.store.records import Status
from bot.table.clocks.seat_times import clock_left
from bot.table.presence import with_columns, with_state
from bot.table.table import Table


def with_pause(
    table: Table,
    due: Mapping[int, float],
    now: float,
    *,
    agreed: bool = False,
    by: int | None = None,
    lost: bool = False,
) -> Table:
    """The table paused; unchanged if it is already.

    `due` are the deadlines (unix seconds), by seat. All members `agreed`; or the pause is the break
    of the seat `by`; or the board is `lost`, as it has no channel.
    """
    if table.paused:
        return table
    left = {seat: clock_left(table, seat, now, end) for seat, end in due.items()}
    agreed = agreed or by is not None
    still = with_state(table, left=left, lost=lost, agreed_pause=agreed, proposal=None)
    if by is not None:
        still = with_state(still, breaks=(*table.state.breaks, by), on_break=True)
    return with_columns(still, status=Status.PAUSED)


def without_pause(table: Table) -> Table:
    """The table after a pause, running."""
    going = with_state(
        table, left={}, lost=False, agreed_pause=False, on_break=False, proposal=None
    )
    return with_columns(going, status=Status.RUNNING)
