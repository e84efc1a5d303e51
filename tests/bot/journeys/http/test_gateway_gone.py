"""The gateway goes away while the bot runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import running

RECONNECT = "Attempting a reconnect"
IMPATIENT = "import discord.client as c; c.ExponentialBackoff.delay = lambda self: 0.05"
"""As if the library never waited for long before its next try."""


@pytest.mark.parametrize(("shards", "whose"), [(1, ""), (2, " for shard ID 1")])
async def test_each_try_to_reach_it_is_one_line_with_the_wait_and_the_reason(
    discord_here: LittleDiscord, tmp_path: Path, shards: int, whose: str
) -> None:
    discord_here.shards_wanted = discord_here.at_once = shards
    async with running(discord_here, tmp_path, IMPATIENT) as bot:
        await discord_here.until(lambda: len(discord_here.identified_at) == shards)
        await discord_here.close_gateway()
        await bot.says(f"{RECONNECT}{whose} in 0.05s", times=3)
        assert await bot.stopped() == 0

    tries = [line for line in bot.lines if RECONNECT in line]
    assert all("s: Cannot connect to host 127.0.0.1" in line for line in tries), tries
    assert not [line for line in bot.lines if "Traceback" in line or line.startswith(" ")]
