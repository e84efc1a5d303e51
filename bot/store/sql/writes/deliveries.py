"""Changes of messages, notices and timers."""

from bot.store import changes as c
from bot.store.sql.reads import NOTICE
from bot.store.sql.statements import Asks, Write, asks, must_find, write_fields, write_row

PUT_MESSAGE = Write(
    "INSERT INTO messages VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, role) DO UPDATE SET"
    " channel_id = excluded.channel_id, message_id = excluded.message_id,"
    " revision = excluded.revision"
)
DROP_MESSAGE = Write("DELETE FROM messages WHERE match_id = ? AND role = ?")
ADD_NOTICE = Write(
    f"INSERT INTO notices ({NOTICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (key) DO UPDATE SET"
    " id = excluded.id, kind = excluded.kind, payload = excluded.payload,"
    " not_before = excluded.not_before, match_id = excluded.match_id, leased = 0"
)
DROP_NOTICE = Write("DELETE FROM notices WHERE id = ?")
DELAY_NOTICE = Write(
    "UPDATE notices SET not_before = ?, attempts = attempts + ?, leased = 0 WHERE id = ?"
)
SET_TIMER = Write(
    "INSERT INTO timers VALUES (?, ?, ?, ?)"
    " ON CONFLICT (match_id, seat, kind) DO UPDATE SET due = excluded.due"
)
DROP_TIMER = Write("DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ?")
FIRE_TIMER = must_find(
    "DELETE FROM timers WHERE match_id = ? AND seat = ? AND kind = ? AND due = ?"
)
_HEARD = (
    " WHERE (coalesce((SELECT guild_id FROM matches WHERE id = match_id), 0) >> 22) % ?"
    " BETWEEN ? AND ?"
)
POSTPONE_TIMERS = Write(f"UPDATE timers SET due = due + ?{_HEARD}")
POSTPONE_NOTICES = Write(f"UPDATE notices SET not_before = not_before + ?{_HEARD}")

write_row(c.PutMessage, PUT_MESSAGE)
write_fields(c.DropMessage, DROP_MESSAGE)
write_row(c.AddNotice, ADD_NOTICE)
write_fields(c.DropNotice, DROP_NOTICE)
write_row(c.SetTimer, SET_TIMER)
write_fields(c.DropTimer, DROP_TIMER)
write_row(c.FireTimer, FIRE_TIMER)


@asks.register
def _(change: c.DelayNotice) -> Asks:
    yield DELAY_NOTICE(change.not_before, change.tried, change.id)


@asks.register
def _(change: c.Postpone) -> Asks:
    heard = change.heard.total, change.heard.first, change.heard.last
    yield POSTPONE_TIMERS(change.seconds, *heard)
    yield POSTPONE_NOTICES(change.seconds, *heard)
