"""An event loop in which waiting takes no time, so that days pass in milliseconds."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from tests.bot.threads import AtOnce, without_threads

T = TypeVar("T")


class Stuck(Exception):
    """All tasks wait for something that never happens."""


class _Leaping(selectors.DefaultSelector):
    """A selector that advances the clock instead of waiting."""

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
        """There is no thread; waiting for one would take real time."""


def leap(patch: pytest.MonkeyPatch, week: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in virtual time; returns its result.

    Raises `Stuck` if all tasks wait without a timeout.
    """
    without_threads(patch)
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(week)
