"""Decides what happens to a table when a member leaves a game, or it is ended for all.

Pure: tables in, tables out. An AI takes over the seat of a member who leaves. In a duel the member
who leaves may end the game instead; then the other one wins. If the last member leaves, the game
ends.

If a manager or the other members end a game, everybody loses. But if the other member of a duel
ends it, only the absent one loses.
"""

from dataclasses import replace

from bot.play.agents import agent_of
from bot.play.finish import with_end
from bot.store import records
from bot.store.records import Status
from bot.table.agent_names import agent_name
from bot.table.features import without_holder
from bot.table.leavers import with_leaver
from bot.table.premoves import without_former_premoves
from bot.table.presence import (
    members_of,
    seats_present,
    with_autopilot,
    with_columns,
    with_seat,
    with_state,
)
from bot.table.table import Table


def may_end(table: Table) -> bool:
    """Whether a member who leaves may end the game. In a duel the other one then wins."""
    return table.duel or members_of(table) <= 1


def after_leaving(table: Table, seat: int, now: float, *, ends: bool, remembered: bool) -> Table:
    """The table after a seat's member left: an AI has the seat, or the game is over.

    It is over if no other member is left, or with `ends` if the member may end it. The leaver is
    noted (`remembered`) unless their data is being deleted.
    """
    if not remembered:
        table = with_state(table, late=(), proposal=None, lapsed=None)
    if members_of(table) == 1 or (ends and may_end(table)):
        return with_end(table, now, (seat,))
    return with_agent(table, seat, remembered=remembered)


def after_ending(table: Table, now: float, away: int | None, ended: str) -> Table:
    """The table after a game was ended for all seats.

    `ended` says by whom (see `ended_by`). `away` is the absent seat that was the reason; in a duel,
    only this seat resigns.
    """
    seats = range(len(table.row.seats)) if away is None or not table.duel else (away,)
    return with_end(table, now, tuple(seats), ended=ended)


def after_leaving_server(table: Table, seat: int) -> Table:
    """The table after a seat's member left the server: the autopilot takes the seat.

    Another present member becomes host. If there is none, the game is paused.
    """
    without = _with_host(with_autopilot(table, seat, autopilot=True), without=seat)
    return without if seats_present(without) else with_columns(without, status=Status.PAUSED)


def with_agent(table: Table, seat: int, *, remembered: bool = True) -> Table:
    """The table with an AI of the table's level in a seat, which is then offered to all.

    If the seat's member was host, the first present member becomes host. The member is noted as a
    leaver (`remembered`) unless their data is being deleted.
    """
    agent = agent_of(table.row.game, table.settings.level)
    name = agent_name(table.id, {sitting.name for sitting in table.row.seats})
    taken = replace(table.row.seats[seat], user=None, agent=agent, name=name, autopilot=False)
    after = _with_holder(with_leaver(table, seat) if remembered else table, taken)
    return with_state(after, for_all=(*after.state.for_all, seat))


def with_successor(table: Table, seat: int, user: int, name: str) -> Table:
    """The table after a member took over a seat; its previous holder is noted as a leaver."""
    taken = replace(table.row.seats[seat], user=user, agent=None, name=name, autopilot=False)
    return _with_holder(with_leaver(table, seat), taken)


def _with_holder(table: Table, taken: records.Seat) -> Table:
    """The table with the seat `taken` by a new holder, without data about the former one.

    If the former holder took the current break, anybody may end it.
    """
    missed = {seat: count for seat, count in table.state.missed.items() if seat != taken.number}
    for_all = tuple(seat for seat in table.state.for_all if seat != taken.number)
    handed = {**table.state.handed, taken.number: table.state.handed.get(taken.number, 0) + 1}
    with_holder = with_state(table, missed=missed, handed=handed, proposal=None, for_all=for_all)
    if with_holder.state.on_break and with_holder.state.breaks[-1] == taken.number:
        with_holder = with_state(with_holder, on_break=False, agreed_pause=False)
    fresh = without_former_premoves(with_holder, taken.number)
    silent = without_holder(fresh, taken.number)
    after = with_seat(_with_host(silent, without=taken.number), taken)
    return after if after.row.host is not None else with_columns(after, host=taken.user)


def _with_host(table: Table, without: int) -> Table:
    """The table with the first other present member as host, if this seat's member is host."""
    seats, host = table.row.seats, table.row.host
    if host is not None and host != seats[without].user:
        return table
    left = [
        seats[seat].user for seat in seats_present(table) if seats[seat].user != seats[without].user
    ]
    return with_columns(table, host=left[0] if left else None)
