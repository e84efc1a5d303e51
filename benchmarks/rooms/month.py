"""Four weeks of a large server with every feature on: what members do, and requests to Discord.

Members press what they see, at random (`tests.bot.weeks.month`); its laws are checked at the end of
each day, and a broken one fails the room. There is one run, whatever `runs` says; its days take the
place of runs. Nothing is drawn, and the database is in memory where there is room for it.
`python -m benchmarks.rooms.month 50 14` is a fortnight of a server of 50.
"""

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from structlog.typing import EventDict

from benchmarks.measure import Figure, Report
from bot.app import create_bot
from bot.runtime.config import Settings
from tests.bot.conftest import SHORTLY
from tests.bot.threads import AtOnce
from tests.bot.weeks.month import Day, Month, long_days
from tests.conftest import MEMORY
from tests.simulation import Simulation


class Size(NamedTuple):
    """Members of the server, and days."""

    members: int
    days: int


USUAL, SMALLEST = Size(200, 28), Size(8, 1)


COUNTS: Final[dict[str, Callable[[Day], int]]] = {
    "clicks": lambda day: day.clicks,
    "forged clicks": lambda day: day.forged,
    "commands": lambda day: day.commands,
    "posted unasked": lambda day: day.unasked,
    "members called": lambda day: day.calls,
    "hands searched": lambda day: day.hands,
    "clocks compared": lambda day: day.clocks,
    "requests": lambda day: day.requests.total(),
}


def run(runs: int, size: Size = USUAL) -> Report:  # noqa: ARG001
    """The report on a server's days: a line after each day, then the figures of all."""
    days: list[Day] = []
    place = MEMORY if os.access(MEMORY, os.W_OK) else None
    with (
        asyncio.Runner() as runner,
        tempfile.TemporaryDirectory(dir=place) as at,
        long_days() as said,
    ):
        simulation, month = runner.run(_start_server(Path(at), size.members, said))
        for number in range(1, size.days + 1):
            begun = perf_counter()
            day = runner.run(month.live())
            days.append(day)
            yield f"day {number}: {_line(day)}, {perf_counter() - begun:,.0f} s"
        runner.run(simulation.stop())
    yield f"{size.members} members, {size.days} days; a day:"
    for name, count in COUNTS.items():
        told = f"{name} of {size.members} members, {size.days} days"
        yield Figure.of([count(one) for one in days]).kept(told, f"  {name:<20}", "times")
    for kind, _ in sum((one.requests for one in days), Counter[str]()).most_common():
        yield f"    {kind:<18}{Figure.of([one.requests[kind] for one in days]).said('times')}"


def _line(day: Day) -> str:
    """A day in one line."""
    asked = f"{day.clicks:,} clicks and {day.commands:,} commands answered"
    unasked = f"{day.unasked:,} posted unasked, {day.calls:,} members called"
    games = f"{day.several:,} games of several under way"
    return f"{asked}, {unasked}, {games}, {day.requests.total():,} requests"


async def _start_server(
    folder: Path, members: int, logged: list[EventDict]
) -> tuple[Simulation, Month]:
    """A server with every feature on."""
    asyncio.get_running_loop().set_default_executor(AtOnce())
    settings = Settings(database=folder / "month.db", agent_nodes=SHORTLY, icons=False)
    simulation = await Simulation.start(lambda wait: create_bot(settings, wait=wait, now=wait.now))
    month = Month(simulation, members, seed=1, logged=logged)
    await month.begin()
    return simulation, month


if __name__ == "__main__":
    for line in run(1, Size(*map(int, sys.argv[1:]))):
        print(line, flush=True)
