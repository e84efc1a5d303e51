"""Figures: the median of several runs, and their spread."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

T = TypeVar("T")


class Figure(NamedTuple):
    """The median, the least and the greatest result of some runs."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, runs: Sequence[float]) -> Figure:
        """The figure of the results of some runs, at least one."""
        return cls(median(runs), min(runs), max(runs))

    @property
    def spread(self) -> float:
        """The difference between the greatest and the least result."""
        return self.most - self.least

    def said(self, unit: str, digits: int = 0) -> str:
        """The figure as text: the median with its unit, then the least and the greatest."""
        low, high = f"{self.least:,.{digits}f}", f"{self.most:,.{digits}f}"
        return f"{self.median:>10,.{digits}f} {unit:<14} ({low} to {high})"

    def kept(self, name: str, lead: str, unit: str, digits: int = 0) -> Kept:
        """A line of a report, `lead` and then the figure, which is recorded under `name`."""
        return Kept(name, self, lead + self.said(unit, digits))


class Kept(NamedTuple):
    """A line of a report whose figure is recorded under `name`.

    Only ratios and counts are recorded, as they are about the same on any machine.
    """

    name: str
    figure: Figure
    line: str

    def __str__(self) -> str:
        return self.line


Report = Iterator[str | Kept]
"""The lines of a module's report; those with a figure to record are `Kept`."""


def seconds(work: Callable[[], object]) -> float:
    """The wall-clock seconds that `work` takes."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


async def milliseconds(work: Awaitable[T]) -> tuple[T, float]:
    """The result of `work`, and the wall-clock milliseconds until it is there."""
    begun = perf_counter()
    return await work, (perf_counter() - begun) * 1000


def exhaust(work: Iterable[object]) -> None:
    """Run an iterator to its end, keeping nothing for the garbage collector to scan."""
    deque(work, maxlen=0)


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU seconds that `work` takes; other load hardly affects them."""
    begun = process_time()
    work()
    return process_time() - begun


def cpu_of(process: int) -> float:
    """The CPU seconds that a process has used, as Linux counts them."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int | str = "self") -> tuple[float, float]:
    """A process's resident megabytes of memory: now, and the peak."""
    status = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    kept = dict(line.split(":", 1) for line in status)
    return int(kept["VmRSS"].split()[0]) / 1024, int(kept["VmHWM"].split()[0]) / 1024
