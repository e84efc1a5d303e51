"""The real bot and client, connected to a small Discord on this machine."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from bot.app import Airlock, create_bot
from bot.discord_io.gateway import KEPT_ADDRESS
from bot.runtime import workers
from bot.runtime.config import Settings
from bot.timers import downtime
from tests.bot.conftest import LastingWorkers
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import GUILD
from tests.patience import PATIENCE

TOKEN = "MTAx.secret.token-of-a-test"
LAST_SERVER = 0.5
"""Seconds without another server after which the library assumes that it knows all."""


@pytest.fixture
async def discord_here() -> AsyncIterator[LittleDiscord]:
    """A small Discord that is listening."""
    little = LittleDiscord()
    await little.start()
    yield little
    await little.stop()


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore the library's global addresses afterwards."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    yield
    if KEPT_ADDRESS in vars(DiscordWebSocket):
        delattr(DiscordWebSocket, KEPT_ADDRESS)


@pytest.fixture
def icons() -> bool:
    """Whether the bot uploads icons as emoji of its application."""
    return False


@pytest.fixture
def settings(discord_here: LittleDiscord, tmp_path: Path, icons: bool) -> Settings:
    """Settings that connect to the small Discord."""
    return Settings(
        token=SecretStr(TOKEN),
        database=tmp_path / "airlock.db",
        api_url=discord_here.api_url,
        gateway_url=discord_here.gateway.url,
        icons=icons,
    )


class Clock:
    """The clock of both the bot's machine and Discord; tests can advance it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def now(discord_here: LittleDiscord, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """One clock for both sides, so that advancing it does not look like a clock jump."""
    monkeypatch.setattr(downtime, "TOLERATED", math.inf)
    clock = Clock()
    discord_here.now = clock
    return clock


@pytest.fixture
async def connected(
    settings: Settings,
    now: Clock,
    addresses: None,  # noqa: ARG001
    drawing: LastingWorkers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Airlock]:
    """The bot, connected and ready; fails if the library logged an error."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    caplog.set_level(logging.INFO)
    bot = create_bot(settings, now=now)
    bot._connection.guild_ready_timeout = LAST_SERVER
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(PATIENCE):
            while bot.get_guild(int(GUILD)) is None:
                assert not running.done(), running.exception()
                await asyncio.sleep(0.01)
        await bot.context.pictures.warm()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert not errors, [one.getMessage() for one in errors]
