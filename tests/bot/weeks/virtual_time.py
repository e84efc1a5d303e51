"""An event loop in which waiting takes no time, and work for threads is done at once.

So a run depends on its seed alone, and days pass in milliseconds.
"""

from __future__ import annotations

import asyncio
import selectors
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar

import aiosqlite
import pytest

from bot.store.sqlite import writer
from bot.store.sqlite.writer import Job, Writer

P = ParamSpec("P")
T = TypeVar("T")


class Stuck(Exception):
    """All tasks wait for something that never happens."""


class _Leaping(selectors.DefaultSelector):
    """Where the loop would wait, time goes on by as much."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise Stuck
            self.passed += timeout
        return ready


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)
        self.set_default_executor(AtOnce())

    def time(self) -> float:
        return self._leaping.passed

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """There is no thread to wait for; waiting for one takes another, and real time."""


class AtOnce(ThreadPoolExecutor):
    """What would be done in a thread is done here."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done = Future[T]()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as fault:
            done.set_exception(fault)
        return done


class _Inbox:
    """In place of the queue in front of aiosqlite's thread: what comes is done at once."""

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
        """Needs no set-up."""

    def start(self) -> None:
        """See above."""

    def join(self) -> None:
        """See above."""


async def _write_at_once(end: Writer, work: Callable[[sqlite3.Connection], T]) -> T:
    """In place of `Writer.run`: the caller does what the writer's thread would do."""
    job = Job(work)
    end._jobs.put(job)
    end._jobs.put(None)
    end._write()
    done: T = await job.done
    return done


def without_threads(patch: pytest.MonkeyPatch) -> None:
    """Let the store do its work where it is asked for; AtOnce is for all other threads."""
    patch.setattr(aiosqlite.core, "SimpleQueue", _Inbox)
    patch.setattr(aiosqlite.core, "Thread", _NoThread)
    patch.setattr(writer, "threading", SimpleNamespace(Thread=_NoThread))
    patch.setattr(Writer, "run", _write_at_once)


def leap(patch: pytest.MonkeyPatch, week: Coroutine[Any, Any, T]) -> T:
    """Run this to its end, whatever time it takes, in none. Raises `Stuck`."""
    without_threads(patch)
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(week)
