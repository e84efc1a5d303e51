"""PostgreSQL compared with SQLite, in the same run: one action, and a hundred tables at once.

Starts a server in a temporary folder, with `fsync` and `synchronous_commit` on, reached by a
socket. SQLite's file is in such a folder too, with `synchronous=FULL`. Actions at one table
alternate between the two stores, so that both meet the same disk. The time to sync one page is
reported too, as it may be nearly all of the cost. Two processes play half of the tables each. Also
measures the bare statements of an action through asyncpg.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import asyncpg
from pydantic import SecretStr

from benchmarks.measure import Figure, Report, milliseconds, seconds
from benchmarks.rooms.service import SOLO, act, play_on, serving, solo
from bot.runtime.memory import tune_garbage_collection
from bot.store import Database
from engine.core.chance import Chance, seed_from
from tests.bot.store.postgres.server import Server, programs
from tests.bot.store.postgres.server import serving as running

if TYPE_CHECKING:
    from bot.table.table import Table


class Size(NamedTuple):
    """Tables at once and actions at each; actions at one table; processes sharing the tables."""

    tables: int
    actions: int
    alone: int
    processes: int


USUAL, SMALLEST = Size(100, 30, 150, 2), Size(2, 2, 3, 1)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on PostgreSQL."""
    if programs() is None:
        yield "there is no PostgreSQL on this machine"
        return
    with running(shared_buffers="128MB") as server, tempfile.TemporaryDirectory() as folder:
        yield f"{SOLO}, {os.cpu_count()} cores for the bot, the server and whatever else runs"
        kept = [_sync_time(Path(folder), size.alone) for _ in range(runs)]
        yield f"  a page kept on this disk    {Figure.of(kept).said('ms', 2)}"
        pairs = [
            asyncio.run(_one_table(size.alone, _file(Path(folder)), SecretStr(server.database())))
            for _ in range(runs)
        ]
        yield from _told("one action, p50", "ms", 2, pairs)
        bare = [asyncio.run(_bare(server.database(), size.alone)) for _ in range(runs)]
        yield f"  its statements alone        {Figure.of(bare).said('ms', 2)}"
        pairs = [_both(partial(_together, size), server, Path(folder)) for _ in range(runs)]
        yield from _told(f"{size.tables} tables at once", "actions/s", 0, pairs)
        shared = Figure.of([_shared_rate(size, server.database()) / pair[1] for pair in pairs])
        named = f"PostgreSQL, {size.processes} processes to one"
        yield shared.kept(named, f"  {size.processes} processes to one          ", "times", 2)


def _told(what: str, unit: str, digits: int, pairs: list[tuple[float, float]]) -> Report:
    files, servers = ([pair[side] for pair in pairs] for side in (0, 1))
    ratio = Figure.of([server / file for file, server in pairs])
    yield f"  {what + ', SQLite':<27} {Figure.of(files).said(unit, digits)}"
    yield f"  {what + ', server':<27} {Figure.of(servers).said(unit, digits)}"
    named = f"{what}, PostgreSQL to SQLite"
    yield ratio.kept(named, "  server to file              ", "times", 2)


def _file(folder: Path) -> Path:
    return Path(tempfile.mkdtemp(dir=folder)) / "airlock.db"


def _both(
    measure: Callable[[Database], float], server: Server, folder: Path
) -> tuple[float, float]:
    return measure(_file(folder)), measure(SecretStr(server.database()))


def _sync_time(folder: Path, times: int) -> float:
    """The median milliseconds of syncing one page to disk."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        took = []
        for number in range(times):
            os.pwrite(file.fileno(), bytes(8192), 8192 * number)
            took.append(seconds(partial(os.fdatasync, file.fileno())) * 1000)
    return median(took)


def _together(size: Size, database: Database) -> float:
    return asyncio.run(_tables(database, range(size.tables), size.actions))


def _shared_rate(size: Size, address: str) -> float:
    """Actions per second of processes that share the tables evenly."""
    count = size.processes
    parts = [range(first, size.tables, count) for first in range(count)]
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(_part, (address,) * count, parts, (size.actions,) * count))


def _part(address: str, tables: range, actions: int) -> float:
    return asyncio.run(_tables(SecretStr(address), tables, actions))


async def _one_table(actions: int, *databases: Database) -> tuple[float, float]:
    """The median milliseconds of an action at one table on each store, alternating."""
    async with AsyncExitStack() as stack:
        services = [await stack.enter_async_context(serving(one)) for one in databases]
        tune_garbage_collection()
        alike = [(service, Chance(seed_from("one")), list[float]()) for service in services]
        tables = [await solo(service, 1) for service in services]
        for number in range(actions):
            for place, (service, luck, took) in enumerate(alike):
                if tables[place].over:
                    tables[place] = await solo(service, 1000 + number)
                tables[place], spent = await milliseconds(act(service, tables[place], 0, luck))
                took.append(spent)
        file, server = (median(took) for *_, took in alike)
        return file, server


async def _tables(database: Database, numbers: range, actions: int) -> float:
    """Actions per second at these tables, all at once."""
    async with serving(database) as service:
        tune_garbage_collection()
        tables = [await solo(service, number + 1) for number in numbers]
        begun = perf_counter()

        def step(table: Table, luck: Chance) -> Awaitable[Table]:
            return act(service, table, 0, luck)

        made = await asyncio.gather(*(play_on(table, actions, step) for table in tables))
        return sum(made) / (perf_counter() - begun)


async def _bare(address: str, times: int) -> float:
    """The median milliseconds of a transaction that changes a row and adds two."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "CREATE TABLE m (id text PRIMARY KEY, revision int);"
        "CREATE TABLE a (id text, revision int, said text, PRIMARY KEY (id, revision));"
        "CREATE TABLE s (id text, revision int, state bytea, PRIMARY KEY (id, revision));"
        "INSERT INTO m VALUES ('one', 0)"
    )
    took = []
    for number in range(1, times):
        begun = perf_counter()
        async with connection.transaction():
            await connection.execute("UPDATE m SET revision = $1 WHERE id = 'one'", number)
            await connection.execute("INSERT INTO a VALUES ('one', $1, $2)", number, "x" * 300)
            await connection.execute("INSERT INTO s VALUES ('one', $1, $2)", number, b"x" * 2000)
        took.append((perf_counter() - begun) * 1000)
    await connection.close()
    return median(took)
