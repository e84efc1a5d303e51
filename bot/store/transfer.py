"""Copies a whole database into another one, and verifies each row.

Source and target may be SQLite or PostgreSQL. No bot may use them meanwhile. The target is written
in one transaction: all or nothing.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing, closing, suppress
from itertools import zip_longest
from pathlib import Path
from typing import Protocol

from bot.store.errors import Unusable
from bot.store.places import Database, require_asyncpg
from bot.store.sql.copying import KEYS, PIECE, Rows, insert, select
from bot.store.sqlite.connection import Lock, connect, explain_errors, set_pragmas
from bot.store.sqlite.file import prepare


class End(Protocol):
    """The source or target of a transfer, in a transaction; `name` is shown in errors."""

    name: str

    async def columns(self, table: str) -> list[str]:
        """The columns of a table."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[Rows, None]:
        """All rows in the order of their keys, in batches."""

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        """Write rows."""

    async def finish(self) -> None:
        """Commit and disconnect."""

    async def give_up(self) -> None:
        """Roll back and disconnect."""


def transfer(source: Database, target: Database) -> int:
    """Copy everything from `source` to the empty `target`; returns the number of rows.

    Raises `Unusable`.
    """
    return asyncio.run(_transfer(source, target))


async def _transfer(source: Database, target: Database) -> int:
    if source == target:
        raise Unusable("Source and target are the same database; name two.")
    if isinstance(source, Path) and not source.is_file():
        raise Unusable(f"There is no database at {source}; check the name.")
    from_ = await _open_end(source)
    try:
        to = await _open_end(target)
        try:
            await _expect_empty(to)
            count = sum([await _copy(table, from_, to) for table in KEYS])
        except BaseException:
            await to.give_up()
            raise
        await to.finish()
        return count
    finally:
        await from_.give_up()


async def _expect_empty(to: End) -> None:
    for table in KEYS:
        async with aclosing(to.rows(table, await to.columns(table))) as found:
            if await anext(found, []):
                raise Unusable(f"{to.name} is not empty (it has {table}); name a new database.")


async def _copy(table: str, source: End, target: End) -> int:
    """Copy a table, and compare the copy with the original; returns the number of rows.

    Raises `Unusable`.
    """
    columns = [one for one in await target.columns(table) if one in await source.columns(table)]
    async with aclosing(source.rows(table, columns)) as pieces:
        async for piece in pieces:
            await target.add(table, columns, piece)
    count = 0
    async with (
        aclosing(source.rows(table, columns)) as pieces,
        aclosing(target.rows(table, columns)) as copies,
    ):
        async for piece in pieces:
            copied: Rows = await anext(copies, [])
            for row, copy in zip_longest(piece, copied):
                if row != copy:
                    raise Unusable(f"A row of {table} did not arrive as it was; nothing was kept.")
            count += len(piece)
        if await anext(copies, []):
            raise Unusable(f"{target.name} is being written to by another program; stop that.")
    return count


async def _open_end(database: Database) -> End:
    if isinstance(database, Path):
        return _File(database)
    require_asyncpg()
    from bot.store.postgres.transfer import open_on_server

    return await open_on_server(database.get_secret_value())


class _File:
    """A SQLite file as an `End`, locked for this transfer."""

    def __init__(self, path: Path) -> None:
        self.name, self._path = str(path), path
        self._lock: Lock = prepare(path)
        with explain_errors(path):
            self._db = connect(path)
            set_pragmas(self._db)
            self._db.execute("BEGIN IMMEDIATE")

    async def columns(self, table: str) -> list[str]:
        return [row[1] for row in self._db.execute(f"PRAGMA table_info({table})")]

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[Rows, None]:
        with explain_errors(self._path):
            found = self._db.execute(select(table, columns))
            with closing(found):
                while piece := found.fetchmany(PIECE):
                    yield piece

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        with explain_errors(self._path):
            self._db.executemany(insert(table, columns, ["?"] * len(columns)), rows)

    async def finish(self) -> None:
        with explain_errors(self._path):
            self._db.execute("COMMIT")
        await self.give_up()

    async def give_up(self) -> None:
        with suppress(sqlite3.Error):
            self._db.close()
        self._lock.release()
