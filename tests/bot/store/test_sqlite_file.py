"""Opening, refusing, upgrading, copying and putting back a database file."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import Health, backup, check, open_store, restore
from bot.store.protocol import NotSaved, Unusable
from bot.store.records import Daily, MatchRow, Snapshot
from bot.store.sqlite import file as database_file
from bot.store.sqlite.file import prepare
from bot.store.sqlite.migrations import MIGRATIONS, Migration
from tests.bot.store.tables import duel, sit_down, turn

NOBODY = 65534
ADD_MOTTO = Migration("0002_motto.sql", "ALTER TABLE matches ADD COLUMN motto TEXT")
BROKEN = Migration("0002_broken.sql", "CREATE TABLE half (x); INSERT INTO nowhere VALUES (1)")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "airlock.db"


async def played(path: Path, matches: int = 1) -> None:
    """A database with some matches of one action each, closed again."""
    store = await open_store(path)
    for n in range(matches):
        await sit_down(store, duel(f"m{n}", channel=n))
        await store.commit(turn(1, f"m{n}"))
    await store.close()


async def found(path: Path, match_id: str = "m0") -> MatchRow | None:
    """A match read by opening the database once more."""
    store = await open_store(path)
    try:
        return await store.match(match_id)
    finally:
        await store.close()


def schema(path: Path) -> int:
    """The schema number in the file."""
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def smear(path: Path, offset: int, length: int) -> None:
    """Overwrite part of a file."""
    with path.open("rb+") as file:
        file.seek(offset)
        file.write(b"\xa5" * length)


async def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    await played(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(Unusable, match=r"newer Airlock \(schema 99, this one knows \d+\)"):
        await open_store(path)
    with pytest.raises(Unusable, match="newer Airlock"):
        check(path)
    assert schema(path) == 99


async def test_some_other_programs_database_is_refused_and_left_alone(path: Path) -> None:
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
}


@pytest.mark.parametrize(("change", "said"), CHANGED.items())
async def test_a_database_that_somebody_else_rebuilt_is_neither_opened_nor_restored(
    path: Path, change: str, said: str
) -> None:
    await played(path)
    strange = path.with_name("strange.db")
    backup(path, strange)
    with closing(sqlite3.connect(strange)) as db:
        db.executescript(change)
    before = strange.read_bytes()
    for refused in (
        lambda: restore(strange, path),
        lambda: prepare(strange),
        lambda: prepare(strange, (*MIGRATIONS, ADD_MOTTO)),
    ):
        with pytest.raises(Unusable, match=rf"strange\.db is not built as .*{said}"):
            refused()
    assert strange.read_bytes() == before
    assert await found(path) is not None


async def test_statistics_of_the_query_planner_and_spaces_change_nothing(path: Path) -> None:
    await played(path)
    with closing(sqlite3.connect(path)) as db:
        db.executescript("ANALYZE")
        db.executescript(
            "DROP INDEX timers_by_time; CREATE INDEX timers_by_time\n  ON timers (due)"
        )
    assert await found(path) is not None


@pytest.mark.parametrize(("offset", "length"), [(0, 100), (4096 * 3, 4096 * 4)])
async def test_a_damaged_database_is_refused_with_what_to_do(
    path: Path, offset: int, length: int
) -> None:
    await played(path, 30)
    smear(path, offset, length)
    before = path.read_bytes()
    with pytest.raises(Unusable, match=r"is damaged \(.*\); put a backup back with"):
        await open_store(path)
    with pytest.raises(Unusable, match="is damaged"):
        check(path)
    assert path.read_bytes() == before


def smear_table(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    smear(path, (page - 1) * 4096, 4096)


async def test_in_a_large_file_what_a_start_needs_is_looked_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.file.LOOKED_OVER_WHOLE", 0)
    await played(path, 30)
    smear_table(path, "seats")
    with pytest.raises(Unusable, match="is damaged"):
        await open_store(path)


async def test_damage_that_a_start_passes_over_is_told_by_whoever_meets_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.file.LOOKED_OVER_WHOLE", 0)
    await played(path, 30)
    smear_table(path, "actions")
    store = await open_store(path)
    with pytest.raises(Unusable, match=r"is damaged .* put a backup back"):
        await store.actions("m0")
    with pytest.raises(NotSaved, match="the database is damaged, run `airlock check`"):
        await store.commit(turn(2, "m0"))
    assert await store.match("m0") is not None
    await store.close()


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary, " * 500)
    with pytest.raises(Unusable, match="is damaged"):
        await open_store(path)


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"missing/airlock\.db cannot be used .* its folder exists"):
        await open_store(tmp_path / "missing" / "airlock.db")


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that anybody may look into."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)
        Path(folder).chmod(0o755)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be somebody who may not write everywhere, even where tests run as root."""
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
    await played(path)
    open_to_all.chmod(0o555)
    for file in open_to_all.iterdir():
        file.chmod(0o444)
    with unprivileged(), pytest.raises(Unusable, match="it may be written to"):
        await open_store(path)


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


