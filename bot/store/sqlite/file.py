"""The SQLite file: migration, checks, backup and restore.

The code blocks: call it in a thread or from the command line. Only `prepare` opens a database for
writing. `backup` and `check` work while a bot runs.
"""

import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from bot.store.errors import Unusable
from bot.store.records import Begun, Health
from bot.store.sql.copying import BEGUN, COUNTS, HOLE
from bot.store.sql.migrations import require_known
from bot.store.sqlite.connection import (
    BUSY_MS,
    DAMAGES,
    Lock,
    beside,
    code_of,
    connect,
    damage_error,
    explain_errors,
    private,
    set_pragmas,
)
from bot.store.sqlite.migrations import MIGRATIONS

APPLICATION = 0x41697232
"""The application id in the header of the bot's databases ("Air2")."""
CHECKED_WHOLE = 128 * 2**20
"""Maximum bytes of a database that a start checks whole (a quarter of a second)."""
NEEDED_AT_START = ("matches", "seats", "messages", "notices", "timers")

NAMED = 3
"""Maximum differences from the schema that a refusal names."""


def prepare(path: Path) -> Lock:
    """Lock a database, then create or migrate it; returns the lock.

    Raises `Unusable`, and then has changed nothing.
    """
    _must_be_file(path)
    with explain_errors(path):
        lock = Lock(path)
        try:
            with closing(connect(private(path), "rwc")) as db:
                _migrate(db, path)
                set_pragmas(db)
        except BaseException:
            lock.release()
            raise
        return lock


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    """Check the database, and run the migrations that it lacks, after a copy. Raises `Unusable`."""
    schema = _schema(db, path)
    if schema == len(MIGRATIONS):
        _check_start(db, path)
        return
    if schema:
        _check_whole(db, path)
        _copy(db, path, _free_name(path, f"schema-{schema}"))
    for number, migration in enumerate(MIGRATIONS[schema:], schema + 1):
        try:
            db.executescript(
                f"BEGIN IMMEDIATE; {migration};"
                f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
            )
        except sqlite3.Error:
            db.rollback()
            raise


def _schema(db: sqlite3.Connection, path: Path) -> int:
    """The schema's number, 0 for an empty file. Raises `Unusable` for a foreign one."""
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables:
        return 0
    (application,) = db.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION:
        raise Unusable(f"{path} is some other program's database; name another file.")
    schema = int(db.execute("PRAGMA user_version").fetchone()[0])
    require_known(schema, len(MIGRATIONS), path, "backup")
    _expect_same(path, schema, _objects_after(MIGRATIONS[:schema]), _objects(db))
    return schema


@cache
def _objects_after(migrations: tuple[str, ...]) -> Mapping[str, str]:
    """The objects that these migrations create in an empty database; see `_objects`."""
    with closing(sqlite3.connect(":memory:")) as ours:
        for migration in migrations:
            ours.executescript(migration)
        return _objects(ours)


def _objects(db: sqlite3.Connection) -> dict[str, str]:
    """The SQL of tables, indexes, views, triggers, by kind and name; whitespace is normalized."""
    rows = db.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%'"
        " ESCAPE '\\' ORDER BY type, name"
    )
    return {f"{kind} {name}": " ".join(sql.split()) for kind, name, sql in rows}


def _expect_same(
    path: Path, schema: int, ours: Mapping[str, str], found: Mapping[str, str]
) -> None:
    """Check that the objects `found` are `ours`. Raises `Unusable`, naming some differences."""
    strange = [
        *(f"{one} is missing" for one in ours if one not in found),
        *(f"{one} is not ours" for one in found if one not in ours),
        *(f"{one} is not as we made it" for one in ours if found.get(one, ours[one]) != ours[one]),
    ]
    if strange:
        more = f", and {len(strange) - NAMED} more" if len(strange) > NAMED else ""
        raise Unusable(
            f"The database {path} is not built as Airlock's schema {schema} is"
            f" ({', '.join(strange[:NAMED])}{more}); another program has changed it: put a backup"
            " back with `airlock restore BACKUP`, or take the change back."
        )


def _check_start(db: sqlite3.Connection, path: Path) -> None:
    """Check every page of a file up to `CHECKED_WHOLE`; of a larger one, only the tables needed.

    `check`, backups and migrations check everything. A later read of a damaged page raises an
    error. Raises `Unusable`.
    """
    whole = path.stat().st_size <= CHECKED_WHOLE
    for scope in ("1",) if whole else NEEDED_AT_START:
        _expect_ok(db, path, f"quick_check({scope})")


def _expect_ok(db: sqlite3.Connection, path: Path, check: str) -> None:
    """Run a pragma that checks the database. Raises `Unusable` if it finds damage."""
    (fault,) = db.execute(f"PRAGMA {check}").fetchone()
    if fault != "ok":
        raise damage_error(path, fault)


