"""The schema's history in a SQLite file."""

from bot.store.sql.migrations import load

MIGRATIONS = load(__name__)
