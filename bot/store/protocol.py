"""The interface to the database: the `Store` protocol and its errors.

Nothing outside `bot.store` knows which database it is. No process owns a game: optimistic locking,
by the revision and edition named in a change, decides between processes. A finished `commit` is
visible to every process's next read. Idle matches use no memory.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.store.changes import Change
from bot.store.records import (
    Action,
    Backlog,
    Daily,
    Json,
    Leaver,
    MatchRow,
    NoticeRow,
    Posted,
    Posting,
    Result,
    ResultCounts,
    Snapshot,
    Timer,
)


class StoreError(Exception):
    """Base of a store's errors; its text is a sentence fit to be shown."""


class StaleRevision(StoreError):
    """The match has changed since it was read: read it again."""

    def __init__(self, match_id: str) -> None:
        super().__init__("The game has moved on in the meantime; look at it again.")
        self.match = match_id


class StaleSettings(StoreError):
    """Somebody else changed the settings since they were read: read them again."""

    def __init__(self) -> None:
        super().__init__("These settings have changed in the meantime; look at them again.")


class AlreadyDone(StoreError):
    """The interaction was committed before; `match` and `revision` are its result."""

    def __init__(self, match_id: str, revision: int) -> None:
        super().__init__("This was done already.")
        self.match = match_id
        self.revision = revision


class ChannelTaken(StoreError):
    """Another match that is not over holds this channel."""

    def __init__(self, channel: int) -> None:
        super().__init__("A game is already being played here; open a thread for another one.")
        self.channel = channel


class UnknownMatch(StoreError):
    """There is no such match."""

    def __init__(self, match_id: str) -> None:
        super().__init__("There is no such game any more; start a new one with /play.")
        self.match = match_id


class TimerGone(StoreError):
    """Somebody else handled, moved or dropped the timer."""

    def __init__(self, match_id: str, kind: str) -> None:
        super().__init__("That deadline has been dealt with already.")
        self.match = match_id
        self.kind = kind


class AlreadyTried(StoreError):
    """The member has started this challenge before."""

    def __init__(self) -> None:
        super().__init__("You have begun this challenge before; your first start counts.")


class StalePosting(StoreError):
    """Another process keeps this message of a server."""

    def __init__(self) -> None:
        super().__init__("This message is being posted already.")


class TooManyUnasked(StoreError):
    """The server got as many messages today as it may without asking."""

    def __init__(self) -> None:
        super().__init__("This server has had enough messages for today.")


