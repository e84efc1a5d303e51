"""The changes that a store can commit: a closed set.

A change is a value; `Store.commit` applies several atomically. A new need takes a new change here
and a test in the contract suite, so that no caller writes SQL. Docstrings name the errors by which
the store refuses a change.
"""

from dataclasses import dataclass
from typing import dataclass_transform

from bot.runtime.shards import ALL, Shards
from bot.store.records import (
    Action,
    Daily,
    Json,
    Leaver,
    MatchRow,
    NoticeRow,
    PostedMessage,
    Posting,
    Result,
    Snapshot,
    Timer,
)


@dataclass_transform(frozen_default=True)
class Change:
    """A change; the classes below are frozen dataclasses."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class AddMatch(Change):
    """Add a match with its seats.

    Raises `ChannelTaken`, and `AlreadyDone` if its interaction or id is in use.
    """

    match: MatchRow


class PutTable(Change):
    """Write the changed match and its seats, and increment its edition.

    Writes everything but id, interaction, created, revision, and the seats' decision and seen
    numbers. Raises `StaleRevision` unless the stored edition is `match.edition`; `ChannelTaken`,
    `UnknownMatch`.
    """

    match: MatchRow


class DropMatch(Change):
    """Delete the match and its rows, except results and challenges. Raises `UnknownMatch`."""

    match_id: str


class AddLeaver(Change):
    """Add a former holder of a seat, or a member of its group. Raises `UnknownMatch`."""

    leaver: Leaver


class AddAction(Change):
    """Append an action, played at the table of this `edition`, to the record.

    Raises `StaleRevision` unless the stored match is one revision earlier, in that edition;
    `AlreadyDone` if its interaction was played before; `UnknownMatch`.
    """

    action: Action
    edition: int


class SetDecisions(Change):
    """Set decision numbers of seats, given as pairs (seat, number)."""

    match_id: str
    decisions: tuple[tuple[int, int], ...]


class SetReadRevision(Change):
    """Store that the seat has read the log up to `revision`. Never decreases."""

    match_id: str
    seat: int
    revision: int


class PutSnapshot(Change):
    """Upsert the state of one revision. Raises `UnknownMatch`."""

    snapshot: Snapshot


class DropSnapshots(Change):
    """Delete a match's snapshots of revisions between `after` and `before` (both excluded)."""

    match_id: str
    after: int
    before: int


class DropTurns(Change):
    """Delete a match's snapshots of turns before the turn `before`, but never the newest one."""

    match_id: str
    before: int


class PackRecord(Change):
    """Replace the actions and snapshots of a finished match with one `record` (see `packing`).

    Raises `StaleRevision` unless the match is over at this revision and not packed; `UnknownMatch`.
    """

    match_id: str
    revision: int
    record: bytes


class PutMessage(Change):
    """Upsert the message of this role. Raises `UnknownMatch`."""

    message: PostedMessage


class DropMessage(Change):
    """Delete the message of this role. Idempotent."""

    match_id: str
    role: str


class AddNotice(Change):
    """Add a notice; it replaces a pending one with the same key. Raises `UnknownMatch`."""

    notice: NoticeRow


class DropNotice(Change):
    """Delete a notice that was delivered or given up. Idempotent; keeps a newer one."""

    id: str


class DelayNotice(Change):
    """Release a notice's lease, so that it is delivered from `not_before` on.

    Adds `tried`, which may be negative, to its attempts. No effect if a newer notice replaced it.
    """

    id: str
    not_before: float
    tried: int = 0


class SetTimer(Change):
    """Set a timer; it replaces the one of the same match, seat and kind. Raises `UnknownMatch`."""

    timer: Timer


class DropTimer(Change):
    """Cancel a timer. Idempotent."""

    match_id: str
    seat: int
    kind: str


class FireTimer(Change):
    """Delete exactly this timer. Raises `TimerGone` if it was deleted or moved."""

    timer: Timer


class Postpone(Change):
    """Postpone all timers and notices by `seconds`, which may be negative.

    Only timers and notices of servers in the shards `heard`. Rows without a server belong to shard
    0.
    """

    seconds: float
    heard: Shards = ALL


class CheckSettings(Change):
    """Require that the stored settings are still these; None stands for none (optimistic lock).

    They are the settings of a server, or with a `user`, of a member there. Raises `StaleSettings`.
    """

    guild: int
    user: int | None
    settings: Json | None


class PutGuildSettings(Change):
    """Set a server's settings; the settings of `EVERYWHERE` are the bot's own."""

    guild: int
    settings: Json


class PutMemberSettings(Change):
    """Set a member's settings on a server, or `EVERYWHERE`."""

    guild: int
    user: int
    settings: Json


class AddResult(Change):
    """Upsert a seat's result. It is kept when its match is deleted."""

    result: Result


class AddDaily(Change):
    """Add a member's start in a day's challenge.

    Raises `AlreadyTried` if they started it before, on any server, or if a start under their
    pseudonym `mark` remained when their data was deleted (`ForgetUser`).
    """

    daily: Daily
    mark: int = 0


class EndDaily(Change):
    """Set the result of a start that counts. No effect for other starts."""

    daily: Daily


class AddFriend(Change):
    """Store that a member names another one as a friend. Idempotent."""

    user: int
    friend: int


class DropFriend(Change):
    """Store that a member no longer names another one as a friend. Idempotent."""

    user: int
    friend: int


class ForgetUser(Change):
    """Delete a member's data. Their seats, results and hosted tables become anonymous.

    Increments the edition of their tables, so that no stale copy is written back. With a `day`,
    starts of challenges from it on remain under the pseudonym `mark`, a negative user id, so that
    nobody can start a challenge twice.
    """

    user: int
    day: str | None = None
    mark: int = 0


class DropMarks(Change):
    """Delete the starts of challenges under pseudonyms (`ForgetUser`) from days before `day`."""

    day: str


class PutPosting(Change):
    """Set the unsolicited message of a role on a server.

    Raises `StalePosting` unless the stored message is `before` (None: nothing).
    """

    posting: Posting
    before: Posting | None


class AddUnasked(Change):
    """Count an unsolicited message to a server on a day. Raises `TooManyUnasked`."""

    guild: int
    day: str
