"""What each change does to the tables; every statement that writes stands here.

A change runs inside the writer's transaction and SAVEPOINT: it raises a `StoreError` to refuse
the whole commit it belongs to, and need not clean up.
"""

import json
import sqlite3
from functools import singledispatch

from bot.store import changes as c
from bot.store.protocol import (
    AlreadyDone,
    AlreadyTried,
    ChannelTaken,
    StaleRevision,
    StaleSettings,
    TimerGone,
    UnknownMatch,
)
from bot.store.records import MatchRow, NoticeRow, Status
from bot.store.sqlite.reads import GUILD_SETTINGS, MEMBER_SETTINGS, PARCEL, notice

LISTED = "(SELECT value FROM json_each(?))"
TAKE = (
    "UPDATE parcels SET attempts = attempts + 1, not_before = ?, leased = 1 WHERE id IN"
    " (SELECT id FROM parcels WHERE not_before <= ? ORDER BY not_before, created LIMIT ?)"
    f" RETURNING {PARCEL}"
)
COUNT = (
    "INSERT INTO result_counts VALUES (?, ?, ?, ?) ON CONFLICT (guild_id, game) DO UPDATE"
    " SET results = results + excluded.results, forgotten = forgotten + excluded.forgotten"
)
FREE = "UPDATE parcels SET not_before = 0, leased = 0 WHERE leased"


@singledispatch
def apply(change: c.Change, db: sqlite3.Connection) -> None:
    """Do one change to the tables of `db`. Raises what the change names."""
    raise TypeError(f"{type(change).__name__} is no change that {db!r} knows")


def take(db: sqlite3.Connection, now: float, until: float, limit: int) -> list[NoticeRow]:
    """Claim the notices due at `now` until `until`, oldest first."""
    rows = db.execute(TAKE, (until, now, limit)).fetchall()
    return sorted((notice(row) for row in rows), key=lambda taken: (taken.created, taken.id))


def free(db: sqlite3.Connection) -> None:
    """End the leases of whoever had the database before: nobody delivers those notices any more.

    They are due since ever, so that no time that was lost meanwhile can move them past now.
    """
    db.execute(FREE)


def _known(db: sqlite3.Connection, match_id: str) -> bool:
    return db.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone() is not None


def _insert(
    db: sqlite3.Connection, match_id: str | None, sql: str, values: tuple[object, ...]
) -> None:
    """Write a row that hangs on a match."""
    try:
        db.execute(sql, values)
    except sqlite3.IntegrityError:
        if match_id is not None and not _known(db, match_id):
            raise UnknownMatch(match_id) from None
        raise


def _refuse_table(db: sqlite3.Connection, match: MatchRow) -> None:
    """Say why a match row was not accepted, where the tables can tell."""
    row = db.execute(
        "SELECT id, revision FROM matches WHERE id = ? OR interaction = ?",
        (match.id, match.interaction),
    ).fetchone()
    if row:
        raise AlreadyDone(*row) from None
    _refuse_channel(db, match)


def _refuse_channel(db: sqlite3.Connection, match: MatchRow) -> None:
    row = db.execute(
        "SELECT 1 FROM matches WHERE channel_id = ? AND status <> 'over' AND id <> ?",
        (match.channel, match.id),
    ).fetchone()
    if row and match.status is not Status.OVER:
        raise ChannelTaken(match.channel) from None


@apply.register
def _(change: c.AddMatch, db: sqlite3.Connection) -> None:
    m = change.match
    try:
        db.execute(
            "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                m.id, m.game, m.ruleset, m.options, m.size, m.guild, m.channel, m.status, m.host,
                m.settings, m.seed_hash, m.created, m.updated, m.outcome, m.interaction,
                m.revision, m.edition, m.secret, m.started,
            ),
        )  # fmt: skip
    except sqlite3.IntegrityError:
        _refuse_table(db, m)
        raise
    _put_seats(db, m)


@apply.register
def _(change: c.PutTable, db: sqlite3.Connection) -> None:
    m = change.match
    try:
        done = db.execute(
            "UPDATE matches SET game = ?, ruleset = ?, options = ?, size = ?, guild_id = ?,"
            " channel_id = ?, status = ?, host_id = ?, settings = ?, seed_hash = ?, updated = ?,"
            " outcome = ?, secret = ?, started = ?, edition = edition + 1"
            " WHERE id = ? AND edition = ?",
            (
                m.game, m.ruleset, m.options, m.size, m.guild, m.channel, m.status, m.host,
                m.settings, m.seed_hash, m.updated, m.outcome, m.secret, m.started, m.id, m.edition,
            ),
        )  # fmt: skip
    except sqlite3.IntegrityError:
        _refuse_channel(db, m)
        raise
    if not done.rowcount:
        raise StaleRevision(m.id) if _known(db, m.id) else UnknownMatch(m.id)
    taken = json.dumps([seat.number for seat in m.seats])
    db.execute(f"DELETE FROM seats WHERE match_id = ? AND seat NOT IN {LISTED}", (m.id, taken))
    _put_seats(db, m)


