"""`SqliteStore`: the protocol, with one connection that writes and two that read.

Reads never wait for a commit, and see every acknowledged commit. Reads by key run in the event
loop, in a few microseconds. Lists and records are read in a thread.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from bot.runtime import causes
from bot.store.changes import AddNotice, Change, ForgetUser
from bot.store.errors import Unusable
from bot.store.protocol import Store
from bot.store.records import NoticeRow
from bot.store.sql import reads
from bot.store.sqlite.connection import Lock, explain_errors, explanation, set_pragmas
from bot.store.sqlite.file import prepare
from bot.store.sqlite.writer import Writer, empty_log
from bot.store.sqlite.writes import apply, free, take

CLOSING = "Airlock is shutting down; try again in a minute."


class ReadingConnection(sqlite3.Connection):
    """A connection that refuses to write."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        set_pragmas(self)
        self.execute("PRAGMA query_only = ON")


class SqliteStore(Store):
    """A `Store` in one file, created by `open`. Only one at a time can use a file."""

    def __init__(
        self,
        path: Path,
        lock: Lock,
        writer: Writer,
        reader: aiosqlite.Connection,
        near: ReadingConnection,
    ) -> None:
        super().__init__()
        self._path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._near = near
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open a database, and create or migrate its tables. Raises `Unusable`.

        As the file is now locked for this process, the leases of the previous one are released.
        """
        lock = await asyncio.to_thread(prepare, path)
        writer: Writer | None = None
        try:
            with explain_errors(path):
                writer = Writer(path)
                await writer.run(free)
                reader = await aiosqlite.connect(
                    path, isolation_level=None, factory=ReadingConnection
                )
                near = sqlite3.connect(path, isolation_level=None, factory=ReadingConnection)
                near.execute("PRAGMA busy_timeout = 0")
        except BaseException:
            if writer is not None:
                await writer.close()
            lock.release()
            raise
        return cls(path, lock, writer, reader, near)

    def listen(self, wake: Callable[[], None]) -> None:
        """Do nothing: no other process writes to this file."""

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:  # noqa: ARG002
        """No lock, as there is no other process."""
        yield

    async def commit(self, changes: Sequence[Change]) -> None:
        """Commit all of `changes` in order, or none. Returns once they are durable."""
        wanted = tuple(changes)

        def work(db: sqlite3.Connection) -> None:
            for change in wanted:
                apply(change, db)

        await self._writer.run(work)
        if [one for one in wanted if isinstance(one, ForgetUser)]:
            await asyncio.to_thread(empty_log, self._path)
        causes.record_cause([one.notice.id for one in wanted if isinstance(one, AddNotice)])

    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """Lease up to `limit` due notices until `until`, oldest first."""
        return await self._writer.run(lambda db: take(db, now, until, limit))

    async def close(self) -> None:
        """Finish pending commits, then disconnect."""
        self._closed = True
        await self._writer.close()
        await self._reader.close()
        self._near.close()
        self._lock.release()

    async def _rows(self, sql: str, *values: object) -> list[reads.Row]:
        """All rows of a statement. Raises `Unusable` if the file fails."""
        if self._closed:
            raise Unusable(CLOSING)
        with explain_errors(self._path):
            return list(await self._reader.execute_fetchall(sql, values))

    async def _few(self, sql: str, *values: object) -> list[reads.Row]:
        """The rows of a statement that looks up by key, read in the event loop.

        If another program has locked the file, they are read in a thread, which waits. Raises
        `Unusable`.
        """
        if self._closed:
            raise Unusable(CLOSING)
        try:
            return self._near.execute(sql, values).fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise explanation(error, self._path) from error
        except (sqlite3.Error, OSError) as error:
            raise explanation(error, self._path) from error
        return await self._rows(sql, *values)
