"""Upgrading a database file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import check, open_store
from bot.store.protocol import Unusable
from bot.store.records import Daily, Snapshot
from bot.store.sqlite.file import prepare
from bot.store.sqlite.migrations import MIGRATIONS, Migration
from tests.bot.store.sqlite_files import ADD_MOTTO, found, played, schema

BROKEN = Migration("0002_broken.sql", "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)")


async def test_a_migration_keeps_everything_and_a_copy_of_what_was(path: Path) -> None:
    await played(path)
    prepare(path, (*MIGRATIONS, ADD_MOTTO)).release()
    assert schema(path) == len(MIGRATIONS) + 1
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT id, motto FROM matches").fetchall() == [("m0", None)]
    copy = path.with_name(f"airlock.db.schema-{len(MIGRATIONS)}")
    assert check(copy).actions == 1


async def test_starts_of_challenges_are_found_among_the_games_kept_so_far(path: Path) -> None:
    prepare(path, MIGRATIONS[:1]).release()
    with closing(sqlite3.connect(path)) as db:
        for n, (user, status) in enumerate(
            [(1, "over"), (1, "running"), (2, "over"), (3, "lobby")]
        ):
            db.execute(
                "INSERT INTO matches VALUES (?, 'dyla', '1', '{}', 1, ?, ?, ?, NULL, ?, '', ?, ?,"
                " NULL, NULL, 0, 0)",
                (f"m{n}", 9 - n, n, status, '{"daily":"2026-01-31"}', 10.0 + n, 20.0 + n),
            )
            db.execute("INSERT INTO seats VALUES (?, 0, ?, NULL, '', 0, 0, 0)", (f"m{n}", user))
        db.execute("INSERT INTO dailies VALUES ('2026-01-31', 'dyla', 7, 2, 'm2', 5.0, 21.5)")
        db.execute("INSERT INTO dailies VALUES ('2026-01-30', 'dyla', 7, 2, 'gone', 4.0, 1.0)")
        db.commit()
    store = await open_store(path)
    day = "2026-01-31"
    assert await store.dailies_of(1) == [Daily(day, "dyla", 9, 1, "m0", None, 20.0)]
    assert await store.dailies_of(2) == [
        Daily("2026-01-30", "dyla", 7, 2, "gone", 4.0, 1.0),
        Daily(day, "dyla", 7, 2, "m2", 5.0, 21.5),
    ]
    assert await store.dailies_of(3) == [Daily(day, "dyla", 6, 3, "m3")]
    await store.close()


async def test_kept_states_are_told_their_turn_and_of_finished_games_the_last_stays(
    path: Path,
) -> None:
    prepare(path, MIGRATIONS[:2]).release()
    with closing(sqlite3.connect(path)) as db:
        for n, status in enumerate(("over", "running")):
            db.execute(
                "INSERT INTO matches VALUES (?, 'dyla', '1', '{}', 1, 9, ?, ?, NULL, '{}', '', 1,"
                " 1, NULL, NULL, 2, 0)",
                (f"m{n}", n, status),
            )
            for revision in range(3):
                state = f'{{"turn":{revision + 4}}}'.encode()
                db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (f"m{n}", revision, state))
            for revision in (1, 2):
                row = (f"m{n}", revision)
                db.execute("INSERT INTO actions VALUES (?, ?, 0, 'player', '', '', 1, NULL)", row)
        db.commit()
    store = await open_store(path)
    assert await store.snapshot("m0") == Snapshot("m0", 2, b'{"turn":6}', 6)
    assert await store.snapshot("m0", 1) is None
    for revision in range(3):
        shot = await store.snapshot("m1", revision)
        assert shot is not None
        assert (shot.revision, shot.turn) == (revision, revision + 4)
    await store.close()


async def test_a_failing_migration_leaves_the_database_as_it_was(path: Path) -> None:
    await played(path)
    for _ in range(2):
        with pytest.raises(Unusable, match="no such table: nowhere"):
            prepare(path, (*MIGRATIONS, BROKEN))
    assert await found(path) is not None
    with closing(sqlite3.connect(path)) as db:
        assert not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'half'").fetchall()
    assert path.with_name(f"airlock.db.schema-{len(MIGRATIONS)}.2").exists()


async def test_a_damaged_database_is_not_migrated(path: Path) -> None:
    await played(path, 3)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM actions WHERE match_id = 'm1'")
        db.commit()
    with pytest.raises(Unusable, match="game m1 has 0 of 1 actions"):
        prepare(path, (*MIGRATIONS, ADD_MOTTO))
    assert schema(path) == len(MIGRATIONS)


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [migration.name[:5] for migration in MIGRATIONS]
    assert numbers == [f"{n:04}_" for n in range(1, len(MIGRATIONS) + 1)]
