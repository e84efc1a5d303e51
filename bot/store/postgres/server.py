"""The PostgreSQL server: connections, checks, and explanations of its errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from bot.runtime.config import redact
from bot.store.errors import Unusable
from bot.store.postgres.dialect import escape, unescape
from bot.store.postgres.migrations import ALONE, MIGRATIONS
from bot.store.records import Begun, Health
from bot.store.sql.copying import BEGUN, COUNTS, HOLE, KEYS
from bot.store.sql.migrations import require_known

if TYPE_CHECKING:
    from bot.store.postgres.connections import Connection, Pool

OLDEST_SERVER: Final = 14
CONNECTIONS: Final = 8
"""Maximum connections per process, beside the listening one."""
CONNECT_TIMEOUT: Final = 10.0
"""Timeout for connecting, and for getting a free connection, in seconds."""
STATEMENT_TIMEOUT: Final = 20.0
"""Timeout of a statement, in seconds. After it the connection is closed."""
SESSION: Final = {
    "application_name": "airlock",
    "statement_timeout": "15s",
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "30s",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",  # every statement finds its rows by an index
}
MIGRATING: Final = 0x41697231
"""The advisory lock of schema changes ("Air1")."""
GONE: Final = 7
"""Seconds after its last heartbeat until a process counts as gone."""
LIVES_ON: Final = f"alive > now() - interval '{GONE} seconds'"
OLDER: Final = f"SELECT 1 FROM processes WHERE {LIVES_ON} AND knows < $1 LIMIT 1"
"""Finds a running process of a version that does not know the schema of this number."""
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg is out of step with a connection that broke off
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    OSError,  # TimeoutError too
)
"""Errors that mean that the server is away, not that it refuses."""


@contextmanager
def explain_errors(address: str) -> Iterator[None]:
    """Turn errors of the server at `address` within the block into `Unusable`, one sentence."""
    try:
        yield
    except (asyncpg.PostgresError, *LOST) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise Unusable(
            f"The database {redact(address)} cannot be used ({reason}); check its address, that the"
            " server runs, and the rights of its user."
        ) from error


async def skip_reset(_connection: Connection) -> None:
    """Skip the reset of a connection. It has no state, and a reset costs a round trip."""


async def escape_texts(connection: Connection) -> None:
    """Make a connection `escape` texts when writing, and `unescape` them when reading."""
    await connection.set_type_codec(
        "text", schema="pg_catalog", encoder=escape, decoder=unescape, format="text"
    )


async def connect(address: str) -> Connection:
    """A connection outside the pool. Raises what asyncpg raises."""
    connection = await asyncpg.connect(
        address, timeout=CONNECT_TIMEOUT, command_timeout=STATEMENT_TIMEOUT, server_settings=SESSION
    )
    await escape_texts(connection)
    return connection


async def pool(address: str) -> Pool:
    """A pool of at most `CONNECTIONS` connections. Raises what asyncpg raises."""
    return await asyncpg.create_pool(
        address,
        min_size=0,  # else asyncpg logs a trace while a server is away
        max_size=CONNECTIONS,
        timeout=CONNECT_TIMEOUT,
        command_timeout=STATEMENT_TIMEOUT,
        server_settings=SESSION,
        init=escape_texts,
        reset=skip_reset,
    )


async def prepare(address: str) -> None:
    """Create or migrate the tables, one process at a time.

    Raises `Unusable` without changing anything.
    """
    with explain_errors(address):
        connection = await connect(address)
        try:
            await _expect_letters(connection, address)
            await connection.execute(f"SELECT pg_advisory_lock({MIGRATING})")
            schema = await schema_of(connection, address)
            for number, migration in enumerate(MIGRATIONS[schema:], schema + 1):
                if migration.startswith(ALONE):
                    await _expect_alone(connection, address, number)
                async with connection.transaction():
                    await connection.execute(migration)
                    await connection.execute(f"UPDATE airlock_schema SET number = {number}")
        finally:
            await connection.close()


async def _expect_alone(connection: Connection, address: str, number: int) -> None:
    """Raises `Unusable` while a process runs that cannot work with the new schema."""
    if await connection.fetchval(OLDER, number):
        raise Unusable(
            f"An older Airlock is running on {redact(address)} and cannot bear the tables of this"
            " version; stop it, then start this one."
        )


async def schema_of(connection: Connection, address: str) -> int:
    """The schema's number, 0 for an empty database. Raises `Unusable` for a foreign one."""
    version = connection.get_server_version()
    if version.major < OLDEST_SERVER:
        raise Unusable(
            f"The server of {redact(address)} is PostgreSQL {version.major}; Airlock needs"
            f" {OLDEST_SERVER} or newer."
        )
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    if not tables:
        return 0
    if "airlock_schema" not in [row["tablename"] for row in tables]:
        raise Unusable(
            f"{redact(address)} is some other program's database; create one for Airlock alone."
        )
    schema = int(await connection.fetchval("SELECT number FROM airlock_schema"))
    require_known(schema, len(MIGRATIONS), redact(address), "dump")
    return schema


