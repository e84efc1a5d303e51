"""Timers over the real store: each is handled once, and a fault affects no other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.runtime.workers import plain_wait
from bot.store import loops
from bot.store.changes import FireTimer, SetTimer
from bot.store.errors import NotSaved, TimerGone
from bot.store.records import Timer
from bot.store.sqlite.store import SqliteStore
from bot.timers import clock as clocks
from bot.timers.clock import Clock
from tests.bot.store.tables import duel, sit_down
from tests.patience import PATIENCE

NOON = 1_000_000.0
KIND = "deadline"


class Hall:
    """Records how timers are handled."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.now = NOON
        self.begun: list[str] = []
        self.handled: list[str] = []
        self.failed: list[str] = []
        self.faults: dict[str, Exception] = {}
        self.clock = Clock(store, {KIND: self.handle}, lambda: self.now, plain_wait, self.beat)

    async def beat(self) -> None:
        """No downtime is detected."""

    async def handle(self, timer: Timer) -> None:
        self.begun.append(timer.match_id)
        if timer.match_id in self.faults:
            self.failed.append(timer.match_id)
            raise self.faults.pop(timer.match_id)
        await self.store.commit([FireTimer(timer)])
        self.handled.append(timer.match_id)

    async def later(self, seconds: float) -> None:
        """Advance the clock."""
        self.now += seconds
        self.clock.wake()

    async def rests(self, due: float | None) -> None:
        """Wait until no timer is being handled and the next one is due at this time."""
        async with asyncio.timeout(PATIENCE):
            while True:
                done = len(self.begun) == len(self.handled) + len(self.failed)
                if done and await self.store.next_timer() == due:
                    return
                await asyncio.sleep(0.001)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await SqliteStore.open(tmp_path / "airlock.db")
    await sit_down(store, duel("a", channel=1), duel("b", channel=2))
    await store.commit([SetTimer(Timer(match, 0, KIND, NOON)) for match in "ab"])
    hall = Hall(store)
    yield hall
    await hall.clock.stop()
    await store.close()


async def test_a_failed_timer_is_retried_a_minute_later_and_delays_no_other(
    hall: Hall,
) -> None:
    hall.faults["a"] = ValueError("?")
    with capture_logs() as logs:
        hall.clock.start()
        await hall.rests(NOON + clocks.AGAIN)
    assert (hall.begun, hall.handled) == (["a", "b"], ["b"])
    assert [(entry["event"], entry["match"]) for entry in logs] == [("timer_failed", "a")]

    await hall.later(clocks.AGAIN)
    await hall.rests(None)
    assert hall.handled == ["b", "a"]


async def test_a_timer_handled_by_another_process_is_no_fault(hall: Hall) -> None:
    hall.faults["a"] = TimerGone("a", KIND)
    with capture_logs() as logs:
        hall.clock.start()
        await hall.rests(None)
    assert (sorted(hall.begun), logs) == (["a", "a", "b"], [])


async def test_a_timer_that_the_disk_refuses_is_retried_and_the_clock_continues(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loops, "RETRY", 0.01)
    hall.faults["a"] = NotSaved("the disk is full")
    with capture_logs() as logs:
        hall.clock.start()
        await hall.rests(None)
    assert sorted(hall.handled) == ["a", "b"]
    assert [(one["event"], one["loop"]) for one in logs] == [("loop_without_store", "clock")]


async def test_a_timer_of_a_removed_feature_is_dropped_and_delays_no_other(hall: Hall) -> None:
    await hall.store.commit([SetTimer(Timer("a", 0, "of nobody", NOON))])
    with capture_logs() as logs:
        hall.clock.start()
        await hall.rests(None)
    assert sorted(hall.handled) == ["a", "b"]
    assert [(entry["event"], entry["kind"]) for entry in logs] == [
        ("timer_without_handler", "of nobody")
    ]
