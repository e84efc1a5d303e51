"""Changes on a blocking connection, and what only a store that is alone with its file does."""

import sqlite3

from bot.store import changes as c
from bot.store.records import NoticeRow
from bot.store.sql.reads import PARCEL, notice
from bot.store.sql.writes import Ask, Conflict, Told, steps

TAKE = (
    "UPDATE parcels SET attempts = attempts + 1, not_before = ?, leased = 1 WHERE id IN"
    " (SELECT id FROM parcels WHERE not_before <= ? ORDER BY not_before, created LIMIT ?)"
    f" RETURNING {PARCEL}"
)
FREE = "UPDATE parcels SET not_before = 0, leased = 0 WHERE leased"


def apply(change: c.Change, db: sqlite3.Connection) -> None:
    """Do one change to the tables of `db`. Raises what the change names."""
    doing = steps(change)
    try:
        ask = next(doing)
        while True:
            try:
                told = _execute(db, ask)
            except sqlite3.IntegrityError as error:
                hurt = Conflict()
                hurt.__cause__ = error
                ask = doing.throw(hurt)
            else:
                ask = doing.send(told)
    except StopIteration:
        return
    except Conflict as unexplained:
        raise unexplained.__cause__ or unexplained from None


def _execute(db: sqlite3.Connection, ask: Ask) -> Told:
    if ask.many is not None:
        return Told((), db.executemany(ask.sql, ask.many).rowcount)
    done = db.execute(ask.sql, ask.values)
    return Told(done.fetchall(), done.rowcount)


def take(db: sqlite3.Connection, now: float, until: float, limit: int) -> list[NoticeRow]:
    """Claim the notices due at `now` until `until`, oldest first."""
    rows = db.execute(TAKE, (until, now, limit)).fetchall()
    return sorted((notice(row) for row in rows), key=lambda taken: (taken.created, taken.id))


def free(db: sqlite3.Connection) -> None:
    """End the leases of whoever had the database before: nobody delivers those notices any more.

    They are due since ever, so that no time that was lost meanwhile can move them past now.
    """
    db.execute(FREE)
