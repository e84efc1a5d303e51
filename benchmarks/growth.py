"""Growth: what an action and the sweeps cost with 100, 10,000 and 1,000,000 games in the database.

Of the stored games 98 % are over, the rest wait in channels of their own; one member has sat at a
tenth of them. Each database is filled by SQL. Then the same game is played in all of them in turn,
an action here, an action there, so that what else the machine does slows all alike; the ratios are
those of the medians of one run. Beside it a game of 5,000 actions against one that just began.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measure import Figure
from benchmarks.service import random_path
from bot.play.actions import Service
from bot.play.start import Seating
from bot.runtime.memory import settle_memory
from bot.store import open_store
from bot.store.changes import DropMatch
from bot.store.protocol import Store
from bot.table.table import Table
from engine.core.chance import Chance, seed_from

SIZES = (100, 10_000, 1_000_000)
OVER = 98
"""Per cent of the stored games."""
ACTIONS = 150
LONG = 5_000
GAME = "planetary_defence"
BUSY, GUILD = 1, 7
FOUND = 1
"""Games that a list is asked for: as many as there are in the smallest database."""

FILL = """
INSERT INTO matches SELECT
    lower(hex(randomblob(5))) || n, 'dyla', '1', '{}', 1, 7 + n % 50 * (n % 10 > 0), n,
    CASE WHEN n % 100 < :over THEN 'over' ELSE 'running' END, 2 + n % 9999, '{}', hex(n),
    n, n, NULL, NULL, 3, 0
FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < :games)
    SELECT n FROM c);
INSERT INTO seats SELECT id, 0, CASE WHEN channel_id % 10 THEN host_id ELSE 1 END, NULL, 'Ada', 0,
    3, 3, CASE WHEN status = 'over' THEN updated END FROM matches;
INSERT INTO actions SELECT id, r, 0, 'player', '{"kind": "end_turn", "cards": [1, 2, 3]}',
    '[{"public": {"kind": "drawn", "cards": 3}}]', created + r, NULL
FROM matches, (SELECT 1 AS r UNION SELECT 2 UNION SELECT 3);
INSERT INTO snapshots SELECT id, 3, randomblob(400), 1 FROM matches;
INSERT INTO messages SELECT id, 'board', channel_id, channel_id, 3 FROM matches;
INSERT INTO timers SELECT id, 0, 'deadline', 1e9 + updated FROM matches WHERE status <> 'over';
INSERT INTO results SELECT id, 0, game, guild_id, host_id, NULL, 1, 1.0, updated, '{}'
    FROM matches WHERE status = 'over';
INSERT INTO result_counts SELECT guild_id, game, count(*), 0 FROM results GROUP BY 1, 2;
"""


def run(runs: int) -> Iterator[str]:
    """The report on growth."""
    with tempfile.TemporaryDirectory() as folder:
        paths = {games: Path(folder) / f"{games}.db" for games in SIZES}
        for games, path in paths.items():
            asyncio.run(_fill(path, games))
        yield f"games stored: {', '.join(f'{games:,}' for games in SIZES)}; {OVER} % over"
        found = [asyncio.run(_sizes(paths, number)) for number in range(runs)]
        for what in found[0]:
            base, *larger = ([run[what][games] for run in found] for games in SIZES)
            yield f"  {what:<27} {Figure.of(base).said('ms', 2)}"
            for games, times in zip(SIZES[1:], larger, strict=True):
                ratio = [many / few for many, few in zip(times, base, strict=True)]
                yield f"    with {games:<20,} {Figure.of(ratio).said('times', 2)}"
        both = asyncio.run(_long(Path(folder) / "long.db", runs))
        ratio = [late / early for late, early in both]
        yield f"{GAME}, one game"
        first = [early for _, early in both]
        yield f"  an action at the start      {Figure.of(first).said('ms', 2)}"
        yield f"  after {LONG:,} actions         {Figure.of(ratio).said('times', 2)}"


async def _fill(path: Path, games: int) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA synchronous = OFF")
        for statement in FILL.strip().split(";\n"):
            values = {"over": OVER, "games": games} if ":over" in statement else {}
            db.execute(statement.strip(";"), values)
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@asynccontextmanager
async def _open(paths: dict[int, Path]) -> AsyncIterator[dict[int, Store]]:
    stores = {games: await open_store(path) for games, path in paths.items()}
    yield stores
    for store in stores.values():
        await store.close()


async def _sizes(paths: dict[int, Path], number: int) -> dict[str, dict[int, float]]:
    """The median milliseconds of each thing in each database."""
    async with _open(paths) as stores:
        services = {games: Service(store, perf_counter) for games, store in stores.items()}
        tables = {games: await _begin(service, number) for games, service in services.items()}
        lucks = {games: Chance(seed_from(f"growth {number}")) for games in SIZES}
        settle_memory()
        times: dict[str, dict[int, list[float]]] = {}
        for action in range(ACTIONS):
            for games in SIZES if action % 2 else reversed(SIZES):

                async def act(games: int = games, action: int = action) -> None:
                    if tables[games].over:
                        tables[games] = await _begin(services[games], number * 10_000 + action)
                    tables[games] = await _act(services[games], tables[games], lucks[games])

                for what, ask in {"an action": act, **_sweeps(stores[games])}.items():
                    took = await _milliseconds(ask)
                    times.setdefault(what, {}).setdefault(games, []).append(took)
        for games, store in stores.items():
            await store.commit([DropMatch(tables[games].id)])
    return {
        what: {games: median(each) for games, each in found.items()}
        for what, found in times.items()
    }


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


async def _milliseconds(ask: Callable[[], Awaitable[object]]) -> float:
    begun = perf_counter()
    await ask()
    return (perf_counter() - begun) * 1000


async def _begin(service: Service, number: int, channel: int = -1) -> Table:
    opened = 10**12 + number * 10 - channel
    seating = Seating(GAME, {}, GUILD, channel, 10**6, "Bo", opened, seed=seed_from(f"{number}"))
    old = await service.store.match_in_channel(channel)
    if old is not None:
        await service.store.commit([DropMatch(old.id)])
    return (await service.start(seating)).table


async def _act(service: Service, table: Table, luck: Chance) -> Table:
    path, picked = random_path(table, 0, luck)
    return (await service.play(table.id, 10**6, table.match.decisions[0], path, picked)).table


async def _long(path: Path, runs: int) -> list[tuple[float, float]]:
    """Milliseconds of an action after many and of one at the start, run by run."""
    store = await open_store(path)
    service, luck = Service(store, perf_counter), Chance(seed_from("long"))
    late = await _begin(service, 1)
    while late.match.revision < LONG:
        late = await _back(service, await _act(service, late, luck))
    settle_memory()
    found = []
    for number in range(runs):
        early = await _begin(service, number + 2, channel=-2)
        tables = [late, early]
        times: tuple[list[float], list[float]] = ([], [])
        for action in range(ACTIONS):
            for which, table in enumerate(tables):
                same = Chance(seed_from(f"{number} {action}"))
                begun = perf_counter()
                played = await _act(service, table, same)
                times[which].append((perf_counter() - begun) * 1000)
                tables[which] = await _back(service, played)
        late = tables[0]
        found.append((median(times[0]), median(times[1])))
    await store.close()
    return found


async def _back(service: Service, table: Table) -> Table:
    undo = await service.can_take_back(table.id, 10**6)
    return (await service.take_back(table.id, 10**6, undo.to)).table
