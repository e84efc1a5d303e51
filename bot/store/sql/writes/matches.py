"""Changes of tables, seats, records and snapshots."""

import json
from dataclasses import fields
from operator import attrgetter

from bot.store import changes as c
from bot.store.records import MatchRow, Status
from bot.store.sql.reads import MATCH
from bot.store.sql.statements import Asks, Write, asks, must_find, write_fields, write_row

LISTED = "(SELECT value FROM json_each(?))"

ADD_MATCH = Write(
    f"INSERT INTO matches ({MATCH})"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
PUT_TABLE = must_find(
    "UPDATE matches SET game = ?, ruleset = ?, options = ?, size = ?, guild_id = ?,"
    " channel_id = ?, status = ?, host_id = ?, settings = ?, seed_hash = ?, updated = ?,"
    " outcome = ?, secret = ?, started = ?, edition = edition + 1"
    " WHERE id = ? AND edition = ?"
)
LEAVE_SEATS = Write(f"DELETE FROM seats WHERE match_id = ? AND seat NOT IN {LISTED}")
PUT_SEAT = Write(
    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match_id, seat) DO UPDATE"
    " SET user_id = excluded.user_id, agent = excluded.agent, name = excluded.name,"
    " autopilot = excluded.autopilot, ended = excluded.ended"
)
DROP_MATCH = must_find("DELETE FROM matches WHERE id = ?")
MOVE_ON = must_find(
    "UPDATE matches SET revision = ?, updated = ? WHERE id = ? AND revision = ? AND edition = ?"
)
ADD_LEAVER = Write("INSERT INTO leavers VALUES (?, ?, ?, ?, ?, ?, ?)")
ADD_ACTION = Write("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
SET_DECISION = Write("UPDATE seats SET decision = ? WHERE match_id = ? AND seat = ?")
SET_SEEN = Write("UPDATE seats SET seen = ? WHERE match_id = ? AND seat = ? AND seen < ?")
PUT_SNAPSHOT = Write(
    "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (match_id, revision)"
    " DO UPDATE SET state = excluded.state, turn = excluded.turn"
)
DROP_SNAPSHOTS = Write("DELETE FROM snapshots WHERE match_id = ? AND revision > ? AND revision < ?")
DROP_TURNS = Write(
    "DELETE FROM snapshots WHERE match_id = ? AND turn < ?"
    " AND revision < (SELECT max(revision) FROM snapshots WHERE match_id = ?)"
)
PACK = must_find(
    "UPDATE matches SET packed = 1 WHERE id = ? AND revision = ? AND status = 'over' AND packed = 0"
)
ADD_RECORD = Write("INSERT INTO records VALUES (?, ?, ?)")
DROP_ACTIONS = Write("DELETE FROM actions WHERE match_id = ?")
DROP_STATES = Write("DELETE FROM snapshots WHERE match_id = ?")

_columns_of = attrgetter(*(field.name for field in fields(MatchRow) if field.name != "seats"))

write_fields(c.DropMatch, DROP_MATCH)
write_row(c.PutSnapshot, PUT_SNAPSHOT)
write_fields(c.DropSnapshots, DROP_SNAPSHOTS)


@asks.register
def _(change: c.AddMatch) -> Asks:
    m = change.match
    yield ADD_MATCH(*_columns_of(m))
    yield from _put_seats(m)


@asks.register
def _(change: c.PutTable) -> Asks:
    m = change.match
    yield PUT_TABLE(
        m.game, m.ruleset, m.options, m.size, m.guild, m.channel, m.status, m.host, m.settings,
        m.seed_hash, m.updated, m.outcome, m.secret, m.started, m.id, m.edition,
    )  # fmt: skip
    yield LEAVE_SEATS(m.id, json.dumps([seat.number for seat in m.seats]))
    yield from _put_seats(m)


def _put_seats(m: MatchRow) -> Asks:
    ended = m.updated if m.status is Status.OVER else None
    for s in m.seats:
        yield PUT_SEAT(
            m.id, s.number, s.user, s.agent, s.name, int(s.autopilot), s.decision, s.seen, ended
        )


@asks.register
def _(change: c.AddLeaver) -> Asks:
    one = change.leaver
    yield ADD_LEAVER(one.match_id, one.number, one.seat, one.user, one.name, one.revision, one.turn)


@asks.register
def _(change: c.AddAction) -> Asks:
    a = change.action
    yield MOVE_ON(a.revision, a.at, a.match_id, a.revision - 1, change.edition)
    yield ADD_ACTION(*a)


@asks.register
def _(change: c.SetDecisions) -> Asks:
    for seat, number in change.decisions:
        yield SET_DECISION(number, change.match_id, seat)


@asks.register
def _(change: c.SetReadRevision) -> Asks:
    yield SET_SEEN(change.revision, change.match_id, change.seat, change.revision)


@asks.register
def _(change: c.DropTurns) -> Asks:
    yield DROP_TURNS(change.match_id, change.before, change.match_id)


@asks.register
def _(change: c.PackRecord) -> Asks:
    yield PACK(change.match_id, change.revision)
    yield ADD_RECORD(change.match_id, change.revision, change.record)
    yield DROP_ACTIONS(change.match_id)
    yield DROP_STATES(change.match_id)
