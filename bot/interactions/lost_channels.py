"""Pauses games and closes lobbies whose channel was deleted.

A paused game does not count towards the server's limits until it gets a new channel. Discord
reports deletions while the bot is connected. Other deletions are found when a server reaches its
limit of games.
"""

from collections.abc import Sequence
from typing import Final

import discord

from bot.guilds.settings import MOST_GAMES, under_way
from bot.interactions.base import Base
from bot.lobby.lobbies import Lobbies
from bot.store.errors import UnknownMatch
from bot.store.records import Status
from bot.table.refusals import Refused
from engine.core.errors import EngineError

ASKED: Final = 10
"""Maximum channels about which Discord is asked per check."""


class LostChannels:
    """Pauses games and closes lobbies whose channel was deleted."""

    def __init__(self, base: Base, lobbies: Lobbies) -> None:
        self._service, self._courier = base.service, base.courier
        self._seats, self._lobbies = base.seats, lobbies

    async def channel_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel and of its threads."""
        threads: Sequence[discord.Thread] = ()
        if isinstance(channel, discord.TextChannel | discord.ForumChannel):
            threads = channel.threads
        places: list[discord.abc.Snowflake] = [channel, *threads]
        for place in places:
            await self._release(place.id)

    async def thread_deleted(self, event: discord.RawThreadDeleteEvent) -> None:
        """Handle the deletion of a thread."""
        await self._release(event.thread_id)

    async def look(self, guild: int) -> None:
        """Find a server's games whose channel was deleted, and pause them.

        Asks Discord about the first `ASKED` channels that are not cached, those of the games
        without a change for longest first.
        """
        rows = under_way(await self._service.store.matches_in(guild, limit=MOST_GAMES))
        unknown = [row.channel for row in reversed(rows) if not self._courier.knows(row.channel)]
        for channel in unknown[:ASKED]:
            if not await self._courier.channel_exists(channel):
                await self._release(channel)

    async def _release(self, channel: int) -> None:
        row = await self._service.store.match_in_channel(channel)
        if row is None:
            return
        try:
            if row.status is Status.LOBBY:
                await self._lobbies.close(row.id)
            else:
                await self._seats.pause_lost(row.id, deleted=True)
        except EngineError:
            await self._service.abandon(row.id)  # nobody could continue it anyway
        except (Refused, UnknownMatch):
            return  # it was started or ended meanwhile
