"""What each change does to the tables, as steps; every statement that writes stands here.

The steps run inside one transaction: they raise a `StoreError` to refuse the whole commit they
belong to, and need not clean up. `Conflict` is thrown into them where a constraint is hurt; what
they ask after it only explains the refusal.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, NamedTuple

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
from bot.store.records import MatchRow, Status
from bot.store.sql.reads import GUILD_SETTINGS, MEMBER_SETTINGS, PARCEL, Row

LISTED = "(SELECT value FROM json_each(?))"
COUNT = (
    "INSERT INTO result_counts VALUES (?, ?, ?, ?) ON CONFLICT (guild_id, game) DO UPDATE"
    " SET results = result_counts.results + excluded.results,"
    " forgotten = result_counts.forgotten + excluded.forgotten"
)


class Conflict(Exception):
    """A constraint was hurt; the cause is what the driver raised."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A statement with its values, or with `many` of them one after the other."""

    sql: str
    values: Sequence[object] = ()
    many: Sequence[Sequence[object]] | None = None


class Told(NamedTuple):
    """The rows a statement gave, and how many it changed."""

    rows: Sequence[Row]
    changed: int


Steps = Generator[Ask, Told, None]
"""The steps of a change."""
Part = Generator[Ask, Told, Any]


@singledispatch
def steps(change: c.Change) -> Steps:
    """What one change does. Raises what the change names."""
    raise TypeError(f"{type(change).__name__} is no change that a store knows")


def _known(match_id: str) -> Generator[Ask, Told, bool]:
    told = yield Ask("SELECT 1 FROM matches WHERE id = ?", (match_id,))
    return bool(told.rows)


def _insert(match_id: str | None, sql: str, values: tuple[object, ...]) -> Steps:
    """Write a row that hangs on a match."""
    try:
        yield Ask(sql, values)
    except Conflict:
        if match_id is not None and not (yield from _known(match_id)):
            raise UnknownMatch(match_id) from None
        raise


def _refuse_table(match: MatchRow) -> Steps:
    """Say why a match row was not accepted, where the tables can tell."""
    told = yield Ask(
        "SELECT id, revision FROM matches WHERE id = ? OR interaction = ?",
        (match.id, match.interaction),
    )
    if told.rows:
        match_id, revision = told.rows[0]
        raise AlreadyDone(match_id, revision) from None
    yield from _refuse_channel(match)


def _refuse_channel(match: MatchRow) -> Steps:
    told = yield Ask(
        "SELECT 1 FROM matches WHERE channel_id = ? AND status <> 'over' AND id <> ?",
        (match.channel, match.id),
    )
    if told.rows and match.status is not Status.OVER:
        raise ChannelTaken(match.channel) from None


@steps.register
def _(change: c.AddMatch) -> Steps:
    m = change.match
    try:
        yield Ask(
            "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                m.id, m.game, m.ruleset, m.options, m.size, m.guild, m.channel, m.status, m.host,
                m.settings, m.seed_hash, m.created, m.updated, m.outcome, m.interaction,
                m.revision, m.edition, m.secret, m.started,
            ),
        )  # fmt: skip
    except Conflict:
        yield from _refuse_table(m)
        raise
    yield from _put_seats(m)


@steps.register
def _(change: c.PutTable) -> Steps:
    m = change.match
    try:
        done = yield Ask(
            "UPDATE matches SET game = ?, ruleset = ?, options = ?, size = ?, guild_id = ?,"
            " channel_id = ?, status = ?, host_id = ?, settings = ?, seed_hash = ?, updated = ?,"
            " outcome = ?, secret = ?, started = ?, edition = edition + 1"
            " WHERE id = ? AND edition = ?",
            (
                m.game, m.ruleset, m.options, m.size, m.guild, m.channel, m.status, m.host,
                m.settings, m.seed_hash, m.updated, m.outcome, m.secret, m.started, m.id, m.edition,
            ),
        )  # fmt: skip
    except Conflict:
        yield from _refuse_channel(m)
        raise
    if not done.changed:
        raise StaleRevision(m.id) if (yield from _known(m.id)) else UnknownMatch(m.id)
    taken = json.dumps([seat.number for seat in m.seats])
    yield Ask(f"DELETE FROM seats WHERE match_id = ? AND seat NOT IN {LISTED}", (m.id, taken))
    yield from _put_seats(m)


