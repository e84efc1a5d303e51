"""Deletes the pseudonyms of deleted members in past challenges."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.play import daily
from bot.store import changes
from bot.store.protocol import Store

Tidy = Callable[[], Awaitable[float]]
"""Idle work; returns the seconds until it wants to run again."""


class Marks:
    """Idle work; returns the seconds until it wants to run again."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._day = ""

    async def __call__(self) -> float:
        """Delete marks of earlier days, once a day. Raises StoreError."""
        now = self._now()
        today = daily.day_of(now)
        if today != self._day:
            await self._store.commit([changes.DropMarks(today)])
            self._day = today
        return daily.end_of(now) - now


def one_after_the_other(*tidies: Tidy) -> Tidy:
    """All of these in order, as one."""

    async def tidy() -> float:
        return min([await one() for one in tidies])

    return tidy
