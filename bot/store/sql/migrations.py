"""A schema's history: numbered SQL files, each run once, in order, in one transaction.

A released file is never edited. A change of the schema is a new file with the next number, for both
databases.
"""

from importlib.resources import files

from bot.store.errors import Unusable


def load(package: str) -> tuple[str, ...]:
    """The SQL of each migration in a package, by number from 1."""
    found = sorted(
        (entry for entry in files(package).iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    for number, entry in enumerate(found, 1):
        if not entry.name.startswith(f"{number:04}_"):
            raise RuntimeError(f"Migration {entry.name} should be number {number:04}.")
    return tuple(entry.read_text(encoding="utf-8") for entry in found)


def require_known(schema: int, newest: int, place: object, copy: str) -> None:
    """Check that a database's schema is not newer than this version. Raises Unusable.

    The error names `place`, where the database is, and advises to restore a `copy` of it, which is
    "backup" or "dump".
    """
    if schema > newest:
        raise Unusable(
            f"The database {place} was written by a newer Airlock (schema {schema}, this one knows"
            f" {newest}); install that version, or restore the {copy} made before its upgrade."
        )
