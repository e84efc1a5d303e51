"""Commits: each one transaction, tried again for as long as it is known that nothing was kept.

Where the connection is lost, or the caller's task cancelled, while COMMIT is under way, nobody has
said what became of it: then it is looked up by what the commit would have made, the action by its
match and revision before all else, and only what is not there is done again.
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
from bot.store.postgres.dialect import spoken
from bot.store.postgres.server import LOST, REACHED
from bot.store.protocol import NotSaved
from bot.store.records import MatchRow
from bot.store.sql import reads
from bot.store.sql.writes import Ask, Conflict, Told, steps

if TYPE_CHECKING:
    from bot.store.postgres.server import Connection, Pool

PATIENCE: Final = 20.0
"""Seconds in which a server that went away may come back before a caller is refused."""
PAUSE: Final = 0.05
"""Seconds between two tries at first; they double up to a second."""
OVERTAKEN: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""What says that nothing was kept, and that trying again is right."""
LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"


class _Unknown(Exception):
    """COMMIT was sent and not answered."""


class Tries:
    """How often and how long something is tried."""

    def __init__(self) -> None:
        self._begun, self._pause = monotonic(), PAUSE

    async def again(self, fault: BaseException) -> None:
        """Wait before the next one. Raises `NotSaved` when the patience is over."""
        if monotonic() - self._begun > PATIENCE:
            raise NotSaved("the database cannot be reached") from fault
        await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))  # noqa: S311
        self._pause = min(2 * self._pause, 1.0)


async def commit(pool: Pool, wanted: Sequence[c.Change]) -> None:
    """Keep all of `wanted`, or none. Raises what the changes name, and `NotSaved`."""
    tries, unsure = Tries(), False
    while True:
        try:
            if unsure and await _kept(pool, wanted):
                return
            unsure = False
            await _transact(pool, wanted)
        except _Unknown as unknown:
            unsure = True
            await _again(tries, unknown)
        except asyncio.CancelledError as cancelled:  # whoever asked may go; what was asked is done
            unsure = True
            await _again(tries, cancelled)
        except OVERTAKEN as fault:
            await _again(tries, fault)
        except LOST as fault:
            unsure = True
            await _again(tries, fault)
        except asyncpg.PostgresError as fault:
            raise NotSaved(fault_of(fault)) from fault
        else:
            return


async def _again(tries: Tries, fault: BaseException) -> None:
    try:
        await tries.again(fault)
    except asyncio.CancelledError:
        return


def fault_of(error: asyncpg.PostgresError) -> str:
    """What the server has done, in a few words."""
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk of the database is full"
    if isinstance(error, asyncpg.LockNotAvailableError | asyncpg.QueryCanceledError):
        return "the database is too busy"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "the database is read-only"
    return f"the database refuses it ({str(error).splitlines()[0]})"


async def _transact(pool: Pool, wanted: Sequence[c.Change]) -> None:
    """One try. Raises `_Unknown` where COMMIT was sent and not answered."""
    async with pool.acquire(timeout=REACHED) as connection:
        transaction = connection.transaction()
        try:
            await transaction.start()
            for change in wanted:
                await _apply(change, connection, transaction)
        except LOST:
            connection.terminate()
            raise
        except BaseException:
            if not connection.is_closed() and connection.is_in_transaction():
                await transaction.rollback()
            raise
        try:
            await transaction.commit()
        except (*LOST, asyncio.CancelledError) as lost:
            connection.terminate()
            raise _Unknown from lost


async def _apply(
    change: c.Change, connection: Connection, transaction: asyncpg.transaction.Transaction
) -> None:
    """Do one change. What hurts a constraint is explained outside the transaction it ended."""
    if isinstance(change, c.CheckSettings):  # else two would both find them as they were
        await connection.execute(LOCK, f"settings {change.guild} {change.user}")
    doing = steps(change)
    try:
        ask = next(doing)
        while True:
            try:
                told = await _execute(connection, ask)
            except asyncpg.IntegrityConstraintViolationError as error:
                await transaction.rollback()
                hurt = Conflict()
                hurt.__cause__ = error
                ask = doing.throw(hurt)
            else:
                ask = doing.send(told)
    except StopIteration:
        return
    except Conflict as unexplained:
        raise unexplained.__cause__ or unexplained from None
    except asyncpg.DataError as error:
        raise error.__cause__ or error from None


async def _execute(connection: Connection, ask: Ask) -> Told:
    sql = spoken(ask.sql)
    if ask.many is not None:
        for values in ask.many:
            await connection.execute(sql, *values)
        return Told((), 0)
    if "SELECT" in sql[:6] or "RETURNING" in sql:
        rows = [tuple(row) for row in await connection.fetch(sql, *ask.values)]
        return Told(rows, len(rows))
    done = await connection.execute(sql, *ask.values)
    return Told((), int(done.rsplit(" ", 1)[1]))


async def _kept(pool: Pool, wanted: Sequence[c.Change]) -> bool:
    """Whether a commit of which that is not known was kept, by the first change that can tell."""
    for change in wanted:
        found = await _found(pool, change)
        if found is not None:
            return found
    return False


async def _found(pool: Pool, change: c.Change) -> bool | None:
    """Whether what a change makes is there; None if it leaves no trace of its own."""
    match change:
        case c.AddAction(action=action):
            rows = await pool.fetch(spoken(reads.ACTIONS), action.match_id, action.revision - 1, 1)
            return [reads.action(tuple(row)) for row in rows] == [action]
        case c.AddMatch(match=match):
            return await match_of(pool, match.id) is not None
        case c.PutTable(match=match):
            kept = await match_of(pool, match.id)
            return kept is not None and _as_written(kept) == _as_written(
                replace(match, edition=match.edition + 1)
            )
        case c.DropMatch(match_id=match_id):
            return await match_of(pool, match_id) is None
        case c.AddNotice(notice=notice):
            rows = await pool.fetch("SELECT 1 FROM parcels WHERE id = $1", notice.id)
            return bool(rows)
        case _:
            return None


def _as_written(match: MatchRow) -> MatchRow:
    """What `PutTable` writes of a match."""
    seats = tuple(replace(seat, decision=0, seen=0) for seat in match.seats)
    return replace(match, seats=seats, interaction=None, created=0, revision=0)


async def match_of(pool: Pool, match_id: str) -> MatchRow | None:
    """The match of this id."""
    rows = await pool.fetch(spoken(reads.MATCH_BY_ID), match_id)
    return next(iter(reads.matches([tuple(row) for row in rows])), None)
