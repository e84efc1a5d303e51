"""50,000 actions in one process: memory after 5,000 of them and at the end.

A hundred tables on one file play without end: each finished game is followed by another.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.measure import Figure, Report
from benchmarks.rooms.service import random_path
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.runtime.memory import tune_garbage_collection
from bot.runtime.wake import Wake
from bot.store import open_store
from engine.core.chance import Chance, seed_from

if TYPE_CHECKING:
    from bot.table.table import Table

GAME = "planetary_defence"


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
    yield f"{GAME}, {size.tables} tables, {size.all:,} actions, {rate:,.0f} a second"
    yield f"  in memory after {size.early:<6,}    {Figure.of([early]).said('MB', 1)}"
    yield f"  in memory at the end      {Figure.of([late]).said('MB', 1)}"
    grown = Figure.of([late / early])
    yield grown.kept("memory at the end to early", "  late to early             ", "times", 3)


async def _soak(file: Path, size: Size) -> tuple[float, float, float]:
    """Megabytes early and at the end, and actions per second."""
    store = await open_store(file)
    service, luck, begun = Service(store, perf_counter, Wake()), Chance(seed_from("soak")), 0
    tune_garbage_collection()
    tables = [await _begin(service, number) for number in range(size.tables)]
    started, early, done = perf_counter(), 0.0, 0
    while done < size.all:
        for place, table in enumerate(tables):
            if table.over:
                begun += 1
                tables[place] = await _begin(service, size.tables + begun)
        path = [random_path(table, 0, luck) for table in tables]
        tables = list(await asyncio.gather(*map(_act, [service] * size.tables, tables, path)))
        done += size.tables
        if done == size.early:
            early = _resident()
    late, rate = _resident(), done / (perf_counter() - started)
    await store.close()
    return early, late, rate


async def _begin(service: Service, number: int) -> Table:
    seating = Seating(GAME, {}, number, number, number, "Ada", number, seed=seed_from(f"{number}"))
    return (await service.start(seating)).table


async def _act(service: Service, table: Table, path: tuple[str, tuple[str, ...]]) -> Table:
    user, decision = table.row.host or 0, table.match.decisions[0]
    return (await service.play(table.id, user, decision, *path)).table


def _resident() -> float:
    """The resident megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20
