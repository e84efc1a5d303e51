"""Shards: which servers' events a process receives."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Self

SHAPE: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class Shards(NamedTuple):
    """Shards `first` to `last`, inclusive, of `total`."""

    first: int = 0
    last: int = 0
    total: int = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """The shards of a text such as `0-3/16` or `2/4`. Raises ValueError with the form."""
        found = SHAPE.fullmatch(text.strip().replace(" ", ""))
        if found:
            first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
            if first <= last < total:
                return cls(first, last, total)
        raise ValueError(
            "it must be the shards of this process and how many there are in all, such as 0-3/16"
            " (the first is 0, the last 15)"
        )

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.total}"

    @property
    def all(self) -> bool:
        """Whether these are all shards."""
        return self.last - self.first + 1 == self.total

    def of(self, guild: int) -> int:
        """The shard of a server, by Discord's formula (API documentation, Sharding); 0 for DMs."""
        return (guild >> 22) % self.total

    def hear(self, guild: int) -> bool:
        """Whether this process receives the server's events."""
        return self.first <= self.of(guild) <= self.last

    def overlap(self, other: Shards) -> bool:
        """Whether both may receive events of the same server; True if their totals differ."""
        apart = self.last < other.first or other.last < self.first
        return self.total != other.total or not apart


ALL: Final = Shards()
"""All shards, for a process that runs alone."""


class NeedsShards(Exception):
    """Discord requires this bot to connect with several shards; `shards` are all of them."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} shards")
        self.shards = Shards(0, count - 1, count)
