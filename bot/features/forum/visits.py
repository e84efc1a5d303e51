"""Updates the tags of forum posts, which say whether a table waits for players."""

from typing import Final

import structlog

from bot.discord_io.courier import DeliveryError
from bot.features.forum.panel import SWITCH, tags
from bot.guilds.settings import Place
from bot.interactions.base import Base
from bot.language.speech import Speech
from bot.lobby.lobbies import seeks_players
from bot.store.errors import UnknownMatch
from bot.store.records import MatchRow, Status
from bot.table.leavers import free_seats
from engine.core.errors import EngineError

log = structlog.get_logger()

FINISHED: Final = 25
"""The number of latest finished tables whose posts are checked."""


class Visits:
    """Updates the tags on servers with a forum."""

    name = SWITCH.name

    def __init__(self, base: Base) -> None:
        self._service, self._store, self._courier = base.service, base.store, base.courier
        self._languages = base.renderer.languages

    async def visit(self, guild: int, place: Place) -> None:
        """Update the tags of posts whose tables changed. Raises StoreError."""
        speech = Speech(self._languages.of_server(guild)).without_escapes
        rows = await self._store.matches_in(guild)
        rows += await self._store.matches_in(guild, over=True, limit=FINISHED)
        for row in rows:
            if self._courier.forum_of(row.channel) != place.channel:
                continue
            wanted = tags(row.game, waiting=await self._waits(row), speech=speech)
            try:
                await self._courier.tag(row.channel, wanted)
            except DeliveryError as fault:
                log.info("post_not_tagged", match=row.id, why=str(fault))

    async def _waits(self, row: MatchRow) -> bool:
        """Whether anybody may take a seat at a table or in a lobby."""
        if row.status is Status.OVER:
            return False
        if row.status is Status.LOBBY:
            return seeks_players(row)
        try:
            return bool(free_seats(await self._service.tables.of(row)))
        except (UnknownMatch, EngineError):
            return False
