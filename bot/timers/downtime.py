"""Compensates downtime, so that no deadline passes while the bot is down.

Between two heartbeats the wall clock should advance as much as the monotonic clock. If it does not
(a stopped process, a sleeping machine, a changed clock), all timers are moved by the difference. So
a member with an hour left still has an hour, even if the clocks of the table stop at night or at
weekends.
"""

import asyncio
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

import structlog

from bot.play.seats import Seats
from bot.runtime.shards import Shards
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.own_facts import keep_alive, last_alive
from bot.store.records import Timer
from bot.table.clocks.running import Rest
from bot.table.clocks.seat_times import due_after_jump
from bot.table.clocks.timer_kinds import TURN_TIMERS, Timers
from bot.table.features import timers_of_features, with_times_anew
from bot.table.notices import board_notice, hand_notice
from bot.table.refusals import Refused
from bot.table.settings import settings_of
from engine.core.errors import EngineError

log = structlog.get_logger()

HEARTBEAT_INTERVAL: Final = 55.0
"""Minimum seconds between two heartbeats."""
TOLERATED: Final = 90.0
"""Maximum difference between the clocks, in seconds, that is not compensated."""
EVERY: Final = 2**31
"""A limit that is higher than any number of timers."""
BOARDS: Final = 1_000
"""Maximum moved deadlines, soonest first, that boards and hands show at once.

Others are shown with the next move.
"""


def loop_time() -> float:
    """The time of the running event loop in seconds: a monotonic clock, which nobody can change."""
    return asyncio.get_running_loop().time()


class Uptime:
    """Stores heartbeats and compensates downtime, for servers on the shards `heard`.

    `now` is the wall clock, `steady` the monotonic clock, both in seconds. `wake` makes the outbox
    and the clock look at the store.
    """

    def __init__(
        self,
        seats: Seats,
        now: Callable[[], float],
        wake: Callable[[], None],
        heard: Shards,
        steady: Callable[[], float] = loop_time,
    ) -> None:
        self._seats, self._store = seats, seats.service.store
        self._now, self._ring, self._heard = now, wake, heard
        self._seconds = steady
        self._wall = self._steady = self._signed = -math.inf

    async def beat(self) -> None:
        """Store a heartbeat if one is due. If the clocks differ since the last one, move timers."""
        steady = self._seconds()
        if math.isinf(self._wall):
            last_beat = await last_alive(self._store, self._heard)
            self._wall, self._steady = self._now() if last_beat is None else last_beat, steady
        wall = self._now()
        gap = (wall - self._wall) - (steady - self._steady)
        self._wall, self._steady = wall, steady
        if abs(gap) > TOLERATED:
            log.warning("time_lost", seconds=round(gap))
            lost = changes.Postpone(gap, self._heard)
            await keep_alive(self._store, wall, self._heard, [lost])
            timers = await self._store.due_timers(math.inf, EVERY)
            await self._renew(timers)
            await self._keep_time_left(timers, gap)
            await self._show_deadlines(timers)
        elif steady - self._signed >= HEARTBEAT_INTERVAL:
            await keep_alive(self._store, wall, self._heard)
        else:
            return
        self._signed = steady

    async def _renew(self, timers: Sequence[Timer]) -> None:
        """Restart the times that features store with a table, at the tables of these timers."""
        kinds = timers_of_features()
        for match in dict.fromkeys(one.match_id for one in timers if one.kind in kinds):
            with suppress(Refused, UnknownMatch, EngineError):
                await self._seats.alter(match, lambda table: with_times_anew(table, self._now()))

    async def _keep_time_left(self, timers: Sequence[Timer], gap: float) -> None:
        """Set the moved timers of turns so that each seat has as much time left as before.

        Only at tables whose clocks stop at night or at weekends. A timer that was set anew since it
        was moved is right already.
        """
        store, tables = self._store, self._seats.service.tables
        clocks: dict[str, list[Timer]] = {}
        for one in timers:
            if one.kind in TURN_TIMERS:
                clocks.setdefault(one.match_id, []).append(one)
        for match, jumped in clocks.items():
            await asyncio.sleep(0)  # a read by key does not let others run
            row = await store.match(match)
            if row is None or settings_of(row).rest is Rest.NONE:
                continue
            async with tables.lock(match):
                with suppress(UnknownMatch, EngineError):
                    table, standing = await tables.load(match), await store.timers(match)
                    moved = []
                    for one in (timer for timer in standing if timer in jumped):
                        await asyncio.sleep(0)  # each takes milliseconds
                        due = due_after_jump(table, one.seat, one.due, self._now(), gap)
                        moved.append(changes.SetTimer(one._replace(due=due)))
                    await store.commit(moved)

    async def _show_deadlines(self, timers: Sequence[Timer]) -> None:
        seats: dict[str, list[int]] = {}
        deadlines = (one for one in timers if one.kind == Timers.DEADLINE)
        for timer in islice(deadlines, BOARDS):
            seats.setdefault(timer.match_id, []).append(timer.seat)
        for match, late in seats.items():
            row, now = await self._store.match(match), self._now()
            if row is not None:
                shown = [hand_notice(row, seat, now) for seat in late]
                await self._store.commit([board_notice(row, now), *shown])
        self._ring()
