"""Contract of packed records: every read gives the same as before packing."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.store import changes as c
from bot.store.errors import StaleRevision, UnknownMatch
from bot.store.packing import pack
from bot.store.protocol import Store
from bot.store.records import Action, By, Snapshot, Status
from tests.bot.store.tables import duel, move, sit_down

STATE = Snapshot("", 3, '{"deck": "♠"}'.encode(), 2)


async def play_to_end(store: Store, name: str = "duel", updated: float = 2000.0) -> list[Action]:
    """Play three actions, the last taken from a queue, and end the game; returns the record."""
    await sit_down(store, duel(name, channel=hash(name)))
    moves = [move(n, name, at=1000.0 + n / 8, events='{"said": "ü"}') for n in (1, 2, 3)]
    moves[2] = moves[2]._replace(by=By.QUEUE, seat=1)
    for number, one in enumerate(moves):
        await store.commit([c.AddAction(one._replace(interaction=hash(name) + number), 0)])
    over = duel(name, channel=hash(name), status=Status.OVER, updated=updated)
    await store.commit([c.PutTable(over), c.PutSnapshot(STATE._replace(match_id=name))])
    return moves


class PackingContract:
    """A packed record reads as before; packing is atomic."""

    async def test_a_packed_record_reads_as_before(self, store: Store) -> None:
        moves = await play_to_end(store)
        row = await store.match("duel")
        assert await store.pack(2000.0, 5) == 1
        assert await store.match("duel") == row
        assert await store.actions("duel") == moves
        assert await store.actions("duel", 1) == moves[1:]
        assert await store.actions("duel", 1, 1) == moves[1:2]
        assert await store.actions("duel", 3) == []
        assert await store.snapshot("duel") == STATE._replace(match_id="duel")
        assert await store.snapshot("duel", 2) is None

    async def test_the_oldest_finished_games_are_packed_first(self, store: Store) -> None:
        for number in (4, 2, 3, 1):
            await play_to_end(store, f"m{number}", 2000.0 + number)
        assert await store.pack(2000.0, 9) == 0
        assert [await store.pack(2003.0, 2) for _ in range(3)] == [2, 1, 0]
        assert sum(await asyncio.gather(*(store.pack(3000.0, 9) for _ in range(3)))) == 1
        for number in (1, 2, 3, 4):
            assert len(await store.actions(f"m{number}")) == 3

    async def test_only_a_finished_and_unchanged_record_is_packed(self, store: Store) -> None:
        await sit_down(store)
        await store.commit([c.AddAction(move(1), 0)])
        assert await store.pack(9000.0, 5) == 0
        record = pack([move(1)], None, 1)
        for refused in (c.PackRecord("duel", 1, record), c.PackRecord("duel", 0, record)):
            with pytest.raises(StaleRevision):
                await store.commit([refused])
            await store.commit([c.PutTable(duel(status=Status.OVER, edition=refused.revision ^ 1))])
        with pytest.raises(UnknownMatch):
            await store.commit([c.PackRecord("nowhere", 1, record)])
        assert await store.actions("duel") == [move(1)]

    async def test_incomplete_records_are_logged_once_and_do_not_block_others(
        self, store: Store
    ) -> None:
        for number in (1, 2, 3):
            gone = duel(f"m{number}", status=Status.OVER, revision=9, updated=1000.0 + number)
            await sit_down(store, gone)
        for name in ("sound", "sound too"):
            await play_to_end(store, name)
        with capture_logs() as logged:
            assert [await store.pack(2000.0, 1) for _ in range(3)] == [1, 1, 0]
        told = [one["match"] for one in logged if one["event"] == "record_not_packed"]
        assert told == ["m1", "m2", "m3"]
        assert "0 of 9 actions" in str(logged[0]["fault"])

    async def test_a_game_without_actions_is_packed(self, store: Store) -> None:
        await sit_down(store, duel(status=Status.OVER))
        assert [await store.pack(9000.0, 5) for _ in range(2)] == [1, 0]
        assert await store.actions("duel") == []
        assert await store.snapshot("duel") is None

    @pytest.mark.parametrize("steps", range(8))
    async def test_interrupted_packing_loses_nothing(self, store: Store, steps: int) -> None:
        moves = await play_to_end(store)
        packing = asyncio.create_task(store.pack(2000.0, 5))
        for _ in range(steps):
            await asyncio.sleep(0.001)
        packing.cancel()
        await asyncio.gather(packing, return_exceptions=True)
        assert [one._replace(interaction=None) for one in await store.actions("duel")] == moves
        await store.pack(2000.0, 5)
        assert await store.pack(2000.0, 5) == 0
        assert await store.actions("duel") == moves

    async def test_dropping_a_match_deletes_its_packed_record(self, store: Store) -> None:
        await play_to_end(store)
        await store.pack(2000.0, 5)
        await store.commit([c.DropMatch("duel")])
        assert await store.actions("duel") == []
        assert await store.snapshot("duel") is None
