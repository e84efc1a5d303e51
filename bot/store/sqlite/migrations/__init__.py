"""The schema's history: numbered SQL files, each run once, in order, in one transaction.

A file that has been released is never edited; what changes comes as the next number.
"""

from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from a schema to the next."""

    name: str
    sql: str


def _load() -> tuple[Migration, ...]:
    found = sorted(
        (entry for entry in files(__name__).iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    for number, entry in enumerate(found, 1):
        if not entry.name.startswith(f"{number:04}_"):
            raise RuntimeError(f"Migration {entry.name} should be number {number:04}.")
    return tuple(Migration(entry.name, entry.read_text(encoding="utf-8")) for entry in found)


MIGRATIONS = _load()
