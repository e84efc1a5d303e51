"""Packs the records of old games, a few at a time, when nothing is due."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store.protocol import Store

KEPT: Final = 30 * 86_400.0
"""Seconds after its end until a game's record is packed."""
PORTION: Final = 4
"""Records packed at a time: at most a second of another core."""
PAUSE: Final = 2.0
"""Seconds between two portions."""
LOOK: Final = 43_200.0
"""Seconds between two checks for something to pack."""
Tidy = Callable[[], Awaitable[float]]
"""Idle work; returns the seconds until it wants to run again."""


class Packing:
    """Idle work; returns the seconds until it wants to run again."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._next = -math.inf

    async def __call__(self) -> float:
        """Pack a portion, if it is time. Raises StoreError."""
        now = self._now()
        if now >= self._next or self._next > now + LOOK:  # somebody set the clock back
            packed = await self._store.pack(now - KEPT, PORTION)
            self._next = now + (PAUSE if packed else LOOK)
        return self._next - now


def one_after_the_other(*tidies: Tidy) -> Tidy:
    """One idle task that runs several in order."""

    async def tidy() -> float:
        return min([await one() for one in tidies])

    return tidy
