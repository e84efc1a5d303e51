"""Who is there: deadlines missed in a row, and the seats that the autopilot has.

Rows in, rows out; nothing here waits, stores or speaks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.store import records
from bot.table.settings import settings_of
from bot.table.state import UNNAMED, VOTES, Ask, TableState
from bot.table.table import Table

MISSED_MOST: Final = 2
"""After so many deadlines missed in a row the autopilot has the seat until its player acts."""


def state_of(row: records.MatchRow) -> TableState:
    """What stands between the members of a stored match."""
    return settings_of(row).affairs


def with_state(row: records.MatchRow, affairs: TableState) -> records.MatchRow:
    """The row with other state; the same row if they are the same."""
    settings = settings_of(row)
    if settings.affairs == affairs:
        return row
    changed = settings.model_copy(update={"affairs": affairs})
    return replace(row, settings=changed.model_dump_json())


def piloted(row: records.MatchRow, seat: int, *, autopilot: bool) -> records.MatchRow:
    """The row with a seat given to the autopilot, or taken from it."""
    if row.seats[seat].autopilot is autopilot:
        return row
    seats = [replace(one, autopilot=autopilot) if one.number == seat else one for one in row.seats]
    return replace(row, seats=tuple(seats))


def present(row: records.MatchRow) -> list[int]:
    """The seats of members who play for themselves."""
    return [seat.number for seat in row.seats if seat.user is not None and not seat.autopilot]


def changed(row: records.MatchRow, **fields: object) -> records.MatchRow:
    """The row with these fields of its state changed."""
    return with_state(row, state_of(row).model_copy(update=fields))


def returned(row: records.MatchRow, seat: int) -> records.MatchRow:
    """The row when the player of a seat acts: they are there, and what was late is past."""
    affairs = state_of(row)
    missed = {other: count for other, count in affairs.missed.items() if other != seat}
    kept = affairs.model_copy(update={"missed": missed, "late": (), "lapsed": None})
    return without_moot(piloted(with_state(row, kept), seat, autopilot=False))


def without_moot(row: records.MatchRow) -> records.MatchRow:
    """The row without a proposal that is about nothing any more.

    Nobody resumes what is not paused, and no vote is taken on somebody who is back.
    """
    proposal = state_of(row).proposal
    if proposal is None:
        return row
    if proposal.ask in VOTES:
        seat = row.seats[proposal.about]
        moot = seat.user is None or not seat.autopilot
    else:
        moot = (proposal.ask is Ask.RESUME) is not (row.status is records.Status.PAUSED)
    return changed(row, proposal=None) if moot else row


def without_void(before: records.MatchRow, row: records.MatchRow) -> records.MatchRow:
    """The row without offers of a seat that another member has by now.

    A seat that is not one's own is offered as the host: such an offer ends with that.
    """
    offers = state_of(row).offers
    stand = tuple(
        one
        for one in offers
        if before.seats[one.seat].user == row.seats[one.seat].user
        and (one.by == one.seat or before.host == row.host)
    )
    return row if stand == offers else changed(row, offers=stand)


def let_pass(row: records.MatchRow, seat: int, *, named: bool) -> records.MatchRow:
    """The row when a seat has let its deadline pass; `named` if all may know which seat it was.

    When nobody is there any more, the game is paused: agents do not play on alone.
    """
    affairs = state_of(row)
    missed = affairs.missed.get(seat, 0) + 1
    who = seat if named else UNNAMED
    late = (*(one for one in affairs.late if one != who), who)
    counted = affairs.model_copy(update={"missed": {**affairs.missed, seat: missed}, "late": late})
    after = piloted(with_state(row, counted), seat, autopilot=missed >= MISSED_MOST)
    deserted = replace(after, status=records.Status.PAUSED)
    return after if present(after) else without_moot(deserted)


def attended(before: Table, row: records.MatchRow, entry: records.Action) -> records.MatchRow:
    """The row after one more entry of the record, played at the table `before`.

    Whoever lets a time pass that the rules give, rather than the table's clock, is not absent.
    """
    if row.size == 1:
        return row
    proposal = state_of(row).proposal
    if proposal is not None and proposal.ask is Ask.UNDO:
        row = changed(row, proposal=None)
    if entry.by in (records.By.PLAYER, records.By.QUEUE):
        prepared = state_of(row).prepared
        left = {seat: kept for seat, kept in prepared.items() if seat != entry.seat}
        return returned(changed(row, prepared=left), entry.seat)
    counts = before.match.game.grace(before.match.state) is None
    if entry.by is records.By.DEADLINE and counts and not before.automatic(entry.seat):
        return let_pass(row, entry.seat, named=not before.hides_missing)
    return row
