"""Database files for tests: make, read and damage them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import open_store
from bot.store.records import MatchRow
from tests.bot.store.tables import duel, sit_down, turn

ADD_MOTTO = (
    "ALTER TABLE matches ADD COLUMN motto TEXT;"
    "UPDATE matches SET motto = game WHERE status <> 'over'"
)
"""The SQL of a migration that adds a column and fills it for matches in progress."""


async def fill(path: Path, matches: int = 1) -> None:
    """Make a database with some matches of one action each."""
    store = await open_store(path)
    for n in range(matches):
        await sit_down(store, duel(f"m{n}", channel=n))
        await store.commit(turn(1, f"m{n}"))
    await store.close()


async def read_match(path: Path, match_id: str = "m0") -> MatchRow | None:
    """A match, read by opening the database again."""
    store = await open_store(path)
    try:
        return await store.match(match_id)
    finally:
        await store.close()


def schema(path: Path) -> int:
    """The schema number in the file."""
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def smear(path: Path, offset: int, length: int) -> None:
    """Overwrite part of a file."""
    with path.open("rb+") as file:
        file.seek(offset)
        file.write(b"\xa5" * length)


def smear_table(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    smear(path, (page - 1) * 4096, 4096)
