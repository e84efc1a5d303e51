"""Optimistic locking of settings."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.store.protocol import StaleSettings

T = TypeVar("T")


async def until_current(attempt: Callable[[], Awaitable[T]]) -> T:
    """Retry `attempt`, which reads settings and commits with a `CheckSettings`, until it succeeds.

    Lock-free: each failure means that another change succeeded.
    """
    while True:
        try:
            return await attempt()
        except StaleSettings:
            continue
