"""The one door to what is kept: the `Store` protocol and its refusals.

Nothing outside `bot.store` knows which store stands behind it, and no process may believe that it
alone owns a game: the revision and the edition named in a change decide, not who holds a lock.
Reads return what has been committed, by whomever; a finished `commit` is visible to the next read.
Idle matches cost no memory: a store keeps nothing of them but on disk.
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
    Result,
    ResultCounts,
    Snapshot,
    Timer,
)


class StoreError(Exception):
    """Any refusal of a store; its text is a sentence fit to be shown."""


class StaleRevision(StoreError):
    """The match has moved on since it was read: read it again."""

    def __init__(self, match_id: str) -> None:
        super().__init__("The game has moved on in the meantime; look at it again.")
        self.match = match_id


class StaleSettings(StoreError):
    """Settings were changed by somebody else since they were read: read them again."""

    def __init__(self) -> None:
        super().__init__("These settings have changed in the meantime; look at them again.")


class AlreadyDone(StoreError):
    """The interaction was committed before; `match` and `revision` are what it made then."""

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
    """The timer was handled, moved or dropped by somebody else."""

    def __init__(self, match_id: str, kind: str) -> None:
        super().__init__("That deadline has been dealt with already.")
        self.match = match_id
        self.kind = kind


class AlreadyTried(StoreError):
    """The member has begun this challenge before."""

    def __init__(self) -> None:
        super().__init__("You have begun this challenge before; your first start counts.")


class NotSaved(StoreError):
    """Nothing of the commit was kept: disk full, read-only or failing. Trying again is right."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Not saved, try again: {reason}.")
        self.reason = reason


class Unusable(StoreError):
    """The database cannot be opened or trusted; the text says why and what to do."""


class Store(Protocol):
    """Everything that is kept, for every server."""

    def listen(self, wake: Callable[[], None]) -> None:
        """Call `wake` from now on when another process may have left something that is due."""

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """What no two processes do at a time is done inside; raises `Unusable`.

        It ends with the process, however that ends.
        """

    async def commit(self, changes: Sequence[Change]) -> None:
        """Keep all of `changes`, in their order, or none; returns once they are on the disk.

        Cancelling the caller does not cancel the commit. Raises what the changes name, and
        `NotSaved`.
        """

    async def take_notices(self, now: float, until: float, limit: int) -> list[NoticeRow]:
        """Take up to `limit` due notices, oldest first, as nobody else will before `until`.

        Of a match on a server that only another process hears none is taken.
        Each comes back with `attempts` counted up and `not_before` set to `until`.
        """

    async def notices(self, match_id: str) -> list[NoticeRow]:
        """What is still to be delivered of a match, oldest first."""

    async def next_notice(self) -> float | None:
        """When the next notice may be taken."""

    async def match(self, match_id: str) -> MatchRow | None:
        """The match of this id."""

    async def match_in_channel(self, channel: int) -> MatchRow | None:
        """The match that holds this channel, being not over."""

    async def matches_of(
        self, user: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """Where `user` sits, last touched first: those not over, or those over."""

    async def matches_in(
        self, guild: int, *, over: bool = False, limit: int = 100
    ) -> list[MatchRow]:
        """A server's matches, last touched first: those not over, or those over."""

    async def guilds(self) -> list[int]:
        """The servers with matches that are not over."""

    async def rulesets(self) -> list[tuple[str, str]]:
        """The games that are not over are of these kinds, each with a ruleset."""

    async def leavers(self, match_id: str) -> tuple[Leaver, ...]:
        """Who left a seat of this match, in their order."""

    async def leavers_of(self, user: int) -> list[Leaver]:
        """The seats that `user` left, in all matches."""

    async def actions(
        self, match_id: str, after: int = 0, limit: int | None = None
    ) -> list[Action]:
        """The record of a match from the revision after `after` on, in order, `limit` at most."""

    async def snapshot(self, match_id: str, revision: int | None = None) -> Snapshot | None:
        """The newest snapshot, or the newest that is not after `revision`."""

    async def pack(self, before: float, limit: int) -> int:
        """Pack the records of up to `limit` matches that were over by `before`; of how many.

        Those over first come first. What is read of them is the same afterwards, but for the
        numbers of clicks.
        """

    async def messages(self, match_id: str) -> dict[str, Posted]:
        """What stands in Discord for a match, by role."""

    async def due_timers(self, now: float, limit: int) -> list[Timer]:
        """Up to `limit` timers due at `now` or before, earliest first.

        Of a match on a server that only another process hears there is none.
        """

    async def timers(self, match_id: str) -> list[Timer]:
        """The timers of a match, earliest first."""

    async def next_timer(self) -> float | None:
        """When the next timer is due."""

    async def backlog(self, now: float) -> Backlog:
        """What is due at `now` and was not done yet."""

    async def guild_settings(self, guild: int) -> Json | None:
        """A server's settings, if it ever made any."""

    async def member_settings(self, guild: int, user: int) -> Json | None:
        """A member's settings on a server, or `EVERYWHERE`."""

    async def settings_of_members(self, guild: int, users: Sequence[int]) -> dict[int, Json]:
        """The settings of those of these members who made any, as `member_settings`."""

    async def results_of(self, user: int, guild: int | None = None) -> list[Result]:
        """All results of the matches in which `user` has one, the others' seats included."""

    async def results_in(
        self, guild: int, game: str, after: Result | None = None, limit: int | None = None
    ) -> list[Result]:
        """Results of a game on a server by end, match and seat, from behind `after` on."""

    async def result_counts(self, guild: int, game: str) -> ResultCounts:
        """How many results of a game on a server there are."""

    async def dailies(self, day: str, game: str, guild: int) -> list[Daily]:
        """What ended on a server in the challenge of a day, best score first, then earliest.

        What was not played to its end comes last.
        """

    async def dailies_of(self, user: int) -> list[Daily]:
        """A member's starts in the challenges of all days, oldest first."""

    async def close(self) -> None:
        """Finish what was asked for, then let go of everything.

        Asking later raises `NotSaved` or, for reads, `Unusable`.
        """
