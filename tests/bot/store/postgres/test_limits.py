"""Limits of a process on a PostgreSQL server: connections, and waiting for locks."""

import asyncio

import asyncpg
import pytest

from bot.store import changes as c
from bot.store.errors import NotSaved
from bot.store.postgres import server
from bot.store.postgres.store import PostgresStore
from tests.bot.store.tables import board

WORK = 60
BUSY = """SELECT count(*) FROM pg_stat_activity
    WHERE application_name = 'airlock' AND datname = current_database()"""


async def test_a_commit_that_waits_too_long_for_a_lock_is_rolled_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SESSION", {**server.SESSION, "lock_timeout": "50ms"})
    store, holder = await PostgresStore.open(address), await asyncpg.connect(address)
    async with holder.transaction():
        await holder.execute("LOCK TABLE notices IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(NotSaved):
            await store.commit([c.AddNotice(board("late"))])
    assert await store.next_notice() is None
    await store.commit([c.AddNotice(board("later"))])
    assert await store.next_notice() is not None
    await holder.close()
    await store.close()


async def test_concurrent_work_stays_within_the_connection_limit(
    address: str,
) -> None:
    store, watcher = await PostgresStore.open(address), await asyncpg.connect(address)
    commits = [store.commit([c.AddNotice(board(f"p{number}"))]) for number in range(WORK)]
    reads = [store.next_notice() for _ in range(WORK)]
    work = asyncio.gather(*commits, *reads)
    most = 0
    while not work.done():
        most = max(most, await watcher.fetchval(BUSY))
    await work
    assert 1 < most <= server.CONNECTIONS + 1, "one listens"
    await watcher.close()
    await store.close()
