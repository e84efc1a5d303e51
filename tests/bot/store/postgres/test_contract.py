"""The PostgreSQL store under the contract, on a real server, and tests of its own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import asyncpg
import pytest
from pydantic import SecretStr
from structlog.contextvars import clear_contextvars, get_contextvars

from bot.__main__ import main
from bot.runtime import causes
from bot.runtime.shards import Shards
from bot.store import changes as c
from bot.store import open_store
from bot.store.errors import AlreadyDone, StaleRevision, StaleSettings, Unusable
from bot.store.postgres import migrations, presence, server
from bot.store.postgres import store as postgres_store
from bot.store.postgres.dialect import translate
from bot.store.postgres.store import PostgresStore
from bot.store.protocol import Store
from bot.store.records import EVERYWHERE, Timer
from bot.store.sql.writes import deliveries
from bot.store.sqlite.migrations import MIGRATIONS
from tests.bot.store.contract import StoreContract
from tests.bot.store.postgres.server import Server
from tests.bot.store.statements import EVERY
from tests.bot.store.tables import board, duel, move, sit_down, turn
from tests.patience import PATIENCE


@pytest.fixture
async def opened(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address)
    yield store
    await store.close()


@pytest.fixture
def store(opened: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(postgres_store, "LAST_CHANCE", PATIENCE)
    return opened


@pytest.fixture
async def other(address: str) -> AsyncIterator[PostgresStore]:
    """A second process on the same database."""
    store = await PostgresStore.open(address)
    yield store
    await store.close()


@pytest.fixture
async def tables(running: Server) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
    """A connection to a database with tables, shared by all statements."""
    address = running.address("plans")
    try:
        connection = await asyncpg.connect(address)
    except asyncpg.InvalidCatalogNameError:
        running.database("plans")
        await server.prepare(address)
        connection = await asyncpg.connect(address)
    yield connection
    await connection.close()


MOVED = {deliveries.POSTPONE_TIMERS.sql, deliveries.POSTPONE_NOTICES.sql}
"""Statements that scan a whole table, as they move most of its rows."""


class TestPostgresStore(StoreContract):
    """The whole contract, over PostgreSQL."""


def test_both_stores_have_the_same_schema_number() -> None:
    assert len(MIGRATIONS) == len(migrations.MIGRATIONS)


async def test_two_processes_share_notices_and_timers_without_doing_any_twice(
    opened: PostgresStore, other: PostgresStore
) -> None:
    names = {f"p{number}" for number in range(60)}
    await opened.commit([c.AddNotice(board(name)) for name in names])
    both = await asyncio.gather(
        *(one.take_notices(2000.0, 2060.0, 5) for _ in range(6) for one in (opened, other))
    )
    taken = [notice.id for piece in both for notice in piece]
    assert len(taken) == len(set(taken)) == 60
    assert set(taken) == names


async def test_of_two_processes_that_play_the_same_click_one_is_refused(
    opened: PostgresStore, other: PostgresStore
) -> None:
    await sit_down(opened)
    for revision in range(1, 20):
        outcomes = await asyncio.gather(
            *(one.commit(turn(revision, interaction=revision)) for one in (opened, other)),
            return_exceptions=True,
        )
        refused = [one for one in outcomes if one is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], AlreadyDone | StaleRevision)
    assert len(await opened.actions("duel")) == 19


async def test_of_two_processes_that_change_the_same_settings_one_succeeds(
    opened: PostgresStore, other: PostgresStore
) -> None:
    kept = None
    for number in range(20):
        outcomes = await asyncio.gather(
            *(
                one.commit(
                    [
                        c.CheckSettings(EVERYWHERE, None, kept),
                        c.PutGuildSettings(EVERYWHERE, f"{number} {who}"),
                    ]
                )
                for who, one in enumerate((opened, other))
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, StaleSettings) for outcome in outcomes) == 1
        kept = await opened.settings(EVERYWHERE)


async def test_a_commit_of_one_process_wakes_the_other(
    opened: PostgresStore, other: PostgresStore
) -> None:
    heard = asyncio.Event()
    other.listen(heard.set)
    await sit_down(opened)
    await opened.commit([c.SetTimer(Timer("duel", 0, "deadline", 5.0))])
    async with asyncio.timeout(PATIENCE):
        await heard.wait()
    assert await other.due_timers(5.0, 1) == [Timer("duel", 0, "deadline", 5.0)]


async def test_the_process_that_delivers_a_notice_logs_the_click_that_caused_it(
    opened: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: asyncio.Queue[Mapping[str, str]] = asyncio.Queue()
    remember = causes.remember
    other.listen(lambda: None)
    monkeypatch.setattr(causes, "remember", heard.put_nowait)
    await sit_down(opened)
    causes.bind_interaction(4711)
    await opened.commit([c.AddNotice(board("told"))])
    async with asyncio.timeout(PATIENCE):
        while "told" not in (led := await heard.get()):
            pass
    causes._causes.clear()  # another process does not have them
    clear_contextvars()
    remember(led)
    causes.bind_notice("told", "duel")
    assert get_contextvars() == {"notice": "told", "match": "duel", "interaction": "4711"}
    clear_contextvars()


async def test_leases_of_a_dead_process_expire_and_others_do_not(
    address: str, opened: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.GONE + presence.BEAT <= 10, "processes check at each heartbeat"
    young = f"pg_postmaster_start_time() < now() - interval '{server.GONE} seconds'"
    assert young in presence.FREE
    monkeypatch.setattr(presence, "FREE", presence.FREE.replace(young, "true"))
    assert other._presence._beating is not None
    other._presence._beating.cancel()
    await opened.commit([c.AddNotice(board("dead's")), c.AddNotice(board("alive's", created=2.0))])
    (mine,) = await opened.take_notices(2000.0, 9000.0, 1)
    (theirs,) = await other.take_notices(2000.0, 9000.0, 1)
    connection = await asyncpg.connect(address)
    await connection.execute(
        "UPDATE processes SET alive = now() - interval '11 seconds' WHERE id = $1",
        other._presence.id,
    )
    await connection.close()
    await opened._presence._beat()
    assert {mine.id, theirs.id} == {"dead's", "alive's"}
    assert [one.id for one in await opened.take_notices(2000.0, 9000.0, 5)] == [theirs.id]


async def test_a_process_that_ends_releases_its_leases(
    opened: PostgresStore, other: PostgresStore
) -> None:
    await opened.commit([c.AddNotice(board())])
    assert len(await other.take_notices(2000.0, 9000.0, 5)) == 1
    assert await opened.take_notices(2000.0, 9000.0, 5) == []
    await other.close()
    assert len(await opened.take_notices(2000.0, 9000.0, 5)) == 1


async def test_processes_that_start_together_create_the_tables_once(bare: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(bare) for _ in range(4)))
    await sit_down(stores[0])
    assert [await one.match("duel") for one in stores] == [duel()] * 4
    assert (await server.check(bare)).matches == 1
    for one in stores:
        await one.close()


async def test_a_foreign_or_newer_database_is_refused(bare: str) -> None:
    connection = await asyncpg.connect(bare)
    await connection.execute("CREATE TABLE accounts (id integer)")
    with pytest.raises(Unusable, match="some other program's database"):
        await PostgresStore.open(bare)
    await connection.execute("DROP TABLE accounts")
    store = await PostgresStore.open(bare, Shards(0, 1, 4))
    assert (await server.check(bare)).bots == ("0-1/4",)
    await store.close()
    assert (await server.check(bare)).bots == ()
    await connection.execute("ALTER TABLE timers RENAME TO clocks")
    with pytest.raises(Unusable, match=r"is damaged \(the table timers is missing\); put a dump"):
        await server.check(bare)
    await connection.execute("ALTER TABLE clocks RENAME TO timers")
    await connection.execute("UPDATE airlock_schema SET number = 99")
    with pytest.raises(Unusable, match="written by a newer Airlock"):
        await PostgresStore.open(bare)
    await connection.close()


@pytest.mark.usefixtures("bare")
async def test_a_migration_incompatible_with_an_older_process_waits_for_its_end(
    address: str, opened: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    harsh = "-- alone: older ones name this column\nALTER TABLE seats RENAME COLUMN seen TO read"
    monkeypatch.setattr(server, "MIGRATIONS", (*migrations.MIGRATIONS, harsh))
    with pytest.raises(Unusable, match=r"An older Airlock is running on .* stop it, then start"):
        await server.prepare(address)
    await sit_down(opened)
    await opened.close()
    await server.prepare(address)
    connection = await asyncpg.connect(address)
    assert await connection.fetchval("SELECT number FROM airlock_schema") == 2
    assert await connection.fetchval("SELECT count(read) FROM seats") == 2
    await connection.close()


async def test_an_unreachable_server_is_named_without_its_password() -> None:
    with pytest.raises(Unusable) as refused:
        await PostgresStore.open("postgresql://bot:hunter2@127.0.0.1:1/airlock")
    assert "postgresql://127.0.0.1:1/airlock cannot be used" in str(refused.value)
    assert "hunter2" not in str(refused.value)


async def test_an_incomplete_record_is_detected(address: str, opened: PostgresStore) -> None:
    await sit_down(opened)
    await opened.commit(turn(1))
    await opened.commit([c.AddAction(move(2), 0)])
    connection = await asyncpg.connect(address)
    await connection.execute("DELETE FROM actions WHERE revision = 1")
    await connection.close()
    with pytest.raises(Unusable, match="game duel has 1 of 2 actions"):
        await server.check(address)


@pytest.mark.usefixtures("opened")
async def test_a_user_without_permissions_is_refused_before_login(
    address: str,
) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA public TO guest")
    guest = address.replace("airlock@", "guest@")
    try:
        await connection.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
        for missing in ("CREATE ON SCHEMA public", "INSERT ON ALL TABLES IN SCHEMA public"):
            with pytest.raises(Unusable, match="may not make tables there or write to them"):
                await server.check(guest)
            await connection.execute(f"GRANT {missing} TO guest")
        assert (await server.check(guest)).matches == 0
    finally:
        await connection.execute("DROP OWNED BY guest; DROP ROLE guest")
        await connection.close()


async def test_a_database_with_an_encoding_other_than_utf8_is_refused(
    address: str, running: Server
) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(
        "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    )
    await connection.close()
    with pytest.raises(Unusable, match=r"keeps letters as LATIN1, .* --encoding UTF8"):
        await PostgresStore.open(running.address("latin"))


def test_check_names_server_and_schema(
    bare: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AIRLOCK_TOKEN", "a.b.c")
    monkeypatch.setenv("AIRLOCK_DATABASE", bare)
    assert main(["check"]) == 0
    said = capsys.readouterr().out
    assert "no tables yet, games: 0, under way: 0" in said

    async def once() -> str:
        store = await open_store(SecretStr(bare))
        await sit_down(store)
        await store.close()
        connection = await asyncpg.connect(bare)
        version = str(await connection.fetchval("SELECT version()"))
        await connection.close()
        return " ".join(version.split()[:2])

    version = asyncio.run(once())
    assert f": {version}, no tables yet" in said
    assert main(["check"]) == 0
    said = capsys.readouterr().out
    assert re.search(rf": {version}, schema \d+, games: 1, under way: 1. Bots .*: none\.\n", said)


def test_backup_of_a_server_names_the_tool_to_use(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", address)
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert "pg_dump" in capsys.readouterr().err


@pytest.mark.parametrize("statement", EVERY, ids=lambda text: text[:60])
async def test_every_statement_uses_an_index_on_postgresql(
    tables: asyncpg.Connection[asyncpg.Record], statement: str
) -> None:
    async with tables.transaction():
        await tables.execute("SET LOCAL plan_cache_mode = force_generic_plan")
        await tables.execute("SET LOCAL enable_seqscan = off")  # used only without an index
        await tables.execute(f"PREPARE asked AS {translate(statement)}")
        values = ", ".join(["NULL"] * statement.count("?"))
        rows = await tables.fetch(f"EXPLAIN EXECUTE asked{f'({values})' if values else ''}")
        await tables.execute("DEALLOCATE asked")
    scanned = [row[0] for row in rows if "Seq Scan" in row[0]]
    assert len(scanned) == (statement in MOVED)