def _put_seats(db: sqlite3.Connection, m: MatchRow) -> None:
    ended = m.updated if m.status is Status.OVER else None
    db.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match_id, seat) DO UPDATE"
        " SET user_id = excluded.user_id, agent = excluded.agent, name = excluded.name,"
        " autopilot = excluded.autopilot, ended = excluded.ended",
        [
            (m.id, s.number, s.user, s.agent, s.name, s.autopilot, s.decision, s.seen, ended)
            for s in m.seats
        ],
    )


@apply.register
def _(change: c.DropMatch, db: sqlite3.Connection) -> None:
    if not db.execute("DELETE FROM matches WHERE id = ?", (change.match_id,)).rowcount:
        raise UnknownMatch(change.match_id)


@apply.register
def _(change: c.AddAction, db: sqlite3.Connection) -> None:
    a = change.action
    try:
        moved = db.execute(
            "UPDATE matches SET revision = ?, updated = ?"
            " WHERE id = ? AND revision = ? AND edition = ?",
            (a.revision, a.at, a.match_id, a.revision - 1, change.edition),
        )
        if moved.rowcount:
            db.execute(
                "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (a.match_id, a.revision, a.seat, a.by, a.action, a.events, a.at, a.interaction),
            )
            return
    except sqlite3.IntegrityError:
        _refuse_repeat(db, a.interaction)
        raise
    _refuse_repeat(db, a.interaction)
    raise StaleRevision(a.match_id) if _known(db, a.match_id) else UnknownMatch(a.match_id)


def _refuse_repeat(db: sqlite3.Connection, interaction: int | None) -> None:
    row = db.execute(
        "SELECT match_id, revision FROM actions WHERE interaction = ?", (interaction,)
    ).fetchone()
    if row:
        raise AlreadyDone(*row) from None


@apply.register
def _(change: c.SetDecisions, db: sqlite3.Connection) -> None:
    db.executemany(
        "UPDATE seats SET decision = ? WHERE match_id = ? AND seat = ?",
        [(number, change.match_id, seat) for seat, number in change.decisions],
    )


@apply.register
def _(change: c.SetSeen, db: sqlite3.Connection) -> None:
    db.execute(
        "UPDATE seats SET seen = ? WHERE match_id = ? AND seat = ? AND seen < ?",
        (change.revision, change.match_id, change.seat, change.revision),
    )


@apply.register
def _(change: c.PutSnapshot, db: sqlite3.Connection) -> None:
    s = change.snapshot
    _insert(
        db,
        s.match_id,
        "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (match_id, revision)"
        " DO UPDATE SET state = excluded.state, turn = excluded.turn",
        (s.match_id, s.revision, s.state, s.turn),
    )


@apply.register
def _(change: c.DropSnapshots, db: sqlite3.Connection) -> None:
    db.execute(
        "DELETE FROM snapshots WHERE match_id = ? AND revision > ? AND revision < ?",
        (change.match_id, change.after, change.before),
    )


@apply.register
def _(change: c.DropTurns, db: sqlite3.Connection) -> None:
    db.execute(
        "DELETE FROM snapshots WHERE match_id = ? AND turn < ?"
        " AND revision < (SELECT max(revision) FROM snapshots WHERE match_id = ?)",
        (change.match_id, change.before, change.match_id),
    )


@apply.register
def _(change: c.PutMessage, db: sqlite3.Connection) -> None:
    m = change.message
    _insert(
        db,
        m.match_id,
        "INSERT INTO messages VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, role) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id,"
        " revision = excluded.revision",
        (m.match_id, m.role, m.channel, m.message, m.revision),
    )


@apply.register
def _(change: c.DropMessage, db: sqlite3.Connection) -> None:
    db.execute(
        "DELETE FROM messages WHERE match_id = ? AND role = ?", (change.match_id, change.role)
    )


@apply.register
def _(change: c.AddNotice, db: sqlite3.Connection) -> None:
    p = change.notice
    _insert(
        db,
        p.match_id,
        f"INSERT INTO parcels ({PARCEL}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET"
        " id = excluded.id, kind = excluded.kind, payload = excluded.payload,"
        " not_before = excluded.not_before, match_id = excluded.match_id, leased = 0",
        (p.id, p.kind, p.payload, p.nonce, p.created, p.not_before, p.match_id, p.key, p.attempts),
    )


