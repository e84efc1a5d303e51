"""How often one click goes from module to module, and between which most.

Counted are calls, properties and constructors included, from one module of `bot` to another one, on
the simulated Discord, from the click to the last message that follows from it. What says words
(`bot.language`) is not counted, as that depends on the cards, and a coroutine or generator is
counted when it begins, not each time it goes on. The same cards are dealt each time, so that counts
are the same however busy the machine is.

Counted like that, the hall of 61 files before there were rooms had 129 crossings for a solo click,
426 for a turn that passes and 347 for a ballot (122, 545 and 371 were measured of it elsewhere).
Calls into the engine and inside it are not counted: they are the game's.
"""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple

from benchmarks.clicks import CLICKS, clicking
from benchmarks.measure import Figure, Report

BOT = "bot."
APART = ("bot.playground", "bot.language")
GOES_ON = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
"""What can stop and go on."""
MOST = 5
"""Pairs of modules that are named of each click."""

Pairs = Counter[tuple[str, str]]


class Size(NamedTuple):
    """The clicks that are counted."""

    clicks: tuple[str, ...]


USUAL, SMALLEST = Size(tuple(CLICKS)), Size(tuple(CLICKS)[:1])


def run(runs: int, size: Size = USUAL) -> Report:  # noqa: ARG001
    """The report on crossings; one run of each click, as runs differ by nothing."""
    for name in size.clicks:
        pairs: Pairs = Counter()
        with clicking() as clicked:
            clicked(name, lambda: _counted(pairs))  # noqa: B023
        total = Figure.of([pairs.total()])
        yield total.kept(f"crossings of {name}", f"  {name:24} ", "crossings")
        for (there, here), count in pairs.most_common(MOST):
            yield f"    {count:6,} {there} > {here}"


@contextmanager
def _counted(pairs: Pairs) -> Iterator[None]:
    begun: set[FrameType] = set()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_back is None:
            return
        here = frame.f_globals.get("__name__", "")
        there = frame.f_back.f_globals.get("__name__", "")
        if here == there or not (_counts(here) and there.startswith(BOT)):
            return
        if frame.f_code.co_flags & GOES_ON:
            if frame in begun:
                return
            begun.add(frame)
        pairs[there, here] += 1

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def _counts(module: str) -> bool:
    return module.startswith(BOT) and not module.startswith(APART)