async def check(address: str) -> Health:
    """Check a server and its tables; returns what they contain. Bots may run meanwhile.

    Raises `Unusable`.
    """
    with explain_errors(address):
        connection = await connect(address)
        try:
            schema = await schema_of(connection, address)
            await _expect_letters(connection, address)
            await _expect_rights(connection, address, schema)
            version = await connection.fetchval("SHOW server_version")
            engine = f"PostgreSQL {version.split()[0]}"
            if not schema:
                return Health(schema, 0, 0, 0, engine)
            bots: list[str] = []
            if schema == len(MIGRATIONS):
                await _expect_tables(connection, address)
                there = f"SELECT hears FROM processes WHERE {LIVES_ON} ORDER BY hears"
                bots = [row["hears"] for row in await connection.fetch(there)]
            await _expect_whole(connection, address)
            ((matches, running, actions),) = await connection.fetch(COUNTS)
            begun = [Begun(*row) for row in await connection.fetch(BEGUN)]
            return Health(schema, matches, running, actions, engine, tuple(bots), tuple(begun))
        finally:
            await connection.close()


async def _expect_tables(connection: Connection, address: str) -> None:
    """Raises `Unusable` if a table is missing."""
    for table in (*KEYS, "processes"):
        if await connection.fetchval("SELECT to_regclass($1)", table) is None:
            raise Unusable(
                f"The database {redact(address)} is damaged (the table {table} is missing); put a"
                " dump back with `pg_restore`."
            )


async def _expect_letters(connection: Connection, address: str) -> None:
    """Raises `Unusable` if the database's encoding cannot store every letter."""
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unusable(
            f"The database {redact(address)} keeps letters as {encoding}, which lacks most; make"
            " one with `createdb --encoding UTF8 --template template0`."
        )


async def _expect_rights(connection: Connection, address: str, schema: int) -> None:
    """Raises `Unusable` if the bot may not create or write its tables."""
    wanted = [
        "has_schema_privilege(current_schema(), 'CREATE')",
        "current_setting('transaction_read_only') = 'off'",
    ]
    if schema:
        wanted.append("has_table_privilege('matches', 'INSERT')")
    if not await connection.fetchval(f"SELECT {' AND '.join(wanted)}"):
        raise Unusable(
            f"The user of {redact(address)} may not make tables there or write to them; let it own"
            " the database, and what is in it."
        )


async def _expect_whole(connection: Connection, address: str) -> None:
    """Raises `Unusable` if a record lacks a revision."""
    if hole := await connection.fetchrow(HOLE):
        match, revision, found = hole
        raise Unusable(
            f"The database {redact(address)} is damaged (game {match} has {found} of {revision}"
            " actions); put a dump back with `pg_restore`."
        )
