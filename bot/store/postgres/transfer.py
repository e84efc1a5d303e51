"""A database on a server as one end of a transfer, while no bot runs on it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING

from bot.runtime.config import redact
from bot.store.errors import Unusable
from bot.store.postgres.presence import SOMEBODY
from bot.store.postgres.server import connect, explain_errors, prepare
from bot.store.sql.copying import PIECE, Rows, insert, select

if TYPE_CHECKING:
    from bot.store.postgres.connections import Connection


class OnServer:
    """A database on a server as an `End` of a transfer (`bot.store.transfer`)."""

    def __init__(self, address: str, connection: Connection) -> None:
        self._address = address
        self.name, self._connection = redact(address), connection
        self._transaction = connection.transaction(isolation="repeatable_read")

    async def begin(self) -> None:
        """Begin to read from a snapshot of the database."""
        await self._transaction.start()

    async def columns(self, table: str) -> list[str]:
        """The columns of a table."""
        with explain_errors(self._address):
            found = await self._connection.fetch(
                "SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass"
                " AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
                table,
            )
        return [row[0] for row in found]

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncGenerator[Rows, None]:
        """All rows in the order of their keys, in batches."""
        with explain_errors(self._address):
            found = await self._connection.cursor(select(table, columns))
            while piece := await found.fetch(PIECE):
                yield [tuple(row) for row in piece]

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        """Write rows."""
        marks = [f"${number}" for number in range(1, len(columns) + 1)]
        with explain_errors(self._address):
            await self._connection.executemany(insert(table, columns, marks), rows)

    async def finish(self) -> None:
        """Commit and disconnect."""
        with explain_errors(self._address):
            await self._transaction.commit()
        await self._connection.close()

    async def give_up(self) -> None:
        """Roll back and disconnect."""
        self._connection.terminate()


async def open_on_server(address: str) -> OnServer:
    """Open a database for a transfer, with its tables created, in a transaction.

    Raises `Unusable`, also if a bot runs on it.
    """
    await prepare(address)
    with explain_errors(address):
        connection = await connect(address)
        await connection.execute("SET statement_timeout = 0; SET lock_timeout = 0")
        await connection.execute("SET idle_in_transaction_session_timeout = 0")
        if await connection.fetchval(SOMEBODY):
            connection.terminate()
            raise Unusable(f"A bot is running on {redact(address)}; stop it first.")
        end = OnServer(address, connection)
        await end.begin()
        return end
