"""How a figure is taken: several runs, the median of them and their spread."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class Figure(NamedTuple):
    """The median of some runs, the least and the most."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, runs: Sequence[float]) -> Figure:
        """The figure these runs make."""
        return cls(median(runs), min(runs), max(runs))

    @property
    def spread(self) -> float:
        """How far its runs lie apart."""
        return self.most - self.least

    def said(self, unit: str, digits: int = 0) -> str:
        """The figure as it is printed."""
        low, high = f"{self.least:,.{digits}f}", f"{self.most:,.{digits}f}"
        return f"{self.median:>10,.{digits}f} {unit:<14} ({low} to {high})"

    def kept(self, name: str, lead: str, unit: str, digits: int = 0) -> Kept:
        """The figure as it is printed after `lead`, and kept by its name."""
        return Kept(name, self, lead + self.said(unit, digits))


class Kept(NamedTuple):
    """A line of a report whose figure is kept: a ratio or a count, of no machine's pace."""

    name: str
    figure: Figure
    line: str

    def __str__(self) -> str:
        return self.line


Report = Iterator[str | Kept]
"""The lines of a room."""


def seconds(work: Callable[[], object]) -> float:
    """How long `work` takes, in seconds of wall clock."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def exhaust(work: Iterable[object]) -> None:
    """Do it all and keep nothing: the collector would look through what is kept again and again."""
    deque(work, maxlen=0)


def cpu_seconds(work: Callable[[], object]) -> float:
    """How long `work` keeps a core busy, in seconds: what else the machine does hardly counts."""
    begun = process_time()
    work()
    return process_time() - begun
