"""Commits a batch in one transaction, in which each commit succeeds or fails separately.

If the connection is lost or the task cancelled meanwhile, the outcome is unknown. Then each commit
is looked up by what it would have written (e.g. an action by match and revision), and only missing
commits are retried.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Final

import asyncpg

from bot.store import changes as c
from bot.store.errors import NotSaved, StoreError
from bot.store.postgres.dialect import translate
from bot.store.postgres.server import LOST
from bot.store.records import MatchRow
from bot.store.sql import reads
from bot.store.sql.refusals import refusal
from bot.store.sql.writes import asks

if TYPE_CHECKING:
    from bot.store.postgres.commit_queue import Commit
    from bot.store.postgres.connections import Connection, Pool

LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
"""Locks one member's or server's settings until the transaction ends.

Without it, two commits could both find them unchanged.
"""
PATIENCE: Final = 20.0
"""Seconds to wait for a lost server before callers get an error."""
RETRY_PAUSE: Final = 0.05
"""Seconds before the first retry; doubles up to a second."""
RETRYABLE: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Errors after which everything is rolled back and can be retried."""


class Tries:
    """A retry policy with exponential backoff."""

    def __init__(self) -> None:
        self._begun, self._pause = monotonic(), RETRY_PAUSE

    async def again(self, fault: BaseException) -> None:
        """Sleep before the next try. Raises `NotSaved` if the first one was `PATIENCE` ago."""
        if monotonic() - self._begun > PATIENCE:
            raise NotSaved("the database cannot be reached") from fault
        await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))  # noqa: S311
        self._pause = min(2 * self._pause, 1.0)


async def carry(pool: Pool, group: Sequence[Commit]) -> None:
    """Settle each commit of a batch: kept, or refused with a change's error or `NotSaved`.

    Commits that are `unsure` are looked up first. If the call is cancelled, some may not be
    settled.
    """
    tries = Tries()
    while commits := [one for one in group if not one.done.done()]:
        try:
            await _look_up([one for one in commits if one.unsure], pool)
            await _call(pool, [one for one in commits if not one.done.done()])
        except RETRYABLE as fault:
            await _again(tries, fault, commits)
        except LOST as fault:
            for one in commits:
                one.unsure = True
            await _again(tries, fault, commits)
        except (asyncpg.PostgresError, ValueError) as fault:
            if len(commits) == 1:
                commits[0].refuse(_refusal_of(fault))
            else:
                for one in commits:  # to find the one that is at fault
                    await carry(pool, [one])


async def _again(tries: Tries, fault: BaseException, commits: Sequence[Commit]) -> None:
    """Sleep before the next try; after `PATIENCE`, refuse these commits."""
    try:
        await tries.again(fault)
    except NotSaved as refused:
        for one in commits:
            one.refuse(refused)


def _refusal_of(fault: Exception) -> Exception:
    """The error by which a commit is refused after `fault`."""
    if isinstance(fault, asyncpg.DataError) and isinstance(fault.__cause__, Exception):
        return fault.__cause__  # the value that asyncpg cannot send
    return NotSaved(fault_of(fault)) if isinstance(fault, asyncpg.PostgresError) else fault


def fault_of(error: asyncpg.PostgresError) -> str:
    """The server's error in a few words."""
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk of the database is full"
    if isinstance(error, asyncpg.LockNotAvailableError | asyncpg.QueryCanceledError):
        return "the database is too busy"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "the database is read-only"
    return f"the database refuses it ({str(error).splitlines()[0]})"


async def _call(pool: Pool, commits: Sequence[Commit]) -> None:
    """Settle these commits in one transaction."""
    if commits:
        refusals = await _transact(pool, [one.changes for one in commits])
        for commit, refusal_ in zip(commits, refusals, strict=True):
            if refusal_ is None:
                commit.keep()
            else:
                commit.refuse(refusal_)


