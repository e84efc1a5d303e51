"""The clock jumps by days in both directions, at many tables: every timer fires once.

Time in these tests is steady, as members experience it; the wall clock is wrong by `skew`.
"""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.lobby.lobbies import LOBBY_LIFE, Lobbies
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.play.seats import Seats
from bot.runtime.shards import Shards
from bot.runtime.workers import plain_wait
from bot.store import changes
from bot.store.changes import FireTimer, SetTimer
from bot.store.records import By, Timer
from bot.store.sqlite.store import SqliteStore
from bot.table.clocks.pace import CLOCKS, Pace
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import MISSED_MOST
from bot.table.settings import TableSettings
from bot.table.table import Table
from bot.timers.clock import Clock
from bot.timers.downtime import Uptime
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import DAY
from tests.bot.store.tables import duel, sit_down
from tests.patience import PATIENCE
from tests.simulation import Simulation

TABLES = 12
LOBBIES = 3
LATE = 30.0
"""Maximum seconds by which a timer fires late."""
JUMPS = (5 * DAY, -9 * DAY, 3600.0, -30 * DAY, 400 * DAY, -DAY, -366 * DAY, 2 * DAY)
PACES = (Pace.LIVE, Pace.DAILY, Pace.RELAXED)
WATCHED = (Timers.DEADLINE, Timers.REMIND, Timers.LOBBY)


class Watch:
    """Records commits: when timers are set, and when they fire."""

    def __init__(self, simulation: Simulation, skew: Sequence[float]) -> None:
        self._simulation, self._skew = simulation, skew
        self._store = context_of(simulation).service.store
        self._commit = self._store.commit
        self.due: dict[tuple[str, int, str], float] = {}
        self.fired: dict[tuple[str, int, str], list[float]] = {}
        self.played: dict[tuple[str, int], int] = {}

    def now(self) -> float:
        """Steady time."""
        return context_of(self._simulation).service.now() - self._skew[0]

    async def commit(self, wanted: Sequence[changes.Change]) -> None:
        """Commit, and record the timers that were set or fired."""
        await self._commit(wanted)
        deadlines = 0
        for change in wanted:
            if isinstance(change, SetTimer):
                self.due[_key(change.timer)] = change.timer.due - self._skew[0]
            elif isinstance(change, changes.DropTimer):
                self.due.pop((change.match_id, change.seat, change.kind), None)
            elif isinstance(change, FireTimer) and change.timer.kind in WATCHED:
                self._fire(_key(change.timer))
                deadlines += change.timer.kind == Timers.DEADLINE
            elif isinstance(change, changes.AddAction) and change.action.by is By.DEADLINE:
                seat = change.action.match_id, change.action.seat
                self.played[seat] = self.played.get(seat, 0) + 1
                deadlines -= 1
        assert deadlines >= 0, "a move for an absence that had no deadline"

    def _fire(self, key: tuple[str, int, str]) -> None:
        assert key in self.due, f"{key} fired twice, or was never set"
        late = self.now() - self.due.pop(key)
        assert -1 <= late <= LATE, f"{key} fired {late} seconds late"
        self.fired.setdefault(key, []).append(self.now())

    def check(self) -> None:
        """No timer is overdue."""
        behind = {key: due for key, due in self.due.items() if due < self.now() - LATE}
        assert not {key for key in behind if key[2] in WATCHED}


def _key(timer: Timer) -> tuple[str, int, str]:
    return timer.match_id, timer.seat, timer.kind


async def choose_at_once(table: Table, seat: int) -> Any:
    """An agent's action, chosen without delay."""
    match = table.match
    luck = Chance(seed_from(f"{table.id} {match.revision}"))
    return wander(match.game.choices_of_agent(match.state, seat), luck)


@pytest.fixture
async def watch(
    simulation: Simulation, skew: list[float], monkeypatch: pytest.MonkeyPatch
) -> Watch:
    """Tables of Beacons at all paces, each in its own channel, and lobbies that nobody starts."""
    watch, context = Watch(simulation, skew), context_of(simulation)
    monkeypatch.setattr(context.service.store, "commit", watch.commit)
    monkeypatch.setattr(context.agents, "choose", choose_at_once)
    lobbies = Lobbies(context.service.store, context.service.now)
    guild, ada, bo = simulation.guild, simulation.ada.id, simulation.bo.id
    for number, pace in zip(range(TABLES + LOBBIES), cycle(PACES)):
        place = guild.create_text_channel(f"table-{number}").id
        settings = TableSettings(pace=pace)
        opening = Seating("beacons", {}, guild.id, place, ada, "Ada", number + 1, settings=settings)
        lobby = await lobbies.open(opening)
        if number < TABLES:
            await context.service.begin(await lobbies.join(lobby.id, bo, "Bo"), started=1)
    await simulation.env.settle()
    return watch


