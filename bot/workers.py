"""Work that would hold up the event loop goes to worker processes, and what waits for it here.

Functions and their arguments go over by pickle. A process that dies is replaced and asked again,
once.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar

Result = TypeVar("Result")

ATTEMPTS: Final = 2


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

    async def call(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """What the function, importable by name, returns or raises.

        Raises BrokenProcessPool if the worker died at it twice.
        """
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._called(function, *arguments)
            except BrokenProcessPool:
                continue
        return await self._called(function, *arguments)

    async def close(self) -> None:
        """Let the workers finish what they do and end them."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)

    async def _called(self, function: Callable[..., Result], *arguments: Any) -> Result:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=signal.signal,
                initargs=(signal.SIGINT, signal.SIG_IGN),
            )
        pool = self._pool
        try:
            # In a thread, because handing over may first have to start a process.
            future = await asyncio.to_thread(pool.submit, function, *arguments)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
