"""Compresses the records of old games, a few at a time, when no timer is due."""

import math
from collections.abc import Awaitable, Callable
from typing import Final

from bot.runtime.durations import DAY
from bot.store.protocol import Store

AGE_TO_COMPRESS: Final = 30 * DAY
"""Seconds from the end of a game until its record is compressed."""
BATCH_SIZE: Final = 4
"""Maximum records per batch. Compressing them takes a second of another core at most."""
BATCH_INTERVAL: Final = 2.0
"""Seconds between two batches."""
SEARCH_INTERVAL: Final = 43_200.0
"""Seconds between two searches for records to compress."""
Tidy = Callable[[], Awaitable[float]]
"""Does idle work. Returns the seconds until it wants to run again."""


class Packing:
    """The idle work of compressing records, as a `Tidy`."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._next = -math.inf

    async def __call__(self) -> float:
        """Compress a batch if it is time; returns the seconds until the next. Raises StoreError."""
        now = self._now()
        if now >= self._next or self._next > now + SEARCH_INTERVAL:  # the clock was set back
            packed = await self._store.pack(now - AGE_TO_COMPRESS, BATCH_SIZE)
            self._next = now + (BATCH_INTERVAL if packed else SEARCH_INTERVAL)
        return self._next - now


def in_sequence(*tidies: Tidy) -> Tidy:
    """A `Tidy` that calls several in order; it wants to run again when the first of them does."""

    async def tidy() -> float:
        return min([await one() for one in tidies])

    return tidy
