"""Runs work for threads in the caller, so that a run depends only on its seed.

Handing each statement to a thread and back took a fifth of a journey's time. Tests of the store,
HTTP, playground and browser keep their threads.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar

import aiosqlite
import pytest

from bot.store.sqlite import writer
from bot.store.sqlite.writer import Job, Writer

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(ThreadPoolExecutor):
    """An executor that runs work in the caller."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done = Future[T]()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as fault:
            done.set_exception(fault)
        return done


class _Inbox:
    """Replaces the queue of aiosqlite's thread, and runs each job when it is put."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        try:
            result = work()
            if future is not None:
                future.set_result(result)
        except Exception as fault:
            if future is None:
                raise
            future.set_exception(fault)


class _NoThread:
    def __init__(self, **_: object) -> None:
        """Ignore what a thread would be made of."""

    def start(self) -> None:
        """Start nothing."""

    def join(self) -> None:
        """Wait for nothing."""


async def _write_at_once(end: Writer, work: Callable[[sqlite3.Connection], T]) -> T:
    """Does the work of the writer's thread in the caller; replaces `Writer.run`.

    Other tasks run first, so that simultaneous changes start from the same rows.
    """
    await asyncio.sleep(0)
    job = Job(work)
    end._jobs.put(job)
    end._jobs.put(None)
    end._write()
    done: T = await job.done
    return done


def without_threads(patch: pytest.MonkeyPatch) -> None:
    """Let SQLite stores work in the caller's thread; `AtOnce` does that for other executors."""
    patch.setattr(aiosqlite.core, "SimpleQueue", _Inbox)
    patch.setattr(aiosqlite.core, "Thread", _NoThread)
    patch.setattr(writer, "threading", SimpleNamespace(Thread=_NoThread))
    patch.setattr(Writer, "run", _write_at_once)
