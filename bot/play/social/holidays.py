"""Holidays: at their start and end, a member's running clocks move at all tables."""

from contextlib import suppress

from bot.play.actions import Service
from bot.play.seats import Seats
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.records import Status, Timer
from bot.table.clocks.holidays import holiday_end, with_clocks_held
from bot.table.clocks.running import run_out
from bot.table.clocks.seat_times import clock_left, hours_of
from bot.table.clocks.timer_kinds import TURN_TIMERS
from bot.table.notices import board_notice, hand_notice
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.errors import EngineError


class Holidays:
    """Moves members' deadlines when a holiday begins or ends, within each table's limit."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats

    async def move(self, user: int, until: float) -> None:
        """Let a holiday last from now until `until` (unix seconds); it replaces an earlier one.

        A time that is not in the future ends the holiday.
        """
        for row in await self._service.store.matches_of(user):
            if row.status is not Status.LOBBY:
                with suppress(Refused, UnknownMatch, EngineError):
                    await self._move_at(row.id, user, until)
        self._service.wake()

    async def _move_at(self, match_id: str, user: int, until: float) -> None:
        timers = await self._service.store.timers(match_id)
        clocks = [one for one in timers if one.kind in TURN_TIMERS]
        written: list[changes.Change] = []

        def change(table: Table) -> Table:
            seat, now = table.seat_of(user), self._service.now()
            mine = [one for one in clocks if one.seat == seat]
            if seat is None or not mine:
                return table
            written[:] = _move_clocks(table, seat, mine, until, now)
            return with_clocks_held(table, {seat: holiday_end(table, seat, now, until)}, now)

        await self._seats.alter(match_id, change, also=written)


def _move_clocks(
    table: Table, seat: int, clocks: list[Timer], until: float, now: float
) -> list[changes.Change]:
    """The changes that move a seat's timers for a holiday until `until`, and show the new times."""
    hours = hours_of(table, seat, holiday_end(table, seat, now, until))

    def due(was: float) -> float:
        return run_out(now, max(0.0, clock_left(table, seat, now, was)), hours)

    return [
        *(changes.SetTimer(one._replace(due=due(one.due))) for one in clocks),
        board_notice(table.row, now),
        hand_notice(table.row, seat, now),
    ]