def _put_seats(m: MatchRow) -> Steps:
    ended = m.updated if m.status is Status.OVER else None
    yield Ask(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match_id, seat) DO UPDATE"
        " SET user_id = excluded.user_id, agent = excluded.agent, name = excluded.name,"
        " autopilot = excluded.autopilot, ended = excluded.ended",
        many=[
            (m.id, s.number, s.user, s.agent, s.name, int(s.autopilot), s.decision, s.seen, ended)
            for s in m.seats
        ],
    )


@steps.register
def _(change: c.DropMatch) -> Steps:
    told = yield Ask("DELETE FROM matches WHERE id = ?", (change.match_id,))
    if not told.changed:
        raise UnknownMatch(change.match_id)


@steps.register
def _(change: c.AddAction) -> Steps:
    a = change.action
    try:
        moved = yield Ask(
            "UPDATE matches SET revision = ?, updated = ?"
            " WHERE id = ? AND revision = ? AND edition = ?",
            (a.revision, a.at, a.match_id, a.revision - 1, change.edition),
        )
        if moved.changed:
            yield Ask(
                "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (a.match_id, a.revision, a.seat, a.by, a.action, a.events, a.at, a.interaction),
            )
            return
    except Conflict:
        yield from _refuse_repeat(a.interaction)
        raise
    yield from _refuse_repeat(a.interaction)
    known = yield from _known(a.match_id)
    raise StaleRevision(a.match_id) if known else UnknownMatch(a.match_id)


def _refuse_repeat(interaction: int | None) -> Steps:
    told = yield Ask("SELECT match_id, revision FROM actions WHERE interaction = ?", (interaction,))
    if told.rows:
        match_id, revision = told.rows[0]
        raise AlreadyDone(match_id, revision) from None


@steps.register
def _(change: c.SetDecisions) -> Steps:
    yield Ask(
        "UPDATE seats SET decision = ? WHERE match_id = ? AND seat = ?",
        many=[(number, change.match_id, seat) for seat, number in change.decisions],
    )


@steps.register
def _(change: c.SetSeen) -> Steps:
    yield Ask(
        "UPDATE seats SET seen = ? WHERE match_id = ? AND seat = ? AND seen < ?",
        (change.revision, change.match_id, change.seat, change.revision),
    )


@steps.register
def _(change: c.PutSnapshot) -> Steps:
    s = change.snapshot
    yield from _insert(
        s.match_id,
        "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (match_id, revision)"
        " DO UPDATE SET state = excluded.state, turn = excluded.turn",
        (s.match_id, s.revision, s.state, s.turn),
    )


@steps.register
def _(change: c.DropSnapshots) -> Steps:
    yield Ask(
        "DELETE FROM snapshots WHERE match_id = ? AND revision > ? AND revision < ?",
        (change.match_id, change.after, change.before),
    )


@steps.register
def _(change: c.DropTurns) -> Steps:
    yield Ask(
        "DELETE FROM snapshots WHERE match_id = ? AND turn < ?"
        " AND revision < (SELECT max(revision) FROM snapshots WHERE match_id = ?)",
        (change.match_id, change.before, change.match_id),
    )


@steps.register
def _(change: c.PutMessage) -> Steps:
    m = change.message
    yield from _insert(
        m.match_id,
        "INSERT INTO messages VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, role) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id,"
        " revision = excluded.revision",
        (m.match_id, m.role, m.channel, m.message, m.revision),
    )


@steps.register
def _(change: c.DropMessage) -> Steps:
    yield Ask(
        "DELETE FROM messages WHERE match_id = ? AND role = ?", (change.match_id, change.role)
    )


@steps.register
def _(change: c.AddNotice) -> Steps:
    p = change.notice
    yield from _insert(
        p.match_id,
        f"INSERT INTO parcels ({PARCEL}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET"
        " id = excluded.id, kind = excluded.kind, payload = excluded.payload,"
        " not_before = excluded.not_before, match_id = excluded.match_id, leased = 0",
        (p.id, p.kind, p.payload, p.nonce, p.created, p.not_before, p.match_id, p.key, p.attempts),
    )


@steps.register
def _(change: c.DropNotice) -> Steps:
    yield Ask("DELETE FROM parcels WHERE id = ?", (change.id,))


@steps.register
def _(change: c.DelayNotice) -> Steps:
    yield Ask(
        "UPDATE parcels SET not_before = ?, attempts = attempts + ?, leased = 0 WHERE id = ?",
        (change.not_before, change.tried, change.id),
    )


