"""A sign of life beside the database, for health checks from another process."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

SECONDS = 30.0
"""How often a connected bot gives the sign."""
PATIENCE = 4


def sign(database: Path) -> Path:
    """The file whose age says whether the bot is connected."""
    return database.with_name(f"{database.name}.alive")


def show(database: Path) -> None:
    """Give the sign; a disk that does not take it makes the check fail, not the bot."""
    with suppress(OSError):
        sign(database).touch()


def seen(database: Path) -> bool:
    """Whether the sign was given lately."""
    with suppress(OSError):
        return time.time() - sign(database).stat().st_mtime < PATIENCE * SECONDS
    return False
