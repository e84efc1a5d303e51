"""Shared by tests of `airlock forget`: the command, and what a database still says of a member."""

import asyncio
import re
import sqlite3
import zlib
from collections.abc import Iterable, Mapping
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
    """The columns of a SQLite file that hold one of these words."""
    found = set()
    with closing(sqlite3.connect(database)) as store:
        store.row_factory = sqlite3.Row
        for (table,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            rows = store.execute(f'SELECT * FROM "{table}"')  # noqa: S608
            found |= columns_naming(table, map(dict, rows), *needles)
    return found


def columns_naming(
    table: str, rows: Iterable[Mapping[str, object]], *needles: str
) -> set[tuple[str, str]]:
    """The table's columns that hold one of these words, also in compressed values."""
    named = re.compile(rf"\b({'|'.join(needles)})\b")
    return {
        (table, column)
        for row in rows
        for column, value in row.items()
        if not isinstance(value, float) and named.search(_as_text(value))
    }


def _as_text(value: object) -> str:
    """A value of a database as text, also if it is compressed."""
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    assert isinstance(value, bytes)
    return value.decode("utf-8", "replace")
