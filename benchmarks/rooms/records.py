"""Long records: the cost of verifying one, and the delay it causes in the event loop.

Each random move of a game is taken back, so that the record can be any length. The delay is the
longest stretch of work in the loop's thread while the log is read, an undo searched, a course
computed or a game exported. The garbage collector is frozen first, as in the bot.
"""

import asyncio
import json
import tempfile
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

from benchmarks.measure import Figure, Report, seconds
from benchmarks.rooms.service import SOLO, act, serving, solo, take_back
from bot.play.actions import Service
from bot.play.data_requests import game_export
from bot.play.record import Courses
from bot.presentation.history.log import read
from bot.runtime.memory import tune_garbage_collection
from bot.store.protocol import Store
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.match import Match, actions_of
from engine.matches.record import By, Entry, Record, verify

ADA = 1


class Size(NamedTuple):
    """How long the records are.

    The number of entries of the record to verify, and of revisions of the game for the event loop.
    """

    verified: int
    told: int


USUAL, SMALLEST = Size(8_000, 2_000), Size(20, 10)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on long records."""
    record = _record(size.verified)
    yield f"{SOLO}, {len(record.entries):,} entries"
    took = [seconds(lambda: verify(record, None)) for _ in range(runs)]
    yield f"  verify                      {Figure.of(took).said('s', 2)}"
    peak = Figure.of([_peak(record)])
    yield peak.kept("MB to verify a record", "  at most in memory for it    ", "MB", 1)
    yield f"{SOLO}, {size.told:,} revisions"
    yield from asyncio.run(_stretches(runs, size.told))


def _record(entries: int) -> Record:
    """The record of a game with about this many entries."""
    game, seed, luck = registry.game(SOLO), seed_from("records"), Chance(seed_from("luck"))
    match = Match.start(game, options.read(game, {}), 1, seed)
    played: list[Entry] = []
    while game.awaited(match.state):
        action = wander(game.choices(match.state, 0), luck)
        written = json.loads(actions_of(game).dump(action))
        entry = Entry(seat=0, by=By.PLAYER, action=written)
        step = match.play(0, action)
        played.append(entry)
        if len(played) < entries:
            played.append(Entry(seat=0, by=By.UNDO, action={"to": match.revision}))
            match = step.match.undo(match.state, revealed=step.reveals)
        else:
            match = step.match
    return Record(
        game=SOLO, ruleset=game.ruleset, seats=1, options={}, seed=seed, entries=tuple(played)
    )


def _peak(record: Record) -> float:
    """The peak megabytes of verifying."""
    tracemalloc.start()
    verify(record, None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


async def _stretches(runs: int, told: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder) / "records.db") as service:
            store, table = service.store, await _play(service, told)
            await _log(store, table)  # the texts are loaded once
            tune_garbage_collection()
            asked: dict[str, Callable[[], Awaitable[object]]] = {
                "the log": lambda: _log(store, table),
                "an undo": lambda: service.can_take_back(table.id, ADA),
                "a course": lambda: Courses(store).of(table),
                "an export": lambda: game_export.record_for(store, table.row, 0),
            }
            lines = []
            for what, ask in asked.items():
                times = [await _longest_stretch(ask) for _ in range(runs)]
                stretches, took = zip(*times, strict=True)
                said = f"{Figure.of(stretches).said('ms', 1)}, done in {median(took):.0f} ms"
                lines.append(f"  the loop is kept by {what:<9}{said}")
            return lines


async def _log(store: Store, table: Table) -> None:
    log = await read(store, table, 0, table.speech("en"))
    await asyncio.to_thread(log.lines)


async def _play(service: Service, told: int) -> Table:
    """A table with that many revisions."""
    luck, table = Chance(seed_from("luck")), await solo(service, ADA)
    while table.match.revision < told:
        table = await act(service, table, 0, luck)
        if table.match.revision < told - 2:
            table = await take_back(service, table)
    return table


async def _longest_stretch(ask: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """The longest stretch of work in the loop, and the total time, in milliseconds."""
    asked = asyncio.ensure_future(ask())
    begun, last, longest = perf_counter(), thread_time(), 0.0
    while not asked.done():
        await asyncio.sleep(0)
        now = thread_time()
        longest, last = max(longest, now - last), now
    await asked
    return longest * 1000, (perf_counter() - begun) * 1000
