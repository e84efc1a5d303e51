"""The gateway becomes unreachable while the bot runs."""

from pathlib import Path

import pytest

from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import free_port, get, running

RECONNECT = "Attempting a reconnect"
IMPATIENT = "import discord.client as c; c.ExponentialBackoff.delay = lambda self: 0.05"
"""Lets the library reconnect without waiting."""


@pytest.mark.parametrize(("shards", "whose"), [(1, ""), (2, " for shard ID 1")])
async def test_each_reconnection_attempt_is_logged_in_one_line_with_wait_and_reason(
    discord_here: LittleDiscord, tmp_path: Path, shards: int, whose: str
) -> None:
    discord_here.gateway.shards_wanted = discord_here.gateway.at_once = shards
    async with running(discord_here, tmp_path, IMPATIENT) as bot:
        await discord_here.until(lambda: len(discord_here.gateway.identified_at) == shards)
        await discord_here.gateway.close()
        await bot.says(f"{RECONNECT}{whose} in 0.05s", times=3)
        assert await bot.stopped() == 0

    tries = [line for line in bot.lines if RECONNECT in line]
    assert all("s: Cannot connect to host 127.0.0.1" in line for line in tries), tries
    assert not [line for line in bot.lines if "Traceback" in line or line.startswith(" ")]


@pytest.mark.parametrize(("shards", "whose"), [(1, ""), (2, " for shard ID 1")])
async def test_a_gateway_that_closes_without_hello_is_retried_after_a_wait(
    discord_here: LittleDiscord, tmp_path: Path, shards: int, whose: str
) -> None:
    port = free_port()
    discord_here.gateway.shards_wanted = discord_here.gateway.at_once = shards
    address = f"127.0.0.1:{port}"
    async with running(discord_here, tmp_path, IMPATIENT, AIRLOCK_METRICS=address) as bot:
        await discord_here.until(lambda: len(discord_here.gateway.identified_at) == shards)
        await bot.says("started", times=shards)
        discord_here.gateway.closing = 1012
        await discord_here.gateway.drop()
        await bot.says(f"{RECONNECT}{whose} in 0.05s", times=3)
        assert "airlock_gateway_connected 0.0" in (await get(port, "/metrics"))[1]
        discord_here.gateway.closing = None
        back = len(discord_here.gateway.heard)
        await discord_here.until(lambda: len(discord_here.gateway.heard) > back)
        assert await bot.stopped() == 0

    tries = [line for line in bot.lines if RECONNECT in line]
    assert all("without a greeting" in line for line in tries[1:]), tries
    assert not [line for line in bot.lines if "Traceback" in line or line.startswith(" ")]


async def test_a_sharded_bot_ends_with_a_sentence_if_the_gateway_never_sends_hello(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.gateway.closing = 1012
    async with running(discord_here, tmp_path, AIRLOCK_SHARDS="0-1/2") as bot:
        await bot.says("without a greeting")
        await bot.says("Discord cannot be reached")
