"""The client: one connection to Discord, and all parts of the bot behind it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

import bot
from bot.app.cache_trimming import trim_cache
from bot.discord_io import emoji, mentions, requests
from bot.discord_io.answer import end_answers
from bot.discord_io.courier import LONGEST_PAUSE
from bot.discord_io.gateway import skip_unreadable_events
from bot.interactions.commands.help import Helping
from bot.interactions.commands.lists import Lists
from bot.interactions.commands.look import Look
from bot.interactions.commands.play import Play
from bot.interactions.commands.server import Server
from bot.interactions.commands.table import AtTable
from bot.interactions.commands.translation import Translation, command_payloads
from bot.interactions.commands.tree import Commands
from bot.interactions.commands.your import Yours
from bot.interactions.context import Context
from bot.interactions.replies import explain
from bot.presentation.pictures import PictureFailed, Pictures
from bot.runtime import features, liveness, metrics
from bot.runtime.config import Settings
from bot.runtime.memory import tune_garbage_collection
from bot.runtime.shards import NeedsShards, Shards
from bot.runtime.workers import Wait
from bot.store import backups, open_store
from bot.store.errors import StoreError
from bot.store.own_facts import keep_own, own_facts, probe
from bot.store.protocol import Store
from bot.wiring import base_of, make_context

if TYPE_CHECKING:
    from bot.runtime.operator_port import OperatorPort

log = structlog.get_logger()

LAST_CHANCE = 1.0
"""Seconds that answers to clicks and commands have to finish when the bot stops."""
GOODBYE = 1.0
"""Seconds that Discord's gateway has to confirm the disconnect when the bot stops."""


