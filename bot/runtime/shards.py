"""Which servers a process hears: shards, as Discord divides servers by their numbers."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Self

SHAPE: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


class Shards(NamedTuple):
    """The shards from `first` to `last`, of `total` in all."""

    first: int = 0
    last: int = 0
    total: int = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """What `0-3/16` or `2/4` says. Raises ValueError with what it must be."""
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
        """Whether there are no others."""
        return self.last - self.first + 1 == self.total

    def of(self, guild: int) -> int:
        """The shard that is told what happens on a server, or (0) in direct messages."""
        return (guild >> 22) % self.total

    def hear(self, guild: int) -> bool:
        """Whether that is one of these."""
        return self.first <= self.of(guild) <= self.last

    def overlap(self, other: Shards) -> bool:
        """Whether some server is heard by both; those of another division may always be."""
        apart = self.last < other.first or other.last < self.first
        return self.total != other.total or not apart


ALL: Final = Shards()
"""What a process hears that is alone."""


class Divided(Exception):
    """Discord wants a bot on so many servers to connect by several shards."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} shards")
        self.shards = Shards(0, count - 1, count)
