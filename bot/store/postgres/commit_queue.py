"""Batches the commits of this process: several per round trip.

Commits of one match keep their order. Cancelling a caller does not cancel its commit.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

from bot.store import changes as c
from bot.store.errors import NotSaved
from bot.store.records import MatchRow

WIDTH: Final = 4
"""Maximum batches in flight."""
TOGETHER: Final = 32
"""Maximum commits per batch, so that the first one does not wait for too many others."""


class Commit:
    """A commit that a caller awaits by `done`.

    `about`: the ids of the matches that it concerns, sorted.
    `unsure`: whether its outcome is unknown because the connection broke.
    `waits`: how many earlier commits on the same matches must be settled first.
    `next`: the later commits that wait for this one.
    """

    __slots__ = ("about", "changes", "done", "next", "unsure", "waits")

    def __init__(self, changes: Sequence[c.Change]) -> None:
        self.changes = changes
        self.about = sorted(set(matches(changes)))
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unsure = False
        self.waits, self.next = 0, list[Commit]()

    def keep(self) -> None:
        """Resolve `done`: the commit is durable."""
        self.done.set_result(None)

    def refuse(self, reason: BaseException) -> None:
        """Reject `done`: the commit was rolled back."""
        if not self.done.done():
            self.done.set_exception(reason)
            self.done.exception()  # the caller may have been cancelled


class CommitQueue:
    """Queued commits. `carry` settles each commit of a batch, by `keep` or `refuse`.

    If `carry` is cancelled, commits that are not settled are tried again.
    """

    def __init__(self, carry: Callable[[Sequence[Commit]], Awaitable[None]]) -> None:
        self._carry = carry
        self._last: dict[str, Commit] = {}
        self._ready: deque[Commit] = deque()
        self._open: set[asyncio.Future[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._given_up = False

    async def do(self, changes: Sequence[c.Change]) -> None:
        """Commit these changes after earlier commits on the same matches; returns once durable.

        Raises the error that refuses the commit.
        """
        commit = Commit(changes)
        for one in commit.about:
            if one in self._last:
                self._last[one].next.append(commit)
                commit.waits += 1
            self._last[one] = commit
        self._open.add(commit.done)
        if not commit.waits:
            self._enqueue(commit)
        await asyncio.shield(commit.done)

    def _enqueue(self, commit: Commit) -> None:
        self._ready.append(commit)
        if len(self._tasks) < WIDTH:
            task = asyncio.create_task(self._send_batches(), name="store: commit")
            self._tasks.add(task)
            task.add_done_callback(self._forget_task)

    def _forget_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._ready:  # it was cancelled before it began
            self._enqueue(self._ready.popleft())

    async def _send_batches(self) -> None:
        """Send batches until no commit is ready."""
        while self._ready:
            group = [self._ready.popleft() for _ in range(min(TOGETHER, len(self._ready)))]
            group.sort(
                key=lambda one: one.about
            )  # as others lock them, so that none blocks another
            while group:
                await self._try(group)
                for commit in group:
                    if commit.done.done():
                        self._leave(commit)
                group = [commit for commit in group if not commit.done.done()]

    async def _try(self, group: Sequence[Commit]) -> None:
        """Send a batch. If sending is cancelled, its commits become `unsure`."""
        try:
            if not self._given_up:
                await self._carry(group)
        except asyncio.CancelledError:
            for commit in group:
                commit.unsure = True
        except Exception as fault:
            for commit in group:
                commit.refuse(fault)
        if self._given_up:
            for commit in group:
                commit.refuse(NotSaved("the database cannot be reached"))

    def _leave(self, commit: Commit) -> None:
        """Remove a settled commit, and enqueue those that waited for it only."""
        self._open.discard(commit.done)
        for one in commit.about:
            if self._last.get(one) is commit:
                del self._last[one]
        for after in commit.next:
            after.waits -= 1
            if not after.waits:
                self._enqueue(after)

    async def empty(self, seconds: float) -> None:
        """Wait until all commits are settled. After `seconds`, refuse the rest with NotSaved."""
        try:
            async with asyncio.timeout(seconds):
                while self._open:
                    await asyncio.wait(self._open)
        except TimeoutError:
            self._given_up = True
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks)


def matches(changes: Sequence[c.Change]) -> Iterator[str]:
    """The ids of the matches that these changes concern."""
    for change in changes:
        for name, value in vars(change).items():
            found = value if name == "match_id" else getattr(value, "match_id", None)
            if isinstance(value, MatchRow):
                yield value.id
            elif isinstance(found, str):
                yield found
