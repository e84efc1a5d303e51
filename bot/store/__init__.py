"""Persistence: one protocol with two implementations.

The rest of the bot uses `protocol`, `records` and `changes`. `sqlite` and `postgres` implement
them; only this module chooses between the two. No engine and no Discord here, only ids and JSON
text.
"""

import asyncio
from pathlib import Path

from bot.runtime.shards import Shards
from bot.runtime.workers import Wait, plain_wait
from bot.store.errors import Unusable
from bot.store.places import Database, require_asyncpg
from bot.store.protocol import Store
from bot.store.records import Health
from bot.store.sqlite import file
from bot.store.sqlite.store import SqliteStore
from bot.store.transfer import transfer

__all__ = ["Database", "Health", "backup", "check", "open_store", "restore", "transfer"]


async def open_store(
    database: Database, hears: Shards | None = None, wait: Wait = plain_wait
) -> Store:
    """Open the store at `database`, and create or migrate its tables. Raises `Unusable`.

    On a PostgreSQL server with `hears`, the shards of this process, waits while another process on
    the same database has one of them.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database)
    require_asyncpg()
    from bot.store.postgres.store import PostgresStore

    return await PostgresStore.open(database.get_secret_value(), hears, wait)


def check(database: Database) -> Health:
    """Check a database; returns what it contains. The bot may run meanwhile. Raises `Unusable`."""
    if isinstance(database, Path):
        return file.check(database)
    require_asyncpg()
    from bot.store.postgres import server

    return asyncio.run(server.check(database.get_secret_value()))


def backup(database: Database, to: Path) -> None:
    """Copy a SQLite database into a new file. The bot may run meanwhile. Raises `Unusable`."""
    file.backup(_file(database, "`pg_dump --format=custom`"), to)


def restore(source: Path, database: Database) -> Path | None:
    """Replace a SQLite database by the backup `source`. No bot may use it.

    Returns where the replaced database is kept; None if there was none. Raises `Unusable`.
    """
    return file.restore(source, _file(database, "`pg_restore`"))


def _file(database: Database, instead: str) -> Path:
    """The path of a database file. Raises `Unusable`, naming what to use `instead` on a server."""
    if isinstance(database, Path):
        return database
    raise Unusable(f"AIRLOCK_DATABASE is on a PostgreSQL server: use {instead} for that.")
