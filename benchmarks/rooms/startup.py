"""The start: time from the command to ready with many stored games, and memory.

The bot runs in a process of its own, without a connection, over a database with many games in
progress. It is ready when it could take its first click.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from benchmarks.measure import Figure, Report
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.store import open_store
from bot.store.changes import DropNotice, PutMessage
from bot.store.records import PostedMessage
from bot.table.notices import BOARD
from engine.core import registry

AT_ONCE = 100
CHILD = """
import json, sys, time
begun = time.perf_counter()
import asyncio
from pathlib import Path
from bot.app import create_bot
from bot.runtime.config import Settings

async def main():
    bot = create_bot(Settings(database=Path(sys.argv[1])))
    async def register(application, payload):
        return []
    bot._connection.application_id = 1
    bot.http.bulk_upsert_global_commands = register  # there is no Discord to send them to
    async with bot:
        await bot.setup_hook()
        ready = time.perf_counter() - begun
        await asyncio.sleep(float(sys.argv[2]))
        from benchmarks.measure import megabytes
        print(json.dumps({"seconds": ready, "megabytes": megabytes()[0]}))

asyncio.run(main())
"""


class Size(NamedTuple):
    """Games in progress, and seconds until memory is read."""

    games: int
    rest: float


USUAL, SMALLEST = Size(10_000, 1.0), Size(3, 0.0)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on the start."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "many.db"
        asyncio.run(_fill(database, size.games))
        megabytes = database.stat().st_size / 2**20
        yield f"{size.games:,} games in progress, {megabytes:,.0f} MB of database"
        found = [_start(database, size.rest) for _ in range(runs)]
    yield f"  import to ready     {Figure.of([one['seconds'] for one in found]).said('s', 2)}"
    yield f"  main process holds  {Figure.of([one['megabytes'] for one in found]).said('MB')}"


async def _fill(database: Path, games: int) -> None:
    store = await open_store(database)
    service = Service(store, lambda: 0.0)
    names = [name for name in registry.HOUSE if 1 in registry.game(name).seats]
    for first in range(0, games, AT_ONCE):
        part = range(first, min(first + AT_ONCE, games))
        await asyncio.gather(*(_seat(service, names[n % len(names)], n) for n in part))
    await store.close()


async def _seat(service: Service, name: str, number: int) -> None:
    opened = await service.start(Seating(name, {}, 1, number, number + 1, "Ada", number + 1))
    board = PostedMessage(opened.table.id, BOARD, number, number, 0)
    await service.store.commit([DropNotice(opened.notice or ""), PutMessage(board)])


def _start(database: Path, rest: float) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(database), str(rest)],
        capture_output=True,
        text=True,
        check=True,
    )
    told = next(line for line in done.stdout.splitlines() if line.startswith("{"))
    found: dict[str, float] = json.loads(told)  # lines of the log follow
    return found
