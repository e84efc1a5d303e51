"""Counts calls between modules during one click, and names the most frequent pairs.

Counts calls from one module of `bot` to another, properties and constructors included, on the
simulated Discord, from the click to the last message it causes. Excludes `bot.language`, which
depends on the cards, and the engine. Coroutines and generators count once. The same cards are dealt
each time, so counts do not depend on the machine.

For comparison, with all 61 files in one package there were 129 crossings in a solo click, 426 in a
turn that passes and 347 in a ballot; another count gave 122, 545 and 371.
"""

import inspect
from collections import Counter
from contextlib import AbstractContextManager
from types import FrameType

from benchmarks.clicks import CLICKS, clicking
from benchmarks.measure import Figure, Report
from benchmarks.profile import profiling

BOT = "bot."
APART = ("bot.playground", "bot.language")
GOES_ON = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
"""Code flags of functions that can be suspended and resumed."""
MOST = 5
"""Pairs of modules listed per click."""

Pairs = Counter[tuple[str, str]]


USUAL, SMALLEST = tuple(CLICKS), tuple(CLICKS)[:1]
"""The clicks to count."""


def run(runs: int, size: tuple[str, ...] = USUAL) -> Report:  # noqa: ARG001
    """The report on crossings; one run of each click, as all runs are equal."""
    for name in size:
        pairs: Pairs = Counter()
        with clicking() as clicked:
            clicked(name, lambda: _counted(pairs))  # noqa: B023
        total = Figure.of([pairs.total()])
        yield total.kept(f"crossings of {name}", f"  {name:24} ", "crossings")
        for (there, here), count in pairs.most_common(MOST):
            yield f"    {count:6,} {there} > {here}"


def _counted(pairs: Pairs) -> AbstractContextManager[None]:
    """A context that counts the crossings within it by pairs of modules."""
    return profiling(_crosses, lambda frame: pairs.update([_modules(frame)]), GOES_ON)


def _crosses(frame: FrameType) -> bool:
    there, here = _modules(frame)
    counts = here.startswith(BOT) and not here.startswith(APART)
    return counts and here != there and there.startswith(BOT)


def _modules(frame: FrameType) -> tuple[str, str]:
    """The modules of the caller ("" without one) and of the called function."""
    there = "" if frame.f_back is None else frame.f_back.f_globals.get("__name__", "")
    return there, frame.f_globals.get("__name__", "")
