"""Growth: the cost of an action and of sweeps with 100, 10,000 and 1,000,000 stored games.

98 % of the stored games are over; the rest wait in separate channels. One member sat in a tenth of
all. SQL fills the databases, of both stores. Then the same game is played in all databases, an
action in each in turn, so that other load affects all equally. The report gives the median ratio
between one size and the next. Also compares a game of 5,000 actions with a new one.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import asyncpg
from pydantic import SecretStr

from benchmarks.measure import Figure, Report, milliseconds
from benchmarks.rooms.service import SOLO, act, serving, take_back
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.runtime.memory import tune_garbage_collection
from bot.store import Database, open_store
from bot.store.changes import DropMatch
from bot.store.protocol import Store
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from tests.bot.store.postgres.server import programs
from tests.bot.store.postgres.server import serving as running

Databases = Mapping[int, Database]

OVER = 98
"""Percent of the stored games that are over."""
BUSY, GUILD = 1, 7
FOUND = 1
"""Games that a list is asked for: as many as the smallest database has."""


class Size(NamedTuple):
    """Games in each database; actions in each, and actions of a long game before them."""

    stored: tuple[int, ...]
    actions: int
    long: int


USUAL = Size((100, 10_000, 1_000_000), 150, 5_000)
SMALLEST = Size((100, 200), 2, 4)

FILL = """
INSERT INTO matches (id, game, ruleset, options, size, guild_id, channel_id, status, host_id,
    settings, seed_hash, created, updated, revision, edition)
SELECT {id}, 'dyla', '1', '{{}}', 1, 7 + n % 50 * CASE WHEN n % 10 > 0 THEN 1 ELSE 0 END, n,
    CASE WHEN n % 100 < {over} THEN 'over' ELSE 'running' END, 2 + n % 9999, '{{}}',
    'hash', n, n, 3, 0
FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {games})
    SELECT n FROM c) AS counted;
INSERT INTO seats (match_id, seat, user_id, name, autopilot, decision, seen, ended)
SELECT id, 0, CASE WHEN channel_id % 10 > 0 THEN host_id ELSE {busy} END, 'Ada', 0, 3, 3,
    CASE WHEN status = 'over' THEN updated END FROM matches;
INSERT INTO actions (match_id, revision, seat, by, action, events, at)
SELECT id, r, 0, 'player', '{{"kind": "end_turn", "cards": [1, 2, 3]}}',
    '[{{"public": {{"kind": "drawn", "cards": 3}}}}]', created + r
FROM matches, (SELECT 1 AS r UNION SELECT 2 UNION SELECT 3) AS played;
INSERT INTO snapshots (match_id, revision, state, turn) SELECT id, 3, {state}, 1 FROM matches;
INSERT INTO messages (match_id, role, channel_id, message_id, revision)
SELECT id, 'board', channel_id, channel_id, 3 FROM matches;
INSERT INTO timers (match_id, seat, kind, due)
SELECT id, 0, 'deadline', 1e9 + updated FROM matches WHERE status <> 'over';
INSERT INTO results (match_id, seat, game, guild_id, user_id, won, score, ended, details)
SELECT id, 0, game, guild_id, host_id, 1, 1.0, updated, '{{}}' FROM matches WHERE status = 'over';
INSERT INTO result_counts (guild_id, game, results, forgotten)
SELECT guild_id, game, count(*), 0 FROM results GROUP BY guild_id, game;
"""
ON_FILE = {"id": "lower(hex(randomblob(5))) || n", "state": "randomblob(400)"}
ON_SERVER = {
    "id": "left(md5(n::text), 10) || n",
    "state": "decode(repeat(md5(id) || md5(seed_hash || id), 13), 'hex')",
}


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on growth."""
    yield f"games stored: {', '.join(f'{games:,}' for games in size.stored)}; {OVER} % over"
    with tempfile.TemporaryDirectory() as folder:
        files: Databases = {games: Path(folder) / f"{games}.db" for games in size.stored}
        yield from _grown("SQLite", files, runs, size)
        long = asyncio.run(_long_game(Path(folder) / "long.db", runs, size))
    yield from _lengthened("SQLite", long, size)
    if programs() is None:
        yield "there is no PostgreSQL on this machine"
        return
    with running() as server:
        filled = {games: SecretStr(server.database()) for games in size.stored}
        yield from _grown("PostgreSQL", filled, runs, size)
        long = asyncio.run(_long_game(SecretStr(server.database()), runs, size))
    yield from _lengthened("PostgreSQL", long, size)


def _grown(store: str, databases: Databases, runs: int, size: Size) -> Report:
    for games, database in databases.items():
        asyncio.run(_fill(database, games))
    yield f"{SOLO}, {store}"
    found = [asyncio.run(_sizes(databases, number, size)) for number in range(runs)]
    smallest, *larger = size.stored
    for what in found[0]:
        times = [[run[what][games] for games in size.stored] for run in found]
        yield f"  {what:<27} {Figure.of([median(each[0]) for each in times]).said('ms', 2)}"
        for games in larger:
            ratio = Figure.of([_ratio(run[what][games], run[what][smallest]) for run in found])
            named = f"{store}, {what}, {games:,} games to {smallest:,}"
            yield ratio.kept(named, f"    with {games:<20,} ", "times", 2)


