"""How whoever makes work wakes those who wait for it, without knowing them."""

from __future__ import annotations

import asyncio


class Wake:
    """Called when something may be due; sets every event that was given out before."""

    def __init__(self) -> None:
        self._events: list[asyncio.Event] = []

    def event(self) -> asyncio.Event:
        """An event that each call sets; whoever waits for it clears it."""
        given = asyncio.Event()
        self._events.append(given)
        return given

    def __call__(self) -> None:
        """Something may be due."""
        for event in self._events:
            event.set()
