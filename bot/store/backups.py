"""Backups made while the bot runs: when one is due, that it is sound, and which are old.

A backup is SQLite's own copy of the file, named after it and the time, then looked through whole;
one that is not sound is no backup and leaves no file. The newest are kept. What else lies in the
folder is left alone, so several databases may share one.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.protocol import Unusable
from bot.store.sqlite import file

STAMP: Final = "%Y%m%dT%H%M%SZ"
EARLIER: Final = "airlock"
"""What earlier versions called every backup after."""


def made(folder: Path, database: Path) -> list[Path]:
    """The backups of a database in a folder, oldest first."""
    return _named(folder, database.stem)


def _named(folder: Path, stem: str) -> list[Path]:
    name = re.compile(rf"{re.escape(stem)}-\d{{8}}T\d{{6}}Z\.db", re.ASCII)
    return sorted(one for one in folder.iterdir() if name.fullmatch(one.name))


def is_due(folder: Path, database: Path, every: float, now: float) -> bool:
    """Whether the newest backup is `every` seconds old, or there is none; makes the folder.

    Raises OSError where that cannot be.
    """
    folder.mkdir(exist_ok=True)
    kept = made(folder, database)
    return not kept or not 0 <= now - _time(kept[-1]).timestamp() < every


def _time(backup: Path) -> datetime:
    return datetime.strptime(backup.stem.rpartition("-")[2], STAMP).replace(tzinfo=UTC)


def make(database: Path, folder: Path, keep: int, now: float) -> Path:
    """Make a backup, look through it, and remove all but the newest `keep`. Raises `Unusable`.

    Backups from before those of this name are an earlier version's, and older ones.
    """
    stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
    to = folder / f"{database.stem}-{stamp}.db"
    file.backup(database, to)
    try:
        file.check(to)
    except Unusable:
        to.unlink(missing_ok=True)
        raise
    with file.explained(folder):
        kept = made(folder, database)
        earlier = [one for one in _named(folder, EARLIER) if _time(one) < _time(kept[0])]
        for old in [*earlier, *kept][:-keep]:
            old.unlink(missing_ok=True)
    return to
