"""50,000 actions in one process: memory after 5,000 of them and at the end.

A hundred tables on one file play without end: each finished game is followed by another.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from benchmarks.measure import Figure, Report, megabytes
from benchmarks.rooms.service import SOLO, act, serving, solo
from bot.runtime.memory import tune_garbage_collection
from engine.core.chance import Chance, seed_from


class Size(NamedTuple):
    """Tables, and the actions after which memory is read first and last."""

    tables: int
    early: int
    all: int


USUAL, SMALLEST = Size(100, 5_000, 50_000), Size(2, 2, 4)


def run(runs: int, size: Size = USUAL) -> Report:  # noqa: ARG001
    """The report on a long run; there is one run."""
    with tempfile.TemporaryDirectory() as folder:
        early, late, rate = asyncio.run(_soak(Path(folder) / "airlock.db", size))
    yield f"{SOLO}, {size.tables} tables, {size.all:,} actions, {rate:,.0f} a second"
    yield f"  in memory after {size.early:<6,}    {Figure.of([early]).said('MB', 1)}"
    yield f"  in memory at the end      {Figure.of([late]).said('MB', 1)}"
    grown = Figure.of([late / early])
    yield grown.kept("memory at the end to early", "  late to early             ", "times", 3)


async def _soak(file: Path, size: Size) -> tuple[float, float, float]:
    """Megabytes early and at the end, and actions per second."""
    luck, begun, early, done = Chance(seed_from("soak")), 0, 0.0, 0
    async with serving(file) as service:
        tune_garbage_collection()
        tables = [await solo(service, number) for number in range(size.tables)]
        started = perf_counter()
        while done < size.all:
            for place, table in enumerate(tables):
                if table.over:
                    begun += 1
                    tables[place] = await solo(service, size.tables + begun)
            tables = await asyncio.gather(*(act(service, table, 0, luck) for table in tables))
            done += size.tables
            if done == size.early:
                early, _ = megabytes()
        return early, megabytes()[0], done / (perf_counter() - started)
