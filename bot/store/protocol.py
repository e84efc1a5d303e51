"""The interface to the database: `Store`.

Nothing outside `bot.store` knows which database it is. No process owns a game: if two processes
change it at once, the revision and edition in their changes decide (optimistic locking). After
`commit` returns, every process reads what was committed. Idle matches use no memory. `sqlite` and
`postgres` implement commits and queries; the reads here are the same for both.
"""

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar

import structlog

from bot.store.changes import Change, PackRecord
from bot.store.errors import StaleRevision, UnknownMatch, Unusable
from bot.store.packing import Record, pack, unpack
from bot.store.records import (
    NO_SEAT_LEFT,
    Action,
    Backlog,
    Daily,
    Json,
    Leaver,
    MatchRow,
    NoticeRow,
    PostedMessage,
    Posting,
    Result,
    ResultCounts,
    Snapshot,
    Timer,
)
from bot.store.sql import reads

log = structlog.get_logger()

T = TypeVar("T")

NO_LIMIT = 2**63 - 1
MANY: Final = 1000
"""More rows than this are converted in a thread."""
NOT_PACKED = Record((), None)


class Store(ABC):
    """The database of all servers. Packed records read like unpacked ones."""

    def __init__(self) -> None:
        self._unpackable: set[str] = set()
        """Matches whose records are incomplete. They are logged once and then skipped."""
        self._next_notice = reads.NEXT_NOTICE
        self._next_timer = reads.NEXT_TIMER
        self._due_timers = reads.DUE_TIMERS

    @abstractmethod
    def listen(self, wake: Callable[[], None]) -> None:
        """Set the function to call when another process may have committed something due."""

    @abstractmethod
    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """A lock named `what`, which one process at a time holds. Raises `Unusable`.

        It is released when the process ends, even if it is killed.
        """

    @abstractmethod
    async def commit(self, changes: Sequence[Change]) -> None:
        """Commit all of `changes` in order, or none. Returns once they are durable.

        Cancelling the caller does not cancel the commit. Raises the errors of the changes, and
        `NotSaved`.
        """

    @abstractmethod
    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """Lease up to `limit` notices due at `now`, oldest first: no other process gets them.

        The lease ends at `until`, when the notices are due again. Skips matches on servers of other
        processes. Each returned notice has `attempts` incremented and `not_before` set to `until`.
        """

    async def notices(self, match_id: str) -> list[NoticeRow]:
        """The pending notices of a match, oldest first."""
        return [NoticeRow(*row) for row in await self._few(reads.NOTICES, match_id)]

    async def next_notice(self) -> float | None:
        """When the next notice is due, in unix seconds; None without notices."""
        return await self._value(float, self._next_notice)

    async def match(self, match_id: str) -> MatchRow | None:
        """The match of this id, or None."""
        return next(iter(reads.matches(await self._few(reads.MATCH_BY_ID, match_id))), None)

    async def match_in_channel(self, channel: int) -> MatchRow | None:
        """The match in this channel that is not over, or None."""
        return next(iter(reads.matches(await self._few(reads.MATCH_IN_CHANNEL, channel))), None)

    async def matches_of(
        self, user: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """The matches of `user`, either running or over, most recently changed first."""
        rows = await self._rows(reads.MATCHES_OF[over], user, limit)
        return await _map_rows(reads.matches, rows)

    async def matches_joined(self, user: int, limit: int = 100) -> list[MatchRow]:
        """The running matches in which `user` leads a seat with a group, but has no own seat."""
        rows = await self._rows(reads.MATCHES_JOINED, user, NO_SEAT_LEFT, limit)
        return await _map_rows(reads.matches, rows)

    async def matches_in(
        self, guild: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """A server's matches, either running or over, most recently changed first."""
        return reads.matches(await self._rows(reads.MATCHES_IN[over], guild, limit))

    async def guilds(self) -> list[int]:
        """The servers with matches that are not over."""
        return [row[0] for row in await self._rows(reads.GUILDS)]

    async def rulesets(self) -> list[tuple[str, str]]:
        """The pairs (game, ruleset) of all matches that are not over."""
        return [(row[0], row[1]) for row in await self._rows(reads.RULESETS)]

    async def leavers(self, match_id: str) -> tuple[Leaver, ...]:
        """The members who left a seat of this match, in order."""
        return tuple([Leaver(*row) for row in await self._few(reads.LEAVERS, match_id)])

    async def leavers_of(self, user: int) -> list[Leaver]:
        """The seats that `user` left, in all matches."""
        return [Leaver(*row) for row in await self._rows(reads.LEAVERS_OF, user)]

    async def actions(
        self, match_id: str, after: int = 0, limit: int | None = None
    ) -> list[Action]:
        """Up to `limit` actions of a match after the revision `after`, in order."""
        most = NO_LIMIT if limit is None else limit
        read = self._few if most == 1 else self._rows
        rows = await read(reads.ACTIONS, match_id, after, most)
        if rows:
            return [reads.action(row) for row in rows]
        return list((await self._record(match_id)).actions[after:][:most])

    async def snapshot(self, match_id: str, revision: int | None = None) -> Snapshot | None:
        """The newest snapshot, at or before `revision` if given; None if none is stored."""
        last = NO_LIMIT if revision is None else revision
        rows = await self._few(reads.SNAPSHOT, match_id, last)
        if rows:
            return Snapshot(*rows[0])
        snapshot = (await self._record(match_id)).snapshot
        return snapshot if snapshot is not None and snapshot.revision <= last else None

    async def pack(self, before: float, limit: int) -> int:
        """Compress up to `limit` records of matches that ended at `before` or earlier.

        Compresses the oldest first; returns how many. Reads return the same afterwards, except for
        interaction ids, and times are rounded to milliseconds.
        """
        packed, unpackable = 0, len(self._unpackable)
        for match_id, revision in await self._rows(reads.UNPACKED, before, limit + unpackable):
            if match_id in self._unpackable:
                continue
            actions, snapshot = await self.actions(match_id), await self.snapshot(match_id)
            try:
                record = await asyncio.to_thread(pack, actions, snapshot, revision)
                await self.commit([PackRecord(match_id, revision, record)])
                packed += 1
            except (StaleRevision, UnknownMatch):
                pass  # another process packed it first
            except ValueError as fault:
                self._unpackable.add(match_id)
                log.error("record_not_packed", match=match_id, fault=str(fault))
        if len(self._unpackable) > unpackable:  # try the records after these at once
            packed += await self.pack(before, limit - packed)
        return packed

    async def messages(self, match_id: str) -> dict[str, PostedMessage]:
        """The Discord messages of a match, by role."""
        found = [PostedMessage(*row) for row in await self._few(reads.MESSAGES, match_id)]
        return {message.role: message for message in found}

    async def due_timers(self, now: float, limit: int) -> list[Timer]:
        """Up to `limit` timers due at `now` or before, earliest first.

        Skips matches on servers of other processes.
        """
        return await _map_rows(reads.timers, await self._rows(self._due_timers, now, limit))

    async def timers(self, match_id: str) -> list[Timer]:
        """The timers of a match, earliest first."""
        return [Timer(*row) for row in await self._few(reads.TIMERS, match_id)]

    async def next_timer(self) -> float | None:
        """When the next timer is due, in unix seconds; None without timers."""
        return await self._value(float, self._next_timer)

    async def backlog(self, now: float) -> Backlog:
        """How much is overdue at `now`."""
        ((notices, oldest),) = await self._rows(reads.NOTICES_DUE, now)
        ((timers,),) = await self._rows(reads.TIMERS_DUE, now)
        return Backlog(notices, oldest, timers)

    async def settings(self, guild: int, user: int | None = None) -> Json | None:
        """The settings of a server, or of a member there or `EVERYWHERE`, as JSON.

        None if there are none.
        """
        if user is None:
            return await self._value(str, reads.GUILD_SETTINGS, guild)
        return await self._value(str, reads.MEMBER_SETTINGS, guild, user)

    async def settings_of_members(self, guild: int, users: Sequence[int]) -> dict[int, Json]:
        """By member, the settings on a server of those `users` who have some, like `settings`."""
        listed = json.dumps(list(users))
        rows = await self._few(reads.SETTINGS_OF_MEMBERS, guild, listed)
        return {row[0]: row[1] for row in rows}

    async def members_with_settings(self, guild: int) -> dict[int, Json]:
        """By member, the settings on a server of all who have some, like `settings`."""
        rows = await self._rows(reads.MEMBERS_WITH_SETTINGS, guild)
        return {row[0]: row[1] for row in rows}

    async def settings_of_member(self, user: int) -> dict[int, Json]:
        """A member's settings on all servers, by server, like `settings`."""
        rows = await self._rows(reads.SETTINGS_OF_MEMBER, user)
        return {row[0]: row[1] for row in rows}

    async def results_of(self, user: int, guild: int | None = None) -> list[Result]:
        """All results of the matches in which `user` has one, also those of other seats."""
        return await _map_rows(reads.results, await self._rows(reads.RESULTS_OF, user, guild))

    async def results_in(
        self, guild: int, game: str, after: Result | None = None, limit: int | None = None
    ) -> list[Result]:
        """Results of a game on a server later than `after`, ordered by end, match and seat."""
        last = (
            (float("-inf"), "", 0) if after is None else (after.ended, after.match_id, after.seat)
        )
        most = NO_LIMIT if limit is None else limit
        rows = await self._rows(reads.RESULTS_IN, guild, game, *last, most)
        return await _map_rows(reads.results, rows)

    async def result_counts(self, guild: int, game: str) -> ResultCounts:
        """The number of results of a game on a server."""
        rows = await self._rows(reads.RESULT_COUNTS, guild, game)
        return ResultCounts(*rows[0]) if rows else ResultCounts(0, 0)

    async def guilds_with_settings(self) -> dict[int, Json]:
        """The settings of all servers that have some, by server."""
        return {row[0]: row[1] for row in await self._rows(reads.GUILDS_WITH_SETTINGS)}

    async def posting(self, guild: int, role: str) -> Posting | None:
        """The unsolicited message of this role on a server, or None."""
        rows = await self._few(reads.POSTING_OF, guild, role)
        return Posting(*rows[0]) if rows else None

    async def postings(self, guild: int) -> dict[str, Posting]:
        """The unsolicited messages on a server, by role."""
        found = [Posting(*row) for row in await self._few(reads.POSTINGS, guild)]
        return {one.role: one for one in found}

    async def count_unasked(self, guild: int, day: str) -> int:
        """The number of unsolicited messages to a server on a day."""
        return await self._value(int, reads.UNASKED, guild, day) or 0

    async def dailies(self, day: str, game: str, guild: int | None = None) -> list[Daily]:
        """The finished challenges of a day on a server, or on all.

        Best score first, then earliest; abandoned ones come last.
        """
        return [Daily(*row) for row in await self._rows(reads.DAILIES, day, game, guild)]

    async def daily_starts(self, day: str, game: str, guild: int | None = None) -> int:
        """How many members started the challenge of a day on a server, or on all."""
        return await self._value(int, reads.DAILY_STARTS, day, game, guild) or 0

    async def daily_starts_under_way(self, day: str, game: str, guild: int) -> int:
        """How many of a day's challenges that members started on a server are not over."""
        return await self._value(int, reads.DAILY_STARTS_UNDER_WAY, day, game, guild) or 0

    async def last_daily(self, guild: int) -> str | None:
        """The newest day whose challenge somebody started on a server, or None."""
        return await self._value(str, reads.LAST_DAILY, guild)

    async def dailies_of(self, user: int) -> list[Daily]:
        """A member's starts in the challenges of all days, oldest first."""
        return [Daily(*row) for row in await self._rows(reads.DAILIES_OF, user)]

    async def friends_of(self, user: int) -> dict[int, bool]:
        """The members whom `user` named as friends, each with whether they named `user`, too."""
        return {row[0]: bool(row[1]) for row in await self._few(reads.FRIENDS_OF, user)}

    @abstractmethod
    async def close(self) -> None:
        """Finish pending commits, then disconnect.

        Later calls raise `NotSaved` or, for reads, `Unusable`.
        """

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> Sequence[reads.Row]:
        """All rows of a statement. Raises `Unusable` if the database fails."""

    async def _few(self, sql: str, *values: object) -> Sequence[reads.Row]:
        """The rows of a statement that looks up by key: few rows."""
        return await self._rows(sql, *values)

    async def _record(self, match_id: str) -> Record:
        """The packed record of a match; an empty one if it is not packed."""
        rows = await self._few(reads.RECORD, match_id)
        try:
            return await asyncio.to_thread(unpack, match_id, rows[0][0]) if rows else NOT_PACKED
        except ValueError as damage:
            raise Unusable(str(damage)) from damage

    async def _value(self, kind: type[T], sql: str, *values: object) -> T | None:
        """The first column of the first row, found by a key, or None."""
        rows = await self._few(sql, *values)
        value = rows[0][0] if rows else None
        return value if isinstance(value, kind) else None


async def _map_rows(
    make: Callable[[Sequence[reads.Row]], list[T]], rows: Sequence[reads.Row]
) -> list[T]:
    """Convert rows to records; many of them in a thread, so that the event loop is not blocked."""
    return make(rows) if len(rows) <= MANY else await asyncio.to_thread(make, rows)
