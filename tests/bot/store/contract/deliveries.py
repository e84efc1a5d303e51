"""Contract of every store: messages, notices and timers."""

import asyncio

import pytest

from bot.runtime.shards import Shards
from bot.store import changes as c
from bot.store.errors import TimerGone
from bot.store.protocol import Store
from bot.store.records import (
    TABLE,
    Backlog,
    PostedMessage,
    Timer,
)
from tests.bot.store.tables import (
    ADA,
    board,
    duel,
    move,
    sit_down,
    turn,
)


class DeliveryContract:
    """Messages, notices and timers."""

    async def test_each_role_has_one_message(self, store: Store) -> None:
        await sit_down(store)
        first, second = (
            PostedMessage("duel", "board", 1, 2, 3),
            PostedMessage("duel", "board", 1, 9, 4),
        )
        hand = PostedMessage("duel", f"hand:{ADA}", 5, 6, 4)
        await store.commit([c.PutMessage(first), c.PutMessage(hand)])
        await store.commit([c.PutMessage(second)])
        assert await store.messages("duel") == {"board": second, f"hand:{ADA}": hand}
        await store.commit([c.DropMessage("duel", "board"), c.DropMessage("duel", "board")])
        assert await store.messages("duel") == {f"hand:{ADA}": hand}

    async def test_a_due_notice_is_claimed_only_once(self, store: Store) -> None:
        late = board("late", not_before=2000.0)
        await store.commit([c.AddNotice(board()), c.AddNotice(late)])
        assert await store.next_notice() == 1000.0
        both = await asyncio.gather(
            store.take_notices(1500.0, 1530.0, 10), store.take_notices(1500.0, 1530.0, 10)
        )
        assert sorted(both, key=len) == [[], [board(attempts=1, not_before=1530.0)]]
        assert await store.next_notice() == 1530.0
        again = await store.take_notices(1530.0, 1560.0, 10)
        assert again == [board(attempts=2, not_before=1560.0)]

    async def test_a_delayed_notice_is_claimed_later_and_a_dropped_one_never(
        self, store: Store
    ) -> None:
        await store.commit([c.AddNotice(board()), c.DelayNotice("first", 1700.0, tried=1)])
        assert await store.take_notices(1699.0, 1800.0, 10) == []
        assert [one.attempts for one in await store.take_notices(1700.0, 1800.0, 10)] == [2]
        await store.commit([c.DropNotice("first"), c.DropNotice("first")])
        assert await store.next_notice() is None

    async def test_notices_are_claimed_oldest_first_up_to_the_limit(self, store: Store) -> None:
        names = [f"p{n}" for n in range(5)]
        await store.commit([c.AddNotice(board(p, created=1000.0 + n)) for n, p in enumerate(names)])
        taken = await store.take_notices(1500.0, 1600.0, 3)
        assert [notice.id for notice in taken] == names[:3]
        assert [p.id for p in await store.take_notices(1500.0, 1600.0, 3)] == names[3:]

    async def test_a_newer_notice_replaces_the_undelivered_one(self, store: Store) -> None:
        await store.commit([c.AddNotice(board(key="board:duel"))])
        await store.take_notices(1000.0, 1030.0, 1)
        newer = board("newer", key="board:duel", payload="{}", created=1010.0, not_before=1020.0)
        await store.commit([c.AddNotice(newer)])
        await store.commit([c.DropNotice("first"), c.DelayNotice("first", 9999.0)])
        taken = await store.take_notices(1020.0, 1050.0, 10)
        kept = newer._replace(nonce="nonce-first", created=1000.0, attempts=2, not_before=1050.0)
        assert taken == [kept]

    async def test_the_pending_notices_of_a_match_can_be_listed(self, store: Store) -> None:
        await sit_down(store)
        await store.commit([c.DropNotice("p1")])
        mine = [
            board(name, match_id="duel", created=at) for name, at in (("b", 1000.0), ("a", 999.0))
        ]
        await store.commit([c.AddNotice(notice) for notice in (*mine, board("other"))])
        await store.take_notices(1000.0, 1030.0, 10)
        assert [(one.id, one.attempts) for one in await store.notices("duel")] == [
            ("a", 1),
            ("b", 1),
        ]
        assert await store.notices("nobody's") == []

    async def test_notices_without_a_key_never_replace_each_other(self, store: Store) -> None:
        await store.commit([c.AddNotice(board("one")), c.AddNotice(board("two"))])
        assert len(await store.take_notices(1000.0, 1001.0, 10)) == 2

    async def test_a_timer_fires_once(self, store: Store) -> None:
        timer = Timer("duel", 0, "deadline", 1500.0)
        await sit_down(store)
        await store.commit([c.SetTimer(timer)])
        assert await store.due_timers(1499.0, 10) == []
        assert await store.due_timers(1500.0, 10) == [timer]
        await store.commit([c.FireTimer(timer), *turn(1)])
        with pytest.raises(TimerGone):
            await store.commit([c.FireTimer(timer), *turn(2)])
        assert await store.actions("duel") == [move(1)]
        assert await store.timers("duel") == []

    async def test_a_moved_timer_does_not_fire_at_its_old_time(self, store: Store) -> None:
        old, new = Timer("duel", 0, "deadline", 1500.0), Timer("duel", 0, "deadline", 1500.25)
        other = Timer("duel", TABLE, "deadline", 1400.0)
        await sit_down(store)
        await store.commit([c.SetTimer(old), c.SetTimer(new), c.SetTimer(other)])
        with pytest.raises(TimerGone):
            await store.commit([c.FireTimer(old)])
        assert await store.timers("duel") == [other, new]
        assert await store.next_timer() == 1400.0
        await store.commit([c.DropTimer("duel", TABLE, "deadline")])
        assert await store.due_timers(9999.0, 10) == [new]

    async def test_overdue_work_is_counted(self, store: Store) -> None:
        assert await store.backlog(9999.0) == Backlog(0, None, 0)
        await sit_down(store)
        await store.commit([c.SetTimer(Timer("duel", n, "deadline", 1500.0 + n)) for n in (0, 1)])
        later = board("later", created=900.0, not_before=1600.0)
        await store.commit([c.AddNotice(board()), c.AddNotice(later)])
        assert await store.backlog(1500.0) == Backlog(1, 1000.0, 1)
        assert await store.backlog(1600.0) == Backlog(2, 900.0, 2)

    async def test_timers_and_notices_can_be_postponed_by_lost_time(self, store: Store) -> None:
        await sit_down(store)
        await store.commit([c.SetTimer(Timer("duel", 0, "deadline", 1500.0)), *turn(1)])
        await store.commit([c.Postpone(200.0)])
        assert await store.next_timer() == 1700.0
        assert await store.next_notice() == 1200.0
        await store.commit([c.Postpone(-300.0)])
        assert (await store.next_timer(), await store.next_notice()) == (1400.0, 900.0)

    async def test_only_servers_that_lost_time_are_postponed(self, store: Store) -> None:
        here, there = duel("here", guild=2 << 22, channel=1), duel("there", guild=3 << 22)
        await sit_down(store, here, there)
        for match in ("here", "there"):
            await store.commit(
                [
                    c.SetTimer(Timer(match, 0, "deadline", 1500.0)),
                    c.AddNotice(board(f"board {match}", match_id=match)),
                ]
            )
        await store.commit([c.AddNotice(board("nobody's"))])
        await store.commit([c.Postpone(200.0, Shards(1, 1, 2))])
        (timer,) = await store.timers("there")
        (notice,) = await store.notices("there")
        assert (timer.due, notice.not_before) == (1700.0, 1200.0)
        await store.commit([c.Postpone(50.0, Shards(0, 0, 2))])
        (timer,) = await store.timers("here")
        (notice,) = await store.notices("here")
        assert (timer.due, notice.not_before) == (1550.0, 1050.0)
        assert await store.next_notice() == 1050.0, "what is of no server was moved with shard 0"
