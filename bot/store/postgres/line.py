"""The commits of this process, those of one match in the order in which they were asked for.

Each has a task of its own, which is begun anew where somebody cancels it: whoever asked may go, and
what was asked for is done all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import fields

from bot.store import changes as c

Work = Callable[[], Coroutine[None, None, None]]


class Line:
    """Commits under way."""

    def __init__(self) -> None:
        self._last: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[asyncio.Future[None]] = set()

    async def do(self, work: Work, changes: Sequence[c.Change]) -> None:
        """Do `work` after the commits before it that are about the same matches."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        about = set(matches(changes))
        before = [self._last[one] for one in about if one in self._last]
        self._waiting.add(done)
        self._last.update(dict.fromkeys(about, done))

        def leave(_: asyncio.Future[None]) -> None:
            self._waiting.discard(done)
            for one in about:
                if self._last.get(one) is done:
                    del self._last[one]

        done.add_done_callback(leave)
        self._begin(work, before, done)
        await asyncio.shield(done)

    def _begin(
        self, work: Work, before: list[asyncio.Future[None]], done: asyncio.Future[None]
    ) -> None:
        async def go() -> None:
            waits = [one for one in before if not one.done()]
            if waits:
                await asyncio.wait(waits)
            await work()

        def ended(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if task.cancelled():
                self._begin(work, before, done)
            elif error := task.exception():
                done.set_exception(error)
                done.exception()  # whoever asked may be gone
            else:
                done.set_result(None)

        task = asyncio.create_task(go(), name="store: commit")
        self._tasks.add(task)
        task.add_done_callback(ended)

    async def empty(self) -> None:
        """Return when all that was asked for is done."""
        while self._waiting:
            await asyncio.wait(self._waiting)


def matches(changes: Sequence[c.Change]) -> Iterator[str]:
    """The matches that some changes are about."""
    for change in changes:
        if isinstance(change, c.AddMatch | c.PutTable):
            yield change.match.id
        elif isinstance(change, c.AddNotice):
            if change.notice.match_id is not None:
                yield change.notice.match_id
        else:
            for field in fields(change):
                value = getattr(change, field.name)
                found = value if field.name == "match_id" else getattr(value, "match_id", None)
                if isinstance(found, str):
                    yield found
