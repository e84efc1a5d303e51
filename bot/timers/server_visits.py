"""Keeps the unsolicited messages of servers up to date, such as the live list of games.

A loop visits every server that has such messages. Everything is in the store, so a restart loses
nothing.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

import structlog
from pydantic import ValidationError

from bot.guilds.settings import GuildSettings, Place
from bot.runtime.durations import HOUR
from bot.runtime.workers import Wait
from bot.store.errors import StoreError
from bot.store.loops import Loop
from bot.store.protocol import Store

log = structlog.get_logger()

VISIT_INTERVAL: Final = 60.0
"""Seconds between two visits of all servers."""
IDLE_INTERVAL: Final = HOUR
"""Seconds between two visits while no server has switched unsolicited messages on."""


class Visit(Protocol):
    """A feature's work on each server that has switched its unsolicited messages on."""

    @property
    def name(self) -> str:
        """The name of the feature's switch."""

    async def visit(self, guild: int, place: Place) -> None:
        """Post or update the feature's messages of a server. Raises StoreError."""


class ServerVisits(Loop):
    """A loop over the servers whose events this process receives, for which `here` is true."""

    def __init__(
        self,
        store: Store,
        visits: Sequence[Visit],
        here: Callable[[int], bool],
        wait: Wait,
    ) -> None:
        super().__init__("visits", "the visits of servers wait for the next ones", wait)
        self._store, self._visits, self._here = store, visits, here

    async def _work(self) -> float:
        """Visit all servers. Returns the seconds until the next visits."""
        wanted = False
        for guild, guild_settings in (await self._store.guilds_with_settings()).items():
            if self._here(guild):
                with suppress(ValidationError):
                    settings = GuildSettings.model_validate_json(guild_settings)
                    wanted = wanted or bool(settings.places)
                    await self._visit(guild, settings)
        return VISIT_INTERVAL if wanted else IDLE_INTERVAL

    async def _visit(self, guild: int, settings: GuildSettings) -> None:
        for one in self._visits:
            place = settings.places.get(one.name)
            if place is None:
                continue
            try:
                await one.visit(guild, place)
            except StoreError:
                raise
            except Exception:
                log.exception("visit_failed", guild=guild, feature=one.name)
