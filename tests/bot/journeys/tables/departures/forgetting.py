"""Shared by tests of `airlock forget`: the command, and what a database still says of a member."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import zlib
from contextlib import closing, suppress
from pathlib import Path

from bot.__main__ import main
from tests.simulation import Simulation


async def forget(simulation: Simulation, *arguments: str) -> int:
    """Stop the bot, run the command, and restart the bot."""
    await simulation.bot.close()
    code = await asyncio.to_thread(main, ["forget", *arguments])
    await simulation.restart()
    return code


def values_naming(database: Path, *needles: str) -> set[tuple[str, str]]:
    """The columns of a database that hold one of these words, also in compressed values."""
    found = set()
    with closing(sqlite3.connect(database)) as store:
        tables = [name for (name,) in store.execute("SELECT name FROM sqlite_master") if name]
        for table in {one for one in tables if one.isidentifier()}:
            with suppress(sqlite3.OperationalError):  # an index
                rows = store.execute(f'SELECT * FROM "{table}"')  # noqa: S608
                columns = [one[0] for one in rows.description]
                for row in rows:
                    for column, value in zip(columns, row, strict=True):
                        if any(re.search(rf"\b{one}\b", as_text(value)) for one in needles):
                            found.add((table, column))
    return found


def as_text(value: object) -> str:
    """A value of a database as text, also if it is compressed."""
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    assert isinstance(value, bytes)
    return value.decode("utf-8", "replace")
