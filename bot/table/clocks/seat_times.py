"""The time that each seat's clock has used, and has left.

Pure: tables in, tables out.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.table.clocks.holidays import held_until
from bot.table.clocks.pace import Pace
from bot.table.clocks.running import Hours, Rest, Stint, ran, run_out
from bot.table.presence import with_state
from bot.table.state import SeatTime
from bot.table.table import Table


def time_of(table: Table, seat: int) -> SeatTime:
    """What the seat's clock has used in this game, and its time zone."""
    return table.state.times.get(seat, SeatTime())


def bank_of(table: Table, seat: int) -> float:
    """The seconds left in a seat's bank, as far as that is public."""
    return max(0.0, table.settings.clock.bank - time_of(table, seat).spent)


def stint_of(table: Table, seat: int, *, share: float = 1.0, left: float | None = None) -> Stint:
    """The time that a seat has for its turn; see `Stint`. No bank if the rules set the time."""
    bank = bank_of(table, seat) if table.clock.bank else 0.0
    return Stint(table.clock, bank, share, left)


def hours_of(table: Table, seat: int, since: float = 0.0) -> Hours:
    """When the seat's clock runs: not before `since` (unix seconds), nor in the table's rest."""
    return Hours(table.settings.rest, time_of(table, seat).zone, since)


def counts(table: Table) -> bool:
    """Whether the table has a bank or rest, so that its clocks' times must be stored."""
    return table.settings.rest is not Rest.NONE or table.settings.clock.bank > 0


def with_stopped(
    table: Table, was: Table, seats: Iterable[int], left: Mapping[int, float]
) -> Table:
    """The table after the clocks of these seats stopped, with what they used of their banks.

    At the table `was` the clocks still ran. `left` has the seconds left, by seat. If a seat acted
    earlier, the seconds stored then (`SeatTime.left`) count instead.
    """
    if not was.clock.bank:
        return _with(
            table,
            {
                seat: time_of(table, seat).model_copy(update={"left": None})
                for seat in seats
                if seat in table.state.times
            },
        )
    bank, done = was.settings.clock.bank, {}
    for seat in seats:
        time = time_of(table, seat)
        rest = left.get(seat) if time.left is None else time.left
        if rest is not None:
            spent = max(time.spent, bank - max(0.0, rest))
            done[seat] = time.model_copy(update={"spent": spent, "left": None})
    return _with(table, done)


def with_left(table: Table, seat: int, left: float | None) -> Table:
    """The table with `left` stored for a seat: the seconds on its clock when it acted.

    None removes the number, once the seat must act again.
    """
    if time_of(table, seat).left == left:
        return table
    return _with(table, {seat: time_of(table, seat).model_copy(update={"left": left})})


def with_zones(table: Table, zones: Mapping[int, str]) -> Table:
    """The table with these seats' clocks in these time zones; "" for none."""
    return _with(
        table,
        {
            seat: time_of(table, seat).model_copy(update={"zone": zone})
            for seat, zone in zones.items()
            if time_of(table, seat).zone != zone
        },
    )


def with_pace(table: Table, pace: Pace) -> Table:
    """The table at another pace, with each seat's bank full again."""
    times = {
        seat: time.model_copy(update={"spent": 0.0, "left": None})
        for seat, time in table.state.times.items()
    }
    fresh = with_state(table, times=times)
    settings = fresh.settings.model_copy(update={"pace": pace})
    return replace(
        fresh, row=replace(fresh.row, settings=settings.model_dump_json()), settings=settings
    )


def clock_left(table: Table, seat: int, now: float, ends: float) -> float:
    """The seconds for which a seat's clock still runs until its deadline `ends`."""
    return ran(now, ends, hours_of(table, seat, held_until(table, seat, now)))


def due_after_jump(table: Table, seat: int, due: float, now: float, jump: float) -> float:
    """When a seat's timer is due (unix seconds) after `jump` seconds were lost.

    They were lost because the machine's clock jumped to `now`, or the bot was down. `due` is the
    time already postponed by `jump`, which may have moved it into or out of a night or weekend. The
    returned time gives the seat as much time on its clock as without the loss.
    """
    left = clock_left(table, seat, now - jump, due - jump)
    return run_out(now, left, hours_of(table, seat, held_until(table, seat, now)))


def _with(table: Table, times: Mapping[int, SeatTime]) -> Table:
    """The table with these seats' times replaced."""
    return with_state(table, times={**table.state.times, **times}) if times else table