async def test_clock_jumps_between_timers_fire_none_and_take_nobodys_time(
    simulation: Simulation, watch: Watch, skew: list[float]
) -> None:
    before = {key: due for key, due in watch.due.items() if key[2] in WATCHED}
    assert len([key for key in before if key[2] == Timers.DEADLINE]) == 2 * TABLES

    for jump in JUMPS:
        skew[0] += jump
        context_of(simulation).service.wake()
        await simulation.pass_time(20)

    assert watch.fired == {}
    store = context_of(simulation).service.store
    now_due = await store.due_timers(math.inf, 10 * TABLES)
    left = {_key(one): round(one.due - skew[0]) for one in now_due if one.kind in WATCHED}
    assert left == {key: round(due) for key, due in before.items()}


async def test_timers_among_clock_jumps_fire_once_and_in_time(
    simulation: Simulation, watch: Watch, skew: list[float]
) -> None:
    begun = watch.now()
    waits = (250, 45, 3 * 3600, DAY / 2, DAY / 2, 600, DAY, LOBBY_LIFE)
    for number, (jump, wait) in enumerate(zip(JUMPS, waits, strict=True)):
        skew[0] += jump
        if number % 2:  # a loop that sleeps notices by itself
            context_of(simulation).service.wake()
        await simulation.pass_time(wait)
        watch.check()

    for pace in PACES:
        first = [watch.fired[key][0] - begun for key in watch.fired if key[2] == Timers.DEADLINE]
        span = CLOCKS[pace].span
        assert span is not None
        on_time = [one for one in first if abs(one - span) < LATE]
        assert len(on_time) == 2 * TABLES // len(PACES), "both seats of a third of the tables"
    closed = [times for key, times in watch.fired.items() if key[2] == Timers.LOBBY]
    assert [len(times) for times in closed] == [1] * (TABLES + LOBBIES)
    deadlines = [key for key in watch.fired if key[2] == Timers.DEADLINE]
    for match, seat, kind in deadlines:
        played = watch.played.get((match, seat), 0)
        assert 1 <= played <= len(watch.fired[match, seat, kind])
        assert played <= MISSED_MOST, "then the autopilot has the seat, and no deadline fires"
    reminded = [len(times) for key, times in watch.fired.items() if key[2] == Timers.REMIND]
    assert 0 < max(reminded) <= MISSED_MOST


async def test_a_restart_after_a_clock_jump_takes_nobodys_time(
    simulation: Simulation, watch: Watch, skew: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {key: due for key, due in watch.due.items() if key[2] in WATCHED}
    monkeypatch.undo()
    for jump in (40 * DAY, -90 * DAY):
        await simulation.env.bot.close()
        skew[0] += jump
        await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
        await simulation.pass_time(5)

    store = context_of(simulation).service.store
    timers = await store.due_timers(math.inf, 10 * TABLES)
    left = {_key(one): one.due - skew[0] for one in timers if one.kind in WATCHED}
    assert left.keys() == before.keys()
    assert all(abs(left[key] - due) < LATE for key, due in before.items())


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store with two matches."""
    store = await SqliteStore.open(tmp_path / "two.db")
    await sit_down(store, *(duel(f"d{number}", channel=number) for number in range(2)))
    yield store
    await store.close()


async def test_a_clock_jump_during_a_handler_fires_nothing_else(
    store: SqliteStore,
) -> None:
    skew, fired = [0.0], list[str]()
    loop = asyncio.get_running_loop()

    def now() -> float:
        return 1_000_000.0 + loop.time() + skew[0]

    async def deadline(timer: Timer) -> None:
        skew[0] += 5 * DAY
        fired.append(timer.match_id)
        await store.commit([FireTimer(timer)])

    uptime = Uptime(Seats(Service(store, now)), now, lambda: None, Shards())
    await uptime.beat()
    due = [SetTimer(Timer(f"d{n}", 0, Timers.DEADLINE, now() + n * DAY)) for n in range(2)]
    await store.commit(due)
    clock = Clock(store, {Timers.DEADLINE: deadline}, now, plain_wait, uptime.beat)
    clock.start()
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                upcoming = await store.next_timer()
                if fired and (upcoming is None or upcoming > now()):
                    break
                await asyncio.sleep(0.01)
    finally:
        await clock.stop()

    assert fired == ["d0"]
    (left,) = await store.timers("d1")
    assert 0 < left.due - now() <= DAY
