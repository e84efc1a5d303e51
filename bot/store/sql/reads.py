"""Every statement that only reads, and the conversion of rows to records.

Each list of columns is defined once, in the order of the record's fields.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.store.records import Action, By, MatchRow, Result, Seat, Status, Timer

Row = Sequence[Any]

NOTICE = "id, kind, payload, nonce, created, not_before, match_id, key, attempts"
MATCH = (
    "id, game, ruleset, options, size, guild_id, channel_id, status, host_id, settings, seed_hash,"
    " created, updated, outcome, interaction, revision, edition, secret, started"
)
STATUS = MATCH.split(", ").index("status")
SEATED = MATCH.count(",") + 1
"""The index of the first column of the seat, in a row of a match and one of its seats."""
SEAT = "seat, user_id, agent, name, autopilot, decision, seen"
LEAVER = "match_id, number, seat, user_id, name, revision, turn"
ACTION = "match_id, revision, seat, by, action, events, at, interaction"
MESSAGE = "match_id, role, channel_id, message_id, revision"
TIMER = "match_id, seat, kind, due"
RESULT = "match_id, seat, game, guild_id, user_id, agent, won, score, ended, details"
POSTING = "guild_id, role, occasion, channel_id, message_id, again"
DAILY = "day, game, guild_id, user_id, match_id, score, ended"

_WITH_SEATS = f"SELECT {MATCH}, {SEAT} FROM {{}} LEFT JOIN seats ON match_id = id"
_NEWEST = " ORDER BY updated DESC, id, seat"
_LISTED = "(SELECT * FROM matches WHERE {} ORDER BY updated DESC, id LIMIT ?) AS listed"
_OVER = {True: "status = 'over'", False: "status <> 'over'"}

MATCH_BY_ID = _WITH_SEATS.format("matches") + " WHERE id = ? ORDER BY seat"
MATCH_IN_CHANNEL = (
    _WITH_SEATS.format("matches") + " WHERE channel_id = ? AND status <> 'over' ORDER BY seat"
)
MATCHES_OF = {
    True: _WITH_SEATS.format(
        "(SELECT match_id AS sat FROM seats WHERE user_id = ? AND ended IS NOT NULL"
        " GROUP BY ended, match_id ORDER BY ended DESC, match_id LIMIT ?) AS listed"
        " JOIN matches ON id = sat"
    )
    + _NEWEST,
    False: _WITH_SEATS.format(
        _LISTED.format("id IN (SELECT match_id FROM seats WHERE user_id = ? AND ended IS NULL)")
    )
    + _NEWEST,
}
MATCHES_JOINED = (
    _WITH_SEATS.format(
        _LISTED.format(
            "status = 'running' AND id IN"
            " (SELECT match_id FROM leavers WHERE user_id = ? AND seat = ?)"
        )
    )
    + _NEWEST
)
MATCHES_IN = {
    over: _WITH_SEATS.format(_LISTED.format(f"guild_id = ? AND {wanted}")) + _NEWEST
    for over, wanted in _OVER.items()
}
GUILDS = "SELECT DISTINCT guild_id FROM matches WHERE status <> 'over' ORDER BY guild_id"
RULESETS = (
    "SELECT DISTINCT game, ruleset FROM matches WHERE status <> 'over' ORDER BY game, ruleset"
)
LEAVERS = f"SELECT {LEAVER} FROM leavers WHERE match_id = ? ORDER BY number"
LEAVERS_OF = f"SELECT {LEAVER} FROM leavers WHERE user_id = ? ORDER BY match_id, number"
ACTIONS = (
    f"SELECT {ACTION} FROM actions WHERE match_id = ? AND revision > ? ORDER BY revision LIMIT ?"
)
SNAPSHOT = (
    "SELECT match_id, revision, state, turn FROM snapshots WHERE match_id = ? AND revision <= ?"
    " ORDER BY revision DESC LIMIT 1"
)
RECORD = "SELECT record FROM records WHERE match_id = ?"
UNPACKED = (
    "SELECT id, revision FROM matches WHERE status = 'over' AND packed = 0 AND updated <= ?"
    " ORDER BY updated LIMIT ?"
)
MESSAGES = f"SELECT {MESSAGE} FROM messages WHERE match_id = ?"
DUE_TIMERS = f"SELECT {TIMER} FROM timers WHERE due <= ? ORDER BY due, match_id, seat, kind LIMIT ?"
TIMERS = f"SELECT {TIMER} FROM timers WHERE match_id = ? ORDER BY due, seat, kind"
NEXT_TIMER = "SELECT min(due) FROM timers"
NOTICES = f"SELECT {NOTICE} FROM notices WHERE match_id = ? ORDER BY created, id"
NEXT_NOTICE = "SELECT min(not_before) FROM notices"
NOTICES_DUE = "SELECT count(*), min(created) FROM notices WHERE not_before <= ?"
TIMERS_DUE = "SELECT count(*) FROM timers WHERE due <= ?"
GUILD_SETTINGS = "SELECT settings FROM guild_settings WHERE guild_id = ?"
SETTINGS_OF_MEMBERS = (
    "SELECT user_id, settings FROM member_settings"
    " WHERE guild_id = ? AND user_id IN (SELECT value FROM json_each(?))"
)
MEMBERS_WITH_SETTINGS = "SELECT user_id, settings FROM member_settings WHERE guild_id = ?"
SETTINGS_OF_MEMBER = "SELECT guild_id, settings FROM member_settings WHERE user_id = ?"
MEMBER_SETTINGS = "SELECT settings FROM member_settings WHERE guild_id = ? AND user_id = ?"
RESULTS_OF = (
    f"SELECT {RESULT} FROM results WHERE match_id IN (SELECT match_id FROM results"
    " WHERE user_id = ? AND guild_id = coalesce(?, guild_id)) ORDER BY ended, match_id, seat"
)
RESULTS_IN = (
    f"SELECT {RESULT} FROM results WHERE guild_id = ? AND game = ?"
    " AND (ended, match_id, seat) > (?, ?, ?) ORDER BY ended, match_id, seat LIMIT ?"
)
RESULT_COUNTS = "SELECT results, forgotten FROM result_counts WHERE guild_id = ? AND game = ?"
DAILIES = (
    f"SELECT {DAILY} FROM dailies WHERE day = ? AND game = ? AND guild_id = coalesce(?, guild_id)"
    " AND ended IS NOT NULL ORDER BY score IS NULL, score DESC, ended, user_id"
)
DAILY_STARTS = (
    "SELECT count(*) FROM dailies WHERE day = ? AND game = ? AND guild_id = coalesce(?, guild_id)"
)
DAILY_STARTS_UNDER_WAY = (
    f"{DAILY_STARTS} AND EXISTS"
    " (SELECT 1 FROM matches WHERE id = dailies.match_id AND status <> 'over')"
)
LAST_DAILY = "SELECT max(day) FROM dailies WHERE guild_id = ?"
FRIENDS_OF = (
    "SELECT friend_id, EXISTS (SELECT 1 FROM friends AS back WHERE back.user_id ="
    " friends.friend_id AND back.friend_id = friends.user_id) FROM friends"
    " WHERE user_id = ? ORDER BY friend_id"
)
GUILDS_WITH_SETTINGS = "SELECT guild_id, settings FROM guild_settings WHERE guild_id > 0"
POSTING_OF = f"SELECT {POSTING} FROM postings WHERE guild_id = ? AND role = ?"
POSTINGS = f"SELECT {POSTING} FROM postings WHERE guild_id = ?"
UNASKED = "SELECT messages FROM unasked WHERE guild_id = ? AND day = ?"
DAILIES_OF = f"SELECT {DAILY} FROM dailies WHERE user_id = ? ORDER BY day, game"


def matches(rows: Iterable[Row]) -> list[MatchRow]:
    """The matches of rows of a match joined with its seats; rows of one match are adjacent."""
    alike = [list(group) for _, group in groupby(rows, key=itemgetter(0))]
    return [
        _match(same[0], tuple([_seat(row) for row in same if row[SEATED] is not None]))
        for same in alike
    ]


def _match(row: Row, seats: tuple[Seat, ...]) -> MatchRow:
    values = [*row[:SEATED], seats]
    values[STATUS] = Status(values[STATUS])
    return MatchRow(*values)


def _seat(row: Row) -> Seat:
    number, user, agent, name, autopilot, decision, seen = row[SEATED:]
    return Seat(number, user, agent, name, bool(autopilot), decision, seen)


def action(row: Row) -> Action:
    """The action of a row of `ACTION`."""
    match, revision, seat, by, *rest = row
    return Action(match, revision, seat, By(by), *rest)


def timers(rows: Iterable[Row]) -> list[Timer]:
    """The timers of rows of `TIMER`."""
    return [Timer(*row) for row in rows]


def results(rows: Iterable[Row]) -> list[Result]:
    """The results of rows of `RESULT`."""
    return [_result(row) for row in rows]


def _result(row: Row) -> Result:
    match, seat, game, guild, user, agent, won, *rest = row
    return Result(match, seat, game, guild, user, agent, bool(won), *rest)
