"""A process killed while it writes loses no acknowledged action and leaves no partial one."""

import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.store import check
from tests.bot.forked import forking
from tests.bot.store import sudden_death

KILLS = int(os.environ.get("AIRLOCK_TEST_SUDDEN_DEATHS", "21"))
LIVES_MS = (1.0, 45.0)
MOMENTS = ("played", "open", "played", "open", "played", "played", "started")


def live_and_die(path: Path, seconds: float, until: str) -> dict[str, int]:
    """Let a process write, then kill it; returns the last acknowledged revision of each table.

    The time until it is killed starts at once, when the database is `open`, or when the first
    action is `played`.
    """
    context = forking()
    listening, speaking = context.Pipe(duplex=False)
    process = context.Process(target=sudden_death.run, args=(path, speaking))
    process.start()
    speaking.close()
    with listening:
        heard = b"" if until == "started" else os.read(listening.fileno(), len("ready\n"))
        if until == "played":
            heard += os.read(listening.fileno(), 65536)
        time.sleep(seconds)
        assert process.is_alive()
        process.kill()
        process.join()
        while more := os.read(listening.fileno(), 65536):
            heard += more
    process.close()
    lines = [line.split() for line in heard.decode().splitlines() if line != "ready"]
    return {table: int(revision) for table, revision in lines}


def stored_revisions(path: Path) -> dict[str, int]:
    """The revision of each table, after checking that everything written with it is there."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute(
            "SELECT m.id, m.revision, s.decision, t.due, p.id,"
            " (SELECT max(revision) FROM actions a WHERE a.match_id = m.id),"
            " (SELECT group_concat(CAST(state AS TEXT)) FROM snapshots n WHERE n.match_id = m.id)"
            " FROM matches m JOIN seats s ON s.match_id = m.id AND s.seat = 0"
            " LEFT JOIN timers t ON t.match_id = m.id LEFT JOIN notices p ON p.match_id = m.id"
        ).fetchall()
    for table, revision, decision, due, notice, action, state in rows:
        if revision:
            assert (decision, due, action) == (revision, revision, revision)
            assert notice == f"{table}-{revision}"
            assert state == f"{revision} " * 300
    return {table: revision for table, revision, *_ in rows}


def test_a_store_killed_at_any_moment_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "airlock.db"
    chance = random.Random(220)
    acknowledged: dict[str, int] = {}
    deaths_while_playing = 0
    for kill in range(KILLS):
        until = MOMENTS[kill % len(MOMENTS)]
        heard = live_and_die(path, chance.uniform(*LIVES_MS) / 1000, until)
        deaths_while_playing += bool(heard)
        acknowledged.update(heard)
        kept = stored_revisions(path)
        for table, revision in acknowledged.items():
            assert kept[table] in (revision, revision + 1), f"after kill {kill + 1}"
        acknowledged = dict(kept) if kept else acknowledged
    assert deaths_while_playing >= KILLS // 2
    assert check(path).actions == sum(acknowledged.values())
