"""The single writing connection and its queue: group commit.

Commits that arrive while a transaction runs share the next one: BEGIN IMMEDIATE, a SAVEPOINT each
(if there are several), so that a refused one never undoes its neighbours, and one COMMIT. Callers
are released only after it. The queue is emptied in aiosqlite's own thread for the connection, by an
override of `commit` on the connection class: one hop to the thread for a whole burst of work,
instead of one for each statement. Hence no task sits waiting for work in the event loop: nothing
has to be told apart from bot work that has not settled, and nothing is lost when the bot's tasks
are cancelled.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.protocol import NotSaved
from bot.store.sqlite.file import set_pragmas

T = TypeVar("T")

TOGETHER = 64
"""Maximum callers per COMMIT, so that the first does not wait for too many."""

_FAULTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_BUSY: "another program holds the database",
    sqlite3.SQLITE_CORRUPT: "the database is damaged, run `airlock check`",
    sqlite3.SQLITE_NOTADB: "the database is damaged, run `airlock check`",
}


def fault_of(error: sqlite3.Error) -> str:
    """The disk's or the file's error in a few words."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest is detail
    return _FAULTS.get(code, f"the database cannot be reached ({error})")


class Job:
    """One caller's work and what became of it; the caller alone awaits `done`."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def release(self) -> None:
        """Tell the caller, if it is still there."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Queue:
    """Jobs on their way from the event loop to the writing thread.

    `idle` and the jobs change together under the lock: a job is either seen by the thread that
    is emptying the queue, or starts it anew.
    """

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._idle = True
        self._lock = threading.Lock()

    def put(self, job: Job) -> bool:
        """Add a job; whether the thread must be called to it."""
        with self._lock:
            self._jobs.append(job)
            called, self._idle = self._idle, False
            return called

    def take(self) -> list[Job]:
        """The jobs of the next transaction; none when the thread may go to rest."""
        with self._lock:
            jobs = [self._jobs.popleft() for _ in range(min(TOGETHER, len(self._jobs)))]
            self._idle = not jobs
            return jobs

    def release(self, jobs: list[Job]) -> None:
        """Hand the jobs back to the event loop (called in the thread)."""
        self.loop.call_soon_threadsafe(_release, jobs)


def _release(jobs: list[Job]) -> None:
    for job in jobs:
        job.release()


class WritingConnection(sqlite3.Connection):
    """A connection whose `commit` commits everything in the queue."""

    def __init__(self, queue: Queue, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        set_pragmas(self)
        self._queue = queue

    def commit(self) -> None:
        """Empty the queue, one transaction after the other."""
        while jobs := self._queue.take():
            try:
                self._transact(jobs)
            except sqlite3.Error as error:
                for job in jobs:
                    job.error = job.error or NotSaved(fault_of(error))
                with suppress(sqlite3.Error):  # or else before the next transaction
                    self.rollback()
            self._queue.release(jobs)

    def _transact(self, jobs: list[Job]) -> None:
        self.rollback()  # a no-op unless the last one could not be rolled back
        self.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1 and not self._done(jobs[0]):
            self.rollback()
            return
        for job in jobs if len(jobs) > 1 else ():
            self.execute("SAVEPOINT job")
            if not self._done(job):
                self.execute("ROLLBACK TO job")
            self.execute("RELEASE job")
        self.execute("COMMIT")

    def _done(self, job: Job) -> bool:
        """Run a job; returns whether it succeeded."""
        try:
            job.result = job.work(self)
        except Exception as refusal:
            if type(refusal) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise  # not this job's fault, but the disk's
            job.error = refusal
            return False
        return True


class Writer:
    """The writing side of a store, seen from the event loop."""

    def __init__(self) -> None:
        self._queue = Queue()
        self._bursts: set[asyncio.Task[None]] = set()
        self._open = False
        self.connection: aiosqlite.Connection

    async def open(self, path: Path) -> None:
        """Connect. Raises sqlite3.Error and `Unusable`."""
        self.connection = await aiosqlite.connect(
            path, isolation_level=None, factory=partial(WritingConnection, self._queue)
        )
        self._open = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the next transaction; returns its result once that is durable.

        Raises what `work` raises, after a rollback, and `NotSaved`. Cancelling leaves it running.
        """
        if not self._open:
            raise NotSaved("Airlock is shutting down")
        job = Job(work)
        if self._queue.put(job):
            self._call_thread()
        done: T = await job.done
        return done

    async def empty_log(self) -> None:
        """Truncate the write-ahead log, as far as no reader needs it."""
        with suppress(sqlite3.Error):
            async with self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") as done:
                await done.fetchone()

    def _call_thread(self) -> None:
        burst = asyncio.create_task(self.connection.commit(), name="store: write")
        self._bursts.add(burst)
        burst.add_done_callback(self._after)

    def _after(self, burst: asyncio.Task[None]) -> None:
        self._bursts.discard(burst)
        if burst.cancelled() and self._open:  # perhaps before it reached the thread
            self._call_thread()

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""
        if self._open:
            self._open = False
            await self.connection.commit()
            await asyncio.gather(*self._bursts, return_exceptions=True)
            await self.connection.close()
