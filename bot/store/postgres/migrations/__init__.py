"""The schema's history on PostgreSQL, under the numbers of SQLite's.

One that processes which do not know it cannot bear begins with `-- alone`: it waits for their end.
"""

from bot.store.sql.migrations import load

MIGRATIONS = load(__name__)
ALONE = "-- alone"
