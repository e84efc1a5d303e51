"""No statement of the SQLite store scans finished games: each finds its rows by an index.

Statements are collected from the source of their modules, so a new one is always tested; the few
that scan a whole table are listed here with the reason.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sql import reads
from bot.store.sql.writes import deliveries
from bot.store.sqlite import store, writer, writes
from bot.store.sqlite.file import prepare
from tests.bot.store.statements import EVERY as SHARED
from tests.bot.store.statements import statements

WHOLE = {
    reads.GUILDS: "SCAN matches USING INDEX matches_under_way",  # only those that are not over
    reads.RULESETS: "SCAN matches USING INDEX one_match_a_channel",  # likewise
    writes.FREE: "SCAN notices USING INDEX notices_leased",  # only those with a lease
    # these move all rows, or all that belong to no other process
    deliveries.POSTPONE_TIMERS.sql: "SCAN timers USING COVERING INDEX timers_by_time",
    deliveries.POSTPONE_NOTICES.sql: "SCAN notices",
}


EVERY = [*SHARED, *statements(writes)]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """An empty database with today's schema."""
    path: Path = tmp_path_factory.mktemp("plans") / "airlock.db"
    prepare(path).release()
    with closing(sqlite3.connect(path)) as db:
        yield db


def plan(db: sqlite3.Connection, statement: str) -> list[str]:
    """SQLite's query plan."""
    values = (None,) * statement.count("?")
    return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values)]


def whole_tables(steps: list[str]) -> list[str]:
    """The steps that scan a whole table or index, or build a temporary index."""
    tables = {
        "matches", "seats", "actions", "snapshots", "messages", "notices", "timers", "results",
        "guild_settings", "member_settings", "dailies", "result_counts", "records", "leavers",
        "postings", "unasked", "friends", "s", "m",
    }  # fmt: skip
    return [
        step
        for step in steps
        if "AUTOMATIC" in step or (step.startswith("SCAN ") and step.split()[1] in tables)
    ]


@pytest.mark.parametrize("statement", EVERY, ids=lambda text: text[:60])
def test_a_statement_uses_an_index(database: sqlite3.Connection, statement: str) -> None:
    found = whole_tables(plan(database, statement))
    assert found == ([WHOLE[statement]] if statement in WHOLE else [])


@pytest.mark.parametrize(
    "statement", [reads.MATCHES_IN[True], reads.MATCHES_IN[False], reads.MATCHES_OF[True]]
)
def test_a_list_of_games_is_read_by_index_without_sorting(
    database: sqlite3.Connection, statement: str
) -> None:
    listed = re.search(r"\((SELECT .*)\) AS listed", statement)
    assert listed is not None
    (step,) = plan(database, listed[1])
    assert "USING" in step
    assert "INDEX" in step


def test_every_statement_is_in_a_module_that_is_searched() -> None:
    assert len(EVERY) > 60
    assert list(statements(store)) == []
    assert list(statements(writer)) == []
    assert set(WHOLE) <= set(EVERY)
