"""The SQLite store under the contract, and its own guarantees of durability."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import changes as c
from bot.store.errors import NotSaved, Unusable
from bot.store.protocol import Store
from bot.store.records import Snapshot
from bot.store.sqlite import writes
from bot.store.sqlite.store import SqliteStore
from tests.bot.store.contract import StoreContract
from tests.bot.store.statements import EVERY, statements
from tests.bot.store.tables import board, duel, move, sit_down, turn


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "airlock.db")
    yield store
    await store.close()


@pytest.fixture
def store(opened: SqliteStore) -> Store:
    return opened


class TestSqliteStore(StoreContract):
    """The whole contract, over SQLite."""


async def test_all_connections_have_the_durability_pragmas(opened: SqliteStore) -> None:
    promises = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    for name, value in promises.items():
        pragma = f"PRAGMA {name}"
        assert opened._writer.connection.execute(pragma).fetchall() == [(value,)]
        assert list(await opened._reader.execute_fetchall(pragma)) == [(value,)]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await opened._reader.execute("DELETE FROM matches")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        opened._near.execute("DELETE FROM matches")


async def test_a_read_by_key_waits_for_another_program_off_the_loop(
    opened: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(opened)

    class Held:
        """A connection to a file that another program has locked for a moment."""

        def execute(self, sql: str, values: object) -> None:  # noqa: ARG002
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

    seen = await opened.match("duel")
    assert seen is not None
    with monkeypatch.context() as patched:
        patched.setattr(opened, "_near", Held())
        assert await opened.match("duel") == seen


async def test_a_full_disk_loses_nothing_and_writes_work_once_space_is_free(
    opened: SqliteStore,
) -> None:
    await sit_down(opened)
    await opened.commit(turn(1))
    writer = opened._writer.connection
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages}")
    large = c.PutSnapshot(Snapshot("duel", 2, bytes(200_000)))
    with pytest.raises(NotSaved, match="Not saved, try again: the disk is full"):
        await opened.commit([c.AddAction(move(2), 0), large])
    assert await opened.actions("duel") == [move(1)]
    writer.execute("PRAGMA max_page_count = 100000")
    await opened.commit([c.AddAction(move(2), 0), large])
    assert await opened.actions("duel") == [move(1), move(2)]


async def test_a_database_that_becomes_read_only_can_still_be_read(
    opened: SqliteStore,
) -> None:
    await sit_down(opened)
    opened._writer.connection.execute("PRAGMA query_only = ON")
    refused = await asyncio.gather(
        *(opened.commit(turn(1)) for _ in range(5)), return_exceptions=True
    )
    assert {str(error) for error in refused} == {"Not saved, try again: the database is read-only."}
    assert await opened.match("duel") == duel()
    opened._writer.connection.execute("PRAGMA query_only = OFF")
    await opened.commit(turn(1))


async def test_a_failed_commit_does_not_block_other_programs(
    opened: SqliteStore, tmp_path: Path
) -> None:
    await sit_down(opened)
    opened._writer.connection.execute("DROP TABLE timers")
    with pytest.raises(NotSaved, match="no such table: timers"):
        await opened.commit([*turn(1), c.DropTimer("duel", 0, "deadline")])
    with closing(sqlite3.connect(tmp_path / "airlock.db", isolation_level=None, timeout=0)) as db:
        db.execute("BEGIN IMMEDIATE")


async def test_a_commit_waits_for_another_program_with_a_lock(
    opened: SqliteStore, tmp_path: Path
) -> None:
    await sit_down(opened)
    other = sqlite3.connect(tmp_path / "airlock.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    caller = asyncio.create_task(opened.commit(turn(1)))
    await asyncio.sleep(0.05)
    assert not caller.done()
    assert await opened.actions("duel") == []
    other.execute("ROLLBACK")
    other.close()
    await caller
    assert await opened.actions("duel") == [move(1)]


async def test_a_second_writer_on_the_same_database_is_refused(
    opened: SqliteStore, tmp_path: Path
) -> None:
    with pytest.raises(Unusable, match=r"Another Airlock is using .*airlock\.db; stop it first"):
        await SqliteStore.open(tmp_path / "airlock.db")
    await sit_down(opened)


async def test_a_second_writer_can_open_once_the_first_has_closed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        store = await SqliteStore.open(tmp_path / "airlock.db")
        await sit_down(store, duel(name, channel=hash(name)))
        await store.close()
    store = await SqliteStore.open(tmp_path / "airlock.db")
    assert await store.match("one") is not None
    assert await store.match("two") is not None
    await store.close()


async def test_interrupted_deliveries_are_due_again_and_delayed_ones_are_not(
    tmp_path: Path,
) -> None:
    first = await SqliteStore.open(tmp_path / "airlock.db")
    names = ("taken", "put off", "taken again", "replaced")
    await first.commit([c.AddNotice(board(name, key=name)) for name in names])
    await first.take_notices(1000.0, 1060.0, 10)
    newer = board("newer", key="replaced", not_before=1020.0)
    later = [c.DelayNotice("put off", 1300.0), c.DelayNotice("taken again", 1001.0)]
    await first.commit([c.AddNotice(newer), *later])
    await first.take_notices(1001.0, 1061.0, 10)
    await first.close()

    second = await SqliteStore.open(tmp_path / "airlock.db")
    taken = await second.take_notices(1002.0, 1062.0, 10)
    assert [(one.id, one.attempts) for one in taken] == [("taken", 2), ("taken again", 3)]
    assert await second.next_notice() == 1020.0
    await second.commit([c.DropNotice("newer"), *map(c.DropNotice, names[::2])])
    assert await second.next_notice() == 1300.0
    await second.close()


async def test_a_closed_store_says_so(opened: SqliteStore) -> None:
    await opened.close()
    with pytest.raises(NotSaved, match="shutting down"):
        await sit_down(opened)
    with pytest.raises(Unusable, match="shutting down"):
        await opened.match("duel")


@pytest.mark.parametrize("statement", [*EVERY, *statements(writes)])
def test_no_statement_has_numbered_parameters_which_python_3_14_rejects(
    statement: str,
) -> None:
    assert re.findall(r"\?\d", statement) == []
