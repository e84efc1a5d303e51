"""Paths of choices in words: how labels are joined, and in which order."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.choices import Node

Path = tuple[str, ...]
Sentence = tuple[str, Path, Node[Any]]
"""A choice in typed words, its path, and what stands there."""
PAGE_MARK = "~"
"""Between the path of a menu and its page."""
PAGE_NUMBER = re.compile(r"[0-9]{1,3}")


def joined(said: Path, label: str) -> Path:
    """The labels so far and the next one, without repeated words."""
    heading, plain = said[-1].lower() if said else "", label.lower()
    repeated = bool(said) and (plain.startswith(heading) or plain.endswith(heading))
    return (*said[: len(said) - repeated], label)


def by_turns(streams: Sequence[Iterator[Sentence]]) -> Iterator[Sentence]:
    """The first of each, then the second of each, and so on."""
    waiting = deque(streams)
    while waiting:
        stream = waiting.popleft()
        for one in stream:
            yield one
            waiting.append(stream)
            break
