"""A database is moved to the other kind of store and back, and its games continue."""

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.__main__ import main
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.runtime.wake import Wake
from bot.store import Database, check, open_store, transfer
from bot.store.errors import Unusable
from bot.store.protocol import Store
from bot.store.records import DESIGNS
from bot.store.sql.copying import KEYS, select
from engine.core.chance import Chance, seed_from
from tests.bot.store.release_database import FILE
from tests.bot.store.tables import sit_down
from tests.random_moves import random_path

USER = 5


@pytest.fixture
def address(address: str) -> SecretStr:
    return SecretStr(address)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A copy of the first release's database: four kinds of games, notices, settings."""
    path = tmp_path / "airlock.db"
    path.write_bytes(gzip.decompress(FILE.read_bytes()))
    return path


def content(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a file, by table."""
    with closing(sqlite3.connect(path)) as db:
        return {table: db.execute(select(table, ["*"])).fetchall() for table in KEYS}


def test_every_table_is_copied(kept: Path) -> None:
    asyncio.run(opened_once(kept))
    with closing(sqlite3.connect(kept)) as db:
        tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    assert {name for (name,) in tables} == set(KEYS)


@asynccontextmanager
async def aclosing(store: Store) -> AsyncIterator[Store]:
    """Close the store in any case."""
    try:
        yield store
    finally:
        await store.close()


async def opened_once(database: Database) -> None:
    await (await open_store(database)).close()


def test_a_transfer_and_its_reverse_keep_every_row(
    kept: Path, address: SecretStr, tmp_path: Path
) -> None:
    design = (DESIGNS, USER, '{"designs": []}')
    asyncio.run(opened_once(kept))
    with closing(sqlite3.connect(kept)) as db, db:
        db.execute("INSERT INTO member_settings VALUES (?, ?, ?)", design)
    count = transfer(kept, address)
    before = content(kept)
    assert design in before["member_settings"]
    assert count == sum(map(len, before.values()))
    assert all(before[table] for table in ("matches", "actions", "snapshots", "notices", "timers"))
    back = tmp_path / "back.db"
    assert transfer(address, back) == count
    assert content(back) == before
    assert check(back).actions == check(address).actions


async def played(database: Database, moves: int) -> int:
    """Play at the first table of a database, begun if there is none; returns its revision."""
    async with aclosing(await open_store(database)) as store:
        service, luck = Service(store, lambda: 1000.0, Wake()), Chance(seed_from("transfer"))
        row = await store.match_in_channel(1)
        if row is None:
            seating = Seating("planetary_defence", {}, 1, 1, USER, "Ada", 77, seed=seed_from("a"))
            table = (await service.start(seating)).table
        else:
            table = await service.tables.load(row.id)
        for _ in range(moves):
            where, picked = random_path(table.match.game.choices(table.match.state, 0), luck)
            decision = table.match.decisions[0]
            table = (await service.play(table.id, USER, decision, where, picked)).table
        return table.match.revision


def test_a_game_continues_on_a_server_and_then_in_a_file_again(
    address: SecretStr, tmp_path: Path
) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    assert asyncio.run(played(first, 3)) == 3
    transfer(first, address)
    assert asyncio.run(played(address, 2)) == 5
    transfer(address, last)
    assert asyncio.run(played(last, 2)) == 7


def test_a_target_that_is_not_empty_is_refused_without_changes(
    kept: Path, address: SecretStr, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def with_a_duel(database: Database) -> None:
        store = await open_store(database)
        await sit_down(store)
        await store.close()

    other = tmp_path / "other.db"
    for database in (other, address):
        asyncio.run(with_a_duel(database))
        with pytest.raises(Unusable, match=r"is not empty \(it has matches\)"):
            transfer(kept, database)
        assert check(database).matches == 1
    assert not caplog.records, "asyncio logs nothing beside the one sentence"


def test_a_database_used_by_a_running_bot_is_refused(kept: Path, address: SecretStr) -> None:
    async def while_open(database: Database, source: Database, target: Database) -> None:
        async with aclosing(await open_store(database)):
            with pytest.raises(Unusable, match="stop it first"):
                await asyncio.to_thread(transfer, source, target)

    asyncio.run(while_open(address, kept, address))
    asyncio.run(while_open(kept, kept, address))
    assert check(address).matches == 0


def test_settings_for_one_kind_of_database_do_not_prevent_a_transfer(
    kept: Path, address: SecretStr, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = tmp_path / "moved.db"
    monkeypatch.setenv("AIRLOCK_BACKUPS", "backups,daily,14")
    monkeypatch.setenv("AIRLOCK_SHARDS", "0/2")
    assert main(["transfer", str(kept), address.get_secret_value()]) == 0
    assert main(["transfer", address.get_secret_value(), str(moved)]) == 0
    assert check(moved).matches == check(kept).matches > 0


def test_a_missing_source_is_not_created(
    tmp_path: Path, address: SecretStr, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.db"
    assert main(["transfer", str(missing), address.get_secret_value()]) == 1
    assert "There is no database at" in capsys.readouterr().err
    assert not missing.exists()
