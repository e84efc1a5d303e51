"""Contract of every store: commits are atomic, despite other writers and cancelled callers."""

import asyncio

import pytest

from bot.store import changes as c
from bot.store.errors import StaleRevision, TimerGone
from bot.store.protocol import Store
from bot.store.records import (
    Timer,
)
from tests.bot.store.tables import (
    duel,
    move,
    sit_down,
    turn,
)


class CommitContract:
    """Commits are atomic, despite other writers and cancelled callers."""

    async def test_a_refused_commit_writes_nothing(self, store: Store) -> None:
        await sit_down(store)
        with pytest.raises(TimerGone):
            await store.commit([*turn(1), c.FireTimer(Timer("duel", 0, "deadline", 1.0))])
        assert await store.match("duel") == duel()
        assert await store.actions("duel") == []
        assert await store.next_notice() is None

    async def test_a_refused_commit_does_not_affect_others_in_its_batch(self, store: Store) -> None:
        await sit_down(store, *(duel(f"m{n}", channel=n) for n in range(200)))
        outcomes = await asyncio.gather(
            *(store.commit(turn(1 if n % 3 else 2, f"m{n}")) for n in range(200)),
            return_exceptions=True,
        )
        for n, outcome in enumerate(outcomes):
            if n % 3:
                assert outcome is None
                assert await store.actions(f"m{n}") == [move(1, f"m{n}")]
            else:
                assert isinstance(outcome, StaleRevision)
                assert await store.actions(f"m{n}") == []

    async def test_a_commit_refused_at_its_last_change_writes_nothing_in_a_batch(
        self, store: Store
    ) -> None:
        await sit_down(store, *(duel(f"m{n}", channel=n) for n in range(20)))
        gone = c.FireTimer(Timer("m10", 0, "deadline", 1.0))
        outcomes = await asyncio.gather(
            *(store.commit([*turn(1, f"m{n}"), *[gone][: n == 10]]) for n in range(20)),
            return_exceptions=True,
        )
        assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [10]
        assert isinstance(outcomes[10], TimerGone)
        assert await store.actions("m10") == []
        assert await store.actions("m11") == [move(1, "m11")]

    async def test_of_many_actions_with_the_same_revision_one_succeeds(self, store: Store) -> None:
        await sit_down(store)
        outcomes = await asyncio.gather(
            *(store.commit(turn(1, interaction=n)) for n in range(30)), return_exceptions=True
        )
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, StaleRevision) for outcome in outcomes) == 29

    async def test_only_the_commit_with_an_unstorable_value_is_refused(self, store: Store) -> None:
        await sit_down(store, duel(), duel("other", channel=501))
        bad = c.AddAction(move(1, action="\ud800"), 0)
        refused, done = await asyncio.gather(
            store.commit([bad]), store.commit(turn(1, "other")), return_exceptions=True
        )
        assert isinstance(refused, UnicodeError)
        assert done is None

    @pytest.mark.parametrize("steps", range(4))
    async def test_cancelling_the_caller_does_not_cancel_the_commit(
        self, store: Store, steps: int
    ) -> None:
        await sit_down(store)
        caller = asyncio.create_task(store.commit(turn(1)))
        await asyncio.sleep(0)
        for _ in range(steps):
            await asyncio.sleep(0.0002)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        await store.commit(turn(2))
        assert await store.actions("duel") == [move(1), move(2)]

    async def test_the_store_accepts_commits_after_every_task_was_cancelled(
        self, store: Store
    ) -> None:
        await sit_down(store)
        callers = [asyncio.create_task(store.commit(turn(1))) for _ in range(3)]
        await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(*callers, return_exceptions=True)
        await store.commit(turn(2))
        assert await store.actions("duel") == [move(1), move(2)]

    async def test_closing_completes_pending_commits(self, store: Store) -> None:
        await sit_down(store, *(duel(f"m{n}", channel=n) for n in range(100)))
        callers = [asyncio.create_task(store.commit(turn(1, f"m{n}"))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*callers) == [None] * 100
