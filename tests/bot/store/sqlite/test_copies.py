"""Checking, copying and restoring a database file."""

import os
import resource
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Health, backup, check, open_store, restore
from bot.store.errors import Unusable
from bot.store.sqlite import file as database_file
from bot.store.sqlite.connection import beside
from bot.store.sqlite.migrations import MIGRATIONS
from tests.bot.store.sqlite.files import fill, read_match, smear, smear_table
from tests.bot.store.tables import sit_down, turn

LIMIT = 64 * 2**10
"""Maximum size of a file on a disk that is nearly full, in bytes."""


async def test_check_and_backup_of_a_running_bot_include_everything_committed(
    path: Path, tmp_path: Path
) -> None:
    store = await open_store(path)
    await sit_down(store)
    await store.commit(turn(1))
    copy = tmp_path / "copy.db"
    backup(path, copy)
    await store.commit(turn(2))
    found = check(path)
    assert replace(found, begun=()) == Health(
        len(MIGRATIONS), 1, 1, 2, f"SQLite {sqlite3.sqlite_version}"
    )
    assert [one.games for one in found.begun] == [1]
    assert check(copy).actions == 1
    await store.commit(turn(3))
    await store.close()


async def test_check_counts_a_consistent_state_despite_commits(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(path)
    look_through = database_file._check_whole

    def slowly(db: sqlite3.Connection, path: Path) -> None:
        look_through(db, path)
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA foreign_keys = ON")
            other.execute("DELETE FROM matches")
            other.commit()

    monkeypatch.setattr(database_file, "_check_whole", slowly)
    assert check(path).matches == 1
    monkeypatch.undo()
    assert check(path).matches == 0


async def test_an_orphaned_row_is_damage(path: Path) -> None:
    await fill(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO timers VALUES ('gone', 0, 'deadline', 1.0)")
        db.commit()
    with pytest.raises(Unusable, match=r"\(a row of timers belongs to no row of matches\)"):
        check(path)


async def test_a_backup_of_a_damaged_database_is_refused_and_leaves_no_file(path: Path) -> None:
    await fill(path, 30)
    smear_table(path, "actions")
    copy = path.with_name("copy.db")
    with pytest.raises(Unusable, match=r"airlock\.db is damaged"):
        backup(path, copy)
    assert list(path.parent.glob("copy*")) == []


async def test_a_backup_never_overwrites_a_file(path: Path, tmp_path: Path) -> None:
    await fill(path)
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(Unusable, match=r"copy\.db exists already"):
        backup(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_a_backup_into_a_missing_folder_names_the_folder(path: Path) -> None:
    await fill(path)
    with pytest.raises(Unusable, match=r"^\S*nowhere/copy\.db is in a folder that does not exist"):
        backup(path, path.with_name("nowhere") / "copy.db")


@pytest.mark.parametrize("work", [check, lambda path: backup(path, path.with_name("copy"))])
def test_a_missing_database_is_not_created(path: Path, work: object) -> None:
    with pytest.raises(Unusable, match="There is no database at"):
        work(path)  # type: ignore[operator]
    assert not path.exists()


@pytest.mark.parametrize("work", [check, lambda path: backup(path, path / "copy.db")])
def test_a_folder_instead_of_a_database_is_refused(tmp_path: Path, work: object) -> None:
    with pytest.raises(Unusable, match="is a folder; name a file in it"):
        work(tmp_path)  # type: ignore[operator]


async def test_an_unwritable_lock_file_is_not_reported_as_another_bot(path: Path) -> None:
    (path.parent / "airlock.db.lock-journal").mkdir()
    (path.parent / "airlock.db.lock").write_bytes(b"")
    with pytest.raises(Unusable) as refused:
        await open_store(path)
    assert "Another Airlock" not in str(refused.value)


async def test_restore_is_refused_while_a_bot_holds_the_database(
    path: Path, tmp_path: Path
) -> None:
    store = await open_store(path)
    await sit_down(store)
    backup(path, tmp_path / "copy.db")
    with pytest.raises(Unusable, match="Another Airlock is using"):
        restore(tmp_path / "copy.db", path)
    await store.commit(turn(1))
    await store.close()


async def test_restore_keeps_the_database_it_replaced(path: Path, tmp_path: Path) -> None:
    await fill(path, 1)
    backup(path, tmp_path / "copy.db")
    path.unlink()
    await fill(path, 2)
    kept = restore(tmp_path / "copy.db", path)
    assert check(path).matches == 1
    assert kept is not None
    assert check(kept).matches == 2
    assert await read_match(path) is not None


async def test_restore_replaces_a_damaged_database_and_its_log(path: Path, tmp_path: Path) -> None:
    await fill(path)
    backup(path, tmp_path / "copy.db")
    smear(path, 0, 5000)
    path.with_name("airlock.db-wal").write_bytes(b"\xa5" * 9000)
    restore(tmp_path / "copy.db", path)
    assert check(path).actions == 1
    assert await read_match(path) is not None


async def test_the_error_names_the_copy_that_cannot_be_written_not_the_database(
    path: Path, tmp_path: Path
) -> None:
    await fill(path, 30)
    assert path.stat().st_size > LIMIT
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, before[1]))
    try:
        with pytest.raises(Unusable, match=r"^The copy .*copy\.db cannot be written \("):
            backup(path, tmp_path / "copy.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert [one.name for one in tmp_path.glob("copy*")] == []


async def test_restored_files_belong_to_the_previous_owner(path: Path, tmp_path: Path) -> None:
    await fill(path)
    backup(path, tmp_path / "copy.db")
    beside(path, "lock").unlink()
    owner = (os.geteuid(), os.getegid())
    if os.geteuid() == 0:  # only root may give files away, and only root has to
        owner = (1234, 1235)
        os.chown(path, *owner)
    restore(tmp_path / "copy.db", path)
    for one in (path, beside(path, "lock")):
        assert (one.stat().st_uid, one.stat().st_gid) == owner


async def test_a_backup_can_be_restored_where_no_database_was(path: Path, tmp_path: Path) -> None:
    await fill(path)
    assert restore(path, tmp_path / "new.db") is None
    assert await read_match(tmp_path / "new.db") is not None


async def test_a_folder_is_not_replaced_by_a_backup(path: Path, tmp_path: Path) -> None:
    await fill(path)
    (folder := tmp_path / "games").mkdir()
    with pytest.raises(Unusable, match=r"games is a folder; name a file in it"):
        restore(path, folder)
    assert not any(folder.iterdir())
    assert not list(tmp_path.glob("games?*"))


async def test_a_damaged_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    await fill(path)
    copy = tmp_path / "copy.db"
    backup(path, copy)
    smear(copy, 4096, 20000)
    with pytest.raises(Unusable, match=r"copy\.db is damaged"):
        restore(copy, path)
    assert await read_match(path) is not None
