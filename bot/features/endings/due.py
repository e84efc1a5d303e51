"""Searches a finished game for its moments in the background, once its end was shown."""

import asyncio
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

import structlog

from bot.features.endings.deed import MOMENTS
from bot.features.endings.story import Stories
from bot.interactions.base import Base
from bot.store import changes, records
from bot.store.errors import NotSaved, StoreError
from bot.timers.clock import Handle

log = structlog.get_logger()

MIN_NODES = 5_000
"""The least budget of the agents, in searched actions, for a search that no member asked for.

With a smaller budget, `Clicks.share` searches once a member wants to share the game.
"""
AGAIN = 900.0
"""Seconds after which the timer of an unfinished search fires again."""


class Searches:
    """Searches finished games for moments, each started by a timer.

    The timer stays until the story is stored, so an interrupted search is repeated. No search runs
    twice at a time in one process, and only one runs at a time.
    """

    def __init__(self, base: Base) -> None:
        self._service, self._stories, self._wait = base.service, Stories(base), base.wait
        self._agents = base.agents
        self._running: dict[str, asyncio.Task[None]] = {}
        """The searches of this process by match, under way or waiting for their turn."""
        self._one = asyncio.Lock()

    async def search(self, timer: records.Timer) -> None:
        """Timer: start the search in the background, unless it is running.

        Raises TimerGone if another process did.
        """
        if self._agents.nodes < MIN_NODES:
            await self._service.store.commit([changes.FireTimer(timer)])
            return
        later = timer._replace(due=self._service.now() + AGAIN)
        await self._service.store.commit([changes.FireTimer(timer), changes.SetTimer(later)])
        if timer.match_id not in self._running:
            task = asyncio.create_task(self._search(later), name="moments")
            self._running[timer.match_id] = task
            task.add_done_callback(lambda _: self._running.pop(timer.match_id))

    async def _search(self, timer: records.Timer) -> None:
        await self._wait(self._one.acquire(), "a search waits for its turn")
        try:
            await self._keep(timer)
        finally:
            self._one.release()

    async def _keep(self, timer: records.Timer) -> None:
        """Search for the story and store it, then delete the timer, even if it was moved."""
        try:
            await self._stories.story_of(timer.match_id)
        except (
            BrokenProcessPool,
            StoreError,
        ) as fault:  # mostly as the bot stops; its next start repeats the search
            if not self._agents.closed:
                log.warning("moments_search_failed", match=timer.match_id, fault=str(fault))
            return
        except Exception:  # it would fail again, for example without rules
            log.exception("moments_failed", match=timer.match_id)
        done = changes.DropTimer(timer.match_id, timer.seat, timer.kind)
        with suppress(NotSaved):  # it fires again, and finds the story
            await self._service.store.commit([done])
        self._service.wake()


def handlers(base: Base) -> Mapping[str, Handle]:
    """The handlers of this feature's timers."""
    return {MOMENTS: Searches(base).search}
