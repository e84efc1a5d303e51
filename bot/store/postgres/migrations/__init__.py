"""The schema's history on PostgreSQL, with the same numbers as SQLite's.

A migration that older processes cannot run with begins with `-- alone`: it waits until they have
ended.
"""

from bot.store.sql.migrations import load

MIGRATIONS = load(__name__)
ALONE = "-- alone"
