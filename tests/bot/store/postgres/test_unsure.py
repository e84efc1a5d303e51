"""After a commit of unknown outcome the store looks it up, and stores it exactly once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg
import pytest

from bot.store import changes as c
from bot.store.errors import StaleRevision
from bot.store.postgres import transactions
from bot.store.postgres.store import PostgresStore
from bot.store.records import Timer
from tests.bot.store.tables import ada, board, duel, move, sit_down, turn


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address)
    await sit_down(store)
    yield store
    await store.close()


class BrokenLine:
    """Breaks the connection at the next commits, after or before they took effect."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.breaks: list[bool] = []
        self.seen = 0
        whole = transactions._transact

        async def transact(pool: Any, wanted: Sequence[Sequence[c.Change]]) -> object:
            self.seen += 1
            if not self.breaks:
                return await whole(pool, wanted)
            if self.breaks.pop():
                await whole(pool, wanted)
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle")

        patch.setattr(transactions, "_transact", transact)


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> BrokenLine:
    return BrokenLine(monkeypatch)


COMMITS: list[Sequence[c.Change]] = [
    [*turn(1, interaction=5), c.SetTimer(Timer("duel", 0, "deadline", 7.0))],
    [c.AddMatch(duel("other", channel=9, interaction=6))],
    [c.PutTable(duel(seats=(ada(autopilot=True),)))],
    [c.AddNotice(board("free"))],
    [c.DropMatch("duel")],
]


@pytest.mark.parametrize("done", [True, False], ids=["it was done", "it was not"])
@pytest.mark.parametrize("wanted", COMMITS, ids=lambda wanted: type(wanted[0]).__name__)
async def test_a_commit_of_unknown_outcome_is_stored_once(
    store: PostgresStore, line: BrokenLine, wanted: Sequence[c.Change], done: bool
) -> None:
    line.breaks = [done]
    await store.commit(wanted)
    assert line.seen == (1 if done else 2), "a commit that took effect is not repeated"
    assert line.breaks == []


async def test_each_commit_of_a_batch_of_unknown_outcome_is_looked_up(
    store: PostgresStore, line: BrokenLine
) -> None:
    rows = [duel(str(number), channel=number) for number in range(40)]
    line.breaks = [True, False, True, False]
    await asyncio.gather(*(store.commit([c.AddMatch(row)]) for row in rows))
    assert line.breaks == []
    for row in rows:
        await store.commit(turn(1, row.id))
        assert await store.match(row.id) is not None


async def test_a_concurrent_action_of_another_process_is_not_taken_for_the_lost_one(
    store: PostgresStore, line: BrokenLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours = move(1, action='"theirs"'), move(1, action='"ours"')
    kept, other = transactions._are_stored, await PostgresStore.open(store._address)

    async def quicker(pool: object, wanted: Sequence[c.Change]) -> bool:
        await other.commit([c.AddAction(theirs, 0)])
        return await kept(pool, wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(transactions, "_are_stored", quicker)
    line.breaks = [False]
    with pytest.raises(StaleRevision):
        await store.commit([c.AddAction(ours, 0)])
    assert await store.actions("duel") == [theirs]
    await other.close()
