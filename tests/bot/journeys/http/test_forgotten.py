"""`airlock forget` on PostgreSQL, beside the running bot."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from bot.__main__ import main
from bot.table import notices
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import ADA
from tests.bot.journeys.http.process import running
from tests.bot.journeys.http.test_two_processes import begun
from tests.bot.journeys.tables.departures.forgetting import columns_naming
from tests.bot.store.postgres.server import serving
from tests.patience import PATIENCE

SOON = 1.0
"""Seconds instead of 20 until the bot shows what the command changed in the game."""


async def values_naming_ada(address: str) -> set[tuple[str, str]]:
    """The columns of the whole database that hold Ada's id or name."""
    connection, found = await asyncpg.connect(address), set()
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    for (table,) in tables:
        rows = await connection.fetch(f'SELECT * FROM "{table}"')  # noqa: S608
        found |= columns_naming(table, map(dict, rows), ADA, "[Aa]da")
    await connection.close()
    return found


async def test_a_member_is_forgotten_while_the_bot_runs_and_sees_that_the_game_is_over(
    discord_here: LittleDiscord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with serving(fsync="off") as server:
        address = server.database()
        monkeypatch.setenv("AIRLOCK_DATABASE", address)
        monkeypatch.setattr(notices, "GRACE", SOON)
        async with running(discord_here, tmp_path, AIRLOCK_DATABASE=address) as bot:
            board = await begun(discord_here, bot)
            before = await values_naming_ada(address)
            assert {("seats", "user_id"), ("seats", "name")} <= before
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(main, ["forget", ADA, "--yes"]) == 0
            told = capsys.readouterr()
            assert f"{ADA} takes or took part in 1 game or lobby here." in told.err
            assert f"Nothing here names {ADA} any more" in told.out
            assert await values_naming_ada(address) == set()
            await discord_here.until(lambda: "quit this game" in str(discord_here.messages[board]))
            assert await values_naming_ada(address) == set(), "nor once the board is shown"
            assert await bot.stopped() == 0
