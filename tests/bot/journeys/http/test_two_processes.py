"""Two processes of the bot on one PostgreSQL: what one begins the other plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import backups, check
from tests.bot.journeys.http.little_discord import IDENTIFY, LittleDiscord
from tests.bot.journeys.http.process import Bot, running
from tests.bot.journeys.http.test_real_client import decision, plays_on
from tests.bot.store.postgres_server import serving

pytestmark = pytest.mark.xdist_group("postgres")


async def connected(little: LittleDiscord, bot: Bot, count: int) -> None:
    """Wait until so many processes have said who they are; clicks arrive at the last of them."""
    await bot.says("ready_to_play")
    await little.until(lambda: sum(one["op"] == IDENTIFY for one in little.heard) == count)


async def click(little: LittleDiscord, board: str) -> None:
    """Press the first button that plays, and see the board go on."""
    before = decision(little.messages[board])
    await little.click(board, plays_on(little.messages[board]))
    await little.until(lambda: decision(little.messages[board]) == before + 1)


async def test_a_second_process_stands_by_and_plays_on_when_the_first_is_killed(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with serving(fsync="off") as server:
        database = server.database()
        async with running(discord_here, tmp_path, AIRLOCK_DATABASE=database) as first:
            await connected(discord_here, first, 1)
            await discord_here.command("play", game="dyla")
            await discord_here.until(lambda: discord_here.messages)
            (board,) = discord_here.messages
            await click(discord_here, board)
            async with running(discord_here, tmp_path, AIRLOCK_DATABASE=database) as second:
                assert "this one takes over when that one ends" in await second.says("standing_by")
                await click(discord_here, board)
                assert sum(one["op"] == IDENTIFY for one in discord_here.heard) == 1
                await first.killed()
                await connected(discord_here, second, 2)
                await click(discord_here, board)
                assert list(discord_here.messages) == [board]
                assert await second.stopped() == 0


async def test_a_backup_is_made_by_the_clock_while_the_bot_runs(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    async with running(discord_here, tmp_path, AIRLOCK_BACKUPS=f"{folder},daily,14") as bot:
        await bot.says("backed_up")
        (copy,) = backups.made(folder)
        assert check(copy).matches == 0
        assert await bot.stopped() == 0
