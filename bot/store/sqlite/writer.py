"""The thread that writes, with its connection: group commit.

Commits that arrive while a transaction runs share the next one: BEGIN IMMEDIATE, a SAVEPOINT for
each (if there are several), so that a refused one does not undo the others, and one COMMIT. Callers
get their results after it.

The thread takes jobs from a queue. So a batch costs one switch of threads instead of one per
statement, and nothing is lost when the bot's tasks are cancelled.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from bot.store.errors import NotSaved
from bot.store.sqlite.connection import connect, set_pragmas

T = TypeVar("T")

TOGETHER = 64
"""Maximum callers per COMMIT, so that the first one does not wait for too many others."""

_FAULTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_BUSY: "another program holds the database",
    sqlite3.SQLITE_CORRUPT: "the database is damaged, run `airlock check`",
    sqlite3.SQLITE_NOTADB: "the database is damaged, run `airlock check`",
}


def fault_of(error: sqlite3.Error) -> str:
    """An error of the disk or file in a few words."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest is detail
    return _FAULTS.get(code, f"the database cannot be reached ({error})")


class Job:
    """One caller's work and its outcome. The caller awaits `done`."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def release(self) -> None:
        """Give the caller the outcome, unless it was cancelled."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """The writing thread of a store, as seen from the event loop."""

    def __init__(self, path: Path) -> None:
        """Connect, and start the thread. Raises sqlite3.Error and `Unusable`."""
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        set_pragmas(self.connection)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store: writer", daemon=True)
        self._thread.start()
        self._open = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the next transaction. Returns its result once that is durable.

        Raises what `work` raises, after a rollback, and `NotSaved`. Cancelling the caller does not
        stop `work`.
        """
        if not self._open:
            raise NotSaved("Airlock is shutting down")
        job = Job(work)
        self._jobs.put(job)
        done: T = await job.done
        return done

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self.connection.close()

    def _write(self) -> None:
        """The thread's loop: one transaction after another, until the end."""
        while jobs := self._next():
            try:
                self._transact(jobs)
            except sqlite3.Error as error:
                for job in jobs:
                    job.error = job.error or NotSaved(fault_of(error))
                with suppress(sqlite3.Error):  # or else before the next transaction
                    self.connection.rollback()
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_release, jobs)

    def _next(self) -> list[Job]:
        """Wait for jobs, and return those of the next transaction; [] once the writer is closed."""
        jobs: list[Job] = []
        while (job := self._jobs.get()) is not None:
            jobs.append(job)
            if len(jobs) == TOGETHER or self._jobs.empty():
                return jobs
        if jobs:
            self._jobs.put(None)  # the end comes after these
        return jobs

    def _transact(self, jobs: list[Job]) -> None:
        """Run these jobs in one transaction. Raises sqlite3.Error if the disk or file fails."""
        db = self.connection
        db.rollback()  # a no-op unless the last one could not be rolled back
        db.execute("BEGIN IMMEDIATE")
        if len(jobs) == 1 and not self._run_job(jobs[0]):
            db.rollback()
            return
        for job in jobs if len(jobs) > 1 else ():
            db.execute("SAVEPOINT job")
            if not self._run_job(job):
                db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
        db.execute("COMMIT")

    def _run_job(self, job: Job) -> bool:
        """Run a job, and note its result or error; returns whether it succeeded.

        Raises sqlite3.Error if the disk or file fails.
        """
        try:
            job.result = job.work(self.connection)
        except Exception as refusal:
            if type(refusal) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise  # not this job's fault, but the disk's
            job.error = refusal
            return False
        return True


def _release(jobs: list[Job]) -> None:
    for job in jobs:
        job.release()


def empty_log(path: Path) -> None:
    """Truncate the write-ahead log, unless a reader needs it."""
    with suppress(sqlite3.Error), closing(connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
