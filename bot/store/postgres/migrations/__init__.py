"""The schema's history on PostgreSQL, with the same numbers as SQLite's.

A migration that running processes of an older version cannot work with begins with `-- alone`. It
waits until they have ended.
"""

from bot.store.sql.migrations import load

MIGRATIONS = load(__name__)
ALONE = "-- alone"
