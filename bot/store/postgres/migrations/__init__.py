"""The schema's history on PostgreSQL, under the numbers of SQLite's; it begins with number 6.

A file that has been released is never edited; what changes comes as the next number, on both. One
that processes which do not know it cannot bear begins with `-- alone`: it waits for their end.
"""

from importlib.resources import files

FIRST = 6


def _load() -> dict[int, str]:
    found = sorted(
        (entry for entry in files(__name__).iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    for number, entry in enumerate(found, FIRST):
        if not entry.name.startswith(f"{number:04}_"):
            raise RuntimeError(f"Migration {entry.name} should be number {number:04}.")
    return {number: entry.read_text(encoding="utf-8") for number, entry in enumerate(found, FIRST)}


MIGRATIONS = _load()
"""Each migration's SQL by its number."""
ALONE = "-- alone"
NEWEST = max(MIGRATIONS)
