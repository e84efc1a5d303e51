"""What a store holds, as plain values.

Rows as read and written: ids, JSON text, numbers. Only the engine and the service know what the
JSON means. Times are unix seconds, given by the caller. Members are named only in fields called
`user` or `host` (and in a message's role `hand:<user>`), never in JSON that outlives a game: so a
person's data can be deleted.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

Json = str
"""JSON text, stored and returned unchanged."""

TABLE = -1
"""The seat of a timer that concerns the whole table."""

NO_SEAT_LEFT = 99
"""The seat of a leaver who had none, but led one with others."""

EVERYWHERE = 0
"""The guild of member settings for every server, and of the bot's own settings."""

NO_SERVER = 0
"""The guild of games that are played on none of the bot's servers, and of their results."""

LAST_ALIVE = -1
"""The guild whose settings hold the sign of life, apart from facts that seldom change."""

PROBE = -2
"""The guild whose settings test whether the store can be written."""


DESIGNS = -3
"""The guild of member settings that hold a member's named designs."""


MOST_UNASKED = 24
"""Messages a day that a server may get without a member asking: the database takes no more."""


class Status(StrEnum):
    """The status of a match; a channel has at most one that is not over."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


class By(StrEnum):
    """On whose behalf an action was played."""

    PLAYER = "player"
    AGENT = "agent"
    DEADLINE = "deadline"
    QUEUE = "queue"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken seat: of a member (`user`) or an agent (`agent`).

    It has neither if a group leads it, or after its member's data was deleted.
    `decision` is the number in custom ids; `seen` the last revision read in the log.
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
    """A former holder of a seat, until `revision` in that turn of the game; an agent has no `user`.

    With `NO_SEAT_LEFT`, a member who is in the group of a seat since then. `number` counts the
    table's leavers, from 0.
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
    settings, seats, channel): every write names the one it is based on. A game of `NO_SERVER` holds
    no channel: its number is negative, unlike any channel's. `size` is the number of seats, `seats`
    the taken ones, in order. `interaction` created the match, `started` started its game: the seed
    derives from it and from `secret`, whose hash is `seed_hash`. Without a secret, `seed_hash` is
    the seed's own.
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
    seats: tuple[Seat, ...]
    created: float
    updated: float
    outcome: Json | None = None
    interaction: int | None = None
    revision: int = 0
    edition: int = 0
    secret: str | None = field(default=None, repr=False)
    started: int | None = None


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


class Posted(NamedTuple):
    """A message in Discord for a match in one role (`board`, `hand:<user>`), and its version."""

    match_id: str
    role: str
    channel: int
    message: int
    revision: int


class NoticeRow(NamedTuple):
    """Something still to be delivered to Discord.

    A newer notice of the same `key` replaces a pending one, under a new `id` but with the first
    one's `nonce` and `created`, as that one may have been sent. Nobody takes it before
    `not_before`: a caller who delivers at once reserves that time.
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
    """A timer of a kind for a seat (or `TABLE`) of a match."""

    match_id: str
    seat: int
    kind: str
    due: float


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished match for one seat; `user` and `agent` as in `Seat`."""

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
    """The number of running games with the same rules."""

    guild: int
    game: str
    ruleset: str
    games: int


@dataclass(frozen=True, slots=True)
class Health:
    """What a check found in a sound database; `engine` is `SQLite 3.40.1` or `PostgreSQL 15.8`.

    On a server, `bots` are the running processes by their shards ("": one on standby). `begun` are
    the running games.
    """

    schema: int
    matches: int
    running: int
    actions: int
    bytes: int
    engine: str
    bots: tuple[str, ...] = ()
    begun: tuple[Begun, ...] = ()


@dataclass(frozen=True, slots=True)
class Backlog:
    """What is overdue: `notices`, when the `oldest` was made, and `timers`."""

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

    `ended` is None while the game runs; `score` is None if it was abandoned.
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
    """The unsolicited message in one `role` on a server.

    It is about an `occasion`, such as a day; `message` is 0 until it was sent. Until `again` nobody
    else sends it.
    """

    guild: int
    role: str
    occasion: str
    channel: int
    message: int
    again: float
