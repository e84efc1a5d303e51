"""A hundred tables at the same time, two services, and one writer.

Clicks arrive at either service or both at the same moment, many beside a rival click on the same
decision, of which exactly one is played. The result must equal that of playing the accepted clicks
one after the other.
"""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.delivery.outbox import Outbox
from bot.lobby.lobbies import Lobbies
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.play.result import ActionResult
from bot.play.selection import Outdated
from bot.runtime.wake import Wake
from bot.runtime.workers import plain_wait
from bot.store.changes import DropNotice
from bot.store.records import NoticeRow, Snapshot
from bot.store.sqlite.store import SqliteStore
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from tests.random_moves import random_path

SOLO = {"dyla": 40, "planetary_defence": 20}
DUELS = 40
TABLES = sum(SOLO.values()) + DUELS
STEPS = 5
NOON = 1_000_000.0
ADA, BEN = 1, 2


@dataclass(frozen=True, slots=True)
class Click:
    """What a member presses."""

    match_id: str
    user: int
    decision: int
    path: str
    picked: tuple[str, ...]
    interaction: int

    async def on(self, service: Service) -> ActionResult | None:
        """Press it on a service; returns None if it came too late."""
        try:
            return await service.play(
                self.match_id, self.user, self.decision, self.path, self.picked, self.interaction
            )
        except (Outdated, Refused):
            return None


@contextmanager
def deck_of_ids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make ids and seeds deterministic inside the block."""
    drawn = count()

    def token_hex(size: int = 32) -> str:
        return hashlib.shake_256(f"parallel {next(drawn)}".encode()).hexdigest(size)

    with monkeypatch.context() as patched:
        patched.setattr(secrets, "token_hex", token_hex)
        yield


async def opened(service: Service) -> list[Table]:
    """All tables, each in its own channel."""
    tables, channels = [], count(1)
    for game, tables_of_it in SOLO.items():
        for channel in (next(channels) for _ in range(tables_of_it)):
            seating = Seating(game, {}, 7, channel, ADA, "Ada", channel)
            tables.append((await service.start(seating)).table)
    lobbies = Lobbies(service.store, service.now)
    for channel in (next(channels) for _ in range(DUELS)):
        opening = Seating("dark_miss_down", {}, 7, channel, ADA, "Ada", channel)
        lobby = await lobbies.open(opening)
        tables.append(await service.begin(await lobbies.join(lobby.id, BEN, "Ben"), started=1))
    return tables


def chosen(table: Table, luck: Chance, interaction: int) -> Click:
    """A random click that a table offers."""
    seat = table.missing[0]
    path, picked = random_path(table.match.game.choices(table.match.state, seat), luck)
    user, decision = table.row.seats[seat].user, table.match.decisions[seat]
    assert user is not None
    return Click(table.id, user, decision, path, picked, interaction)


class Crowd:
    """Members who play at all tables; `accepted` has the clicks that were played, by table."""

    def __init__(self, services: Sequence[Service]) -> None:
        self.services = services
        self.accepted: dict[str, list[Click]] = {}
        self._interactions = count(10_000)

    async def play(self, table: Table, number: int) -> None:
        """Play some steps at one table, while others are played at the same time."""
        luck, order = Chance(seed_from(f"crowd {number}")), Random(number)
        self.accepted[table.id] = []
        for _ in range(STEPS):
            now = await self.services[0].tables.load(table.id)
            if now.over:
                return
            click, rival = (chosen(now, luck, next(self._interactions)) for _ in range(2))
            pressed = [(each, click) for each in self.services]
            pressed.append((order.choice(self.services), rival))
            order.shuffle(pressed)
            pressed = pressed[: order.randint(1, len(pressed))]
            came_of = await asyncio.gather(*(one.on(service) for service, one in pressed))
            (accepted,) = [
                one
                for (_, one), played in zip(pressed, came_of, strict=True)
                if played is not None and not played.repeated
            ]
            self.accepted[table.id].append(accepted)


async def standing(store: SqliteStore, tables: Sequence[Table]) -> dict[str, Any]:
    """The result of every table: its state, decisions, revision, end."""
    found = {}
    for table in tables:
        row, snapshot = await store.match(table.id), await store.snapshot(table.id)
        assert row is not None
        assert isinstance(snapshot, Snapshot)
        seats = [(seat.user, seat.decision) for seat in row.seats]
        found[table.id] = (snapshot.state, seats, row.revision, row.status, row.outcome)
    return found


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[Callable[[str], Awaitable[SqliteStore]]]:
    """Opens databases, and closes them at the end."""
    found: list[SqliteStore] = []

    async def open_one(name: str) -> SqliteStore:
        found.append(await SqliteStore.open(tmp_path / name))
        return found[-1]

    yield open_one
    for store in found:
        await store.close()


async def test_a_hundred_parallel_tables_have_the_same_results_as_sequential_ones(
    stores: Callable[[str], Awaitable[SqliteStore]], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await stores("parallel.db")
    wake = Wake()
    services = [Service(store, lambda: NOON, wake) for _ in range(2)]

    async def deliver(notice: NoticeRow) -> None:
        await store.commit([DropNotice(notice.id)])

    outbox = Outbox(store, deliver, lambda: NOON, plain_wait, wake.event())
    with deck_of_ids(monkeypatch):
        tables = await opened(services[0])
    assert len({table.id for table in tables}) == TABLES
    outbox.start()
    crowd = Crowd(services)
    try:
        await asyncio.gather(*(crowd.play(table, number) for number, table in enumerate(tables)))
    finally:
        await outbox.stop()

    records = {table.id: await store.actions(table.id) for table in tables}
    for table in tables:
        accepted = [one.interaction for one in crowd.accepted[table.id]]
        assert [one.interaction for one in records[table.id]] == accepted
        assert [one.revision for one in records[table.id]] == list(range(1, len(accepted) + 1))
    assert sum(map(len, records.values())) > TABLES * STEPS // 2

    alone = await stores("alone.db")
    service = Service(alone, lambda: NOON)
    with deck_of_ids(monkeypatch):
        assert [table.id for table in await opened(service)] == [table.id for table in tables]
    for table in tables:
        for click in crowd.accepted[table.id]:
            assert await click.on(service)
    assert await standing(alone, tables) == await standing(store, tables)
