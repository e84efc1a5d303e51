"""Backups made while the bot runs: when one is due, that it is sound, and which are old.

A backup is SQLite's own copy of the file, then looked through whole; one that is not sound is no
backup and leaves no file. The newest are kept. What else lies in the folder is left alone.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.protocol import Unusable
from bot.store.sqlite import file

NAME: Final = re.compile(r"airlock-\d{8}T\d{6}Z\.db", re.ASCII)
FORM: Final = "airlock-%Y%m%dT%H%M%SZ.db"


def made(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    return sorted(one for one in folder.iterdir() if NAME.fullmatch(one.name))


def is_due(folder: Path, every: float, now: float) -> bool:
    """Whether the newest backup is `every` seconds old, or there is none."""
    kept = made(folder)
    if not kept:
        return True
    newest = datetime.strptime(kept[-1].name, FORM).replace(tzinfo=UTC)
    return not 0 <= now - newest.timestamp() < every


def make(database: Path, folder: Path, keep: int, now: float) -> Path:
    """Make a backup, look through it, and remove all but the newest `keep`. Raises `Unusable`."""
    to = folder / datetime.fromtimestamp(now, UTC).strftime(FORM)
    file.backup(database, to)
    try:
        file.check(to)
    except Unusable:
        to.unlink(missing_ok=True)
        raise
    with file.explained(folder):
        for old in made(folder)[:-keep]:
            old.unlink(missing_ok=True)
    return to