@apply.register
def _(change: c.DropNotice, db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM parcels WHERE id = ?", (change.id,))


@apply.register
def _(change: c.DelayNotice, db: sqlite3.Connection) -> None:
    db.execute(
        "UPDATE parcels SET not_before = ?, attempts = attempts + ?, leased = 0 WHERE id = ?",
        (change.not_before, change.tried, change.id),
    )


@apply.register
def _(change: c.SetTimer, db: sqlite3.Connection) -> None:
    t = change.timer
    _insert(
        db,
        t.match_id,
        "INSERT INTO timers VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match_id, seat, kind) DO UPDATE SET due = excluded.due",
        (t.match_id, t.seat, t.kind, t.due),
    )


@apply.register
def _(change: c.DropTimer, db: sqlite3.Connection) -> None:
    db.execute(
        "DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ?",
        (change.match_id, change.seat, change.kind),
    )


@apply.register
def _(change: c.FireTimer, db: sqlite3.Connection) -> None:
    t = change.timer
    fired = db.execute(
        "DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ? AND due = ?",
        (t.match_id, t.seat, t.kind, t.due),
    )
    if not fired.rowcount:
        raise TimerGone(t.match_id, t.kind)


@apply.register
def _(change: c.Postpone, db: sqlite3.Connection) -> None:
    db.execute("UPDATE timers SET due = due + ?", (change.seconds,))
    db.execute("UPDATE parcels SET not_before = not_before + ?", (change.seconds,))


@apply.register
def _(change: c.CheckSettings, db: sqlite3.Connection) -> None:
    if change.user is None:
        kept = db.execute(GUILD_SETTINGS, (change.guild,)).fetchone()
    else:
        kept = db.execute(MEMBER_SETTINGS, (change.guild, change.user)).fetchone()
    if kept != (None if change.settings is None else (change.settings,)):
        raise StaleSettings


@apply.register
def _(change: c.PutGuildSettings, db: sqlite3.Connection) -> None:
    db.execute(
        "INSERT INTO guild_settings VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        (change.guild, change.settings),
    )


@apply.register
def _(change: c.PutMemberSettings, db: sqlite3.Connection) -> None:
    db.execute(
        "INSERT INTO member_settings VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET settings = excluded.settings",
        (change.guild, change.user, change.settings),
    )


@apply.register
def _(change: c.AddResult, db: sqlite3.Connection) -> None:
    r = change.result
    replaced = db.execute(
        "DELETE FROM results WHERE match_id = ? AND seat = ? RETURNING guild_id, game,"
        " -1, -(user_id IS NULL AND agent IS NULL)",
        (r.match_id, r.seat),
    ).fetchall()
    db.execute(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            r.match_id, r.seat, r.game, r.guild, r.user, r.agent, r.won, r.score, r.ended, r.details
        ),
    )  # fmt: skip
    added = (r.guild, r.game, 1, r.user is None and r.agent is None)
    db.executemany(COUNT, [*replaced, added])


@apply.register
def _(change: c.AddDaily, db: sqlite3.Connection) -> None:
    d = change.daily
    added = db.execute(
        "INSERT INTO dailies VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (d.day, d.game, d.guild, d.user, d.match_id, d.score, d.ended),
    )
    if not added.rowcount:
        raise AlreadyTried


@apply.register
def _(change: c.EndDaily, db: sqlite3.Connection) -> None:
    d = change.daily
    db.execute(
        "UPDATE dailies SET score = ?, ended = ?"
        " WHERE day = ? AND game = ? AND user_id = ? AND match_id = ?",
        (d.score, d.ended, d.day, d.game, d.user, d.match_id),
    )


@apply.register
def _(change: c.ForgetUser, db: sqlite3.Connection) -> None:
    for sql in (
        "DELETE FROM messages WHERE role = 'hand:' || :user AND role GLOB 'hand:*'",
        "UPDATE matches SET edition = edition + 1 WHERE host_id = :user OR id IN"
        " (SELECT match_id FROM seats WHERE user_id = :user AND ended IS NULL UNION ALL"
        " SELECT match_id FROM seats WHERE user_id = :user AND ended IS NOT NULL)",
        "UPDATE seats SET name = '', user_id = NULL WHERE user_id = :user AND ended IS NULL",
        "UPDATE seats SET name = '', user_id = NULL WHERE user_id = :user AND ended IS NOT NULL",
        "UPDATE matches SET host_id = NULL WHERE host_id = :user",
        "INSERT INTO result_counts SELECT guild_id, game, 0, count(*) FROM results"
        " WHERE user_id = :user GROUP BY guild_id, game ON CONFLICT (guild_id, game)"
        " DO UPDATE SET forgotten = forgotten + excluded.forgotten",
        "UPDATE results SET user_id = NULL WHERE user_id = :user",
        "DELETE FROM member_settings WHERE user_id = :user",
        "DELETE FROM dailies WHERE user_id = :user",
    ):
        db.execute(sql, {"user": change.user})
