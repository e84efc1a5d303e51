"""Optimistic locking of tables: what was too late is tried again at what stands by then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from bot.store.protocol import StaleRevision
from bot.table.refusals import Refused
from engine.core.words import words

T = TypeVar("T")

TRIES: Final = 10


class Busy(Refused):
    """Others were quicker each time."""


async def retry(attempt: Callable[[], Awaitable[T]], late: type[Exception] = StaleRevision) -> T:
    """What `attempt` gives, which reads and commits, once it is not too `late`. Raises Busy."""
    for _ in range(TRIES):
        with suppress(late):
            return await attempt()
    raise Busy(words("refused-busy"))
