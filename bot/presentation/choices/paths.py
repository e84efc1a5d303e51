"""Paths in the tree of choices: joined labels, and the order of typed choices."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from engine.core.choices import Node

Path = tuple[str, ...]
Sentence = tuple[str, Path, Node[Any]]
"""A choice as typed text, its path and its node."""


def with_label(trail: Path, label: str) -> Path:
    """The labels with one more; it replaces the last label if it begins or ends with that label."""
    heading, plain = trail[-1].lower() if trail else "", label.lower()
    repeated = bool(trail) and (plain.startswith(heading) or plain.endswith(heading))
    return (*trail[: len(trail) - repeated], label)


def by_turns(streams: Sequence[Iterator[Sentence]]) -> Iterator[Sentence]:
    """The first item of each stream, then the second of each, and so on (round robin)."""
    return (one for each in zip_longest(*streams) for one in each if one is not None)
