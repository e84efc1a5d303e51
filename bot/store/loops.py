"""The base of loops over rows of the store: the outbox, the clock and visits of servers.

A loop works again after a pause, or when it is woken. If the store fails, it logs that and retries.
"""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Final

import structlog

from bot.runtime.workers import Wait
from bot.store.errors import StoreError

log = structlog.get_logger()

RETRY: Final = 15.0
"""Seconds until a loop tries again after the store failed."""


class Loop(ABC):
    """Repeats `_work` after the seconds that it returns, or as soon as `wakened` is set.

    `name` is that of its task. It waits by `wait`, with the reason `waiting`, so that simulations
    know that it waits and why.
    """

    def __init__(
        self, name: str, waiting: str, wait: Wait, wakened: asyncio.Event | None = None
    ) -> None:
        self._name, self._waiting, self._wait = name, waiting, wait
        self._wakened = wakened or asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def _work(self) -> float:
        """Do what is due. Returns the seconds until the next work.

        Raises StoreError.
        """

    def start(self) -> None:
        """Start the loop."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stop the loop, even amid its work; what is left of it is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def wake(self) -> None:
        """Let the loop work now instead of after its pause."""
        self._wakened.set()

    async def _run(self) -> None:
        while True:
            try:
                delay = await self._work()
            except StoreError as fault:
                self._log(fault)
                delay = RETRY
            await self._wait(self._wait_for_wake(delay), self._waiting)
            self._wakened.clear()

    def _log(self, fault: StoreError) -> None:
        log.error("loop_without_store", loop=self._name, fault=str(fault))

    async def _wait_for_wake(self, delay: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._wakened.wait()