def _ratio(these: Sequence[float], those: Sequence[float]) -> float:
    """The median ratio of `these` times to `those`, pair by pair."""
    return median(this / that for this, that in zip(these, those, strict=True))


def _lengthened(store: str, found: list[tuple[list[float], list[float]]], size: Size) -> Report:
    yield f"{SOLO}, one game, {store}"
    first = [median(early) for _, early in found]
    yield f"  an action at the start      {Figure.of(first).said('ms', 2)}"
    ratio = Figure.of([_ratio(late, early) for late, early in found])
    named = f"{store}, an action after {size.long:,} to the first"
    yield ratio.kept(named, f"  after {size.long:<5,} actions         ", "times", 2)


async def _fill(database: Database, games: int) -> None:
    await (await open_store(database)).close()
    bounds = {"over": OVER, "games": games, "busy": BUSY}
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as db:
            db.execute("PRAGMA synchronous = OFF")
            db.executescript(FILL.format(**ON_FILE, **bounds))
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return
    connection = await asyncpg.connect(database.get_secret_value())
    await connection.execute(FILL.format(**ON_SERVER, **bounds))
    await connection.execute("VACUUM ANALYZE")
    await connection.execute("CHECKPOINT")
    await connection.close()


@asynccontextmanager
async def _open(databases: Databases) -> AsyncIterator[dict[int, Store]]:
    stores = {games: await open_store(database) for games, database in databases.items()}
    yield stores
    for store in stores.values():
        await store.close()


async def _sizes(
    databases: Databases, number: int, size: Size
) -> dict[str, dict[int, list[float]]]:
    """The milliseconds of each operation in each database."""
    async with _open(databases) as stores:
        services = {games: Service(store, perf_counter) for games, store in stores.items()}
        tables = {games: await _begin(service, number) for games, service in services.items()}
        lucks = {games: Chance(seed_from(f"growth {number}")) for games in size.stored}
        tune_garbage_collection()
        times: dict[str, dict[int, list[float]]] = {}
        for action in range(size.actions):
            for games in size.stored if action % 2 else reversed(size.stored):
                service = services[games]
                if tables[games].over:
                    tables[games] = await _begin(service, number * 10_000 + action)
                played = milliseconds(act(service, tables[games], 0, lucks[games]))
                tables[games], took = await played
                times.setdefault("an action", {}).setdefault(games, []).append(took)
                for what, ask in _sweeps(stores[games]).items():
                    _, took = await milliseconds(ask())
                    times.setdefault(what, {}).setdefault(games, []).append(took)
        for games, store in stores.items():
            await store.commit([DropMatch(tables[games].id)])
    return times


def _sweeps(store: Store) -> dict[str, Callable[[], Awaitable[object]]]:
    return {
        "what /play looks up": lambda: store.matches_in(GUILD, limit=FOUND),
        "games of a busy member": lambda: store.matches_of(BUSY, limit=FOUND),
        "finished games of theirs": lambda: store.matches_of(BUSY, over=True, limit=FOUND),
        "due timers and notices": lambda: _sweep(store),
        "a ladder kept up": lambda: store.result_counts(GUILD, "dyla"),
    }


async def _sweep(store: Store) -> None:
    await store.due_timers(1e8, 100)
    await store.take_notices(0.0, 60.0, 20)
    await store.next_timer()
    await store.next_notice()


async def _begin(service: Service, number: int, channel: int = -1) -> Table:
    opened = 10**12 + number * 10 - channel
    seating = Seating(SOLO, {}, GUILD, channel, 10**6, "Bo", opened, seed=seed_from(f"{number}"))
    old = await service.store.match_in_channel(channel)
    if old is not None:
        await service.store.commit([DropMatch(old.id)])
    return (await service.start(seating)).table


async def _long_game(
    database: Database, runs: int, size: Size
) -> list[tuple[list[float], list[float]]]:
    """Milliseconds of actions late in a long game, and of actions at its start, run by run."""
    luck, found = Chance(seed_from("long")), []
    async with serving(database) as service:
        late = await _begin(service, 1)
        while late.match.revision < size.long:
            late = await take_back(service, await act(service, late, 0, luck))
        tune_garbage_collection()
        for number in range(runs):
            early = await _begin(service, number + 2, channel=-2)
            tables = [late, early]
            times: tuple[list[float], list[float]] = ([], [])
            for action in range(size.actions):
                for which in (0, 1) if action % 2 else (1, 0):
                    same = Chance(seed_from(f"{number} {action}"))
                    played, took = await milliseconds(act(service, tables[which], 0, same))
                    times[which].append(took)
                    tables[which] = await take_back(service, played)
            late = tables[0]
            found.append(times)
    return found
