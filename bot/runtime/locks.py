"""Locks by name, which exist only while somebody holds or awaits them."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """One lock per name."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of this name, the same one for all concurrent callers."""
        lock = self._held.get(name)
        if lock is None:
            lock = self._held[name] = asyncio.Lock()
        return lock
