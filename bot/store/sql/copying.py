"""Whole tables, for copying and checking."""

from collections.abc import Sequence
from typing import Any, Final

Rows = list[tuple[Any, ...]]
PIECE: Final = 500
"""Rows in memory at a time."""
KEYS: Final = {
    "matches": "id",
    "seats": "match_id, seat",
    "leavers": "match_id, number",
    "actions": "match_id, revision",
    "snapshots": "match_id, revision",
    "records": "match_id",
    "messages": "match_id, role",
    "notices": "id",
    "timers": "match_id, seat, kind",
    "guild_settings": "guild_id",
    "member_settings": "guild_id, user_id",
    "results": "match_id, seat",
    "result_counts": "guild_id, game",
    "dailies": "day, game, user_id",
    "friends": "user_id, friend_id",
    "postings": "guild_id, role",
    "unasked": "guild_id, day",
}
"""Every table and its key columns, referenced tables first."""


def select(table: str, columns: Sequence[str]) -> str:
    """The statement that reads a table in the order of its keys."""
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {KEYS[table]}"


def insert(table: str, columns: Sequence[str], marks: Sequence[str]) -> str:
    """The statement that writes a row of a table; `marks` are the placeholders."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(marks)})"


COUNTS = (
    "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE status <> 'over'),"
    " (SELECT count(*) FROM actions)"
)
"""The numbers of matches, of those that are not over, and of unpacked actions."""

BEGUN = (
    "SELECT guild_id, game, ruleset, count(*) FROM matches WHERE status = 'running'"
    """ OR (status = 'paused' AND settings NOT LIKE '%"lost":true%')"""
    " GROUP BY guild_id, game, ruleset ORDER BY guild_id, game, ruleset"
)
"""The running games by server and rules, without those paused for lack of a channel or rules."""


_KEPT = "count(a.match_id) + coalesce((SELECT actions FROM records r WHERE r.match_id = m.id), 0)"
HOLE = (
    f"SELECT m.id, m.revision, {_KEPT} FROM matches m LEFT JOIN actions a"
    f" ON a.match_id = m.id GROUP BY m.id HAVING {_KEPT} <> m.revision LIMIT 1"
)
"""Finds a match whose record lacks a revision."""
