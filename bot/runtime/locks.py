"""One lock for each thing, kept only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by name."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of this name: the same for all who have it at the same time."""
        lock = self._held.get(name)
        if lock is None:
            lock = self._held[name] = asyncio.Lock()
        return lock
