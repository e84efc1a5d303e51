"""Wakes waiting loops without knowing them."""

import asyncio


class Wake:
    """Wakes loops: a call sets every event that `event` returned. Call it when work may be due."""

    def __init__(self) -> None:
        self._events: list[asyncio.Event] = []

    def event(self) -> asyncio.Event:
        """A new event that each call sets. Its waiter clears it."""
        event = asyncio.Event()
        self._events.append(event)
        return event

    def __call__(self) -> None:
        """Set all events."""
        for event in self._events:
            event.set()
