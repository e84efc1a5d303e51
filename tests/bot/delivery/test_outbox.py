"""Notices are delivered in order and once, despite full disks, stops and a slow Discord."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.delivery import outbox as outboxes
from bot.delivery.outbox import Outbox, QuietHours, TryLater, check_quiet_hours
from bot.discord_io.courier import DeliveryError, Fate
from bot.members.preferences import MemberSettings
from bot.runtime.durations import DAY, HOUR
from bot.runtime.workers import plain_wait
from bot.store import loops
from bot.store.changes import AddNotice, DropNotice
from bot.store.errors import NotSaved, UnknownMatch
from bot.store.records import NoticeRow
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.tables import sit_down
from tests.patience import PATIENCE

NOON = 1_000_000.0


class Post:
    """Records deliveries, and delays or refuses them as a test says."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.begun: list[str] = []
        self.arrived: list[str] = []
        self.attempts: list[int] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.faults: list[Exception] = []
        self.now = NOON
        self.outbox = Outbox(store, self.deliver, lambda: self.now, plain_wait)

    async def deliver(self, notice: NoticeRow) -> None:
        self.begun.append(notice.id)
        self.attempts.append(notice.attempts)
        if self.faults:
            raise self.faults.pop(0)
        if notice.id in self.gates:
            await self.gates[notice.id].wait()
        self.arrived.append(notice.id)
        await self.store.commit([DropNotice(notice.id)])

    async def send(self, *notices: NoticeRow) -> None:
        """Commit notices, and wake the outbox."""
        await self.store.commit([AddNotice(notice) for notice in notices])
        self.outbox.wake()

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait for something to happen."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if happened():
                    return
                await asyncio.sleep(0.001)

    async def later(self, seconds: float) -> None:
        """Advance the clock."""
        self.now += seconds
        self.outbox.wake()

    async def is_left(self, expected: float | None) -> None:
        """Wait until the next notice is due at this time."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if await self.store.next_notice() == expected:
                    return
                await asyncio.sleep(0.001)


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    store = await SqliteStore.open(tmp_path / "airlock.db")
    await sit_down(store)
    await store.commit([DropNotice("p1")])
    post = Post(store)
    post.outbox.start()
    yield post
    await post.outbox.stop()
    await store.close()


def notice(name: str, key: str | None = None, match_id: str | None = "duel") -> NoticeRow:
    """A notice that is due."""
    return NoticeRow(name, "board", "{}", name, NOON, NOON, match_id, key or name)


async def test_notices_of_a_match_arrive_in_order_and_those_of_others_in_parallel(
    post: Post,
) -> None:
    await post.store.commit([AddNotice(notice("other", match_id=None))])
    post.gates["a"] = asyncio.Event()

    await post.send(notice("a"), notice("b"))
    await post.until(lambda: "other" in post.arrived and "a" in post.begun)

    assert "b" not in post.begun
    post.gates["a"].set()
    await post.until(lambda: post.arrived[-2:] == ["a", "b"])


async def test_a_notice_replaced_while_it_is_sent_is_followed_by_the_new_one(post: Post) -> None:
    post.gates["old"] = asyncio.Event()
    await post.send(notice("old", "board:duel"))
    await post.until(lambda: post.begun == ["old"])

    await post.send(notice("new", "board:duel"))
    post.gates["old"].set()

    await post.until(lambda: post.arrived == ["old", "new"])
    await post.is_left(None)


async def test_a_notice_dropped_while_it_waits_is_not_sent(post: Post) -> None:
    post.gates["first"] = asyncio.Event()
    await post.send(notice("first"), notice("second"), notice("third"))
    await post.until(lambda: post.begun == ["first"])

    await post.store.commit([DropNotice("second")])
    post.gates["first"].set()

    await post.until(lambda: post.arrived == ["first", "third"])
    await post.is_left(None)


async def test_a_notice_whose_lease_expires_while_it_is_sent_is_not_sent_twice(post: Post) -> None:
    post.gates["slow"] = asyncio.Event()
    await post.send(notice("slow"))
    await post.until(lambda: post.begun)

    for _ in range(3):
        await post.later(outboxes.LEASE + 1)
        await post.is_left(post.now + outboxes.LEASE)

    post.gates["slow"].set()
    await post.is_left(None)
    await post.outbox.stop()
    assert post.begun == post.arrived == ["slow"]


async def test_a_refused_notice_is_retried_with_growing_delays(post: Post) -> None:
    post.faults = [TryLater("busy"), TryLater("busy"), TryLater("busy", 500.0)]
    await post.send(notice("a"))

    for pause in (2.0, 10.0, 500.0):
        await post.is_left(post.now + pause)
        await post.later(pause)

    await post.until(lambda: post.arrived == ["a"])
    assert post.attempts == [1, 2, 3, 4]


async def test_a_notice_with_a_known_delay_is_retried_after_that_delay(post: Post) -> None:
    post.faults = [TryLater("busy"), TryLater("busy"), TryLater("limited", 5.0)]
    await post.send(notice("a"))
    for pause in (2.0, 10.0, 5.0):
        await post.is_left(post.now + pause)
        await post.later(pause)

    await post.until(lambda: post.arrived == ["a"])


async def test_quiet_hours_delay_a_notice_without_counting_as_an_attempt(post: Post) -> None:
    post.faults = [TryLater("busy"), QuietHours(NOON + 3_600), TryLater("busy"), TryLater("busy")]
    await post.send(notice("a"))
    for pause in (2.0, 3_598.0, 10.0, 60.0):
        await post.is_left(post.now + pause)
        await post.until(lambda: not post.outbox._under_way)
        await post.later(pause)

    await post.until(lambda: post.arrived == ["a"])
    assert post.attempts == [1, 2, 2, 3, 4]


def test_a_message_is_sent_only_outside_quiet_hours() -> None:
    asleep = MemberSettings(quiet_from=22, quiet_to=6)
    midnight = 20 * DAY
    with pytest.raises(QuietHours) as quiet:
        check_quiet_hours(asleep, midnight)
    assert quiet.value.end == midnight + 6 * HOUR
    check_quiet_hours(asleep, quiet.value.end)


async def test_a_message_is_sent_again_after_the_delay_that_discord_asks_for(post: Post) -> None:
    post.faults = [DeliveryError(Fate.LATER, 500), DeliveryError(Fate.LATER, 429, after=90.0)]
    await post.send(notice("a"))
    for pause in (2.0, 90.0):
        await post.is_left(post.now + pause)
        await post.later(pause)

    await post.until(lambda: post.arrived == ["a"])


async def test_a_message_that_discord_refuses_is_dropped_at_once(post: Post) -> None:
    post.faults = [DeliveryError(Fate.FORBIDDEN, 50007)]
    await post.send(notice("a"))
    await post.is_left(None)

    assert not post.arrived


async def test_an_outage_of_hours_drops_a_message(post: Post) -> None:
    post.faults = [DeliveryError(Fate.LATER, 500) for _ in range(outboxes.OUTAGE_TRIES)]
    await post.send(notice("a"))
    for tries, pause in enumerate((*outboxes.BACK_OFF, *[outboxes.BACK_OFF[-1]] * 3), 1):
        await post.until(lambda: len(post.attempts) == tries and not post.outbox._under_way)  # noqa: B023
        await post.is_left(post.now + pause)
        await post.later(pause)
    await post.is_left(None)

    assert len(post.attempts) == outboxes.OUTAGE_TRIES


async def test_a_notice_with_an_unexpected_fault_is_logged_and_retried(post: Post) -> None:
    with capture_logs() as logs:
        post.faults = [ValueError("?")]
        await post.send(notice("a"), notice("b"))
        await post.until(lambda: post.arrived == ["b"])
        await post.is_left(post.now + 2.0)
        await post.later(2.0)
        await post.until(lambda: post.arrived == ["b", "a"])

    assert [entry["event"] for entry in logs] == ["notice_failed"]


async def test_a_notice_is_dropped_at_its_third_unexpected_fault(post: Post) -> None:
    with capture_logs() as logs:
        post.faults = [ValueError("?"), ValueError("?"), ValueError("?")]
        await post.send(notice("a"))
        for pause in (2.0, 10.0):
            await post.is_left(post.now + pause)
            await post.later(pause)
        await post.is_left(None)

    assert not post.arrived
    assert [entry["event"] for entry in logs] == [
        "notice_failed",
        "notice_failed",
        "notice_dropped",
    ]


async def test_a_notice_whose_match_is_gone_is_dropped(post: Post) -> None:
    post.faults = [UnknownMatch("duel")]

    await post.send(notice("a"), notice("b"))

    await post.until(lambda: post.arrived == ["b"])
    await post.is_left(None)


async def test_a_full_disk_delays_notices_and_does_not_end_the_loop(post: Post) -> None:
    with capture_logs() as logs:
        post.faults = [NotSaved("the disk is full")]
        await post.send(notice("a"), notice("b"))
        await post.until(lambda: post.arrived == ["b"])

    assert [(one["event"], one["loop"]) for one in logs] == [("loop_without_store", "outbox")]
    await post.is_left(NOON + outboxes.LEASE)
    await post.later(outboxes.LEASE)
    await post.until(lambda: post.arrived == ["b", "a"])


async def test_a_loop_that_cannot_read_the_store_resumes_when_it_can(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post.send(notice("a")._replace(not_before=NOON + 60))
    post.store._writer.connection.execute("PRAGMA query_only = ON")
    monkeypatch.setattr(loops, "RETRY", 0.01)
    with capture_logs() as logs:
        await post.later(60)
        await post.until(lambda: logs)
        assert not post.begun

    post.store._writer.connection.execute("PRAGMA query_only = OFF")

    await post.until(lambda: post.arrived == ["a"])


async def test_a_stop_waits_for_deliveries_in_progress(post: Post) -> None:
    post.gates["a"] = asyncio.Event()
    await post.send(notice("a"))
    await post.until(lambda: post.begun)

    stopping = asyncio.create_task(post.outbox.stop())
    await asyncio.sleep(0.01)
    assert not stopping.done()
    post.gates["a"].set()
    await stopping

    assert post.arrived == ["a"]
    await post.is_left(None)


async def test_a_stop_gives_up_on_slow_deliveries_without_losing_them(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outboxes, "LAST_CHANCE", 0.01)
    post.gates["a"] = asyncio.Event()
    await post.send(notice("a"))
    await post.until(lambda: post.begun)

    await post.outbox.stop()

    assert post.arrived == []
    await post.is_left(NOON + outboxes.LEASE)
    again = Post(post.store)
    again.now = NOON + outboxes.LEASE
    again.outbox.start()
    await again.until(lambda: again.arrived == ["a"])
    await again.outbox.stop()


async def test_notices_are_delivered_in_parallel_up_to_a_limit(post: Post) -> None:
    names = [f"m{number}" for number in range(outboxes.AT_ONCE + 5)]
    post.gates = {name: asyncio.Event() for name in names}

    await post.send(*(notice(name)._replace(match_id=None) for name in names))
    await post.until(lambda: len(post.begun) == outboxes.AT_ONCE)
    await asyncio.sleep(0.02)

    assert len(post.begun) == outboxes.AT_ONCE
    for gate in post.gates.values():
        gate.set()
    await post.until(lambda: sorted(post.arrived) == sorted(names))


async def test_at_the_limit_a_delivery_starts_when_another_ends(
    post: Post,
) -> None:
    names = [f"m{number}" for number in range(outboxes.AT_ONCE + 1)]
    post.gates = {name: asyncio.Event() for name in names}
    await post.send(*(notice(name)._replace(match_id=None) for name in names))
    await post.until(lambda: len(post.begun) == outboxes.AT_ONCE)

    first, *_ = post.begun
    post.gates[first].set()

    await post.until(lambda: len(post.begun) == outboxes.AT_ONCE + 1)
    assert post.arrived == [first]
    for gate in post.gates.values():
        gate.set()
    await post.until(lambda: sorted(post.arrived) == sorted(names))
