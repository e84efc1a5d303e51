"""The service: the cost of an action from the click to the finished message, without network.

An action is the engine's work, the commit with `synchronous=FULL`, the view, the panel and the
components; at larger tables there are two panels: the member's own and the board. No pictures are
drawn. The same run commits the same changes alone, through the same kind of writer, into a second
database; the difference is the cost of the service. The garbage collector is frozen before the
first click, as in the bot.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks.measure import Figure, Report, milliseconds
from bot.discord_io.layout import ReadyMessage
from bot.lobby.lobbies import Lobbies
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.presentation.panels.board import board
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.runtime.memory import tune_garbage_collection
from bot.store import Database, open_store
from bot.store.changes import AddAction, Change
from bot.store.records import Seat
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance, seed_from
from tests import random_moves

MEMBERS = 10
SOLO = "planetary_defence"
"""The game of other modules that measure solo tables."""


class Size(NamedTuple):
    """Actions at one table; parallel tables and actions at each."""

    actions: int
    games: int
    parallel: int


USUAL, SMALLEST = Size(600, 100, 30), Size(3, 2, 2)


class Recorder:
    """A store that remembers what was committed."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.committed: list[Sequence[Change]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, changes: Sequence[Change]) -> None:
        """Commit and remember."""
        self.committed.append(changes)
        await self._store.commit(changes)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on the service."""
    for name in registry.HOUSE:
        yield name if seats(name) == 1 else f"{name}, {seats(name)} seats"
        yield from _one_game(name, runs, size)


def seats(name: str) -> int:
    """The seats of a measured table: one if the game allows it, else the most."""
    there = registry.game(name).seats
    return 1 if 1 in there else there[-1]


def _one_game(name: str, runs: int, size: Size) -> Report:
    whole: list[float] = []
    bare: list[float] = []
    added: list[float] = []
    tails: list[float] = []
    asyncio.run(_one_table(name, runs, size))
    tune_garbage_collection()
    for number in range(runs):
        took, alone = asyncio.run(_one_table(name, number, size))
        whole.append(_percentile(took, 50))
        bare.append(_percentile(alone, 50))
        added.append(whole[-1] - bare[-1])
        tails.append(_percentile(took, 99))
    yield f"  one action, p50             {Figure.of(whole).said('ms', 2)}"
    yield f"  one action, p99             {Figure.of(tails).said('ms', 2)}"
    yield f"  the same commits alone, p50 {Figure.of(bare).said('ms', 2)}"
    yield f"  what the service adds, p50  {Figure.of(added).said('ms', 2)}"
    if seats(name) == 1:
        yield from _many_games(name, runs, size)


def _many_games(name: str, runs: int, size: Size) -> Report:
    pairs = [asyncio.run(_many_tables(name, number, size)) for number in range(runs)]
    pace, alone = ([pair[side] for pair in pairs] for side in (0, 1))
    ratio = Figure.of([mine / theirs for mine, theirs in pairs])
    yield f"  {size.games:3} games in parallel       {Figure.of(pace).said('actions/s')}"
    yield f"  the same commits alone      {Figure.of(alone).said('commits/s')}"
    named = f"{name}, service to commits alone"
    yield ratio.kept(named, "  service to commits alone    ", "times", 2)


async def _one_table(name: str, number: int, size: Size) -> tuple[list[float], list[float]]:
    """Milliseconds of each action of one player, and of each commit alone."""
    with tempfile.TemporaryDirectory() as folder:
        store: Any = Recorder(await open_store(Path(folder) / "played.db"))
        other = await open_store(Path(folder) / "alone.db")
        service = Service(store, perf_counter)
        luck = Chance(seed_from(f"service {number}"))
        took: list[float] = []
        alone: list[float] = []
        table = await _seat(service, name, 0, number)
        for action in range(size.actions):
            if table.over:
                table = await _seat(service, name, 0, number * size.actions + action + 1)
            await _repeat(other, store, [])
            table, spent = await milliseconds(_act(service, table, luck))
            took.append(spent)
            await _repeat(other, store, alone)
        await store.close()
        await other.close()
    return took, alone


async def _repeat(other: Any, store: Recorder, times: list[float]) -> None:
    for changes in store.committed:
        _, took = await milliseconds(other.commit(changes))
        times.append(took)
    store.committed.clear()


async def _many_tables(name: str, number: int, size: Size = USUAL) -> tuple[float, float]:
    """Actions per second of many parallel games, and commits per second of their changes alone."""
    with tempfile.TemporaryDirectory() as folder:
        store: Any = Recorder(await open_store(Path(folder) / "played.db"))
        other = await open_store(Path(folder) / "alone.db")
        service = Service(store, perf_counter)
        tables = [await _seat(service, name, seat, number) for seat in range(size.games)]
        await _repeat(other, store, [])
        begun = perf_counter()
        made = await asyncio.gather(
            *(play_on(table, size.parallel, partial(_act, service)) for table in tables)
        )
        pace = sum(made) / (perf_counter() - begun)
        lanes: dict[str, list[Sequence[Change]]] = {}
        for changes in store.committed:
            entry = changes[0]
            assert isinstance(entry, AddAction)
            lanes.setdefault(entry.action.match_id, []).append(changes)
        begun = perf_counter()
        await asyncio.gather(*(_lane(other, lane) for lane in lanes.values()))
        alone = len(store.committed) / (perf_counter() - begun)
        await store.close()
        await other.close()
    return pace, alone


async def _lane(store: Any, lane: list[Sequence[Change]]) -> None:
    for changes in lane:
        await store.commit(changes)


@asynccontextmanager
async def serving(database: Database) -> AsyncIterator[Service]:
    """A service on a store, which is closed afterwards."""
    store = await open_store(database)
    yield Service(store, perf_counter)
    await store.close()


async def solo(service: Service, number: int) -> Table:
    """A new table of one member; `number` is its channel and its deal."""
    seed = seed_from(f"{number}")
    return (
        await service.start(Seating(SOLO, {}, 1, number, number, "Ada", number, seed=seed))
    ).table


async def _seat(service: Service, name: str, channel: int, number: int) -> Table:
    """A table in its channel, every seat taken by a different member."""
    first = channel * MEMBERS + 1
    opened = number * 10_000 + channel + 1
    opening = Seating(name, {}, 1, channel, first, "Ada", opened)
    if seats(name) == 1:
        return (await service.start(opening)).table
    seated = [Seat(n, first + n, None, f"Member {n}") for n in range(seats(name))]
    return await service.begin(
        await Lobbies(service.store, service.now).open(opening, seated), opened
    )


async def _act(service: Service, table: Table, luck: Chance) -> Table:
    """One action as by a click, up to the finished components."""
    seat = luck.pick(table.missing)
    after = await act(service, table, seat, luck)
    if not after.solo:
        _ = ReadyMessage(private(Shown(after, seat, after.speech("en")))).view
    _ = ReadyMessage(board(Shown.public(after, after.speech("en")))).view
    return after


async def act(service: Service, table: Table, seat: int, luck: Chance) -> Table:
    """The table after a random action of the member at a seat."""
    user = table.row.seats[seat].user
    assert user is not None
    path, picked = random_path(table, seat, luck)
    return (await service.play(table.id, user, table.match.decisions[seat], path, picked)).table


async def take_back(service: Service, table: Table) -> Table:
    """A solo table after its member has taken back the last action."""
    user = table.row.seats[0].user or 0
    undo = await service.can_take_back(table.id, user)
    return (await service.take_back(table.id, user, undo.to)).table


def random_path(table: Table, seat: int, luck: Chance) -> tuple[str, tuple[str, ...]]:
    """The path to a random move of a seat, and what is picked at its end."""
    return random_moves.random_path(table.match.game.choices(table.match.state, seat), luck)


async def play_on(
    table: Table, actions: int, step: Callable[[Table, Chance], Awaitable[Table]]
) -> int:
    """Make up to this many steps at a table; returns how many there were until its end."""
    luck = Chance(seed_from(str(table.row.channel)))
    for made in range(actions):
        if table.over:
            return made
        table = await step(table, luck)
    return actions


def _percentile(times: list[float], percent: int) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
