"""Worker processes for work that would block the event loop.

Functions and arguments are pickled. If a worker dies, it is replaced and the call retried once.
Workers never outlive their owner, even if it is killed.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, Protocol, TypeVar

Result = TypeVar("Result")

GRACE: Final = 1.0
"""Seconds that workers have to finish when closed."""
AGAIN: Final = 0.1
"""Seconds between two rounds of killing, as workers may just be starting."""


class Wait(Protocol):
    """Awaits something that happens outside the event loop, such as time passing.

    Simulations replace it, to know what the bot waits for.
    """

    async def __call__(self, awaitable: Awaitable[Result], reason: str) -> Result:
        """The result of the awaitable; `reason` says what is waited for."""


async def plain_wait(awaitable: Awaitable[Result], reason: str) -> Result:  # noqa: ARG001
    """The default `Wait`: just await."""
    return await awaitable


class Workers:
    """A pool of processes, spawned at the first call and replaced after a crash.

    They ignore Ctrl-C, and end with this process.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._spawn = Spawn()
        self.closed = False
        """Whether `close` was called."""

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function in a worker. Returns its result, or raises its exception.

        The function must be importable by name. Raises BrokenProcessPool if the worker died twice,
        or was ended by `close`.
        """
        try:
            return await self._submit(function, *arguments)
        except BrokenProcessPool:
            return await self._submit(function, *arguments)

    async def close(self) -> None:
        """Let running calls finish within `GRACE`, then kill the workers; later calls raise."""
        self.closed = True
        pool, self._pool = self._pool, None
        if pool is None:
            return
        ended = asyncio.create_task(asyncio.to_thread(_shut_down, pool), name="workers end")
        patience = GRACE
        while not (await asyncio.wait([ended], timeout=patience))[0]:
            self._spawn.kill()
            patience = AGAIN

    async def _submit(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function in a worker, once. If the pool broke, the next call starts another."""
        pool = self._pool = self._pool or self._start_pool()
        try:
            if self._spawn.count < self._processes:  # submitting may start a process, which blocks
                future = await asyncio.to_thread(pool.submit, function, *arguments)
            else:
                future = pool.submit(function, *arguments)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _start_pool(self) -> ProcessPoolExecutor:
        if self.closed:
            raise BrokenProcessPool("the worker processes have been ended")
        self._spawn = Spawn()
        return ProcessPoolExecutor(self._processes, mp_context=self._spawn, initializer=serve_owner)


class Spawn(SpawnContext):
    """A multiprocessing context that can kill its processes.

    Executors can do that only from Python 3.14 on.
    """

    def __init__(self) -> None:
        super().__init__()
        self._made: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Create a process, not started yet."""
        process = SpawnProcess(*args, **kwargs)
        self._made.append(process)
        return process

    @property
    def count(self) -> int:
        """The number of processes created."""
        return len(self._made)

    def kill(self) -> None:
        """Kill every started process."""
        for process in self._made:
            if process.pid is not None:
                process.kill()


def _shut_down(pool: ProcessPoolExecutor) -> None:
    """Wait until a pool has ended.

    Before Python 3.11.3 a pool in which only cancelled calls are left never ends, so this submits
    one more call.
    """
    with suppress(BrokenProcessPool):
        pool.submit(abs, 0)
    pool.shutdown()


def serve_owner() -> None:
    """Initialize a worker: it exits when its owner does, and ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_owner, name="end with owner", daemon=True).start()


def _end_with_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(0)