@steps.register
def _(change: c.SetTimer) -> Steps:
    t = change.timer
    yield from _insert(
        t.match_id,
        "INSERT INTO timers VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match_id, seat, kind) DO UPDATE SET due = excluded.due",
        (t.match_id, t.seat, t.kind, t.due),
    )


@steps.register
def _(change: c.DropTimer) -> Steps:
    yield Ask(
        "DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ?",
        (change.match_id, change.seat, change.kind),
    )


@steps.register
def _(change: c.FireTimer) -> Steps:
    t = change.timer
    fired = yield Ask(
        "DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ? AND due = ?",
        (t.match_id, t.seat, t.kind, t.due),
    )
    if not fired.changed:
        raise TimerGone(t.match_id, t.kind)


@steps.register
def _(change: c.Postpone) -> Steps:
    yield Ask("UPDATE timers SET due = due + ?", (change.seconds,))
    yield Ask("UPDATE parcels SET not_before = not_before + ?", (change.seconds,))


@steps.register
def _(change: c.CheckSettings) -> Steps:
    if change.user is None:
        told = yield Ask(GUILD_SETTINGS, (change.guild,))
    else:
        told = yield Ask(MEMBER_SETTINGS, (change.guild, change.user))
    kept = told.rows[0][0] if told.rows else None
    if kept != change.settings:
        raise StaleSettings


@steps.register
def _(change: c.PutGuildSettings) -> Steps:
    yield Ask(
        "INSERT INTO guild_settings VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
        (change.guild, change.settings),
    )


@steps.register
def _(change: c.PutMemberSettings) -> Steps:
    yield Ask(
        "INSERT INTO member_settings VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET settings = excluded.settings",
        (change.guild, change.user, change.settings),
    )


@steps.register
def _(change: c.AddResult) -> Steps:
    r = change.result
    replaced = yield Ask(
        "DELETE FROM results WHERE match_id = ? AND seat = ?"
        " RETURNING guild_id, game, user_id, agent",
        (r.match_id, r.seat),
    )
    yield Ask(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            r.match_id, r.seat, r.game, r.guild, r.user, r.agent, int(r.won), r.score, r.ended,
            r.details,
        ),
    )  # fmt: skip
    for guild, game, user, agent in replaced.rows:
        yield Ask(COUNT, (guild, game, -1, -int(user is None and agent is None)))
    yield Ask(COUNT, (r.guild, r.game, 1, int(r.user is None and r.agent is None)))


@steps.register
def _(change: c.AddDaily) -> Steps:
    d = change.daily
    added = yield Ask(
        "INSERT INTO dailies VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (d.day, d.game, d.guild, d.user, d.match_id, d.score, d.ended),
    )
    if not added.changed:
        raise AlreadyTried


@steps.register
def _(change: c.EndDaily) -> Steps:
    d = change.daily
    yield Ask(
        "UPDATE dailies SET score = ?, ended = ?"
        " WHERE day = ? AND game = ? AND user_id = ? AND match_id = ?",
        (d.score, d.ended, d.day, d.game, d.user, d.match_id),
    )


@steps.register
def _(change: c.ForgetUser) -> Steps:
    user = change.user
    role = f"hand:{user}"
    yield Ask("DELETE FROM messages WHERE role = ? AND role GLOB 'hand:*'", (role,))
    yield Ask(
        "UPDATE matches SET edition = edition + 1 WHERE id IN"
        " (SELECT id FROM matches WHERE host_id = ? UNION"
        " SELECT match_id FROM seats WHERE user_id = ? AND ended IS NULL UNION"
        " SELECT match_id FROM seats WHERE user_id = ? AND ended IS NOT NULL)",
        (user, user, user),
    )
    yield Ask(
        "INSERT INTO result_counts SELECT guild_id, game, 0, count(*) FROM results"
        " WHERE user_id = ? GROUP BY guild_id, game ON CONFLICT (guild_id, game)"
        " DO UPDATE SET forgotten = result_counts.forgotten + excluded.forgotten",
        (user,),
    )
    for sql in (
        "UPDATE seats SET name = '', user_id = NULL WHERE user_id = ? AND ended IS NULL",
        "UPDATE seats SET name = '', user_id = NULL WHERE user_id = ? AND ended IS NOT NULL",
        "UPDATE matches SET host_id = NULL WHERE host_id = ?",
        "UPDATE results SET user_id = NULL WHERE user_id = ?",
        "DELETE FROM member_settings WHERE user_id = ?",
        "DELETE FROM dailies WHERE user_id = ?",
    ):
        yield Ask(sql, (user,))
