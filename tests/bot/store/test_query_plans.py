"""No statement of the SQLite store passes by what is over: each finds its rows by an index.

The statements are taken from the source of the rooms that hold them, so that a new one cannot
escape; those few that pass by a whole table are named here with the reason.
"""

from __future__ import annotations

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
    reads.GUILDS: "SCAN matches USING INDEX matches_under_way",  # those not over, no more
    reads.RULESETS: "SCAN matches USING INDEX one_match_a_channel",  # likewise
    writes.FREE: "SCAN notices USING INDEX notices_leased",  # those leased, no more
    # what is moved is all of it, or all that is not of another process
    deliveries.POSTPONE_TIMERS.sql: "SCAN timers USING COVERING INDEX timers_by_time",
    deliveries.POSTPONE_NOTICES.sql: "SCAN notices",
}


EVERY = [*SHARED, *statements(writes)]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """An empty database of today."""
    path: Path = tmp_path_factory.mktemp("plans") / "airlock.db"
    prepare(path).release()
    with closing(sqlite3.connect(path)) as db:
        yield db


def plan(db: sqlite3.Connection, statement: str) -> list[str]:
    """What SQLite is going to do."""
    values = (None,) * statement.count("?")
    return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values)]


def whole_tables(steps: list[str]) -> list[str]:
    """The steps that pass by all rows of a table or an index, or make an index of their own."""
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
def test_a_list_of_games_is_read_in_index_order_without_sorting(
    database: sqlite3.Connection, statement: str
) -> None:
    listed = re.search(r"\((SELECT .*)\) AS listed", statement)
    assert listed is not None
    (step,) = plan(database, listed[1])
    assert "USING" in step
    assert "INDEX" in step


def test_every_statement_is_in_the_module_that_is_searched() -> None:
    assert len(EVERY) > 60
    assert list(statements(store)) == []
    assert list(statements(writer)) == []
    assert set(WHOLE) <= set(EVERY)
