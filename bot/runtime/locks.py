"""Locks by name, kept only while somebody holds or awaits them."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock per name."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of this name; all concurrent callers get the same one."""
        lock = self._held.get(name)
        if lock is None:
            lock = self._held[name] = asyncio.Lock()
        return lock
