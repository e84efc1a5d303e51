"""Transactional outbox: delivers notices at least once, idempotently.

Notices are rows of the store, leased when due. A click drops the notices whose content its answer
has shown. After a crash, pending notices are delivered at the next start.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.discord_io.courier import DeliveryError, Fate
from bot.members.preferences import MemberSettings
from bot.runtime import causes
from bot.runtime.locks import Locks
from bot.runtime.workers import Wait
from bot.store import changes, records
from bot.store.errors import StoreError, UnknownMatch
from bot.store.loops import Loop
from bot.store.protocol import Store
from engine.core.errors import EngineError

log = structlog.get_logger()

LEASE = 60.0
AT_ONCE = 20
LAST_CHANCE = 2.0
"""Seconds that deliveries in progress have to finish when the bot stops."""
POLL_INTERVAL = 300.0
SOON = 0.05
"""Minimum seconds between polls."""
TRIES = 3
"""Maximum attempts at a delivery that fails for an unknown reason, or at a forbidden board."""
BACK_OFF = (2.0, 10.0, 60.0, 150.0, 1800.0)
"""Seconds between attempts.

Discord may have posted a message whose answer was lost. All but the last pause are shorter than the
time for which it knows a nonce, so that the next attempt posts nothing.
"""
OUTAGE_TRIES = 9
"""Maximum attempts at a delivery while Discord or the network is down: for about two hours."""

Deliver = Callable[[records.NoticeRow], Awaitable[None]]


class TryLater(Exception):
    """The notice could not be delivered. Retry after `after` seconds, or with backoff if 0."""

    def __init__(self, why: str, after: float = 0.0) -> None:
        super().__init__(why)
        self.after = after


class QuietHours(Exception):
    """The member is in quiet hours; retry when they end."""

    def __init__(self, end: float) -> None:
        super().__init__(end)
        self.end = end


class Needless(Exception):
    """The notice is outdated; drop it."""


def check_quiet_hours(settings: MemberSettings, now: float) -> None:
    """Raises QuietHours if `now` (unix seconds) is in the member's quiet hours."""
    end = settings.quiet_until(now)
    if end is not None:
        raise QuietHours(end)


def is_retried(notice: records.NoticeRow, fault: DeliveryError) -> bool:
    """Whether a failed delivery is retried: in an outage, up to `OUTAGE_TRIES` times."""
    return fault.fate is Fate.LATER and notice.attempts < OUTAGE_TRIES


class Outbox(Loop):
    """A loop that passes due notices to `deliver`, in order within a match.

    `deliver` must drop the notice, or raise: TryLater or QuietHours to get it again, Needless to
    have it dropped, DeliveryError to get it again in an outage and else have it dropped. A slow
    delivery delays only its own match. `wakened` is set when something may be due.
    """

    def __init__(
        self,
        store: Store,
        deliver: Deliver,
        now: Callable[[], float],
        wait: Wait,
        wakened: asyncio.Event | None = None,
    ) -> None:
        super().__init__("outbox", "the outbox waits for work", wait, wakened)
        self._store, self._deliver, self._now = store, deliver, now
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._turns = Locks()

    async def stop(self) -> None:
        """Stop the loop, and give deliveries in progress a short time to finish."""
        await super().stop()
        if self._under_way:
            _, late = await asyncio.wait(self._under_way.values(), timeout=LAST_CHANCE)
            for delivery in late:
                delivery.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self) -> float:
        """Start all deliveries that are due. Returns the seconds until the next poll."""
        while (room := AT_ONCE - len(self._under_way)) > 0:
            now, due = self._now(), await self._store.next_notice()
            if due is None or due > now:
                return POLL_INTERVAL if due is None else min(max(due - now, SOON), POLL_INTERVAL)
            notices = await self._store.take_notices(now, now + LEASE, room)
            for notice in notices:
                self._begin(notice)
            if not notices:  # another process leased them first
                return SOON
        return POLL_INTERVAL

    def _begin(self, notice: records.NoticeRow) -> None:
        """Start a delivery, unless one of this notice is still running after its lease."""
        if notice.id in self._under_way:
            return
        task = asyncio.create_task(self._in_turn(notice), name=f"deliver {notice.kind}")
        self._under_way[notice.id] = task
        task.add_done_callback(lambda _: self._finish(notice))

    def _finish(self, notice: records.NoticeRow) -> None:
        full = len(self._under_way) >= AT_ONCE
        del self._under_way[notice.id]
        if full:
            self.wake()

    async def _in_turn(self, notice: records.NoticeRow) -> None:
        """Deliver a notice after the earlier ones of its match.

        So a turn is announced below its board.
        """
        causes.bind_notice(notice.id, notice.match_id)
        async with self._turns.of(notice.match_id or notice.id):
            try:
                if await self._waits(notice):
                    await self._hand_over(notice)
            except StoreError as error:
                self._log(error)

    async def _waits(self, notice: records.NoticeRow) -> bool:
        """Whether the notice is still stored: delivering an earlier one may have dropped it."""
        if notice.match_id is None:
            return True
        return notice.id in [one.id for one in await self._store.notices(notice.match_id)]

    async def _hand_over(self, notice: records.NoticeRow) -> None:
        """Deliver a notice, and delay or drop it if that fails. Raises StoreError."""
        try:
            await self._deliver(notice)
        except (DeliveryError, TryLater) as reason:
            if isinstance(reason, DeliveryError) and not is_retried(notice, reason):
                await self._store.commit([changes.DropNotice(notice.id)])
                return
            pause = await self._delay(notice, reason.after)
            log.warning("notice_delayed", kind=notice.kind, why=str(reason), seconds=pause)
        except QuietHours as quiet:
            await self._store.commit([changes.DelayNotice(notice.id, quiet.end, -1)])
        except (UnknownMatch, Needless):
            await self._store.commit([changes.DropNotice(notice.id)])
        except EngineError as fault:
            log.error("notice_not_shown", match=notice.match_id, fault=str(fault))
            await self._store.commit([changes.DropNotice(notice.id)])
        except StoreError:
            raise
        except Exception:
            if notice.attempts < TRIES:
                log.exception("notice_failed", kind=notice.kind, match=notice.match_id)
                await self._delay(notice)
                return
            log.exception("notice_dropped", kind=notice.kind, match=notice.match_id)
            await self._store.commit([changes.DropNotice(notice.id)])

    async def _delay(self, notice: records.NoticeRow, known: float = 0.0) -> float:
        """Postpone a notice by `known` seconds, or with backoff if it is 0; returns the seconds."""
        pause = known or BACK_OFF[min(notice.attempts, len(BACK_OFF)) - 1]
        await self._store.commit([changes.DelayNotice(notice.id, self._now() + pause)])
        self.wake()
        return pause