def _check_whole(db: sqlite3.Connection, path: Path) -> None:
    """Check pages, indexes, references, and that no record lacks a revision. Raises `Unusable`."""
    _expect_ok(db, path, "integrity_check(1)")
    if row := db.execute("PRAGMA foreign_key_check").fetchone():
        raise damage_error(path, f"a row of {row[0]} belongs to no row of {row[2]}")
    if hole := db.execute(HOLE).fetchone():
        match, revision, found = hole
        raise damage_error(path, f"game {match} has {found} of {revision} actions")


def _free_name(path: Path, label: str) -> Path:
    """The first path beside a database, with this label and a number if needed, that is free."""
    first = beside(path, label)
    return next(
        name
        for name in (first, *(beside(first, str(n)) for n in range(2, 1000)))
        if not name.exists()
    )


def _copy(source: sqlite3.Connection, path: Path, to: Path) -> None:
    """Copy the database at `path` into a complete, sound file; on failure leave none."""
    unfinished = beside(to, "unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(private(unfinished), isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            _expect_ok(target, path, "integrity_check(1)")
        with unfinished.open("rb+") as copied:
            os.fsync(copied.fileno())
        unfinished.replace(to)
        _sync_folder(to)
    except BaseException as error:
        unfinished.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error) and code_of(error) not in DAMAGES:
            raise Unusable(
                f"The copy {to} cannot be written ({error}); check that its folder may be written"
                " to and that the disk has room."
            ) from error
        raise


def _sync_folder(path: Path) -> None:
    """Make renames in the folder of `path` durable, on systems that need it."""
    with suppress(PermissionError):
        folder = os.open(path.resolve().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _must_be_file(path: Path) -> None:
    if path.is_dir():
        raise Unusable(f"{path} is a folder; name a file in it, such as {path / 'airlock.db'}.")


def _must_exist(path: Path) -> None:
    _must_be_file(path)
    if not path.is_file():
        raise Unusable(f"There is no database at {path}; check the name.")


def check(path: Path) -> Health:
    """Check a whole database; returns what it contains. A bot may run meanwhile.

    Raises `Unusable`.
    """
    _must_exist(path)
    with explain_errors(path), closing(connect(path)) as db:
        db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        schema = _schema(db, path)
        db.execute("BEGIN")  # one snapshot for all the questions
        _check_whole(db, path)
        matches, running, actions = db.execute(COUNTS).fetchone()
        begun = tuple(Begun(*row) for row in db.execute(BEGUN))
        engine = f"SQLite {sqlite3.sqlite_version}"
        return Health(schema, matches, running, actions, engine, begun=begun)


def backup(path: Path, to: Path) -> None:
    """Copy a database into a new file. A bot may run meanwhile. Raises `Unusable`."""
    _must_exist(path)
    if to.exists():
        raise Unusable(f"{to} exists already; name a new file for the backup.")
    if not to.absolute().parent.is_dir():
        raise Unusable(f"{to} is in a folder that does not exist; create it or name another.")
    with explain_errors(path), closing(connect(path)) as db:
        _schema(db, path)
        _copy(db, path, to)


def restore(source: Path, path: Path) -> Path | None:
    """Replace the database at `path` by the backup `source`. No bot may use it.

    Returns where the replaced database is kept; None if there was none. Raises `Unusable`.
    """
    check(source)
    _must_be_file(path)
    with explain_errors(path):
        lock = Lock(path)
        try:
            ready = beside(path, "restoring")
            ready.unlink(missing_ok=True)
            with closing(connect(source)) as db:
                _copy(db, source, ready)
            owner = (path if path.exists() else path.resolve().parent).stat()
            previous_file = _set_aside(path)
            ready.replace(path)
            _sync_folder(path)
            _hand_over(owner, path, beside(path, "lock"))
            return previous_file
        finally:
            lock.release()


def _hand_over(owner: os.stat_result, *files: Path) -> None:
    """Give `files` that root has created to the `owner` of the files that were there before."""
    if sys.platform != "win32" and os.geteuid() == 0:
        for one in files:
            os.chown(one, owner.st_uid, owner.st_gid)


def _set_aside(path: Path) -> Path | None:
    """Keep a database, with its write-ahead log, under a free name; None if there is none.

    Returns that name. A damaged database is kept unchanged. The old name stays in use until the
    restored file replaces it, so that a start after a crash does not create an empty database.
    """
    if not path.exists():
        return None
    target = _free_name(path, "replaced")
    os.link(path, target)
    for suffix in ("-wal", "-shm"):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(target.with_name(target.name + suffix))
    return target
