"""Changes of settings, results, challenges and messages to servers; deletion of members' data."""

from bot.store import changes as c
from bot.store.records import MOST_UNASKED
from bot.store.sql.reads import GUILD_SETTINGS, MEMBER_SETTINGS
from bot.store.sql.statements import Asks, Write, asks, must_find, write_fields

CHECK_GUILD = must_find(f"SELECT 1 WHERE coalesce(({GUILD_SETTINGS}), '') = ?")
CHECK_MEMBER = must_find(f"SELECT 1 WHERE coalesce(({MEMBER_SETTINGS}), '') = ?")
PUT_GUILD = Write(
    "INSERT INTO guild_settings VALUES (?, ?)"
    " ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings"
)
PUT_MEMBER = Write(
    "INSERT INTO member_settings VALUES (?, ?, ?)"
    " ON CONFLICT (guild_id, user_id) DO UPDATE SET settings = excluded.settings"
)
_COUNTED = (
    " ON CONFLICT (guild_id, game) DO UPDATE"
    " SET results = result_counts.results + excluded.results,"
    " forgotten = result_counts.forgotten + excluded.forgotten"
)
COUNT = Write(f"INSERT INTO result_counts VALUES (?, ?, 1, ?){_COUNTED}")
UNCOUNT = Write(
    "INSERT INTO result_counts SELECT guild_id, game, -1,"
    " -(CASE WHEN user_id IS NULL AND agent IS NULL THEN 1 ELSE 0 END) FROM results"
    f" WHERE match_id = ? AND seat = ?{_COUNTED}"
)
DROP_RESULT = Write("DELETE FROM results WHERE match_id = ? AND seat = ?")
ADD_RESULT = Write("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
ADD_DAILY = must_find(
    "INSERT INTO dailies VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
)
NOT_MARKED = must_find(
    "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM dailies WHERE day = ? AND game = ? AND user_id = ?)"
)
MARK_DAILIES = Write(
    "UPDATE dailies SET user_id = ?, guild_id = 0, match_id = '', score = NULL, ended = NULL"
    " WHERE user_id = ? AND day >= ?"
)
DROP_MARKS = Write("DELETE FROM dailies WHERE user_id < 0 AND day < ?")
END_DAILY = Write(
    "UPDATE dailies SET score = ?, ended = ?"
    " WHERE day = ? AND game = ? AND user_id = ? AND match_id = ?"
)
ADD_FRIEND = Write("INSERT INTO friends VALUES (?, ?) ON CONFLICT DO NOTHING")
DROP_FRIEND = Write("DELETE FROM friends WHERE user_id = ? AND friend_id = ?")
ADD_POSTING = must_find("INSERT INTO postings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
MOVE_POSTING = must_find(
    "UPDATE postings SET occasion = ?, channel_id = ?, message_id = ?, again = ?"
    " WHERE guild_id = ? AND role = ? AND occasion = ? AND message_id = ? AND again = ?"
)
ADD_UNASKED = must_find(
    "INSERT INTO unasked VALUES (?, ?, 1) ON CONFLICT (guild_id, day) DO UPDATE"
    f" SET messages = unasked.messages + 1 WHERE unasked.messages < {MOST_UNASKED}"
)
DROP_UNASKED = Write("DELETE FROM unasked WHERE guild_id = ? AND day < ?")
DROP_HANDS = Write("DELETE FROM messages WHERE role = ? AND role GLOB 'hand:*'")
DROP_REMINDERS = Write(
    "DELETE FROM messages WHERE match_id IN"
    " (SELECT match_id FROM seats WHERE user_id = ? AND ended IS NULL UNION"
    " SELECT match_id FROM seats WHERE user_id = ? AND ended IS NOT NULL)"
    " AND role IN (SELECT 'reminder:' || seat FROM seats"
    " WHERE seats.match_id = messages.match_id AND user_id = ?)"
)
TOUCH_TABLES = Write(
    "UPDATE matches SET edition = edition + 1 WHERE id IN"
    " (SELECT id FROM matches WHERE host_id = ? UNION"
    " SELECT match_id FROM seats WHERE user_id = ? AND ended IS NULL UNION"
    " SELECT match_id FROM seats WHERE user_id = ? AND ended IS NOT NULL UNION"
    " SELECT match_id FROM leavers WHERE user_id = ?)"
)
COUNT_FORGOTTEN = Write(
    "INSERT INTO result_counts SELECT guild_id, game, 0, count(*) FROM results"
    " WHERE user_id = ? GROUP BY guild_id, game ON CONFLICT (guild_id, game)"
    " DO UPDATE SET forgotten = result_counts.forgotten + excluded.forgotten"
)
FORGET = (
    Write("UPDATE seats SET name = '', user_id = NULL WHERE user_id = ? AND ended IS NULL"),
    Write("UPDATE seats SET name = '', user_id = NULL WHERE user_id = ? AND ended IS NOT NULL"),
    Write("DELETE FROM leavers WHERE user_id = ?"),
    Write("UPDATE matches SET host_id = NULL WHERE host_id = ?"),
    Write("UPDATE results SET user_id = NULL WHERE user_id = ?"),
    Write("DELETE FROM member_settings WHERE user_id = ?"),
    Write("DELETE FROM dailies WHERE user_id = ?"),
    Write("DELETE FROM friends WHERE user_id = ?"),
    Write("DELETE FROM friends WHERE friend_id = ?"),
)

write_fields(c.PutGuildSettings, PUT_GUILD)
write_fields(c.PutMemberSettings, PUT_MEMBER)
write_fields(c.AddFriend, ADD_FRIEND)
write_fields(c.DropFriend, DROP_FRIEND)
write_fields(c.DropMarks, DROP_MARKS)


@asks.register
def _(change: c.CheckSettings) -> Asks:
    settings = change.settings or ""
    if change.user is None:
        yield CHECK_GUILD(change.guild, settings)
    else:
        yield CHECK_MEMBER(change.guild, change.user, settings)


@asks.register
def _(change: c.AddResult) -> Asks:
    r = change.result
    yield UNCOUNT(r.match_id, r.seat)
    yield DROP_RESULT(r.match_id, r.seat)
    yield ADD_RESULT(
        r.match_id, r.seat, r.game, r.guild, r.user, r.agent, int(r.won), r.score, r.ended,
        r.details,
    )  # fmt: skip
    yield COUNT(r.guild, r.game, int(r.user is None and r.agent is None))


@asks.register
def _(change: c.AddDaily) -> Asks:
    d = change.daily
    yield NOT_MARKED(d.day, d.game, change.mark)
    yield ADD_DAILY(d.day, d.game, d.guild, d.user, d.match_id, d.score, d.ended)


@asks.register
def _(change: c.EndDaily) -> Asks:
    d = change.daily
    yield END_DAILY(d.score, d.ended, d.day, d.game, d.user, d.match_id)


@asks.register
def _(change: c.ForgetUser) -> Asks:
    user = change.user
    yield DROP_HANDS(f"hand:{user}")
    yield DROP_REMINDERS(user, user, user)
    yield TOUCH_TABLES(user, user, user, user)
    if change.day is not None:
        yield MARK_DAILIES(change.mark, user, change.day)
    for one in (COUNT_FORGOTTEN, *FORGET):
        yield one(user)


@asks.register
def _(change: c.PutPosting) -> Asks:
    now, before = change.posting, change.before
    if before is None:
        yield ADD_POSTING(now.guild, now.role, now.occasion, now.channel, now.message, now.again)
    else:
        yield MOVE_POSTING(
            now.occasion, now.channel, now.message, now.again,
            now.guild, now.role, before.occasion, before.message, before.again,
        )  # fmt: skip


@asks.register
def _(change: c.AddUnasked) -> Asks:
    yield DROP_UNASKED(change.guild, change.day)
    yield ADD_UNASKED(change.guild, change.day)
