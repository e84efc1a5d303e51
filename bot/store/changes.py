"""The changes that a store can commit: a closed set.

A change is a value; `Store.commit` applies several atomically. For a new need, add a change here
and a test to the contract suite: no caller ever sees SQL.
"""

from dataclasses import dataclass

from bot.runtime.shards import ALL, Shards
from bot.store.records import (
    Action,
    Daily,
    Json,
    Leaver,
    MatchRow,
    NoticeRow,
    Posted,
    Posting,
    Result,
    Snapshot,
    Timer,
)


@dataclass(frozen=True, slots=True)
class AddMatch:
    """A new match with its seats. `ChannelTaken`, `AlreadyDone` (interaction, or id in use)."""

    match: MatchRow


@dataclass(frozen=True, slots=True)
class PutTable:
    """Write the match and its seats, incrementing its edition.

    Writes everything but id, interaction, created, revision, and the seats' decision and seen
    numbers. `StaleRevision` unless the stored edition is `match.edition`; `ChannelTaken`,
    `UnknownMatch`.
    """

    match: MatchRow


@dataclass(frozen=True, slots=True)
class DropMatch:
    """Delete the match and its rows, except results and challenges. `UnknownMatch`."""

    match_id: str


@dataclass(frozen=True, slots=True)
class AddLeaver:
    """A member who left a seat to somebody else. `UnknownMatch`."""

    leaver: Leaver


@dataclass(frozen=True, slots=True)
class AddAction:
    """Append an action to the record, played at the table of this `edition`.

    `StaleRevision` unless the match stands one revision before it, in that edition;
    `AlreadyDone` if its interaction was played before; `UnknownMatch`.
    """

    action: Action
    edition: int


@dataclass(frozen=True, slots=True)
class SetDecisions:
    """New decision numbers, as pairs of seat and number."""

    match_id: str
    decisions: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SetSeen:
    """The seat has read the log up to `revision`; never decreases."""

    match_id: str
    seat: int
    revision: int


@dataclass(frozen=True, slots=True)
class PutSnapshot:
    """Upsert the state of one revision. `UnknownMatch`."""

    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class DropSnapshots:
    """Drop the snapshots of a match between the revisions `after` and `before`, both excluded."""

    match_id: str
    after: int
    before: int


@dataclass(frozen=True, slots=True)
class DropTurns:
    """Drop a match's snapshots of turns before this one, but never the newest."""

    match_id: str
    before: int


@dataclass(frozen=True, slots=True)
class PackRecord:
    """Replace the actions and snapshots of a finished match with one `record` (see `packing`).

    `StaleRevision` unless the match is over at this revision and not packed yet; `UnknownMatch`.
    """

    match_id: str
    revision: int
    record: bytes


@dataclass(frozen=True, slots=True)
class PutMessage:
    """Upsert the message of this role. `UnknownMatch`."""

    message: Posted


@dataclass(frozen=True, slots=True)
class DropMessage:
    """Forget the message of this role. Idempotent."""

    match_id: str
    role: str


@dataclass(frozen=True, slots=True)
class AddNotice:
    """A notice to deliver; replaces a pending one of the same key. `UnknownMatch`."""

    notice: NoticeRow


@dataclass(frozen=True, slots=True)
class DropNotice:
    """Delete a notice that was delivered or given up. Idempotent; a newer one stays."""

    id: str


@dataclass(frozen=True, slots=True)
class DelayNotice:
    """Retry a notice from `not_before` on; no effect if a newer one replaced it.

    `tried` counts attempts made outside the outbox.
    """

    id: str
    not_before: float
    tried: int = 0


@dataclass(frozen=True, slots=True)
class SetTimer:
    """Set a timer; replaces that of the same match, seat and kind. `UnknownMatch`."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class DropTimer:
    """Cancel a timer. Idempotent."""

    match_id: str
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class FireTimer:
    """Consume exactly this timer. `TimerGone` if it is gone or moved."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class Postpone:
    """Postpone all timers and notices by `seconds`; earlier if negative.

    Only on the servers of the shards `heard`; what has no server belongs to shard 0.
    """

    seconds: float
    heard: Shards = ALL


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """Guard: the settings of a server (`user` None) or a member are unchanged. `StaleSettings`."""

    guild: int
    user: int | None
    settings: Json | None


@dataclass(frozen=True, slots=True)
class PutGuildSettings:
    """A server's settings; `EVERYWHERE` holds the bot's own."""

    guild: int
    settings: Json


@dataclass(frozen=True, slots=True)
class PutMemberSettings:
    """A member's settings on a server, or `EVERYWHERE`."""

    guild: int
    user: int
    settings: Json


@dataclass(frozen=True, slots=True)
class AddResult:
    """Upsert a seat's result. It outlives its match."""

    result: Result


@dataclass(frozen=True, slots=True)
class AddDaily:
    """A start in the challenge of a day. `AlreadyTried` after the member's first, on any server.

    Also if the member's `mark` stands there (`ForgetUser`).
    """

    daily: Daily
    mark: int = 0


@dataclass(frozen=True, slots=True)
class EndDaily:
    """The result of a start that counts; no effect otherwise."""

    daily: Daily


@dataclass(frozen=True, slots=True)
class AddFriend:
    """A member names another one as a friend. Idempotent."""

    user: int
    friend: int


@dataclass(frozen=True, slots=True)
class DropFriend:
    """A member no longer names another one. Idempotent."""

    user: int
    friend: int


@dataclass(frozen=True, slots=True)
class ForgetUser:
    """Delete a person's data; their seats, results and hosted tables become anonymous.

    Increments the edition of their tables, so that no stale copy is written back. Starts of
    challenges from the `day` on remain, under the pseudonym `mark`.
    """

    user: int
    day: str | None = None
    mark: int = 0


@dataclass(frozen=True, slots=True)
class DropMarks:
    """Delete the pseudonyms of deleted members from days before this one."""

    day: str


@dataclass(frozen=True, slots=True)
class PutPosting:
    """The message of a role on a server, if still `before` stands. `StalePosting`."""

    posting: Posting
    before: Posting | None


@dataclass(frozen=True, slots=True)
class AddUnasked:
    """One more message of a day that nobody on the server asked for. `TooManyUnasked`."""

    guild: int
    day: str


Change = (
    AddMatch
    | PutTable
    | DropMatch
    | AddLeaver
    | AddAction
    | SetDecisions
    | SetSeen
    | PutSnapshot
    | DropSnapshots
    | DropTurns
    | PackRecord
    | PutMessage
    | DropMessage
    | AddNotice
    | DropNotice
    | DelayNotice
    | SetTimer
    | DropTimer
    | FireTimer
    | Postpone
    | CheckSettings
    | PutGuildSettings
    | PutMemberSettings
    | AddResult
    | AddDaily
    | EndDaily
    | AddFriend
    | DropFriend
    | ForgetUser
    | DropMarks
    | PutPosting
    | AddUnasked
)
