"""Two processes of the bot on one PostgreSQL: a standby takes over, and backups are made."""

import re
from pathlib import Path

from bot.store import backups, check
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.gateway import IDENTIFY
from tests.bot.journeys.http.process import OFTEN, Bot, free_port, get, running
from tests.bot.journeys.http.test_real_client import decision, plays_on
from tests.bot.store.postgres.server import serving

STANDS_BY = "This process is starting, or stands by"
HASTY = f"{OFTEN}; import bot.store.postgres.transactions as t; t.PATIENCE = 0.2"
"""Shortens heartbeats and retries."""
UNMOUNTED = (
    "import shutil, bot.store.sqlite.file as f; whole = f.backup;"
    "f.backup = lambda path, to: (shutil.rmtree(to.parent), whole(path, to));"
)
"""Removes the backup folder before a backup is written."""


async def connected(little: LittleDiscord, bot: Bot, count: int) -> None:
    """Wait until this many processes have connected; clicks go to the last one."""
    await bot.says("ready_to_play")
    await little.until(lambda: sum(one["op"] == IDENTIFY for one in little.gateway.heard) == count)


async def click(little: LittleDiscord, board: str) -> None:
    """Press the first button that makes a move, and wait until the board shows it."""
    before = decision(little.messages[board])
    await little.click(board, plays_on(little.messages[board]))
    await little.until(lambda: decision(little.messages[board]) == before + 1)


async def begun(little: LittleDiscord, bot: Bot) -> str:
    """Begin a game of Dyla with one move; returns its board."""
    await connected(little, bot, 1)
    await little.command("play", game="dyla")
    await little.until(lambda: little.messages)
    (board,) = little.messages
    await click(little, board)
    return board


async def test_a_second_process_stands_by_and_takes_over_when_the_first_is_killed(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with serving(fsync="off") as server:
        database = server.database()
        async with running(discord_here, tmp_path, AIRLOCK_DATABASE=database) as first:
            board = await begun(discord_here, first)
            port = free_port()
            settings = {"AIRLOCK_DATABASE": database, "AIRLOCK_METRICS": f"127.0.0.1:{port}"}
            async with running(discord_here, tmp_path, **settings) as second:
                assert "this one takes over when that one ends" in await second.says("standing_by")
                assert (await get(port, "/healthz"))[0] == 200
                status, why = await get(port, "/readyz")
                assert (status, why.partition(" while ")[0]) == (503, STANDS_BY)
                assert "\nairlock_standing_by 1.0\n" in (await get(port, "/metrics"))[1]
                await click(discord_here, board)
                assert sum(one["op"] == IDENTIFY for one in discord_here.gateway.heard) == 1
                await first.killed()
                await connected(discord_here, second, 2)
                await click(discord_here, board)
                assert list(discord_here.messages) == [board]
                assert "\nairlock_standing_by 0.0\n" in (await get(port, "/metrics"))[1]
                assert await second.stopped() == 0
                assert "stopped" in second.lines[-1]


async def test_a_lost_server_is_logged_once_and_counted_until_it_is_back(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with serving(fsync="off") as server:
        port = free_port()
        settings = {
            "AIRLOCK_DATABASE": server.database(),
            "AIRLOCK_METRICS": f"127.0.0.1:{port}",
        }
        async with running(discord_here, tmp_path, HASTY, **settings) as bot:
            await connected(discord_here, bot, 1)
            server.stop()
            assert "the database cannot be reached" in await bot.says("database_write_failed")
            before, later = [await silent(port) for _ in range(2)]
            assert 0 < before < later
            server.start()
            await bot.says("database_write_recovered")
            assert await silent(port) < later
            assert await bot.stopped() == 0
    assert sum("database_write_failed" in line for line in bot.lines) == 1


async def silent(port: int) -> float:
    """For how many seconds the database has not answered."""
    _, said = await get(port, "/metrics")
    found = re.search(r"\nairlock_database_silent_seconds (\S+)", said)
    assert found is not None
    return float(found[1])


async def test_backups_are_made_on_schedule_while_the_bot_runs(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    async with running(discord_here, tmp_path, AIRLOCK_BACKUPS=f"{folder},daily,14") as bot:
        await bot.says("backed_up")
        (copy,) = backups.copies(folder, tmp_path / "airlock.db")
        assert check(copy).matches == 0
        assert await bot.stopped() == 0


async def test_a_failed_backup_is_counted_and_the_bot_continues(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    port = free_port()
    settings = {
        "AIRLOCK_BACKUPS": f"{tmp_path / 'backups'},daily,14",
        "AIRLOCK_METRICS": f"127.0.0.1:{port}",
    }
    async with running(discord_here, tmp_path, UNMOUNTED, **settings) as bot:
        await bot.says("not_backed_up")
        await connected(discord_here, bot, 1)
        _, said = await get(port, "/metrics")
        assert '\nairlock_backups_total{result="failed"} 1.0\n' in said
        assert await bot.stopped() == 0
