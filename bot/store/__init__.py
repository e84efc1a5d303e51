"""Everything that is kept on the disk, behind one protocol.

`protocol`, `records` and `changes` are what the rest of the bot speaks; rooms like `sqlite` and
`postgres` are ways to keep it, and only this page chooses one. No engine here, no Discord: ids and
JSON text.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.runtime.shards import Shards
from bot.store.places import Database, require_asyncpg
from bot.store.protocol import Store, Unusable
from bot.store.records import Health
from bot.store.sqlite import file
from bot.store.sqlite.file import restore as restore_file
from bot.store.sqlite.store import SqliteStore
from bot.store.transfer import transfer

__all__ = ["Database", "Health", "backup", "check", "open_store", "restore", "transfer"]


async def open_store(database: Database, hears: Shards | None = None) -> Store:
    """Open the store at `database`. Raises `Unusable`.

    With `hears` this waits while another process on the same database hears the same of Discord.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database)
    require_asyncpg()
    from bot.store.postgres.store import PostgresStore

    return await PostgresStore.open(database.get_secret_value(), hears)


def check(database: Database) -> Health:
    """Look through a database, also beside a running bot. Raises `Unusable`."""
    if isinstance(database, Path):
        return file.check(database)
    require_asyncpg()
    from bot.store.postgres import server

    return asyncio.run(server.check(database.get_secret_value()))


def backup(database: Database, to: Path) -> None:
    """Copy a database into a new file, also beside a running bot. Raises `Unusable`."""
    file.backup(_file(database, "`pg_dump --format=custom`"), to)


def restore(source: Path, database: Database) -> Path | None:
    """Put a backup in the place of a database that no bot uses.

    Returns where the replaced database was kept, if there was one. Raises `Unusable`.
    """
    return restore_file(source, _file(database, "`pg_restore`"))


def _file(database: Database, instead: str) -> Path:
    if isinstance(database, Path):
        return database
    raise Unusable(f"AIRLOCK_DATABASE is on a PostgreSQL server: use {instead} for that.")
