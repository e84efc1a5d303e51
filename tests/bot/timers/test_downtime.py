"""A process's downtime is added once to the deadlines of its own servers, and of no others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.actions import Service
from bot.play.seats import Seats
from bot.runtime.shards import Shards
from bot.store.changes import SetTimer
from bot.store.own_facts import last_alive
from bot.store.records import Timer
from bot.store.sqlite.store import SqliteStore
from bot.table.clocks.timer_kinds import Timers
from bot.timers.downtime import TOLERATED, Uptime
from tests.bot.store.tables import duel, sit_down

NOON, HOUR = 1_000_000.0, 3600.0
HALVES = (Shards(0, 0, 2), Shards(1, 1, 2))
ON = ("on shard 0", "on shard 1")


class Host:
    """Two processes on one database, steady time, and the machine's clock, which can be set."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.time, self.skew = store, 0.0, 0.0
        self.ups = [self.process(number) for number in (0, 1)]

    def now(self) -> float:
        return NOON + self.time + self.skew

    def process(self, number: int) -> Uptime:
        """Start one of the processes."""
        return Uptime(Seats(Service(self.store, self.now)), self.now, lambda: None, HALVES[number])

    async def left(self) -> list[float]:
        """The seconds until the deadline on each shard."""
        return [(await self.store.timers(match))[0].due - self.now() for match in ON]


@pytest.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    """Both processes, each with a table whose deadline is in an hour."""
    store = await SqliteStore.open(tmp_path / "airlock.db")
    found = Host(store)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: found.time)
    await sit_down(store, *(duel(on, guild=n << 22, channel=n) for n, on in enumerate(ON, 2)))
    for up in found.ups:
        await up.beat()
    await store.commit([SetTimer(Timer(on, 0, Timers.DEADLINE, found.now() + HOUR)) for on in ON])
    yield found
    await store.close()


async def test_a_clock_jump_seen_by_two_processes_moves_each_deadline_once(host: Host) -> None:
    host.skew += 5 * HOUR
    for up in host.ups:
        await up.beat()

    assert await host.left() == [HOUR, HOUR]


async def test_a_processs_downtime_takes_no_time_from_its_members(
    host: Host,
) -> None:
    for _ in range(45):
        host.time += 60
        await host.ups[0].beat()
    assert await host.left() == [HOUR / 4, HOUR / 4]

    host.ups[1] = host.process(1)
    await host.ups[1].beat()

    assert await host.left() == [HOUR / 4, HOUR]


async def test_a_short_absence_moves_nothing(host: Host) -> None:
    host.time += TOLERATED - 1
    host.ups[1] = host.process(1)
    await host.ups[1].beat()

    assert await host.left() == [HOUR - TOLERATED + 1] * 2


async def test_a_heartbeat_is_stored_once_a_minute(host: Host) -> None:
    kept = []
    for _ in range(7):
        host.time += 20
        await host.ups[0].beat()
        kept.append(await last_alive(host.store, HALVES[0]))
    assert kept == [NOON + second for second in (0, 0, 60, 60, 60, 120, 120)]
