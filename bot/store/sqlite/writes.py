"""Applies changes on a blocking connection, and leases notices for the file's only process."""

import sqlite3

from bot.store import changes as c
from bot.store.errors import StoreError
from bot.store.records import NoticeRow
from bot.store.sql.reads import NOTICE
from bot.store.sql.refusals import refusal
from bot.store.sql.writes import asks

TAKE = (
    "UPDATE notices SET attempts = attempts + 1, not_before = ?, leased = 1 WHERE id IN"
    " (SELECT id FROM notices WHERE not_before <= ? ORDER BY not_before, created LIMIT ?)"
    f" RETURNING {NOTICE}"
)
FREE = "UPDATE notices SET not_before = 0, leased = 0 WHERE leased"


def apply(change: c.Change, db: sqlite3.Connection) -> None:
    """Apply one change to `db`. Raises the errors that the change's docstring names."""
    for (sql, needed), values in asks(change):
        try:
            done = db.execute(sql, values)
        except sqlite3.IntegrityError:
            error = _refusal(change, db, hurt=True)
            if error is None:
                raise
            raise error from None
        if needed and done.rowcount < 1 and done.fetchone() is None:
            raise _refusal(change, db, hurt=False) or TypeError(f"no reason to refuse {sql}")


def _refusal(change: c.Change, db: sqlite3.Connection, *, hurt: bool) -> StoreError | None:
    """The error that refuses a change, as `refusal` finds it; None if unknown."""
    doubt = refusal(change, hurt)
    try:
        sql, values = next(doubt)
        while True:
            sql, values = doubt.send(db.execute(sql, values).fetchall())
    except StopIteration as end:
        error: StoreError | None = end.value
        return error


def take(db: sqlite3.Connection, now: float, until: float, limit: int) -> list[NoticeRow]:
    """Lease up to `limit` notices due at `now` until `until`, oldest first."""
    rows = db.execute(TAKE, (until, now, limit)).fetchall()
    return sorted([NoticeRow(*row) for row in rows], key=lambda taken: (taken.created, taken.id))


def free(db: sqlite3.Connection) -> None:
    """Release all leases; they are leases of the previous process.

    Their notices become due at time 0, so that no postponement can move them past now.
    """
    db.execute(FREE)
