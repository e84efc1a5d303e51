"""The start: from the command to ready with many stored games, and what that takes of memory.

The bot runs in a process of its own, not connected to anything, over a database with `GAMES` games
in progress. Ready is when it would take its first click.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Figure
from bot.play.actions import Service
from bot.play.start import Seating
from bot.store import open_store
from engine.core import registry

GAMES = 10_000
CHILD = """
import json, sys, time
begun = time.perf_counter()
import asyncio
from pathlib import Path
from bot.app import create_bot
from bot.runtime.config import Settings

async def main():
    bot = create_bot(Settings(database=Path(sys.argv[1])))
    async def synced(*, guild=None):
        return []
    bot.tree.sync = synced  # there is no Discord to send the commands to
    async with bot:
        await bot.setup_hook()
        ready = time.perf_counter() - begun
        await asyncio.sleep(1)
        lines = Path("/proc/self/status").read_text().splitlines()
        held = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        print(json.dumps({"seconds": ready, "megabytes": held / 1024}))

asyncio.run(main())
"""


def run(runs: int) -> Iterator[str]:
    """The report on the start."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "many.db"
        asyncio.run(_fill(database))
        size = database.stat().st_size / 2**20
        yield f"{GAMES:,} games in progress, {size:,.0f} MB of database"
        found = [_start(database) for _ in range(runs)]
    yield f"  import to ready     {Figure.of([one['seconds'] for one in found]).said('s', 2)}"
    yield f"  main process holds  {Figure.of([one['megabytes'] for one in found]).said('MB')}"


async def _fill(database: Path) -> None:
    store = await open_store(database)
    service = Service(store, lambda: 0.0)
    names = [name for name in registry.HOUSE if 1 in registry.game(name).seats]
    for first in range(0, GAMES, 100):
        await asyncio.gather(
            *(_seat(service, names[n % len(names)], n) for n in range(first, first + 100))
        )
    await store.close()


async def _seat(service: Service, name: str, number: int) -> None:
    opened = await service.start(Seating(name, {}, 1, number, number + 1, "Ada", number + 1))
    await service.showing.published(opened, number, number)


def _start(database: Path) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(database)], capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found
