"""Scheduled backups: sound, limited in number, and restorable."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import backups, check, open_store, restore
from bot.store.errors import Unusable
from bot.store.sqlite import file
from tests.bot.store.tables import move, sit_down, turn

DAY = 86_400.0
NOON = 1_800_000_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder


async def test_a_backup_is_due_when_there_is_none_and_a_day_after_the_last(
    tmp_path: Path, folder: Path
) -> None:
    database = tmp_path / "airlock.db"
    store = await open_store(database)
    assert backups.is_due(folder, database, DAY, NOON)
    backups.make(database, folder, 14, NOON)
    assert not backups.is_due(folder, database, DAY, NOON + DAY - 1)
    assert backups.is_due(folder, database, DAY, NOON + DAY)
    await store.close()


async def test_only_old_backups_are_deleted_and_no_other_files(
    tmp_path: Path, folder: Path
) -> None:
    store = await open_store(tmp_path / "airlock.db")
    (folder / "airlock-of-mine.db").write_text("mine")
    made = [backups.make(tmp_path / "airlock.db", folder, 3, NOON + n * DAY) for n in range(5)]
    assert backups.copies(folder, tmp_path / "airlock.db") == made[2:]
    assert (folder / "airlock-of-mine.db").exists()
    await store.close()


async def test_backups_of_two_databases_can_share_a_folder(tmp_path: Path, folder: Path) -> None:
    lounge, hall = tmp_path / "lounge.db", tmp_path / "hall-100%.db"
    stores = [await open_store(one) for one in (lounge, hall)]
    for n in range(3):
        backups.make(lounge, folder, 2, NOON + n * DAY)
    assert backups.is_due(folder, hall, DAY, NOON + 2 * DAY), (
        "backups of the other database do not count"
    )
    backups.make(hall, folder, 2, NOON + 2 * DAY)
    assert sorted(one.name for one in folder.iterdir()) == [
        "hall-100%-20270117T080000Z.db",
        "lounge-20270116T080000Z.db",
        "lounge-20270117T080000Z.db",
    ]
    for store in stores:
        await store.close()


async def test_a_backup_made_while_the_bot_runs_can_be_restored_and_played_on(
    tmp_path: Path, folder: Path
) -> None:
    database = tmp_path / "airlock.db"
    store = await open_store(database)
    await sit_down(store)
    await store.commit(turn(1))
    copy = backups.make(database, folder, 14, NOON)
    await store.commit(turn(2))
    await store.close()
    database.write_bytes(b"a disk that failed")

    restore(copy, database)
    assert check(database).actions == 1
    store = await open_store(database)
    assert await store.actions("duel") == [move(1)]
    await store.commit(turn(2))
    await store.close()


async def test_a_damaged_backup_is_deleted(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "airlock.db"
    store = await open_store(database)
    await sit_down(store)
    await store.commit(turn(1))
    whole = file.backup

    def holed(source: Path, to: Path) -> None:
        whole(source, to)
        with closing(sqlite3.connect(to)) as db:
            db.execute("DELETE FROM actions")
            db.commit()

    monkeypatch.setattr(file, "backup", holed)
    with pytest.raises(Unusable, match="game duel has 0 of 1 actions"):
        backups.make(database, folder, 14, NOON)
    assert backups.copies(folder, database) == []
    await store.close()
