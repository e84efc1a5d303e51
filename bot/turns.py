"""What an action means for those who did not take it.

Boards that move, turns that are told, agents that are asked, deadlines that begin and end: values
only, which the service commits together with the action.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum

from bot.store import changes, records
from bot.table_settings import settings_of
from bot.tables import Table

GRACE = 20.0
"""Seconds a click has to show its own result before the outbox does it."""


class Parcels(StrEnum):
    """What is delivered: a board brought up to date, a board posted anew, a turn told."""

    BOARD = "board"
    FRESH = "fresh"
    TURN = "turn"


class Timers(StrEnum):
    """What comes due: an agent's move, a reminder, a deadline, the end of a lobby."""

    AGENT = "agent"
    REMIND = "remind"
    DEADLINE = "deadline"
    LOBBY = "lobby"


def board_parcel(row: records.Match, now: float) -> changes.AddParcel:
    """The refresh of a board: in solo games the click that made it necessary has the first try."""
    return _parcel(row, Parcels.BOARD, now, now + GRACE if row.size == 1 else now)


def opening(table: Table, now: float) -> list[changes.Change]:
    """What must follow the start of a game at a larger table: its board and the first turns."""
    board = _parcel(table.row, Parcels.FRESH, now, now)
    return [board, *_called(table, table.missing, now)]


def consequences(before: Table, after: Table, now: float) -> list[changes.Change]:
    """What must follow the action that led from one table to the other, its board included."""
    row = after.row
    was, now_missing = before.missing, after.missing
    fresh = [seat for seat in now_missing if seat not in was]
    found: list[changes.Change] = [board_parcel(row, now)]
    if row.size == 1:
        return found
    if fresh or after.over:
        found = [_parcel(row, Parcels.FRESH, now, now)]
    for seat in was:
        if seat not in now_missing:
            found += [
                changes.DropTimer(row.id, seat, Timers.REMIND),
                changes.DropTimer(row.id, seat, Timers.DEADLINE),
                changes.DropTimer(row.id, seat, Timers.AGENT),
            ]
    still = [seat for seat in now_missing if seat in was and after.automatic(seat)]
    return found + _called(after, [*fresh, *still], now)


def _called(table: Table, seats: Iterable[int], now: float) -> list[changes.Change]:
    """Ask an agent, or tell a person and start the clock."""
    row, clock = table.row, settings_of(table.row).clock
    found: list[changes.Change] = []
    for seat in seats:
        if table.automatic(seat):
            found.append(changes.SetTimer(records.Timer(row.id, seat, Timers.AGENT, now)))
        elif row.size > 1:
            found.append(_parcel(row, Parcels.TURN, now, now, seat))
            found += [
                changes.SetTimer(records.Timer(row.id, seat, kind, now + after))
                for kind, after in ((Timers.REMIND, clock.reminder), (Timers.DEADLINE, clock.span))
                if after is not None
            ]
    return found


def _parcel(
    row: records.Match, kind: Parcels, now: float, not_before: float, seat: int | None = None
) -> changes.AddParcel:
    """A parcel of this state of the table; each state, revision and edition, needs it once."""
    to = f"{kind}:{row.id}" if seat is None else f"{kind}:{row.id}:{seat}"
    name = f"{kind[0]}{row.id}.{row.revision}.{row.edition}.{'' if seat is None else seat}"
    return changes.AddParcel(
        records.Parcel(
            id=name,
            kind=kind,
            payload=json.dumps({} if seat is None else {"seat": seat}),
            nonce=name[:25],
            created=now,
            not_before=not_before,
            match=row.id,
            key=to,
        )
    )
