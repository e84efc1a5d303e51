"""Searches a finished game for its moments, in the background: the end itself waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import structlog

from bot.features.endings.deed import MOMENTS
from bot.features.endings.story import Stories
from bot.interactions.context import Base
from bot.store import changes, records
from bot.store.protocol import StoreError

log = structlog.get_logger()

LEAST = 5_000
"""Least budget of the agents, in searched actions, at which moments are searched unasked."""
AGAIN = 900.0
"""Seconds after which a search that was not finished is begun anew."""


class Searches:
    """The search for moments as a timer: begun once, and again if the process ended meanwhile."""

    def __init__(self, base: Base) -> None:
        self._service, self._stories = base.service, Stories(base)
        self._nodes = base.agents.nodes
        self._running: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    async def search(self, timer: records.Timer) -> None:
        """Begin the search; the clock goes on meanwhile. Raises TimerGone."""
        if self._nodes < LEAST:
            await self._service.store.commit([changes.FireTimer(timer)])
            return
        later = replace(timer, due=self._service.now() + AGAIN)
        await self._service.store.commit([changes.FireTimer(timer), changes.SetTimer(later)])
        task = asyncio.create_task(self._searched(later), name="moments")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _searched(self, timer: records.Timer) -> None:
        async with self._one:
            try:
                await self._stories.kept(timer.match_id, timer)
                self._service.wake()
            except (BrokenProcessPool, StoreError) as fault:  # the bot stops: it is begun again
                log.warning("moments_not_searched", match=timer.match_id, fault=str(fault))
            except Exception:  # it would fail again: a game without its rules, say
                log.exception("moments_failed", match=timer.match_id)
                drop = changes.DropTimer(timer.match_id, timer.seat, timer.kind)
                await self._service.store.commit([drop])


def handlers(base: Base) -> Mapping[str, Callable[[records.Timer], Awaitable[None]]]:
    """The handlers of this feature's timers."""
    return {MOMENTS: Searches(base).search}