async def _transact(pool: Pool, wanted: Sequence[Sequence[c.Change]]) -> list[Exception | None]:
    """Commit in one transaction. Returns the refusal of each commit, None if it succeeded."""
    async with pool.acquire() as connection:
        if len(wanted) == 1:
            return [await _apply(connection, wanted[0])]
        async with connection.transaction():
            return [await _apply(connection, changes) for changes in wanted]


async def _apply(connection: Connection, changes: Sequence[c.Change]) -> Exception | None:
    """Make all changes or none, by a savepoint. Returns the refusal, if any."""
    try:
        async with connection.transaction():
            for change in changes:
                await _make(connection, change)
    except Broken as broken:
        reason = await _refusal(connection, broken.change, hurt=broken.hurt)
        return reason or NotSaved(f"the database refuses it ({broken.__cause__})")
    return None


async def _make(connection: Connection, change: c.Change) -> None:
    """Make one change. Raises Broken."""
    if isinstance(change, c.CheckSettings):
        await connection.execute(LOCK, f"settings {change.guild} {change.user}")
    for (sql, needed), values in asks(change):
        try:
            done = await connection.execute(translate(sql), *values)
        except asyncpg.IntegrityConstraintViolationError as fault:
            raise Broken(change, hurt=True) from fault
        if needed and done.endswith(" 0"):
            raise Broken(change, hurt=False)


class Broken(Exception):
    """A change violates a constraint (`hurt`), or the row that it changes is missing."""

    def __init__(self, change: c.Change, *, hurt: bool) -> None:
        super().__init__()
        self.change, self.hurt = change, hurt


async def _refusal(connection: Connection, change: c.Change, *, hurt: bool) -> StoreError | None:
    """The error that refuses a change, as `refusal` finds it; None if unknown."""
    doubt = refusal(change, hurt)
    try:
        sql, values = next(doubt)
        while True:
            rows = await connection.fetch(translate(sql), *values)
            sql, values = doubt.send([tuple(row) for row in rows])
    except StopIteration as end:
        error: StoreError | None = end.value
        return error


async def _look_up(commits: Sequence[Commit], pool: Pool) -> None:
    """Settle commits of unknown outcome by looking for their rows."""
    for commit in commits:
        if await _are_stored(pool, commit.changes):
            commit.keep()
        else:
            commit.unsure = False


async def _are_stored(pool: Pool, wanted: Sequence[c.Change]) -> bool:
    """Whether a commit of unknown outcome was stored, by its first change that can be found."""
    for change in wanted:
        found = await _is_stored(pool, change)
        if found is not None:
            return found
    return False


async def _is_stored(pool: Pool, change: c.Change) -> bool | None:
    """Whether a change is stored; None if the tables cannot tell."""
    match change:
        case c.AddAction(action=action):
            rows = await pool.fetch(
                translate(reads.ACTIONS), action.match_id, action.revision - 1, 1
            )
            return [reads.action(tuple(row)) for row in rows] == [action]
        case c.AddMatch(match=match):
            return await match_of(pool, match.id) is not None
        case c.PutTable(match=match):
            found_row = await match_of(pool, match.id)
            return found_row is not None and _as_written(found_row) == _as_written(
                replace(match, edition=match.edition + 1)
            )
        case c.DropMatch(match_id=match_id):
            return await match_of(pool, match_id) is None
        case c.AddNotice(notice=notice):
            rows = await pool.fetch("SELECT 1 FROM notices WHERE id = $1", notice.id)
            return bool(rows)
        case _:
            return None


def _as_written(match: MatchRow) -> MatchRow:
    """A match with only the values that `PutTable` writes; the others are made equal."""
    seats = tuple(replace(seat, decision=0, seen=0) for seat in match.seats)
    return replace(match, seats=seats, interaction=None, created=0, revision=0)


async def match_of(pool: Pool, match_id: str) -> MatchRow | None:
    """The match of this id, or None."""
    rows = await pool.fetch(translate(reads.MATCH_BY_ID), match_id)
    return next(iter(reads.matches([tuple(row) for row in rows])), None)
