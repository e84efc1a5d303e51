"""The metrics of a running bot: what they show and hide."""

import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import bot
from bot.runtime import metrics
from tests.bot.journeys.http.conftest import TOKEN
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.process import free_port, get, running
from tests.bot.journeys.http.test_real_client import CALLBACK, plays_on
from tests.bot.journeys.http.test_two_processes import click, connected


@asynccontextmanager
async def played(discord_here: LittleDiscord, folder: Path) -> AsyncIterator[tuple[int, str]]:
    """A bot with a game of Dyla: its metrics port, and the id of the board."""
    port = free_port()
    async with running(discord_here, folder, AIRLOCK_METRICS=f"127.0.0.1:{port}") as bot:
        await connected(discord_here, bot, 1)
        await discord_here.command("play", game="dyla")
        await discord_here.until(lambda: discord_here.messages)
        (board,) = discord_here.messages
        yield port, board
        await bot.stopped()


async def test_metrics_count_a_game_and_name_nobody(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with played(discord_here, tmp_path) as (port, board):
        first = plays_on(discord_here.messages[board])
        for _ in range(3):
            await click(discord_here, board)
        late = await discord_here.click(board, first)
        await discord_here.until(lambda: any(late in one.path for one in discord_here.of(CALLBACK)))
        status, said = await get(port, "/metrics")
        assert status == 200
        actions = 'airlock_actions_total{by="player",game="dyla",result="'
        assert f'{actions}kept"}} 3.0' in said
        assert f'{actions}outdated"}} 1.0' in said
        assert 'airlock_requests_total{method="POST",route="interaction",status="20' in said
        assert "airlock_gateway_connected 1.0" in said
        assert re.search(r'airlock_answer_seconds_count\{kind="click"\} [34]\.0', said)
        assert 'airlock_commit_seconds_count{result="kept"} 4.0' in said
        for name in (*metrics.COUNTERS, *metrics.TIMES, *metrics.GAUGES):
            assert f"# HELP {name}" in said
        assert f'airlock_info{{shards="all",version="{bot.__version__}"}} 1.0' in said
        assert TOKEN not in said
        values = re.findall(r'="([^"]*)"', said)
        assert values
        assert not [one for one in values if re.search(r"\d{5}|ada", one)]
        assert (await get(port, "/healthz"))[0] == 200
        assert (await get(port, "/readyz"))[0] == 200


async def test_delayed_requests_are_counted_by_kind_and_reason(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with played(discord_here, tmp_path) as (port, board):
        _, said = await get(port, "/metrics")
        assert "airlock_rate_limit_seconds_count{" not in said
        discord_here.fail(CALLBACK, 429, retry_after=0.25)
        await click(discord_here, board)
        discord_here.use_up(CALLBACK, 0.125)
        await click(discord_here, board)
        _, said = await get(port, "/metrics")
        for why, seconds in (("refused", 0.25), ("used_up", 0.125)):
            labels = f'{{route="interaction",why="{why}"}}'
            assert f"airlock_rate_limit_seconds_count{labels} 1.0" in said
            assert f"airlock_rate_limit_seconds_sum{labels} {seconds}" in said


async def test_no_port_is_opened_by_default_and_a_taken_port_stops_no_game(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with running(discord_here, tmp_path, AIRLOCK_METRICS=f"127.0.0.1:{port}") as bot:
            await bot.says("metrics_not_served")
            await connected(discord_here, bot, 1)
            await discord_here.command("play", game="dyla")
            await discord_here.until(lambda: discord_here.messages)
            assert await bot.stopped() == 0


async def test_an_unreadable_database_is_counted_as_a_fault_and_ends_no_game(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.others.append({"id": "8", "members": "not as it was agreed"})
    async with played(discord_here, tmp_path) as (port, board):
        await click(discord_here, board)
        assert "\nairlock_faults_total 1.0\n" in (await get(port, "/metrics"))[1]
