"""Work that would hold up the event loop goes to worker processes, and what waits for it here.

Functions and their arguments go over by pickle. A process that dies is replaced and asked again,
once. No worker outlives its owner, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, Protocol, TypeVar

Result = TypeVar("Result")

ATTEMPTS: Final = 2
GRACE: Final = 1.0
"""Seconds that workers have to finish what they do when they are ended."""
AGAIN: Final = 0.1
"""Seconds until those that were just being started are looked for."""


class Wait(Protocol):
    """Awaits what happens outside the event loop; simulations put their own in its place."""

    async def __call__(self, awaitable: Awaitable[Result], reason: str) -> Result:
        """The awaitable's result."""


async def plain_wait(awaitable: Awaitable[Result], reason: str) -> Result:  # noqa: ARG001
    """Just await."""
    return await awaitable


class Workers:
    """Processes started by `spawn` at the first call, and anew after one of them died.

    Ctrl-C reaches them too: they leave it to whoever owns them.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._spawn = Spawn()
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether they were ended for good."""
        return self._closed

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """What the function, importable by name, returns or raises.

        Raises BrokenProcessPool if the worker died at it twice, or was ended by `close`.
        """
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._called(function, *arguments)
            except BrokenProcessPool:
                continue
        return await self._called(function, *arguments)

    async def close(self) -> None:
        """Let the workers finish what they do, but not for long, and end them for good."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is None:
            return
        ended = asyncio.create_task(asyncio.to_thread(pool.shutdown), name="workers end")
        patience = GRACE
        while not (await asyncio.wait([ended], timeout=patience))[0]:
            self._spawn.kill()
            patience = AGAIN

    async def _called(self, function: Callable[..., Result], *arguments: Any) -> Result:
        pool = self._pool = self._pool or self._started()
        try:
            if self._spawn.made < self._processes:  # handing over may first start a process
                future = await asyncio.to_thread(pool.submit, function, *arguments)
            else:
                future = pool.submit(function, *arguments)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool("the worker processes have been ended")
        self._spawn = Spawn()
        return ProcessPoolExecutor(self._processes, mp_context=self._spawn, initializer=serve_owner)


class Spawn(SpawnContext):
    """Starts processes, and can kill those it started: an executor cannot, before Python 3.14."""

    def __init__(self) -> None:
        super().__init__()
        self._made: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """A process that is not yet started."""
        process = SpawnProcess(*args, **kwargs)
        self._made.append(process)
        return process

    @property
    def made(self) -> int:
        """How many processes there are, or will be in a moment."""
        return len(self._made)

    def kill(self) -> None:
        """Kill every process that was started."""
        for process in self._made:
            if process.pid is not None:
                process.kill()


def serve_owner() -> None:
    """Have this process, a worker, end when its owner does; Ctrl-C is for the owner alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_owner, name="end with owner", daemon=True).start()


def _end_with_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(0)