class NotSaved(StoreError):
    """The commit was rolled back: disk full, read-only or failing. It may be retried."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Not saved, try again: {reason}.")
        self.reason = reason


class Unusable(StoreError):
    """The database cannot be opened or trusted; the text says why and what to do."""


class Store(Protocol):
    """The database of all servers."""

    def listen(self, wake: Callable[[], None]) -> None:
        """Call `wake` whenever another process may have committed something that is due."""

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """A lock between processes. Raises `Unusable`.

        It is released when the process ends, however it ends.
        """

    async def commit(self, changes: Sequence[Change]) -> None:
        """Commit all of `changes` in order, or none; returns once they are durable.

        Cancelling the caller does not cancel the commit. Raises what the changes name, and
        `NotSaved`.
        """

    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """Lease up to `limit` due notices until `until`, oldest first.

        Skips matches on servers that only another process hears. Each notice comes back with
        `attempts` incremented and `not_before` set to `until`.
        """

    async def notices(self, match_id: str) -> list[NoticeRow]:
        """The pending notices of a match, oldest first."""

    async def next_notice(self) -> float | None:
        """When the next notice is due."""

    async def match(self, match_id: str) -> MatchRow | None:
        """The match of this id."""

    async def match_in_channel(self, channel: int) -> MatchRow | None:
        """The match that holds this channel and is not over."""

    async def matches_of(
        self, user: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """The matches of `user`, either running or over, most recently changed first."""

    async def matches_in(
        self, guild: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """A server's matches, either running or over, most recently changed first."""

    async def guilds(self) -> list[int]:
        """The servers with matches that are not over."""

    async def rulesets(self) -> list[tuple[str, str]]:
        """The games and rulesets of all matches that are not over."""

    async def leavers(self, match_id: str) -> tuple[Leaver, ...]:
        """The members who left a seat of this match, in order."""

    async def leavers_of(self, user: int) -> list[Leaver]:
        """The seats that `user` left, in all matches."""

    async def actions(
        self, match_id: str, after: int = 0, limit: int | None = None
    ) -> list[Action]:
        """Up to `limit` actions of a match after the revision `after`, in order."""

    async def snapshot(self, match_id: str, revision: int | None = None) -> Snapshot | None:
        """The newest snapshot, at or before `revision` if given."""

    async def pack(self, before: float, limit: int) -> int:
        """Compress up to `limit` records of matches over by `before`; returns how many.

        Oldest first. Reads return the same afterwards, except for interaction ids.
        """

    async def messages(self, match_id: str) -> dict[str, Posted]:
        """The Discord messages of a match, by role."""

    async def due_timers(self, now: float, limit: int) -> list[Timer]:
        """Up to `limit` timers due at `now` or before, earliest first.

        Skips matches on servers that only another process hears.
        """

    async def timers(self, match_id: str) -> list[Timer]:
        """The timers of a match, earliest first."""

    async def next_timer(self) -> float | None:
        """When the next timer is due."""

    async def backlog(self, now: float) -> Backlog:
        """The notices and timers that are due at `now`."""

    async def guild_settings(self, guild: int) -> Json | None:
        """A server's settings as JSON, or None if it never changed any."""

    async def member_settings(self, guild: int, user: int) -> Json | None:
        """A member's settings on a server, or `EVERYWHERE`."""

    async def settings_of_members(self, guild: int, users: Sequence[int]) -> dict[int, Json]:
        """The settings of those of these members who have any, as `member_settings`."""

    async def members_with_settings(self, guild: int) -> dict[int, Json]:
        """The settings of all members that have any on a server, as `member_settings`."""

    async def settings_of_member(self, user: int) -> dict[int, Json]:
        """A member's settings on all servers, as `member_settings`."""

    async def results_of(self, user: int, guild: int | None = None) -> list[Result]:
        """All results of the matches in which `user` has one, the others' seats included."""

    async def results_in(
        self, guild: int, game: str, after: Result | None = None, limit: int | None = None
    ) -> list[Result]:
        """Results of a game on a server, by end, match and seat; only those behind `after`."""

    async def result_counts(self, guild: int, game: str) -> ResultCounts:
        """How many results of a game on a server there are."""

    async def guilds_with_settings(self) -> dict[int, Json]:
        """The settings of all servers that changed any."""

    async def posting(self, guild: int, role: str) -> Posting | None:
        """The message of this role that is kept on a server."""

    async def postings(self, guild: int) -> dict[str, Posting]:
        """The messages that are kept on a server, by role."""

    async def unasked(self, guild: int, day: str) -> int:
        """How many messages of a day nobody on the server asked for."""

    async def dailies(self, day: str, game: str, guild: int | None = None) -> list[Daily]:
        """The finished challenges of a day on a server, or all; best score first, then earliest.

        Abandoned ones come last.
        """

    async def daily_starts(self, day: str, game: str, guild: int | None = None) -> int:
        """How many members began the challenge of a day on a server, or on all."""

    async def last_daily(self, guild: int) -> str | None:
        """The newest day whose challenge somebody began on a server."""

    async def dailies_of(self, user: int) -> list[Daily]:
        """A member's starts in the challenges of all days, oldest first."""

    async def friends_of(self, user: int) -> dict[int, bool]:
        """The members whom a member named as friends, and whether each named them, too."""

    async def close(self) -> None:
        """Finish pending commits, then disconnect.

        Later calls raise `NotSaved` or, for reads, `Unusable`.
        """
