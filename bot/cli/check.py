"""What can be known to be wrong before any login: settings, token, database, content."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import structlog

from bot.language.speech import catalogue
from bot.runtime.config import BadSettings, Settings, check_token
from bot.store import Database
from bot.store import check as check_database
from bot.store.protocol import Unusable
from engine.core import registry
from engine.core.errors import EngineError

log = structlog.get_logger()


def faults(settings: Settings) -> Iterator[str]:
    """A sentence for each thing that must be mended before the bot can run."""
    try:
        check_token(settings)
    except BadSettings as fault:
        yield str(fault)
    yield from _database_faults(settings.database)
    yield from _backup_faults(settings)
    try:
        catalogue()
    except EngineError as fault:
        yield str(fault)


def _backup_faults(settings: Settings) -> Iterator[str]:
    if settings.backups is None:
        return
    folder = settings.backups.folder
    if not folder.is_dir():
        yield f"AIRLOCK_BACKUPS names {folder}, which is no folder: create it."
    elif not os.access(folder, os.W_OK):
        yield f"AIRLOCK_BACKUPS names {folder}, which cannot be written: change its rights."


def games_not_offered() -> list[str]:
    """A sentence for each game the bot runs without, its package being at fault."""
    return [str(fault) for fault in registry.faults()]


def log_games_not_offered() -> None:
    """Name them in the log."""
    for fault in registry.faults():
        log.error(
            "game_not_offered", game=fault.game, package=fault.distribution, fault=fault.reason
        )


def database(settings: Settings) -> str:
    """A line about a database in which nothing is wrong. Raises `Unusable`."""
    where = settings.database
    if isinstance(where, Path) and not where.exists():
        return f"{where} will be made at the first start.\n"
    found = check_database(where)
    schema = f"schema {found.schema}" if found.schema else "no tables yet"
    return (
        f"{settings.database_shown}: {found.engine}, {schema}, {found.matches} games,"
        f" {found.running} of them under way.\n"
    )


def _database_faults(path: Database) -> Iterator[str]:
    if not isinstance(path, Path) or path.exists():
        try:
            check_database(path)
        except Unusable as fault:
            yield str(fault)
        return
    folder = path.resolve().parent
    if not folder.is_dir():
        yield f"AIRLOCK_DATABASE is in {folder}, which does not exist: create that folder."
    elif not os.access(folder, os.W_OK):
        yield f"AIRLOCK_DATABASE is in {folder}, which cannot be written: change its rights."
