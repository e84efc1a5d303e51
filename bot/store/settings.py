"""Settings that are read and then written: never over what somebody else wrote in between."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.store.protocol import StaleSettings

T = TypeVar("T")


async def until_current(attempt: Callable[[], Awaitable[T]]) -> T:
    """What `attempt` gives, which reads settings and commits with a `CheckSettings` of them.

    It is made again as often as somebody else was quicker; each time one of them was done.
    """
    while True:
        try:
            return await attempt()
        except StaleSettings:
            continue
