"""What a store contains, as plain values.

Rows as read and written: ids, JSON text, numbers. Only the engine and the service know what the
JSON means. Times are unix seconds, given by the caller.

Members are named only in fields called `user` or `host` (and in a message's role `hand:<user>`),
never in JSON that outlives a game. So a member's data can be deleted.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

Json = str
"""JSON text, stored and returned unchanged."""

TABLE = -1
"""The seat of a timer that belongs to the whole table."""

NO_SEAT_LEFT = 99
"""In place of a leaver's seat: the member led one in a group, without a seat of their own."""

EVERYWHERE = 0
"""The guild of member settings for all servers, and of the bot's own settings."""

NO_SERVER = 0
"""The guild of games off the bot's servers, and of their results."""

LAST_ALIVE = -1
"""The guild whose settings hold the heartbeat."""

PROBE = -2
"""The guild whose settings test whether the store accepts writes."""


DESIGNS = -3
"""The guild of member settings that hold a member's saved designs."""


MOST_UNASKED = 24
"""Maximum unsolicited messages per server and day; the database enforces it."""


class Status(StrEnum):
    """The status of a match. A channel has at most one match that is not over."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


class By(StrEnum):
    """Who or what played an action."""

    PLAYER = "player"
    AGENT = "agent"
    DEADLINE = "deadline"
    QUEUE = "queue"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken seat: of a member (`user`) or an AI (`agent`).

    It has neither if a group leads it, or after its member's data was deleted. `decision` is the
    number in custom ids; `seen` the last revision that was read in the log.
    """

    number: int
    user: int | None
    agent: str | None
    name: str
    autopilot: bool = False
    decision: int = 0
    seen: int = 0


@dataclass(frozen=True, slots=True)
class Leaver:
    """A former holder of a seat, until `revision`, in the game's `turn`. An AI has no `user`.

    With `NO_SEAT_LEFT`: a member who joined a seat's group at `revision`. `number` is the leaver's
    index at the table, from 0.
    """

    match_id: str
    number: int
    seat: int
    user: int | None
    name: str
    revision: int
    turn: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match and its seats.

    `revision` counts the actions played, `edition` the changes of the table (status, host, options,
    settings, seats, channel); every write names the numbers it is based on. A game of `NO_SERVER`
    has a negative number in place of its channel. `size` is the number of seats; `seats` are the
    taken ones, in order.

    `created` is when its lobby or game was opened, `updated` when it was last changed, both in unix
    seconds. `interaction` is the id of the interaction that created the match, `started` the id of
    the one that started its game. The seed is derived from `started` and `secret`, and `seed_hash`
    is the hash of the secret. If there is no secret, the seed is fixed, and `seed_hash` its hash.
    """

    id: str
    game: str
    ruleset: str
    options: Json
    size: int
    guild: int
    channel: int
    status: Status
    host: int | None
    settings: Json
    seed_hash: str
    created: float
    updated: float
    outcome: Json | None = None
    interaction: int | None = None
    revision: int = 0
    edition: int = 0
    secret: str | None = field(default=None, repr=False)
    started: int | None = None
    seats: tuple[Seat, ...] = ()

    def seats_user(self, user: int) -> bool:
        """Whether a member has a seat, also one that is reserved for them."""
        return any(seat.user == user for seat in self.seats)


class Action(NamedTuple):
    """One entry of the record: the action that led to `revision`."""

    match_id: str
    revision: int
    seat: int
    by: By
    action: Json
    events: Json
    at: float
    interaction: int | None = None


class Snapshot(NamedTuple):
    """The whole state after `revision`, as JSON bytes, and its turn of the game."""

    match_id: str
    revision: int
    state: bytes
    turn: int = 0


class PostedMessage(NamedTuple):
    """The message in Discord that has a role (`board`, `hand:<user>`) for a match.

    It shows the match at `revision`.
    """

    match_id: str
    role: str
    channel: int
    message: int
    revision: int


class NoticeRow(NamedTuple):
    """Something to deliver to Discord.

    A newer notice of the same `key` replaces a pending one, with a new `id`. It keeps the `nonce`
    and `created` of the old one, which may have been sent. The outbox leases it only from
    `not_before` on, so that a click has time to deliver it at once.
    """

    id: str
    kind: str
    payload: Json
    nonce: str
    created: float
    not_before: float
    match_id: str | None = None
    key: str | None = None
    attempts: int = 0


class Timer(NamedTuple):
    """A timer of a `kind` for a seat (or `TABLE`) of a match, `due` in unix seconds."""

    match_id: str
    seat: int
    kind: str
    due: float


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished match for one seat; `user` and `agent` as in `Seat`.

    `ended` is in unix seconds; `bot.play.finish` makes the `details`.
    """

    match_id: str
    seat: int
    game: str
    guild: int
    user: int | None
    agent: str | None
    won: bool
    score: float
    ended: float
    details: Json


@dataclass(frozen=True, slots=True)
class Begun:
    """The number of running games on a server with the same rules."""

    guild: int
    game: str
    ruleset: str
    games: int


@dataclass(frozen=True, slots=True)
class Health:
    """What the check of a sound database found.

    `schema` is the schema's number; `matches`, `running` (not over) and `actions` are counts;
    `engine` is such as `SQLite 3.40.1` or `PostgreSQL 15.8`. On a server, `bots` has the shards of
    each running process ("" for one on standby). `begun` counts the running games.
    """

    schema: int
    matches: int
    running: int
    actions: int
    engine: str
    bots: tuple[str, ...] = ()
    begun: tuple[Begun, ...] = ()


@dataclass(frozen=True, slots=True)
class Backlog:
    """What is overdue: how many `notices`, when the `oldest` was added, and how many `timers`."""

    notices: int
    oldest: float | None
    timers: int


@dataclass(frozen=True, slots=True)
class ResultCounts:
    """The number of `results` of a game on a server, and of those without a member."""

    results: int
    forgotten: int


@dataclass(frozen=True, slots=True)
class Daily:
    """A member's start in the challenge of a day (`2026-01-31`) that counts, and its result.

    `ended` is None while the game runs. `score` is None if it was abandoned.
    """

    day: str
    game: str
    guild: int
    user: int
    match_id: str
    score: float | None = None
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class Posting:
    """The unsolicited message of one `role` on a server.

    `occasion` is what it is about, such as a day. `message` is 0 until it is sent; until `again`
    (unix seconds) no other process sends it.
    """

    guild: int
    role: str
    occasion: str
    channel: int
    message: int
    again: float