async def test_check_and_backup_run_beside_a_bot_and_miss_nothing_committed(
    path: Path, tmp_path: Path
) -> None:
    store = await open_store(path)
    await sit_down(store)
    await store.commit(turn(1))
    copy = tmp_path / "copy.db"
    backup(path, copy)
    await store.commit(turn(2))
    assert check(path) == Health(
        len(MIGRATIONS), 1, 1, 2, path.stat().st_size, f"SQLite {sqlite3.sqlite_version}"
    )
    assert check(copy).actions == 1
    await store.commit(turn(3))
    await store.close()


async def test_check_counts_what_it_looked_through_whatever_is_committed_meanwhile(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(path)
    look_through = database_file._look_through

    def slowly(db: sqlite3.Connection, path: Path) -> None:
        look_through(db, path)
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA foreign_keys = ON")
            other.execute("DELETE FROM matches")
            other.commit()

    monkeypatch.setattr(database_file, "_look_through", slowly)
    assert check(path).matches == 1
    monkeypatch.undo()
    assert check(path).matches == 0


async def test_a_row_that_belongs_to_no_game_is_damage(path: Path) -> None:
    await played(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO timers VALUES ('gone', 0, 'deadline', 1.0)")
        db.commit()
    with pytest.raises(Unusable, match=r"\(a row of timers belongs to no row of matches\)"):
        check(path)


async def test_a_backup_of_a_damaged_database_is_refused_and_leaves_no_file(path: Path) -> None:
    await played(path, 30)
    smear_table(path, "actions")
    copy = path.with_name("copy.db")
    with pytest.raises(Unusable, match=r"airlock\.db is damaged"):
        backup(path, copy)
    assert list(path.parent.glob("copy*")) == []


async def test_a_backup_never_overwrites_a_file(path: Path, tmp_path: Path) -> None:
    await played(path)
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(Unusable, match=r"copy\.db exists already"):
        backup(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_a_backup_into_no_folder_names_the_folder_not_the_database(path: Path) -> None:
    await played(path)
    with pytest.raises(Unusable, match=r"^\S*nowhere/copy\.db is in a folder that does not exist"):
        backup(path, path.with_name("nowhere") / "copy.db")


@pytest.mark.parametrize("work", [check, lambda path: backup(path, path.with_name("copy"))])
def test_a_database_that_is_not_there_is_not_made(path: Path, work: object) -> None:
    with pytest.raises(Unusable, match="There is no database at"):
        work(path)  # type: ignore[operator]
    assert not path.exists()


@pytest.mark.parametrize("work", [check, lambda path: backup(path, path / "copy.db")])
def test_a_folder_is_no_database(tmp_path: Path, work: object) -> None:
    with pytest.raises(Unusable, match="is a folder; name a file in it"):
        work(tmp_path)  # type: ignore[operator]


async def test_a_lock_that_cannot_be_written_is_not_taken_for_another_airlock(path: Path) -> None:
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


async def test_restore_goes_back_and_keeps_what_it_replaced(path: Path, tmp_path: Path) -> None:
    await played(path, 1)
    backup(path, tmp_path / "copy.db")
    path.unlink()
    await played(path, 2)
    kept = restore(tmp_path / "copy.db", path)
    assert check(path).matches == 1
    assert kept is not None
    assert check(kept).matches == 2
    assert await found(path) is not None


async def test_restore_replaces_a_damaged_database_and_its_log(path: Path, tmp_path: Path) -> None:
    await played(path)
    backup(path, tmp_path / "copy.db")
    smear(path, 0, 5000)
    path.with_name("airlock.db-wal").write_bytes(b"\xa5" * 9000)
    restore(tmp_path / "copy.db", path)
    assert check(path).actions == 1
    assert await found(path) is not None


async def test_restore_into_an_empty_place(path: Path, tmp_path: Path) -> None:
    await played(path)
    assert restore(path, tmp_path / "new.db") is None
    assert await found(tmp_path / "new.db") is not None


async def test_a_folder_is_not_replaced_by_a_backup(path: Path, tmp_path: Path) -> None:
    await played(path)
    (folder := tmp_path / "games").mkdir()
    with pytest.raises(Unusable, match=r"games is a folder; name a file in it"):
        restore(path, folder)
    assert not any(folder.iterdir())
    assert not list(tmp_path.glob("games?*"))


async def test_a_damaged_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    await played(path)
    copy = tmp_path / "copy.db"
    backup(path, copy)
    smear(copy, 4096, 20000)
    with pytest.raises(Unusable, match=r"copy\.db is damaged"):
        restore(copy, path)
    assert await found(path) is not None
