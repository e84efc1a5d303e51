"""Loops over rows of the store: the outbox, the clock and visits of servers.

Each works after a pause, or once woken. If the store fails, it logs that and retries.
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
    """Repeats its work after the seconds that it returns, or earlier if `wakened` is set.

    Waits without creating a task, so that simulations know that it waits, and why (`waiting`).
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
        """Stop the loop. Unfinished work is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def wake(self) -> None:
        """Work now."""
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
