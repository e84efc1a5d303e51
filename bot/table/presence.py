"""Presence: consecutive missed deadlines, and seats played by the autopilot.

Pure: tables in, tables out.
"""

from dataclasses import replace
from typing import Final

from bot.store import records
from bot.table.state import UNNAMED, VOTES, Ask
from bot.table.table import Table

MISSED_MOST: Final = 2
"""After this number of consecutive missed deadlines, the autopilot takes a seat."""


def with_columns(table: Table, **columns: object) -> Table:
    """The table with these columns of its row changed; settings need `with_state`."""
    return replace(table, row=replace(table.row, **columns))  # type: ignore[arg-type]


def with_state(table: Table, **fields: object) -> Table:
    """The table with these fields of its state changed; the same object if nothing changes."""
    state = table.state.model_copy(update=fields)
    if state == table.state:
        return table
    settings = table.settings.model_copy(update={"affairs": state})
    row = replace(table.row, settings=settings.model_dump_json())
    return replace(table, row=row, settings=settings)


def with_autopilot(table: Table, seat: int, *, autopilot: bool) -> Table:
    """The table with the autopilot on or off for a seat."""
    if table.row.seats[seat].autopilot is autopilot:
        return table
    return with_seat(table, replace(table.row.seats[seat], autopilot=autopilot))


def with_seat(table: Table, sitting: records.Seat) -> Table:
    """The table with one seat replaced."""
    seats = [sitting if one.number == sitting.number else one for one in table.row.seats]
    return with_columns(table, seats=tuple(seats))


def seats_present(table: Table) -> list[int]:
    """The seats of members who play for themselves."""
    return [one.number for one in table.row.seats if not table.automatic(one.number)]


def seats_absent(table: Table) -> list[int]:
    """The seats of members played by the autopilot."""
    return [one.number for one in table.row.seats if one.user is not None and one.autopilot]


def members_of(table: Table) -> int:
    """The number of members at a table."""
    return sum(seat.user is not None for seat in table.row.seats)


def seats_concerned(table: Table) -> list[int]:
    """The seats that decide whether the game goes on: all members, present or absent.

    In rated games also the seats of members who left.
    """
    left = {one.seat for one in table.leavers if one.user is not None and table.rated}
    return [one.number for one in table.row.seats if one.user is not None or one.number in left]


def with_member_back(table: Table, seat: int) -> Table:
    """The table after a seat's member acted or came back: present, without missed deadlines.

    Notes on seats out of time and on an expired proposal are removed, as somebody has seen them.
    """
    missed = {other: count for other, count in table.state.missed.items() if other != seat}
    present = with_state(table, missed=missed, late=(), lapsed=None)
    return without_moot(with_autopilot(present, seat, autopilot=False))


def without_moot(table: Table) -> Table:
    """The table without a proposal that has become pointless.

    A vote on a seat is pointless once its member is back, a vote to resume once the game runs, and
    any other vote during a pause.
    """
    proposal = table.state.proposal
    if proposal is None:
        return table
    if proposal.ask in VOTES:
        moot = proposal.about not in seats_absent(table)
    else:
        moot = (proposal.ask is Ask.RESUME) is not table.paused
    return with_state(table, proposal=None) if moot else table


def without_void(before: Table, table: Table) -> Table:
    """The table without void offers of seats, compared with the table `before`.

    An offer is void once its seat has another holder. A host's offer of an AI's seat is also void
    once somebody else is the host.
    """
    was, now = before.row, table.row
    stand = tuple(
        one
        for one in table.state.offers
        if was.seats[one.seat].user == now.seats[one.seat].user
        and (one.by == one.seat or was.host == now.host)
    )
    return with_state(table, offers=stand)


def with_missed_deadline(table: Table, seat: int, *, named: bool) -> Table:
    """The table after a seat missed its deadline; with `named`, everybody may know which seat.

    After `MISSED_MOST` in a row the autopilot takes the seat. If no member is present any more, the
    game is paused, as AIs do not play on alone.
    """
    state = table.state
    missed = state.missed.get(seat, 0) + 1
    who = seat if named else UNNAMED
    counted = with_late_seat(with_state(table, missed={**state.missed, seat: missed}), who)
    after = with_autopilot(counted, seat, autopilot=missed >= MISSED_MOST)
    return (
        after
        if seats_present(after)
        else without_moot(with_columns(after, status=records.Status.PAUSED))
    )


def with_late_seat(table: Table, who: int) -> Table:
    """The table with a note that the time of seat `who` (or `UNNAMED`) ran out."""
    return with_state(table, late=(*(one for one in table.state.late if one != who), who))


def with_alarms(table: Table) -> Table:
    """The table with its current alarms noted as known; unchanged in a solo game."""
    known = table.state.alarmed
    fresh = [] if table.solo else [one.key for one in table.alarms if one.key not in known]
    return with_state(table, alarmed=(*known, *fresh)) if fresh else table


def with_calls(table: Table) -> Table:
    """The table that notes for each missing seat that it was called for the current occasion."""
    if not table.occasion:
        return table
    occasions = {**table.state.occasions, **dict.fromkeys(table.missing, table.occasion)}
    return with_state(table, occasions=occasions)


def _with_undos_counted(table: Table, entry: records.Action) -> Table:
    """The table after an entry with the consecutive undos of its seat counted; other counts end."""
    own, counts = table.state.taken_back.get(entry.seat, 0), table.state.taken_back
    if entry.by is records.By.UNDO:
        return with_state(table, taken_back={entry.seat: own + 1})
    return with_state(table, taken_back={entry.seat: own} if own else {}) if counts else table


def after_entry(before: Table, table: Table, entry: records.Action) -> Table:
    """The presence of seats at `table` after an entry of the record, which was played at `before`.

    A timeout is no missed deadline in an exchange, or if the rules set the time. If the rules set
    the time and an AI chose the action, the timeout is noted. Unchanged in a solo game.
    """
    if table.solo:
        return table
    proposal = table.state.proposal
    if proposal is not None and proposal.ask is Ask.UNDO:
        table = with_state(table, proposal=None)
    table = _with_undos_counted(table, entry)
    if table.state.handed:
        table = with_state(table, handed={})
    if entry.by in (records.By.QUEUE, records.By.PLAYER):
        return with_member_back(table, entry.seat)
    if entry.by is not records.By.DEADLINE or before.automatic(entry.seat):
        return table
    if before.time_given:
        who = UNNAMED if before.hides_missing else entry.seat
        return table if before.decided_by_rule(entry.seat) else with_late_seat(table, who)
    if before.in_exchange:
        return table
    return with_missed_deadline(table, entry.seat, named=not before.hides_missing)
