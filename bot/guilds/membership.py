"""Suspends the games of a server that the bot has left, until it joins the server again.

Meanwhile their clocks stand still and no messages wait for delivery. If the bot was disconnected
when it left or joined a server, this is made up for when it connects.
"""

from collections.abc import Awaitable, Callable, Collection

import structlog

from bot.guilds.settings import MOST_GAMES, Guilds
from bot.play.actions import Service
from bot.play.seats import Seats
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.records import NO_SERVER, MatchRow, Status
from bot.table.notices import Old
from bot.table.refusals import Refused
from engine.core.errors import EngineError

log = structlog.get_logger()


class Residence:
    """Suspends and resumes the games of servers."""

    def __init__(self, service: Service, seats: Seats, guilds: Guilds) -> None:
        self._service, self._seats, self._guilds = service, seats, guilds

    async def reconcile(
        self, guilds: Collection[int], heard: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Suspend and resume games to match `guilds`, the ids of the bot's servers.

        Only servers whose events this process receives, for which `heard` is true, are considered.
        """
        for guild in await self._service.store.guilds():
            if guild == NO_SERVER or not heard(guild):
                continue
            if guild in guilds:
                await self.resume(guild)
            else:
                await self.pause(guild)

    async def pause(self, guild: int) -> None:
        """Suspend the games of a server that the bot has left. Idempotent."""
        settings = await self._guilds.read(guild)
        if not settings.away:
            log.info("server_left", guild=guild)
            await self._each(guild, self._stop)
            await self._note(guild, away=True)

    async def resume(self, guild: int) -> None:
        """Resume the games of a server that the bot has joined again. Idempotent."""
        settings = await self._guilds.read(guild)
        if settings.away:
            log.info("server_joined_again", guild=guild)
            await self._note(guild, away=False)
            await self._each(guild, self._resume)

    async def _note(self, guild: int, *, away: bool) -> None:
        await self._guilds.change(guild, lambda now: now.model_copy(update={"away": away}))

    async def _each(self, guild: int, do: Callable[[MatchRow], Awaitable[None]]) -> None:
        for row in await self._service.store.matches_in(guild, limit=MOST_GAMES):
            try:
                await do(row)
            except (Refused, UnknownMatch, EngineError) as fault:
                log.warning("game_not_reconciled", match=row.id, fault=str(fault))

    async def _stop(self, row: MatchRow) -> None:
        if row.status is Status.RUNNING:
            await self._seats.pause(row.id, lost=True)
        store = self._service.store
        waiting = await store.notices(row.id)
        past = [one.id for one in waiting if one.kind != Old.kind]
        await store.commit([changes.DropNotice(one) for one in past])

    async def _resume(self, row: MatchRow) -> None:
        if row.status is Status.PAUSED and (await self._service.tables.load(row.id)).lost:
            await self._seats.resume(row.id)
