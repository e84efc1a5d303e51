"""Opening and refusing a database file."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import backup, backups, check, open_store, restore
from bot.store.errors import NotSaved, Unusable
from bot.store.sqlite import file
from bot.store.sqlite.file import prepare
from bot.store.sqlite.migrations import MIGRATIONS
from tests.bot.store.sqlite.files import ADD_MOTTO, fill, read_match, schema, smear, smear_table
from tests.bot.store.tables import turn

NOBODY = 65534


async def test_a_newer_schema_is_refused_without_changes(path: Path) -> None:
    await fill(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(Unusable, match=r"newer Airlock \(schema 99, this one knows \d+\)"):
        await open_store(path)
    with pytest.raises(Unusable, match="newer Airlock"):
        check(path)
    assert schema(path) == 99


async def test_files_are_readable_only_by_the_bots_user_whatever_the_umask(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = path.parent
    before = os.umask(0o022)
    try:
        await fill(path)
        monkeypatch.setattr(file, "MIGRATIONS", (*MIGRATIONS, ADD_MOTTO))
        prepare(path).release()
        first = next(folder.glob(f"{path.name}.schema-*"))
        restore(first, path)
        store = await open_store(path)
        backups.make(path, folder, 3, 0.0)
        modes = {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {f"{path.name}-wal", f"{path.name}-shm", path.name, first.name} < modes.keys()
    assert len(modes) >= 7
    assert set(modes.values()) == {0o600}, modes


async def test_another_programs_database_is_refused_without_changes(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(Unusable, match="some other program's database; name another file"):
        await open_store(path)
    assert path.read_bytes() == before


CHANGED = {
    "CREATE TRIGGER spy AFTER INSERT ON actions BEGIN DELETE FROM seats; END": "trigger spy is not",
    "CREATE TABLE recipes (name)": "table recipes is not ours",
    "DROP INDEX one_match_a_channel": "index one_match_a_channel is missing",
    "DROP TABLE timers; CREATE VIEW timers AS SELECT 1": "view timers is not ours",
    "ALTER TABLE seats ADD COLUMN hat TEXT": "table seats is not as we made it",
    "CREATE TABLE a (x); CREATE TABLE b (x); CREATE TABLE c (x); CREATE TABLE d (x); DROP TABLE "
    "timers": r"timers is missing, table a is not ours, and 3 more\)",
}


@pytest.mark.parametrize(("change", "said"), CHANGED.items())
async def test_a_database_with_a_changed_schema_can_be_neither_opened_nor_restored(
    path: Path, change: str, said: str
) -> None:
    await fill(path)
    strange = path.with_name("strange.db")
    backup(path, strange)
    with closing(sqlite3.connect(strange)) as db:
        db.executescript(change)
    before = strange.read_bytes()
    for refused in (lambda: restore(strange, path), lambda: prepare(strange)):
        with pytest.raises(Unusable, match=rf"strange\.db is not built as .*{said}"):
            refused()
    assert strange.read_bytes() == before
    assert await read_match(path) is not None


async def test_statistics_and_whitespace_do_not_count_as_a_changed_schema(path: Path) -> None:
    await fill(path)
    with closing(sqlite3.connect(path)) as db:
        db.executescript("ANALYZE")
        db.executescript(
            "DROP INDEX timers_by_time; CREATE INDEX timers_by_time\n  ON timers (due)"
        )
    assert await read_match(path) is not None


@pytest.mark.parametrize(
    ("offset", "length", "said"),
    [
        (0, 100, "damaged from its first byte; .* restore a sound backup with"),
        (4096 * 3, 4096 * 4, r"is damaged \(.*\); restore a sound backup with"),
    ],
)
async def test_a_damaged_database_is_refused_with_what_to_do(
    path: Path, offset: int, length: int, said: str
) -> None:
    await fill(path, 30)
    smear(path, offset, length)
    before = path.read_bytes()
    with pytest.raises(Unusable, match=said):
        await open_store(path)
    with pytest.raises(Unusable, match=said):
        check(path)
    assert path.read_bytes() == before


async def test_a_start_checks_only_part_of_a_large_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.file.CHECKED_WHOLE", 0)
    await fill(path, 30)
    smear_table(path, "seats")
    with pytest.raises(Unusable, match="is damaged"):
        await open_store(path)


async def test_damage_missed_at_the_start_is_reported_when_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.file.CHECKED_WHOLE", 0)
    await fill(path, 30)
    smear_table(path, "actions")
    store = await open_store(path)
    with pytest.raises(Unusable, match=r"is damaged .* restore a sound backup"):
        await store.actions("m0")
    with pytest.raises(NotSaved, match="the database is damaged, run `airlock check`"):
        await store.commit(turn(2, "m0"))
    assert await store.match("m0") is not None
    await store.close()


async def test_a_file_that_is_not_a_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary, " * 500)
    with pytest.raises(Unusable, match=r"is no database of SQLite's, .* name another file"):
        await open_store(path)
    assert path.read_text().startswith("Dear diary")


async def test_the_error_for_a_missing_folder_names_it(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"missing/airlock\.db cannot be used .* its folder exists"):
        await open_store(tmp_path / "missing" / "airlock.db")


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that all users can read."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)
        Path(folder).chmod(0o755)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Drop root's privileges, if the tests run as root."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_read_only_folder_is_refused_at_start(open_to_all: Path) -> None:
    path = open_to_all / "airlock.db"
    await fill(path)
    open_to_all.chmod(0o555)
    for one in open_to_all.iterdir():
        one.chmod(0o444)
    with unprivileged(), pytest.raises(Unusable, match="it may be written to"):
        await open_store(path)
