"""`SqliteStore`: the protocol over one writing and one reading connection.

The reader is a connection of its own that cannot write: reads never wait for a commit, and see
every commit that has been acknowledged.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.changes import Change
from bot.store.protocol import Unusable
from bot.store.records import (
    Action,
    Daily,
    Json,
    MatchRow,
    NoticeRow,
    Posted,
    Result,
    ResultCounts,
    Snapshot,
    Timer,
)
from bot.store.sqlite import reads
from bot.store.sqlite.file import Lock, explained, prepare, set_pragmas
from bot.store.sqlite.writer import Writer
from bot.store.sqlite.writes import apply, free, take

T = TypeVar("T")

NO_LIMIT = 2**63 - 1


class ReadingConnection(sqlite3.Connection):
    """A connection that cannot write, whoever asks it to."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        set_pragmas(self)
        self.execute("PRAGMA query_only = ON")


class SqliteStore:
    """A `Store` in one file. Made by `open`; one at a time for each file."""

    def __init__(
        self, path: Path, lock: Lock, writer: Writer, reader: aiosqlite.Connection
    ) -> None:
        self._path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open a database, creating it or bringing it up to date. Raises `Unusable`.

        Whoever opens it has it alone, and so takes over what its predecessor was delivering.
        """
        lock = await asyncio.to_thread(prepare, path)
        writer = Writer()
        try:
            with explained(path):
                await writer.open(path)
                await writer.run(free)
                reader = await aiosqlite.connect(
                    path, isolation_level=None, factory=ReadingConnection
                )
        except BaseException:
            await writer.close()
            lock.release()
            raise
        return cls(path, lock, writer, reader)

    async def commit(self, changes: Sequence[Change]) -> None:
        """See `Store`."""
        wanted = tuple(changes)

        def work(db: sqlite3.Connection) -> None:
            for change in wanted:
                apply(change, db)

        await self._writer.run(work)

    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """See `Store`."""
        return await self._writer.run(lambda db: take(db, now, until, limit))

    async def notices(self, match_id: str) -> list[NoticeRow]:
        """See `Store`."""
        return [reads.notice(row) for row in await self._rows(reads.PARCELS, match_id)]

    async def next_notice(self) -> float | None:
        """See `Store`."""
        return await self._value(float, reads.NEXT_PARCEL)

    async def match(self, match_id: str) -> MatchRow | None:
        """See `Store`."""
        return next(iter(reads.matches(await self._rows(reads.MATCH_BY_ID, match_id))), None)

    async def match_in_channel(self, channel: int) -> MatchRow | None:
        """See `Store`."""
        return next(iter(reads.matches(await self._rows(reads.MATCH_IN_CHANNEL, channel))), None)

    async def matches_of(
        self, user: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """See `Store`."""
        return reads.matches(await self._rows(reads.MATCHES_OF[over], user, limit))

    async def matches_in(
        self, guild: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """See `Store`."""
        return reads.matches(await self._rows(reads.MATCHES_IN[over], guild, limit))

    async def guilds(self) -> list[int]:
        """See `Store`."""
        return [row[0] for row in await self._rows(reads.GUILDS)]

    async def actions(
        self, match_id: str, after: int = 0, limit: int | None = None
    ) -> list[Action]:
        """See `Store`."""
        most = NO_LIMIT if limit is None else limit
        return [reads.action(row) for row in await self._rows(reads.ACTIONS, match_id, after, most)]

    async def snapshot(self, match_id: str, revision: int | None = None) -> Snapshot | None:
        """See `Store`."""
        last = NO_LIMIT if revision is None else revision
        rows = await self._rows(reads.SNAPSHOT, match_id, last)
        return Snapshot(*rows[0]) if rows else None

    async def messages(self, match_id: str) -> dict[str, Posted]:
        """See `Store`."""
        found = [Posted(*row) for row in await self._rows(reads.MESSAGES, match_id)]
        return {message.role: message for message in found}

    async def due_timers(self, now: float, limit: int) -> list[Timer]:
        """See `Store`."""
        return [Timer(*row) for row in await self._rows(reads.DUE_TIMERS, now, limit)]

    async def timers(self, match_id: str) -> list[Timer]:
        """See `Store`."""
        return [Timer(*row) for row in await self._rows(reads.TIMERS, match_id)]

    async def next_timer(self) -> float | None:
        """See `Store`."""
        return await self._value(float, reads.NEXT_TIMER)

    async def guild_settings(self, guild: int) -> Json | None:
        """See `Store`."""
        return await self._value(str, reads.GUILD_SETTINGS, guild)

    async def member_settings(self, guild: int, user: int) -> Json | None:
        """See `Store`."""
        return await self._value(str, reads.MEMBER_SETTINGS, guild, user)

    async def settings_of_members(self, guild: int, users: Sequence[int]) -> dict[int, Json]:
        """See `Store`."""
        listed = json.dumps(list(users))
        rows = await self._rows(reads.SETTINGS_OF_MEMBERS, guild, listed)
        return {row[0]: row[1] for row in rows}

    async def results_of(self, user: int, guild: int | None = None) -> list[Result]:
        """See `Store`."""
        return [reads.result(row) for row in await self._rows(reads.RESULTS_OF, user, guild)]

    async def results_in(
        self, guild: int, game: str, after: Result | None = None, limit: int | None = None
    ) -> list[Result]:
        """See `Store`."""
        last = (
            (float("-inf"), "", 0) if after is None else (after.ended, after.match_id, after.seat)
        )
        most = NO_LIMIT if limit is None else limit
        rows = await self._rows(reads.RESULTS_IN, guild, game, *last, most)
        return [reads.result(row) for row in rows]

    async def result_counts(self, guild: int, game: str) -> ResultCounts:
        """See `Store`."""
        rows = await self._rows(reads.RESULT_COUNTS, guild, game)
        return ResultCounts(*rows[0]) if rows else ResultCounts(0, 0)

    async def dailies(self, day: str, game: str, guild: int) -> list[Daily]:
        """See `Store`."""
        return [Daily(*row) for row in await self._rows(reads.DAILIES, day, game, guild)]

    async def dailies_of(self, user: int) -> list[Daily]:
        """See `Store`."""
        return [Daily(*row) for row in await self._rows(reads.DAILIES_OF, user)]

    async def close(self) -> None:
        """See `Store`."""
        self._closed = True
        await self._writer.close()
        await self._reader.close()
        self._lock.release()

    async def _rows(self, sql: str, *values: object) -> list[reads.Row]:
        """All rows of a statement. Raises `Unusable` when the file fails us."""
        if self._closed:
            raise Unusable("Airlock is shutting down; try again in a minute.")
        with explained(self._path):
            return list(await self._reader.execute_fetchall(sql, values))

    async def _value(self, kind: type[T], sql: str, *values: object) -> T | None:
        """The first column of the first row, or None."""
        rows = await self._rows(sql, *values)
        value = rows[0][0] if rows else None
        return value if isinstance(value, kind) else None
