"""Wakes waiters without knowing them."""

from __future__ import annotations

import asyncio


class Wake:
    """Call it when work may be due: it sets every event it has given out."""

    def __init__(self) -> None:
        self._events: list[asyncio.Event] = []

    def event(self) -> asyncio.Event:
        """A new event that each call sets; the waiter clears it."""
        given = asyncio.Event()
        self._events.append(given)
        return given

    def __call__(self) -> None:
        """Set all events."""
        for event in self._events:
            event.set()
