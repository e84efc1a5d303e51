"""`PostgresStore`: the `Store` on PostgreSQL, by a pool of connections.

Reads are retried while the server cannot be reached. Errors, their messages and the order of lists
are the same as in `SqliteStore`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import asyncpg

from bot.runtime import causes
from bot.runtime.workers import plain_wait
from bot.store import changes as c
from bot.store.errors import NotSaved, Unusable
from bot.store.postgres.commit_queue import CommitQueue
from bot.store.postgres.dialect import translate
from bot.store.postgres.presence import Presence
from bot.store.postgres.server import LOST, connect, explain_errors, pool, prepare
from bot.store.postgres.transactions import Tries, carry, fault_of
from bot.store.protocol import Store
from bot.store.records import NoticeRow
from bot.store.sql import reads

if TYPE_CHECKING:
    from bot.runtime.shards import Shards
    from bot.runtime.workers import Wait
    from bot.store.postgres.connections import Pool

TAKE = (
    "UPDATE notices SET attempts = attempts + 1, not_before = $1, leased = 1, holder = $4"
    " WHERE id IN (SELECT id FROM notices WHERE not_before <= $2 AND {}"
    f" ORDER BY not_before, created LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING {reads.NOTICE}"
)
HEARD: Final = (
    "(match_id IS NULL OR mod((SELECT guild_id FROM matches WHERE id = match_id) >> 22, {total})"
    " BETWEEN {first} AND {last})"
)
WORK: Final = (c.AddNotice, c.DelayNotice, c.SetTimer, c.Postpone)
"""Changes after which something may be due earlier than other processes expect."""
ALONE: Final = "SELECT pg_advisory_lock(hashtextextended('alone ' || $1, 0))"
LONGEST_ALONE: Final = 600.0
"""Maximum seconds to wait for a lock that another process holds."""
LAST_CHANCE: Final = 1.0
"""Seconds that pending commits have to finish when the store is closed."""
CLOSING = "Airlock is shutting down"


class PostgresStore(Store):
    """A `Store` on PostgreSQL, created by `open`. Any number of them can share a database."""

    def __init__(self, address: str, connections: Pool, presence: Presence) -> None:
        super().__init__()
        self._address, self._pool, self._presence = address, connections, presence
        hears = presence.hears
        ours = HEARD.format(**hears._asdict()) if hears and not hears.all else "true"
        self._take = TAKE.format(ours)
        self._next_notice = f"{reads.NEXT_NOTICE} WHERE {ours}"
        self._next_timer = f"{reads.NEXT_TIMER} WHERE {ours}"
        self._due_timers = reads.DUE_TIMERS.replace("due <= ?", f"due <= ? AND {ours}")
        self._queue = CommitQueue(partial(carry, connections))
        self._open = True

    @classmethod
    async def open(
        cls, address: str, hears: Shards | None = None, wait: Wait = plain_wait
    ) -> PostgresStore:
        """Open the database at this address, and create or migrate its tables. Raises `Unusable`.

        With `hears`, the shards of this process, waits while another process has one of them.
        """
        await prepare(address)
        with explain_errors(address):
            connections, presence = await pool(address), Presence(address, hears, wait)
            try:
                await presence.begin()
            except BaseException:
                await connections.close()
                raise
        return cls(address, connections, presence)

    def listen(self, wake: Callable[[], None]) -> None:
        """Call `wake` whenever another process may have committed something that is due."""
        self._presence.wake = wake

    async def commit(self, changes: Sequence[c.Change]) -> None:
        """Commit all of `changes` in order, or none; returns once they are durable."""
        if not self._open:
            raise NotSaved(CLOSING)
        wanted = tuple(changes)
        await self._queue.do(wanted)
        led = causes.record_cause(one.notice.id for one in wanted if isinstance(one, c.AddNotice))
        if any(isinstance(change, WORK) for change in wanted):
            self._presence.tell(led)

    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """Lease up to `limit` due notices until `until`, oldest first."""
        if not self._open:
            raise NotSaved(CLOSING)
        tries = Tries()
        while True:
            try:
                rows = await self._pool.fetch(self._take, until, now, limit, self._presence.id)
            except LOST as fault:
                await tries.again(fault)
            except asyncpg.PostgresError as fault:
                raise NotSaved(fault_of(fault)) from fault
            else:
                taken = [NoticeRow(*row) for row in rows]
                return sorted(taken, key=lambda one: (one.created, one.id))

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """A lock between processes. Raises `Unusable`."""
        with explain_errors(self._address):
            connection = await connect(self._address)
            try:
                await connection.execute("SET statement_timeout = 0; SET lock_timeout = 0")
                await connection.execute(ALONE, what, timeout=LONGEST_ALONE)
                yield
            finally:
                connection.terminate()

    async def close(self) -> None:
        """Finish pending commits, then disconnect."""
        if not self._open:
            return
        self._open = False
        await self._queue.empty(LAST_CHANCE)
        await self._presence.end()
        await self._pool.close()

    async def _rows(self, sql: str, *values: object) -> list[reads.Row]:
        """All rows of a statement. Raises `Unusable` if the server fails."""
        tries = Tries()
        with explain_errors(self._address):
            while True:
                if not self._open:
                    raise Unusable(f"{CLOSING}; try again in a minute.")
                try:
                    return [tuple(row) for row in await self._pool.fetch(translate(sql), *values)]
                except LOST as fault:
                    try:
                        await tries.again(fault)
                    except NotSaved:
                        raise fault from None
