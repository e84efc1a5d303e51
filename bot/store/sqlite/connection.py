"""How a SQLite file is opened: the lock of its only writer, connections, and errors in words."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.store.errors import Unusable

BUSY_MS = 5000
"""Milliseconds that a statement waits for another program, such as a restore."""
PRIVATE_MODE = 0o600
"""The file mode that lets only the bot's user read and write."""
DAMAGES = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
LOCAL_PRAGMAS = {
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": BUSY_MS,
    "secure_delete": 1,
}
"""The pragmas that every connection must have. Synchronous 2 is FULL.

`secure_delete` overwrites deleted data, so that nothing of a deleted member is left in the file.
Its cost is negligible beside that of the disk.
"""


class Lock:
    """The exclusive right to write, held until released or until the process ends.

    It is an exclusive transaction on an empty database beside the real one. Unlike a pid file, a
    crash does not leave it behind, and it works the same on every system.
    """

    def __init__(self, path: Path) -> None:
        """Acquire the lock. Raises `Unusable` if another process has it."""
        self._db = sqlite3.connect(
            private(beside(path, "lock")), isolation_level=None, timeout=0, check_same_thread=False
        )
        try:
            self._db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._db.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Unusable(
                f"Another Airlock is using {path}; stop it first, or name another database."
            ) from None

    def release(self) -> None:
        """Release the lock."""
        self._db.close()


def beside(path: Path, suffix: str) -> Path:
    """The path with a further suffix."""
    return path.with_name(f"{path.name}.{suffix}")


def private(path: Path) -> Path:
    """The same path; if the file is missing, it is created, accessible for the bot's user only.

    SQLite gives the same permissions to files that it puts beside it.
    """
    with suppress(OSError):  # SQLite explains better what is wrong
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE))
    return path


@contextmanager
def explain_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and the disk within the block into `Unusable`, one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise explanation(error, path) from error


def explanation(error: sqlite3.Error | OSError, path: Path) -> Unusable:
    """The `Unusable` that explains an error of SQLite or the disk in one sentence."""
    if isinstance(error, OSError):
        return Unusable(f"The file {error.filename} cannot be used: {error.strerror}.")
    code = code_of(error)
    if code == sqlite3.SQLITE_NOTADB:
        return Unusable(
            f"{path} is no database of SQLite's, or damaged from its first byte; name another"
            " file, or restore a sound backup with `airlock restore BACKUP`."
        )
    if code == sqlite3.SQLITE_CORRUPT:
        return damage_error(path, str(error))
    return Unusable(
        f"The database {path} cannot be used ({error}); check that its folder exists, that it"
        " may be written to and that the disk has room."
    )


def code_of(error: sqlite3.Error) -> int:
    """SQLite's primary error code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def damage_error(path: Path, what: str) -> Unusable:
    """The `Unusable` for a damaged database; `what` is SQLite's description of the damage."""
    what = " ".join(what.replace("*** in database main ***", "").split())
    return Unusable(
        f"The database {path} is damaged ({what}); restore a sound backup with"
        f" `airlock restore BACKUP`, or move the file away to start afresh."
    )


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A plain connection; `mode` is SQLite's: `ro`, `rw` or `rwc`. Raises sqlite3.Error."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None)


def set_pragmas(db: sqlite3.Connection) -> None:
    """Set the pragmas that the store's guarantees need. Raises `Unusable` if they do not hold."""
    if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise Unusable("The database's folder does not support WAL; use a local disk.")
    for name, wanted in LOCAL_PRAGMAS.items():
        db.execute(f"PRAGMA {name} = {wanted}")
        if db.execute(f"PRAGMA {name}").fetchone() != (wanted,):
            raise Unusable(f"This SQLite refuses `PRAGMA {name} = {wanted}`; use a newer Python.")
