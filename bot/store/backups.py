"""Scheduled backups of a SQLite file.

A backup is made by SQLite's backup API, named after the file and the time, and then verified. A
faulty one is deleted. Only the newest are kept. Other files in the folder are not touched, so
several databases may share it.
"""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.errors import Unusable
from bot.store.sqlite import file
from bot.store.sqlite.connection import explain_errors

LOOK_INTERVAL: Final = 300.0
"""Seconds between checks whether a backup is due; a failed one is retried at the next."""
STAMP: Final = "%Y%m%dT%H%M%SZ"


def copies(folder: Path, database: Path) -> list[Path]:
    """The backups of a database in a folder, oldest first."""
    name = re.compile(rf"{re.escape(database.stem)}-\d{{8}}T\d{{6}}Z\.db", re.ASCII)
    return sorted(one for one in folder.iterdir() if name.fullmatch(one.name))


def is_due(folder: Path, database: Path, every: float, now: float) -> bool:
    """Whether the newest backup is missing, at least `every` seconds old, or from the future.

    Creates the folder if it is missing. Raises OSError if that fails.
    """
    folder.mkdir(exist_ok=True)
    files = copies(folder, database)
    return not files or not 0 <= now - _time(files[-1]).timestamp() < every


def _time(backup: Path) -> datetime:
    return datetime.strptime(backup.stem.rpartition("-")[2], STAMP).replace(tzinfo=UTC)


def make(database: Path, folder: Path, keep: int, now: float) -> Path:
    """Make a backup, verify it, and delete all but the newest `keep`; returns its path.

    Raises `Unusable`.
    """
    stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
    to = folder / f"{database.stem}-{stamp}.db"
    file.backup(database, to)
    try:
        file.check(to)
    except Unusable:
        to.unlink(missing_ok=True)
        raise
    with explain_errors(folder):
        for old in copies(folder, database)[:-keep]:
            old.unlink(missing_ok=True)
    return to
