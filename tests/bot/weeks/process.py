"""The bot's process, which can be killed at any commit and any request to Discord.

Once killed, nothing it does reaches the disk or Discord.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar, cast

import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.store import changes, records
from bot.store.sqlite.store import SqliteStore
from tests.bot.weeks.ledger import Ledger
from tests.simulation import custom_ids

T = TypeVar("T")
Sent = tuple[int, Sequence[str]]
NONCE_KNOWN = 180.0
"""Seconds for which Discord remembers a nonce; its reference says "the past few minutes"."""


class AnswerLost(Exception):
    """Discord posts a message but answers with an error."""


class Process:
    """The bot's process, alive unless `ended`; `now` returns the real time in seconds.

    Its commits and posts are recorded in `ledger`. `patch` replaces methods of the store.
    """

    def __init__(self, ledger: Ledger, now: Callable[[], float], patch: pytest.MonkeyPatch) -> None:
        self.ended, self._now = False, now
        self._ledger = ledger
        self._steps_left: int | None = None
        self._answer_lost = 0
        self._sent: dict[tuple[str, str], tuple[float, Any]] = {}
        self._commit, self._take = SqliteStore.commit, SqliteStore.take_notices

        async def commit(store: SqliteStore, wanted: Sequence[changes.Change]) -> None:
            await self._committing(store, wanted)

        async def take(
            store: SqliteStore, now: float, until: float, limit: int
        ) -> list[records.NoticeRow]:
            self._require_life()
            return await self._take(store, now, until, limit)

        patch.setattr(SqliteStore, "commit", commit)
        patch.setattr(SqliteStore, "take_notices", take)

    @property
    def doomed(self) -> bool:
        """Whether an end is scheduled."""
        return self._steps_left is not None

    def end_in(self, steps: int) -> None:
        """End after `steps` moments; each commit and each request has a moment before and after."""
        self._steps_left = steps

    def spare(self) -> None:
        """Cancel the scheduled end."""
        self._steps_left = None

    def lose_answers(self, count: int) -> None:
        """Let Discord post this many messages but answer with an error."""
        self._answer_lost = count

    def revive(self) -> None:
        """Become a new process."""
        self.ended, self._steps_left, self._answer_lost = False, None, 0

    def kill(self) -> None:
        """End now."""
        self.ended, self._steps_left = True, None

    def moment(self) -> None:
        """Count a moment; raises CancelledError if the process has ended or ends here."""
        self._require_life()
        if self._steps_left is not None:
            self._steps_left -= 1
            if self._steps_left < 0:
                self.kill()
                self._require_life()

    def _require_life(self) -> None:
        if self.ended:
            raise asyncio.CancelledError  # the task does nothing more

    async def _committing(self, store: SqliteStore, wanted: Sequence[changes.Change]) -> None:
        self.moment()
        await asyncio.shield(self._written(store, wanted))
        self.moment()

    async def _written(self, store: SqliteStore, wanted: Sequence[changes.Change]) -> None:
        """Commit, even if the caller is cancelled, and record it."""
        await self._commit(store, wanted)
        self._ledger.committed(wanted)

    def posting(
        self, place: str, nonce: str, post: Callable[[], T], told: Callable[[T], Sent]
    ) -> T:
        """Post by `post`, unless the nonce is known; returns Discord's answer to the nonce.

        `told` returns the id of the posted message, and the custom ids of its moves if it is
        private. Raises AnswerLost if the message was posted but its answer is to be lost.
        """
        now = self._now()
        at, answer = self._sent.get((place, nonce), (-NONCE_KNOWN, None))
        if now - at >= NONCE_KNOWN:
            answer = post()
            self._sent[place, nonce] = now, answer
            number, moves = told(answer)
            self._ledger.posted(place, nonce, number)
            self._ledger.told(place, tuple(moves))
        if self._answer_lost:
            self._answer_lost -= 1
            raise AnswerLost
        return cast("T", answer)


class Requests:
    """Intercepts a process's requests to the simulated Discord."""

    def __init__(self, process: Process, patch: pytest.MonkeyPatch) -> None:
        self._process, self._dispatch = process, router.dispatch
        patch.setattr(router, "dispatch", self._request)

    def _request(self, backend: Backend, method: str, path: str, **given: Any) -> Any:
        self._process.moment()
        body = given["json"] if isinstance(given.get("json"), dict) else {}
        do = partial(self._dispatch, backend, method, path, **given)
        if method == "POST" and "nonce" in body:
            direct = backend.get_channel(int(path.split("/")[2])).guild_id is None
            moves = custom_ids(body["components"]) if direct else []
            try:
                answer = self._process.posting(
                    path, body["nonce"], do, lambda sent: (int(sent["id"]), moves)
                )
            except AnswerLost:
                raise BackendError(502, 0, "Bad Gateway") from None
        else:
            answer = do()
        self._process.moment()
        return answer
