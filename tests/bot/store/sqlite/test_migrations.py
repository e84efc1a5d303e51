"""Upgrading a database file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import check
from bot.store.errors import Unusable
from bot.store.sqlite import file
from bot.store.sqlite.file import prepare
from bot.store.sqlite.migrations import MIGRATIONS
from tests.bot.store.sqlite.files import ADD_MOTTO, fill, read_match, schema

BROKEN = "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)"


def add(monkeypatch: pytest.MonkeyPatch, migration: str) -> None:
    """Add a migration as the newest."""
    monkeypatch.setattr(file, "MIGRATIONS", (*MIGRATIONS, migration))


async def test_a_migration_keeps_all_data_and_leaves_a_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(path)
    add(monkeypatch, ADD_MOTTO)
    prepare(path).release()
    assert schema(path) == len(MIGRATIONS) + 1
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT id, motto FROM matches").fetchall() == [("m0", "dark_miss_down")]
    copy = path.with_name(f"airlock.db.schema-{len(MIGRATIONS)}")
    assert check(copy).actions == 1


async def test_a_failing_migration_does_not_change_the_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(path)
    add(monkeypatch, BROKEN)
    for _ in range(2):
        with pytest.raises(Unusable, match="no such table: nowhere"):
            prepare(path)
    add(monkeypatch, ADD_MOTTO)
    assert await read_match(path) is not None
    with closing(sqlite3.connect(path)) as db:
        assert not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'half'").fetchall()
    assert path.with_name(f"airlock.db.schema-{len(MIGRATIONS)}.2").exists()


async def test_a_damaged_database_is_not_migrated(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(path, 3)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM actions WHERE match_id = 'm1'")
        db.commit()
    add(monkeypatch, ADD_MOTTO)
    with pytest.raises(Unusable, match="game m1 has 0 of 1 actions"):
        prepare(path)
    assert schema(path) == len(MIGRATIONS)
