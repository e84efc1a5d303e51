"""Optimistic locking of tables: an attempt on a stale table is retried on the current one."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from bot.store.errors import StaleRevision
from bot.table.refusals import Refused
from engine.core.words import words

T = TypeVar("T")

TRIES: Final = 10


class Busy(Refused):
    """All retries failed, as other processes were faster."""


async def retry(attempt: Callable[[], Awaitable[T]]) -> T:
    """The result of `attempt`, which reads and commits; it is retried after a StaleRevision.

    Raises Busy after `TRIES` attempts.
    """
    for _ in range(TRIES):
        with suppress(StaleRevision):
            return await attempt()
    raise Busy(words("refused-busy"))
