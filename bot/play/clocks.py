"""Completes a transition before its effects run: stored data, and the time that clocks used."""

from dataclasses import replace

from bot.members.preferences import Members
from bot.play.advance import with_next_edition
from bot.play.effects.transition import Transition
from bot.store.protocol import Store
from bot.store.records import By
from bot.table.clocks.holidays import holiday_end, with_clocks_held, without_idle_holidays
from bot.table.clocks.running import Rest
from bot.table.clocks.seat_times import (
    clock_left,
    counts,
    with_left,
    with_stopped,
    with_zones,
)
from bot.table.clocks.timer_kinds import Timers
from bot.table.table import Table


async def with_stored_data(store: Store, t: Transition) -> Transition:
    """The transition with the data that its effects need from the store.

    These are `posted`, the clock settings of its members and the time left on clocks; its table
    `after` then has the used times and holidays. Unchanged in a solo game, which has neither clocks
    nor hands.
    """
    if t.after.solo:
        return t
    late = (t.seat_played_for, t.seat_out_of_time) != (None, None)
    if late or t.new_holders or t.ends or t.undoes:
        t = replace(t, posted=await store.messages(t.row.id))
    t = await _with_habits(store, t)
    if counts(t.after):
        timers = [] if t.begins else await store.timers(t.row.id)
        ends = {one.seat: one.due for one in timers if one.kind == Timers.DEADLINE}
        left = {seat: clock_left(t.before, seat, t.now, due) for seat, due in ends.items()}
        t = replace(t, clocks_left=left)
    after = _with_times(
        t, with_clocks_held(without_idle_holidays(t.after, t.now), t.absences, t.now)
    )
    if after is t.after:
        return t
    counted = after.row.edition != t.before.row.edition
    return replace(t, after=after if counted else with_next_edition(after))


async def _with_habits(store: Store, t: Transition) -> Transition:
    """The transition with the holidays, cities and reminders of members whose clocks start now."""
    seats = [t.row.seats[seat] for seat in t.clocks_to_start if not t.after.automatic(seat)]
    if not seats or t.after.clock.span is None:
        return t
    members = Members(store)
    absences, zones, reminding = {}, {}, {}
    for seat in seats:
        assert seat.user is not None
        settings = await members.read(seat.user)
        until = holiday_end(t.after, seat.number, t.now, settings.holiday)
        if until > t.now:
            absences[seat.number] = until
        zones[seat.number] = settings.city
        reminding[seat.number] = settings.remind_every
    return replace(t, absences=absences, zones=zones, reminding=reminding)


def _with_times(t: Transition, table: Table) -> Table:
    """The table with the time that clocks have used, and the cities of members on the clock."""
    if not counts(table):
        return table
    left = t.clocks_left
    stopped = set() if t.stops or t.another_pace else {*t.clocks_stopped}
    after = with_stopped(table, t.before, sorted(stopped), left)
    entry = t.entry
    if entry is not None and entry.seat in left and entry.seat not in stopped:
        done = entry.by is not By.UNDO and entry.seat not in t.after.missing
        after = with_left(after, entry.seat, left[entry.seat] if done else None)
    if table.settings.rest is not Rest.NONE:
        gone = range(len(t.row.seats)) if t.after.over else t.new_holders
        after = with_zones(after, {**dict.fromkeys(gone, ""), **t.zones})
    return after
