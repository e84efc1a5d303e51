"""The closed vocabulary of what may be changed in a store.

A change is a value; `Store.commit` takes several and does all of them or none. A new need is a
new change here, with a test in the contract suite: no caller ever sees a query language.
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
    """The match and its seats as they now are; raises its edition by one.

    Writes everything but id, interaction, created, revision, and the seats' decision and seen
    numbers. `StaleRevision` unless the stored edition is `match.edition`; `ChannelTaken`,
    `UnknownMatch`.
    """

    match: MatchRow


@dataclass(frozen=True, slots=True)
class DropMatch:
    """The match and all that hangs on it, but results and challenges. `UnknownMatch`."""

    match_id: str


@dataclass(frozen=True, slots=True)
class AddLeaver:
    """Somebody has left a seat to somebody else. `UnknownMatch`."""

    leaver: Leaver


@dataclass(frozen=True, slots=True)
class AddAction:
    """One more entry of the record, played at the table as it stood in `edition`.

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
    """The seat has read the log up to `revision`; never goes back."""

    match_id: str
    seat: int
    revision: int


@dataclass(frozen=True, slots=True)
class PutSnapshot:
    """The state of one revision, in place of any other of that revision. `UnknownMatch`."""

    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class DropSnapshots:
    """Drop the snapshots of a match between the revisions `after` and `before`, both excluded."""

    match_id: str
    after: int
    before: int


@dataclass(frozen=True, slots=True)
class DropTurns:
    """Drop the snapshots of a match that are of turns before this one, but never the newest."""

    match_id: str
    before: int


@dataclass(frozen=True, slots=True)
class PackRecord:
    """The actions and snapshots of a match that is over become one `record`, as `packing` makes it.

    `StaleRevision` unless the match is over at this revision and not packed yet; `UnknownMatch`.
    """

    match_id: str
    revision: int
    record: bytes


@dataclass(frozen=True, slots=True)
class PutMessage:
    """What now stands in Discord in this role. `UnknownMatch`."""

    message: Posted


@dataclass(frozen=True, slots=True)
class DropMessage:
    """Nothing stands in Discord in this role any more; no fault if nothing did."""

    match_id: str
    role: str


@dataclass(frozen=True, slots=True)
class AddNotice:
    """Something to deliver, in place of an undelivered notice of the same key. `UnknownMatch`."""

    notice: NoticeRow


@dataclass(frozen=True, slots=True)
class DropNotice:
    """Delivered or given up; no fault if a newer one has taken its place."""

    id: str


@dataclass(frozen=True, slots=True)
class DelayNotice:
    """Try again from `not_before` on; no fault if a newer one has taken its place.

    `tried` is how often somebody tried beside those who take notices.
    """

    id: str
    not_before: float
    tried: int = 0


@dataclass(frozen=True, slots=True)
class SetTimer:
    """Due then, whatever was set before for this match, seat and kind. `UnknownMatch`."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class DropTimer:
    """No longer due; no fault if it was not."""

    match_id: str
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class FireTimer:
    """Exactly this timer is being handled by this commit. `TimerGone` if it is gone or moved."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class Postpone:
    """What is due, timers and notices, is due `seconds` later; earlier if negative.

    That is all of it on the servers that `heard` hears; what is of no server is shard 0's.
    """

    seconds: float
    heard: Shards = ALL


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """These are still the settings of a server (`user` None) or a member. `StaleSettings`."""

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
    """A seat's result, in place of any other of that match and seat. Outlives its match."""

    result: Result


@dataclass(frozen=True, slots=True)
class AddDaily:
    """A start in the challenge of a day. `AlreadyTried` after the member's first, on any server.

    It is not the first where the member's `mark` stands, either (`ForgetUser`).
    """

    daily: Daily
    mark: int = 0


@dataclass(frozen=True, slots=True)
class EndDaily:
    """The result of a start that counts; no fault if that is another or nobody's any more."""

    daily: Daily


@dataclass(frozen=True, slots=True)
class ForgetUser:
    """Remove a person: seats, results and hosted tables become nobody's, the rest goes.

    The edition of each of their tables goes up, so that nobody writes back what they had read.
    Of challenges they began on the `day`, or later, the bare start stays, in the name of a `mark`.
    """

    user: int
    day: str | None = None
    mark: int = 0


@dataclass(frozen=True, slots=True)
class DropMarks:
    """The marks of forgotten members go that are of days before this one."""

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
    | ForgetUser
    | DropMarks
)
