"""Everything that is kept on the disk, behind one protocol.

`protocol`, `records` and `changes` are what the rest of the bot speaks; a room like `sqlite` is
one way to keep it, and only this page chooses one. No engine here, no Discord: ids and JSON text.
"""

from pathlib import Path

from bot.store.protocol import Store
from bot.store.sqlite.file import Health, backup, check, restore
from bot.store.sqlite.store import SqliteStore

__all__ = ["Health", "backup", "check", "open_store", "restore"]


async def open_store(database: Path) -> Store:
    """Open the store that `database` names: the path of a file. Raises `Unusable`."""
    return await SqliteStore.open(database)
