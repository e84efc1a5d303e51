"""Heartbeats of this process, and notifications to others on the same database.

The lease of a notice names its process. It is released when that process has stopped sending
heartbeats, but not in the database server's first seconds, when nobody could send one yet. Each
shard has one process, which holds an advisory lock while it is connected. A second process stands
by until the first has ended.

Other processes are notified (NOTIFY) after a commit with something to deliver. The notification is
not part of the commit, as commits would then wait for one lock. A lost notification delays work
until the next heartbeat.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import structlog

from bot.runtime import causes
from bot.runtime.shards import Shards
from bot.runtime.workers import Wait, plain_wait
from bot.store.postgres.migrations import MIGRATIONS
from bot.store.postgres.server import GONE, LIVES_ON, LOST, connect

if TYPE_CHECKING:
    from bot.store.postgres.connections import Connection

log = structlog.get_logger()

BEAT: Final = 2.0
"""Seconds between heartbeats."""
STANDS_BY: Final = 1.0
"""Seconds between checks whether another process still has the same shards."""
ALREADY: Final = (
    "Another Airlock on this database hears shards {same} of Discord, some of them this one's too;"
    " this one takes over when that one ends. To divide servers among the two, give each its own"
    " AIRLOCK_SHARDS, such as 0-0/2 and 1-1/2."
)
CHANNEL: Final = "airlock_work"
ALIVE = (
    f"INSERT INTO processes (id, alive, hears, knows) VALUES ($1, now(), $2, {len(MIGRATIONS)})"
    " ON CONFLICT (id) DO UPDATE SET alive = excluded.alive, hears = excluded.hears"
)
HEARING: Final = "SELECT pg_advisory_xact_lock(hashtextextended('hearing', 0))"
LIVES = "SELECT pg_advisory_lock(hashtextextended('process ' || $1, 0))"
HEARD = (
    f"SELECT hears FROM processes WHERE {LIVES_ON} AND id <> $1 AND hears <> ''"
    " AND NOT pg_try_advisory_xact_lock(hashtextextended('process ' || id, 0))"
)
FREE = f"""
    UPDATE notices SET not_before = 0, leased = 0 WHERE leased = 1
    AND NOT EXISTS (SELECT 1 FROM processes
        WHERE id = holder AND {LIVES_ON})
    AND pg_postmaster_start_time() < now() - interval '{GONE} seconds'
"""
SOMEBODY = f"SELECT count(*) FROM processes WHERE {LIVES_ON}"
OTHERS = f"{SOMEBODY} AND id <> $1"
BURY = "DELETE FROM processes WHERE alive < now() - interval '1 hour'"
LET_GO = "UPDATE notices SET not_before = 0, leased = 0 WHERE leased = 1 AND holder = $1"
LEAVE = "DELETE FROM processes WHERE id = $1"
TELL = "SELECT pg_notify($1, $2)"
NOTICES_MOST = 80
"""Maximum notices per notification, as PostgreSQL accepts 8,000 bytes."""
NOTHING: Mapping[str, str] = {}


class Presence:
    """The process as other processes on the database see it.

    `hears` are its shards; None for a process that serves none, such as a command. `wake` is called
    when another process may have committed something that is due.
    """

    def __init__(self, address: str, hears: Shards | None = None, wait: Wait = plain_wait) -> None:
        self.id = secrets.token_hex(8)
        self.hears = hears
        self._ours = ""
        """The shards that this process has, as text; "" before it has them."""
        self._address, self._wait = address, wait
        self.wake: Callable[[], None] = lambda: None
        self._connection: Connection | None = None
        self._beating: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._to_tell = False
        self._led: dict[str, str] = {}
        self._others = False
        self._one_at_a_time = asyncio.Lock()

    async def begin(self) -> None:
        """Connect, and send heartbeats from now on. Raises what asyncpg raises.

        Returns once no other process has one of the same shards, and notifies the others.
        """
        await self._beat()
        reason = ""
        while self.hears is not None and (same := await self._served_by_others(self.hears)):
            if same != reason:
                reason = same
                log.warning("standing_by", why=ALREADY.format(same=same))
            await asyncio.sleep(STANDS_BY)
            await self._beat()
        self.tell()
        self._beating = asyncio.create_task(self._go_on(), name="store: presence")

    async def end(self) -> None:
        """Stop the heartbeats, release all leases, notify others, and disconnect."""
        for task in (self._beating, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._connection is not None and not self._connection.is_closed():
            with suppress(asyncpg.PostgresError, *LOST):
                await self._connection.execute(LET_GO, self.id)
                await self._connection.execute(LEAVE, self.id)
                await self._connection.execute(f"NOTIFY {CHANNEL}")
                await self._connection.close()

    def tell(self, led: Mapping[str, str] = NOTHING) -> None:
        """Notify other processes, if there are any, that something may be due. Debounced.

        `led` has the causes of new notices: the interaction's id by notice (see `causes`).
        """
        self._to_tell = self._others
        if self._others:
            self._led.update(led)
        if self._to_tell and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell(), name="store: tell")

    async def _tell(self) -> None:
        while self._to_tell:
            self._to_tell = False
            changes, self._led = [f"{notice}={by}" for notice, by in self._led.items()], {}
            payload = " ".join([self.id, *changes[-NOTICES_MOST:]])
            connection = self._connection
            if connection is not None:
                with suppress(asyncpg.PostgresError, *LOST):
                    async with self._one_at_a_time:
                        await connection.execute(TELL, CHANNEL, payload)

    async def _served_by_others(self, hears: Shards) -> str:
        """The shards (as text) of another process that has some of these.

        "" if there is none; then this process has taken them.
        """
        connection = self._connection
        assert connection is not None
        async with self._one_at_a_time, connection.transaction():
            await connection.execute(HEARING)
            for (theirs,) in await connection.fetch(HEARD, self.id):
                if hears.overlap(Shards.read(theirs)):
                    return str(theirs)
            self._ours = str(hears)
            await connection.execute(ALIVE, self.id, self._ours)
        return ""

    async def _go_on(self) -> None:
        while True:
            await self._wait(asyncio.sleep(BEAT), "the store waits for its next heartbeat")
            with suppress(asyncpg.PostgresError, *LOST):
                await self._beat()
                self.wake()

    async def _beat(self) -> None:
        async with self._one_at_a_time:
            connection = self._connection
            if connection is None or connection.is_closed():
                connection = self._connection = await connect(self._address)
                await connection.execute(LIVES, self.id)
                await connection.add_listener(CHANNEL, self._heard)
            await connection.execute(ALIVE, self.id, self._ours)
            await connection.execute(FREE)
            await connection.execute(BURY)
            self._others = bool(await connection.fetchval(OTHERS, self.id))

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        by, *led = str(payload).split() or [""]
        if by != self.id:
            causes.remember(dict(one.split("=", 1) for one in led))
            self._others = True
            self.wake()
