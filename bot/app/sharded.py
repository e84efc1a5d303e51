"""The client of a bot that connects with several shards (`bot.runtime.shards`)."""

import asyncio
from contextlib import suppress
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.app.client import Airlock
from bot.discord_io.gateway import check_gateway
from bot.store.errors import StoreError

log = structlog.get_logger()

BETWEEN_IDENTIFIES = 5.0
"""Seconds that Discord requires between two shards of the same key that identify.

The key is the shard's number modulo `max_concurrency`.
"""


class ShardedAirlock(Airlock, commands.AutoShardedBot):
    """The same bot on discord.py's sharded client."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._at_once = 1
        """Discord's `max_concurrency`: how many shards may identify at a time, in all processes."""
        self._turns = set[asyncio.Task[None]]()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect every shard, with retries, and stay connected.

        Checks the gateway first, and raises GatewayNotFound if it cannot be reached; discord.py
        would retry for ever.
        """
        with suppress(discord.HTTPException, discord.GatewayNotFound):
            self._at_once = (await self.fetch_session_start_limits()).max_concurrency
        await check_gateway(self.http)
        await commands.AutoShardedBot.connect(self, reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Wait until this shard may identify, by a lock that all processes of the bot share.

        Discord lets shards with the same key identify only one after the other
        (`BETWEEN_IDENTIFIES`).
        """
        begun = asyncio.Event()
        turn = asyncio.create_task(self._begin((shard_id or 0) % self._at_once, begun))
        self._turns.add(turn)
        turn.add_done_callback(self._turns.discard)
        await begun.wait()

    async def _begin(self, kind: int, begun: asyncio.Event) -> None:
        """Set `begun` once a shard with the key `kind` may identify, then hold the lock.

        Sets it also if the store fails.
        """
        assert self._store is not None
        try:
            async with self._store.alone(f"identify {kind}"):
                begun.set()
                await asyncio.sleep(BETWEEN_IDENTIFIES)
        except StoreError as fault:
            log.warning("identify_lock_failed", fault=str(fault))
        finally:
            begun.set()

    async def _close_parts(self) -> None:
        for turn in self._turns:
            turn.cancel()
        await super()._close_parts()
