"""Reduces the events of a failing week to a minimal list, by leaving out ever smaller pieces."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def fewest(events: Sequence[T], fails: Callable[[Sequence[T]], bool]) -> Sequence[T]:
    """A minimal list of events that still fails."""
    piece = len(events)
    while piece:
        at = 0
        while at < len(events):
            fewer = [*events[:at], *events[at + piece :]]
            if fails(fewer):
                events = fewer
            else:
                at += piece
        piece //= 2
    return events