class Airlock(commands.Bot):
    """The Discord client. `setup_hook` makes the parts of the bot, `on_ready` starts its loops."""

    context: Context

    def __init__(
        self,
        settings: Settings,
        wait: Wait,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        options: dict[str, Any] = {}
        if settings.metrics is not None:
            options["http_trace"] = requests.trace()
        if settings.shards is not None:
            first, last, total = settings.shards
            options |= {"shard_ids": list(range(first, last + 1)), "shard_count": total}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Commands,
            help_command=None,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_PAUSE,
            **options,
        )
        self._settings, self._wait, self._now, self._steady = settings, wait, now, steady
        self._store: Store | None = None
        self._at_work = False
        self._sign = liveness.Sign()
        self._online = self._away = False
        self._latency: float | None = None
        self._closing: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._operator_port: OperatorPort | None = None
        self.heard = settings.shards or Shards()
        trim_cache(self._connection)
        skip_unreadable_events(self._connection)

    async def setup_hook(self) -> None:
        """Open the store, make the parts of the bot, and register commands that changed."""
        await self._watch()
        store = self._store = await open_store(self._settings.database, self.heard, self._wait)
        liveness.remove_sign(self._settings.sign)
        pictures = Pictures(processes=self._settings.drawing_processes, wait=self._wait)
        nodes = self._settings.agent_nodes
        base = base_of(self, store, pictures, self._now, self._wait, nodes, self.heard)
        self.context = make_context(base, self._steady)
        self.add_listener(self.context.clicks.on_interaction, "on_interaction")
        self.add_listener(self.context.lost_channels.channel_deleted, "on_guild_channel_delete")
        self.add_listener(self.context.lost_channels.thread_deleted, "on_raw_thread_delete")
        await self.tree.set_translator(Translation())
        added = (module.Commands for module in features.modules("commands"))
        groups = (AtTable, Yours, Server)  # groups first, as the other cogs add commands to them
        for cog in (*groups, Helping, Play, Look, Lists, *added):
            await self.add_cog(cog(self.context))
        for module in features.modules("menus"):
            for menu in module.menus(self.context):
                self.tree.add_command(menu)
        self.tree.error(explain)
        await self._register_commands(store)
        self._show_alive.start()
        if self._settings.backups is not None:
            self._back_up.start()
        self._warming = asyncio.create_task(self._warm(), name="warm")
        tune_garbage_collection()
        log.info("started", database=self._settings.database_shown)

    async def on_ready(self) -> None:
        """Suspend or resume games of servers left or joined while offline; then start the loops.

        The loops deliver notices, handle timers and visit servers. Does nothing if the bot is
        stopping.
        """
        if self._stopping():
            return
        try:
            standing = {guild.id for guild in self.guilds}
            await self.context.residence.reconcile(standing, self.heard.hear)
            if not self._at_work:
                await self.context.without_rules.look(self.heard.hear)
        except StoreError as fault:
            if not self._stopping():
                log.error("servers_not_reconciled", fault=str(fault))
        if self._stopping():
            return
        if not self._at_work:
            self._at_work = True
            self.context.outbox.start()
            self.context.clock.start()
            self.context.server_visits.start()
        log.info("ready_to_play", servers=len(self.guilds))

    async def on_connect(self) -> None:
        """Mark the bot as connected."""
        self._online, self._latency = True, None
        await self._show_alive()

    on_resumed = on_connect

    async def on_disconnect(self) -> None:
        """Mark the bot as disconnected."""
        self._online = False

    def report_block(self, by: str) -> None:
        """Write into the health file which code blocks the event loop; called by another thread."""
        self._sign.report_block(self._settings.sign, by)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Suspend the games of a server that the bot has left."""
        await self.context.residence.pause(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the games of a server that the bot has joined again."""
        await self.context.residence.resume(guild.id)

    async def login(self, token: str) -> None:
        """Log in. Raises OSError if the address is not Discord's API."""
        try:
            await super().login(token)
        except TypeError as tripped:  # the library reads a web page as an account
            if self.application is not None:
                raise
            raise OSError("what answers there is not Discord's API") from tripped

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, and stay connected.

        Raises GatewayNotFound if the first connection fails, for which discord.py itself raises an
        AttributeError. Raises NeedsShards if Discord requires several shards.
        """
        with suppress(discord.HTTPException, discord.GatewayNotFound):
            count, _, _ = await self.http.get_bot_gateway()
            if count > 1:
                raise NeedsShards(count)
        try:
            await super().connect(reconnect=reconnect)
        except AttributeError as tripped:
            if self.ws is not None:
                raise
            raise discord.GatewayNotFound from tripped

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event unless the client is closed: discord.py may report `ready` too late."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Stop the loops, finish the last commit, and disconnect. Idempotent.

        Returns to every caller only when all of it is done.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close_parts(), name="close")
        await asyncio.shield(self._closing)

    def _stopping(self) -> bool:
        return self._closing is not None

    async def _close_parts(self) -> None:
        self._show_alive.cancel()
        self._back_up.cancel()
        if self._operator_port is not None:
            await self._operator_port.stop()
        if self._warming is not None:
            self._warming.cancel()
        if self._store is not None:
            await self.context.clock.stop()
            await self.context.server_visits.stop()
            await asyncio.gather(self.context.outbox.stop(), end_answers(self, LAST_CHANCE))
            await asyncio.gather(self.context.agents.close(), self.context.pictures.close())
        try:
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            await self.http.close()
        if self._store is not None:
            liveness.remove_sign(self._settings.sign)
            await self._store.close()
            self._store = None

    async def _watch(self) -> None:
        """Serve metrics and health if the settings name an address; a failure is only logged."""
        if self._settings.metrics is None:
            return
        from bot.runtime.operator_port import OperatorPort  # lazy: few operators serve metrics

        about = {"version": bot.__version__, "shards": str(self._settings.shards or "all")}
        port = OperatorPort(self._unready, self._update_gauges, about)
        try:
            await port.start(*self._settings.metrics)
            self._operator_port = port
        except OSError as fault:
            await port.stop()
            log.error("metrics_not_served", setting="AIRLOCK_METRICS", fault=str(fault))

    def _unready(self) -> str:
        """Why this process cannot serve players, in a sentence; "" if it can."""
        if self._store is None:
            return "This process is starting, or stands by while another one hears its servers."
        return liveness.lacking(self._sign, self._settings.database_shown)

    async def _update_gauges(self) -> None:
        metrics.set_gauge("airlock_gateway_connected", float(self._online))
        metrics.set_gauge("airlock_gateway_latency_seconds", self.latency if self._online else 0.0)
        metrics.set_gauge("airlock_guilds", float(len(self.guilds)))
        metrics.set_gauge("airlock_standing_by", float(self._store is None))
        silent = time.time() - self._sign.stored if self._sign.stored else 0.0
        metrics.set_gauge("airlock_database_silent_seconds", silent)
        if self._store is not None:
            with suppress(StoreError):
                now = self._now()
                due = await self._store.backlog(now)
                oldest = 0.0 if due.oldest is None else max(now - due.oldest, 0.0)
                metrics.set_gauge("airlock_notices_due", due.notices)
                metrics.set_gauge("airlock_notice_oldest_seconds", oldest)
                metrics.set_gauge("airlock_timers_late", due.timers)

    async def _warm(self) -> None:
        """Prepare pictures, icons and command mentions in the background."""
        await asyncio.gather(mentions.look_up_ids(self), self._warm_pictures())

    async def _warm_pictures(self) -> None:
        pictures = self.context.pictures
        try:
            await pictures.warm()
        except PictureFailed as fault:
            log.error("pictures_not_ready", fault=str(fault))
        if self._settings.icons and self._store is not None:
            try:
                async with self._store.alone("icons"):
                    await emoji.upload_icons(self, pictures.icons)
            except StoreError as fault:
                log.error("icons_not_uploaded", fault=str(fault))

    @tasks.loop(seconds=liveness.SECONDS)
    async def _show_alive(self) -> None:
        """Write the health file, after a test write to the database.

        The connection counts as alive when its latency has changed, as it does with each heartbeat
        that Discord acknowledges. discord.py notices a dead connection much later.
        """
        if self._online and self.latency != self._latency:
            self._latency, self._sign.connected = self.latency, time.time()
        if self._store is not None:
            try:
                await self._store.commit([probe(self._now())])
                self._sign.stored, away = time.time(), False
            except StoreError as fault:
                away = True
                if not (self._away or self._stopping()):
                    log.error("database_write_failed", fault=str(fault))
            if self._away and not away:
                log.info("database_write_recovered")
            self._away = away
            self._sign.show(self._settings.sign)

    @tasks.loop(seconds=backups.LOOK_INTERVAL)
    async def _back_up(self) -> None:
        """Make a backup if one is due; a failed one is tried again at the next look."""
        database, plan = self._settings.database, self._settings.backups
        assert isinstance(database, Path)
        assert plan is not None
        now = self._now()
        try:
            if await asyncio.to_thread(backups.is_due, plan.folder, database, plan.every, now):
                to = await self._wait(
                    asyncio.to_thread(backups.make, database, plan.folder, plan.keep, now),
                    reason="backup",
                )
                log.info("backed_up", to=str(to))
                metrics.count("airlock_backups", result="made")
        except (StoreError, OSError) as fault:
            metrics.count("airlock_backups", result="failed")
            log.error("not_backed_up", fault=str(fault))

    async def _register_commands(self, store: Store) -> None:
        """Register the commands with Discord if they changed, because Discord limits registrations.

        Does not use `tree.sync`, which would translate all of them a second time.
        """
        assert self.application_id is not None
        shown = await command_payloads(self.tree)
        mentions.learn(shown)
        written = json.dumps([self.application_id, shown], sort_keys=True, default=str)
        mark = hashlib.sha256(written.encode()).hexdigest()
        if (await own_facts(store)).commands == mark:
            return
        async with store.alone("commands"):
            if (await own_facts(store)).commands != mark:
                register = self.http.bulk_upsert_global_commands
                mentions.learn_ids(await register(self.application_id, payload=shown))
                await keep_own(store, lambda facts: facts.model_copy(update={"commands": mark}))
