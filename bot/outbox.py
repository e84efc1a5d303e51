"""Delivers what was committed to reach Discord: at least once, visible once.

Parcels are rows of the store, taken when due. A click that shows its own result drops the parcel
before it is due; a crash in between leaves it, and it is delivered after the start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import structlog

from bot.render.workers import Wait
from bot.store import changes, records
from bot.store.protocol import Store, StoreError

log = structlog.get_logger()

LEASE = 60.0
BATCH = 20
IDLE = 15.0
BACK_OFF = (2.0, 10.0, 60.0, 300.0, 1800.0)

Deliver = Callable[[records.Parcel], Awaitable[None]]


class TryLater(Exception):
    """The parcel could not be delivered now; it stays."""


class Outbox:
    """One loop that takes due parcels and hands them to `deliver`.

    `deliver` raises TryLater to have the parcel again later, and drops it itself otherwise.
    """

    def __init__(
        self, store: Store, deliver: Deliver, now: Callable[[], float], wait: Wait
    ) -> None:
        self._store, self._deliver, self._now, self._wait = store, deliver, now, wait
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to deliver."""
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Stop after what is being delivered now."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def ring(self) -> None:
        """Something may be due."""
        self._bell.set()

    async def _run(self) -> None:
        while True:
            try:
                delay = await self._round()
            except StoreError as error:
                log.error("outbox_store", fault=str(error))
                delay = IDLE
            await self._wait(self._rung(delay), "the outbox waits for work")
            self._bell.clear()

    async def _rung(self, delay: float) -> None:
        """Wait until something may be due: no new task, so that simulations see who waits."""
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._bell.wait()

    async def _round(self) -> float:
        """Deliver all that is due; the seconds until something else is."""
        now = self._now()
        while parcels := await self._store.take_parcels(now, now + LEASE, BATCH):
            by_match: dict[str | None, list[records.Parcel]] = {}
            for parcel in parcels:
                by_match.setdefault(parcel.match, []).append(parcel)
            await asyncio.gather(*map(self._hand_over_all, by_match.values()))
            now = self._now()
        due = await self._store.next_parcel()
        return IDLE if due is None else min(max(due - now, 0.05), IDLE)

    async def _hand_over_all(self, parcels: Sequence[records.Parcel]) -> None:
        """The parcels of one match, one after the other: a turn is told below its board."""
        for parcel in parcels:
            await self._hand_over(parcel)

    async def _hand_over(self, parcel: records.Parcel) -> None:
        try:
            await self._deliver(parcel)
        except TryLater as reason:
            pause = BACK_OFF[min(parcel.attempts, len(BACK_OFF)) - 1]
            log.warning("parcel_delayed", kind=parcel.kind, why=str(reason), seconds=pause)
            await self._store.commit([changes.DelayParcel(parcel.id, self._now() + pause)])
        except StoreError:
            raise
        except Exception:
            log.exception("parcel_dropped", kind=parcel.kind, match=parcel.match)
            await self._store.commit([changes.DropParcel(parcel.id)])
