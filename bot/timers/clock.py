"""Handles due timers: AIs' moves, reminders, deadlines, lobbies that close, and those of features.

Timers are rows of the store, and one loop handles those that are due. No timer is a sleeping task,
so a restart loses none.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.runtime.workers import Wait
from bot.store import changes, records
from bot.store.errors import StoreError, TimerGone
from bot.store.loops import Loop
from bot.store.protocol import Store

log = structlog.get_logger()

POLL_INTERVAL = 60.0
"""Maximum seconds between two polls. Each calls `Clock`'s `beat`, which detects downtime."""
BATCH = 20
"""Maximum timers handled at a time."""
AGAIN = 60.0
"""Seconds until a failed timer is retried."""

Handle = Callable[[records.Timer], Awaitable[None]]


class Clock(Loop):
    """A loop that passes due timers to the handlers of their kinds.

    A handler deletes its timer in its own commit. `beat` runs before each poll and compensates
    downtime (`timers.downtime`). When nothing is due, `tidy` may do idle work; it returns the
    seconds until it wants to run again. `wakened` is the event that is set when a timer may be due.
    """

    def __init__(
        self,
        store: Store,
        handlers: Mapping[str, Handle],
        now: Callable[[], float],
        wait: Wait,
        beat: Callable[[], Awaitable[None]],
        wakened: asyncio.Event | None = None,
        tidy: Callable[[], Awaitable[float]] | None = None,
    ) -> None:
        super().__init__("clock", "the clock waits for the next timer", wait, wakened)
        self._store, self._handlers, self._now = store, handlers, now
        self._beat, self._tidy = beat, tidy

    async def _work(self) -> float:
        """Handle all due timers. Returns the seconds until the next one."""
        while True:
            await self._beat()
            now = self._now()
            due = await self._store.due_timers(now, BATCH)
            if not due:
                break
            ends = await asyncio.gather(*map(self._handle, due), return_exceptions=True)
            for fault in filter(None, ends):
                raise fault
        again = POLL_INTERVAL if self._tidy is None else min(await self._tidy(), POLL_INTERVAL)
        upcoming = await self._store.next_timer()
        return again if upcoming is None else min(max(upcoming - now, 0.05), again)

    async def _handle(self, timer: records.Timer) -> None:
        handle = self._handlers.get(timer.kind)
        try:
            if handle is None:  # its feature was removed
                log.warning("timer_without_handler", kind=timer.kind, match=timer.match_id)
                await self._store.commit([changes.FireTimer(timer)])
                return
            await handle(timer)
        except TimerGone:
            return
        except StoreError:
            raise
        except Exception:
            log.exception("timer_failed", kind=timer.kind, match=timer.match_id, seat=timer.seat)
            later = records.Timer(timer.match_id, timer.seat, timer.kind, self._now() + AGAIN)
            await self._store.commit([changes.SetTimer(later)])
