"""A server that is killed repeatedly while it is written to keeps what was acknowledged.

The machine and its page cache stay up, so the server runs without `fsync`; with it, each recovery
would take seconds. `AIRLOCK_TEST_KILLS` sets how often the server is killed.
"""

import asyncio
import os
from collections import Counter

from bot.store import changes as c
from bot.store.postgres.store import PostgresStore
from bot.store.records import Timer
from tests.bot.store.postgres.server import Server, serving
from tests.bot.store.tables import board, duel, move, sit_down
from tests.patience import PATIENCE

TABLES = 6
KILLS = int(os.environ.get("AIRLOCK_TEST_KILLS", "30"))
BETWEEN = 25
"""Minimum acknowledged actions between two kills."""


async def play(
    store: PostgresStore,
    table: str,
    told: Counter[str],
    moved: asyncio.Event,
    enough: asyncio.Event,
) -> None:
    """Play at one table until there are enough actions; each must be acknowledged."""
    while not enough.is_set():
        revision = told[table] + 1
        await store.commit(
            [
                c.AddAction(move(revision, table, interaction=revision * TABLES + int(table)), 0),
                c.AddNotice(board(f"{table}-{revision}", match_id=table, key=table)),
                c.SetTimer(Timer(table, 0, "deadline", float(revision))),
            ]
        )
        told[table] = revision
        moved.set()


async def kill_often(server: Server, told: Counter[str], moved: asyncio.Event) -> None:
    for _ in range(KILLS):
        wanted = told.total() + BETWEEN
        while told.total() < wanted:
            await moved.wait()
            moved.clear()
        server.kill()
        await asyncio.to_thread(server.start)


async def test_a_server_killed_during_writes_keeps_each_acknowledged_action_once() -> None:
    with serving(fsync="off") as server:
        store = await PostgresStore.open(server.database())
        told: Counter[str] = Counter()
        moved, enough = asyncio.Event(), asyncio.Event()
        await sit_down(store, *(duel(str(n), channel=n) for n in range(TABLES)))
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as players:
            for table in range(TABLES):
                players.create_task(play(store, str(table), told, moved, enough))
            await kill_often(server, told, moved)
            enough.set()
        for name in map(str, range(TABLES)):
            match = await store.match(name)
            assert match is not None
            assert match.revision == told[name]
            kept = await store.actions(name)
            assert [one.revision for one in kept] == list(range(1, told[name] + 1))
            assert await store.timers(name) == [Timer(name, 0, "deadline", float(told[name]))]
            assert [one.id for one in await store.notices(name)] == [f"{name}-{told[name]}"]
        await store.close()
