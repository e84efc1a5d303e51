"""What a store keeps, as plain values.

Rows as they are read and written: ids, JSON text, numbers. What the JSON means belongs to the
engine and the service; no record knows either. Times are unix seconds given by the caller, never
by a store's own clock. Members of a server stand in fields called `user` or `host` (and in the
`hand:<user>` role of a message) and nowhere else, least of all in JSON that outlives a game: that
is what makes forgetting a person possible.
"""

from dataclasses import dataclass, field
from enum import StrEnum

Json = str
"""JSON text, kept and handed back as it came."""

TABLE = -1
"""The seat of a timer that concerns the whole table."""

NO_SEAT_LEFT = 99
"""The seat of a leaver who had none, but led one with others."""

EVERYWHERE = 0
"""The guild of member settings that hold on every server, and of the bot's own settings."""

LAST_ALIVE = -1
"""The guild whose settings hold when the bot was last alive, apart from those it seldom changes."""

PROBE = -2
"""The guild whose settings are written to see that the store can be."""


DESIGNS = -3
"""The guild of member settings that hold what a member keeps of games by name."""


MOST_UNASKED = 24
"""Messages a day that a server may get without a member asking: the database takes no more."""


class Status(StrEnum):
    """Where a match stands; a channel holds one match that is not over."""

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
    """One taken seat: a member's (`user`), an agent's (`agent`), or nobody's any more (neither).

    `decision` is the number a custom id carries; `seen` the last revision read in the log.
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
    """Who had a seat until `revision`, in that turn of the game; an agent has no `user`.

    Or who leads a seat that is nobody's with others, since then: `NO_SEAT_LEFT`.

    `number` counts those who left the table, from 0 on.
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
    """One match and who sits at it.

    `revision` counts the actions played, `edition` the changes of the table (status, host,
    options, settings, seats, channel): whoever writes either must name the one they saw.
    `size` is the number of seats to fill, `seats` those taken, in order. `interaction` is the one
    that asked for the match, `started` the one that started its game: from it and from `secret`,
    whose hash is `seed_hash`, comes the seed. Without a secret `seed_hash` is of the seed itself.
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


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of the record: the action that made `revision` out of the one before it."""

    match_id: str
    revision: int
    seat: int
    by: By
    action: Json
    events: Json
    at: float
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole state after `revision`, as bytes of JSON, and the turn of the game it is of."""

    match_id: str
    revision: int
    state: bytes
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Posted:
    """What stands in Discord for a match in one role (`board`, `hand:<user>`), and how fresh."""

    match_id: str
    role: str
    channel: int
    message: int
    revision: int


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """One thing that must still reach Discord.

    `key` coalesces: a newer notice of the same key takes the place of the undelivered one, under
    a new `id` but with the first one's `nonce` and `created`, since that one may have been sent.
    Until `not_before` nobody else takes it: whoever commits a notice to deliver it at once gives
    itself that long.
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


@dataclass(frozen=True, slots=True)
class Timer:
    """Something of this kind is due for a seat (or `TABLE`) of a match."""

    match_id: str
    seat: int
    kind: str
    due: float


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished match went for one seat; `user` and `agent` as in `Seat`."""

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
    """How many games are played on a server by the same rules."""

    guild: int
    game: str
    ruleset: str
    games: int


@dataclass(frozen=True, slots=True)
class Health:
    """What a check found in a sound database; `engine` is `SQLite 3.40.1` or `PostgreSQL 15.8`.

    On a server `bots` are those that are there now, by the shards they hear ("": one stands by).
    `begun` are the games that are played.
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
    """What is due and not done: `notices` and when the `oldest` was made, and `timers`."""

    notices: int
    oldest: float | None
    timers: int


@dataclass(frozen=True, slots=True)
class ResultCounts:
    """The `results` of one game on one server, and how many of them are nobody's any more."""

    results: int
    forgotten: int


@dataclass(frozen=True, slots=True)
class Daily:
    """The start of a member in the challenge of a day (`2026-01-31`) that counts, and its result.

    `guild` is where it was. `ended` is None while the game is under way, `score` if it was not
    played to its end.
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
    """The message in one `role` that the bot keeps on a server without being asked.

    It is of an `occasion`, such as a day; `message` is 0 until it was sent. Before `again` nobody
    else sends it.
    """

    guild: int
    role: str
    occasion: str
    channel: int
    message: int
    again: float
