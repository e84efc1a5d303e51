"""A day of a large server with everything switched on: what members do, what is asked of Discord.

Members press what they see, at random (`tests.bot.weeks.month`); the laws there hold at the end of
each day, or the room fails. One run, whatever `runs` says: its days are the runs.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from benchmarks.measure import Figure, Report
from bot.app import create_bot
from bot.runtime.config import Settings
from tests.bot.weeks.month import Day, Month, long_days
from tests.simulation import Simulation


class Size(NamedTuple):
    """Members of the server, and days."""

    members: int
    days: int


USUAL, SMALLEST = Size(200, 7), Size(8, 1)


def run(runs: int, size: Size = USUAL) -> Report:  # noqa: ARG001
    """The report on a server's days."""
    days = asyncio.run(_days(size))
    yield f"{size.members} members, {size.days} days; a day:"
    yield f"  clicks              {_figure([one.clicks for one in days])}"
    yield f"  commands            {_figure([one.commands for one in days])}"
    yield f"  posted unasked      {_figure([one.unasked for one in days])}"
    yield f"  requests            {_figure([one.requests.total() for one in days])}"
    for kind, _ in sum((one.requests for one in days), Counter[str]()).most_common():
        yield f"    {kind:<18}{_figure([one.requests[kind] for one in days])}"


def _figure(counts: list[int]) -> str:
    return Figure.of(counts).said("times")


async def _days(size: Size) -> list[Day]:
    with tempfile.TemporaryDirectory() as folder, long_days():
        settings = Settings(database=Path(folder) / "month.db", icons=False)
        simulation = await Simulation.start(
            lambda wait: create_bot(settings, wait=wait, now=wait.now)
        )
        month = Month(simulation, size.members, seed=1)
        await month.begin()
        days = [await month.live() for _ in range(size.days)]
        await simulation.stop()
        return days
