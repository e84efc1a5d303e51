"""A process that plays at many tables at once and reports acknowledged actions.

Started by `test_sudden_death`, which kills it.
"""

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path

from bot.store import changes as c
from bot.store import open_store
from bot.store.protocol import Store
from bot.store.records import Snapshot, Timer
from tests.bot.store.tables import board, duel, move, sit_down

TABLES = 8


async def play(store: Store, table: str, pipe: int) -> None:
    """Play at one table forever; writes a line to the pipe for each acknowledged action."""
    match = await store.match(table)
    assert match is not None
    revision = match.revision
    while True:
        revision += 1
        await store.commit(
            [
                c.AddAction(move(revision, table, interaction=revision * TABLES + int(table)), 0),
                c.PutSnapshot(Snapshot(table, revision, f"{revision} ".encode() * 300)),
                c.DropSnapshots(table, -1, revision),
                c.SetDecisions(table, ((0, revision),)),
                c.AddNotice(board(f"{table}-{revision}", match_id=table, key=table)),
                c.SetTimer(Timer(table, 0, "deadline", float(revision))),
            ]
        )
        os.write(pipe, f"{table} {revision}\n".encode())


async def play_everywhere(path: Path, pipe: int) -> None:
    """Make the tables on the first start, then play at all of them."""
    store = await open_store(path)
    if await store.match("0") is None:
        await sit_down(store, *(duel(str(n), channel=n) for n in range(TABLES)))
    os.write(pipe, b"ready\n")
    await asyncio.gather(*(play(store, str(n), pipe) for n in range(TABLES)))


def run(path: Path, pipe: Connection) -> None:
    """The main function of the process."""
    asyncio.run(play_everywhere(path, pipe.fileno()))
