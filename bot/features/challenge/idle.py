"""Deletes the pseudonyms of deleted members after the day of their challenge."""

from collections.abc import Callable

from bot.features.challenge.deed import end_of
from bot.runtime.durations import day_of
from bot.store import changes
from bot.store.protocol import Store


class Idle:
    """Deletes the pseudonyms of past days, once a day."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._day = ""

    async def __call__(self) -> float:
        """Delete pseudonyms on the first call of a day; returns the seconds until the day ends.

        Raises StoreError.
        """
        now = self._now()
        today = day_of(now)
        if today != self._day:
            await self._store.commit([changes.DropMarks(today)])
            self._day = today
        return end_of(now) - now
