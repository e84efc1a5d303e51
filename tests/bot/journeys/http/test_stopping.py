"""SIGTERM stops the bot soon, whatever it is doing; acknowledged actions are stored."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import check
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import CHANNEL
from tests.bot.journeys.http.process import Bot, lives, running, started, until
from tests.bot.journeys.http.test_real_client import CALLBACK, PATCH, decision, plays_on
from tests.bot.journeys.http.test_ten_minutes import shows

NEVER_AGAIN = "import discord.client as c; c.ExponentialBackoff.delay = lambda self: 3600.0"
"""Lets the library wait an hour before it reconnects, as after many attempts."""
STUCK = """
import sys, time, bot.app.client as app, bot.cli.run as run
run.LONGEST_STOP = 0.5
app.tune_garbage_collection = lambda: (
    print("stuck", file=sys.stderr, flush=True), time.sleep(3600)
)
"""
"""Blocks the event loop; the bot is to wait half a second for it instead of 4.5."""
STUCK_LOG = """
import logging, sys, time, bot.app.client as app, bot.cli.run as run
run.LONGEST_STOP = 0.5
def emit(self, record):
    print("stuck", file=sys.stderr, flush=True)
    time.sleep(3600)
app.tune_garbage_collection = lambda: setattr(logging.StreamHandler, "emit", emit)
"""
"""Blocks writing to the log."""
HASTY = "import bot.discord_io.answer as a; a.DEFER_AFTER = 1.5"
"""Defers early, so that a waiting answer is deferred."""
LONG_LEASE = "import bot.delivery.outbox as o; o.LEASE = 3600.0"
"""Lets leases outlast the test."""
DEFERRED = 6
UNFINISHED = "stopped_unfinished"


async def stops_well(bot: Bot) -> None:
    """The bot must exit by itself, without an error and without leaving a child process."""
    children = bot.children()
    assert await bot.stopped() == 0
    await until(lambda: not any(map(lives, children)))
    assert not [line for line in bot.lines if "Traceback" in line or UNFINISHED in line], bot.lines


async def begin(little: LittleDiscord) -> str:
    """Let Ada open a game of Dyla; returns the id of its board."""
    await little.until(lambda: little.gateway.identified)
    await little.command("play", game="dyla")
    await little.until(lambda: little.standing(CHANNEL))
    return str(little.standing(CHANNEL)[0]["id"])


def stored_actions(folder: Path) -> int:
    """The number of actions in the database, which must be sound."""
    return check(folder / "airlock.db").actions


async def test_a_stop_while_logging_in(discord_here: LittleDiscord, tmp_path: Path) -> None:
    discord_here.hold("GET /users/@me")
    async with running(discord_here, tmp_path) as bot:
        await discord_here.until(lambda: discord_here.asked)
        await stops_well(bot)


async def test_a_stop_while_the_gateway_is_silent(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.gateway.silent = True
    async with running(discord_here, tmp_path) as bot:
        await discord_here.until(lambda: discord_here.gateway.connections)
        await stops_well(bot)


async def test_a_stop_while_waiting_for_the_first_connection(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    await discord_here.gateway.close()
    async with running(discord_here, tmp_path, NEVER_AGAIN) as bot:
        await bot.says("reconnect in 3600.00s")
        await stops_well(bot)


async def test_a_stop_while_waiting_to_reconnect(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with running(discord_here, tmp_path, NEVER_AGAIN) as bot:
        await begin(discord_here)
        await discord_here.gateway.close()
        await bot.says("reconnect in 3600.00s")
        await stops_well(bot)


async def test_a_stop_while_connected_with_workers_drawing(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with started(discord_here, tmp_path) as bot:
        await discord_here.until(lambda: discord_here.gateway.identified)
        await until(lambda: len(bot.children()) >= 2)  # a worker and its resource tracker
        await stops_well(bot)


async def test_a_stop_while_discord_does_not_answer_a_board(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    discord_here.hold(PATCH)
    async with running(discord_here, tmp_path) as bot:
        board = await begin(discord_here)
        discord_here.fail(CALLBACK, 404, 10062)
        await discord_here.click(board, plays_on(discord_here.messages[board]))
        await discord_here.until(lambda: discord_here.of(PATCH))
        await stops_well(bot)
    assert stored_actions(tmp_path) == 1


@pytest.mark.parametrize("told", [True, False])
async def test_an_interrupted_delivery_is_completed_after_the_next_start(
    discord_here: LittleDiscord, tmp_path: Path, told: bool
) -> None:
    async with running(discord_here, tmp_path, LONG_LEASE) as bot:
        board = await begin(discord_here)
        discord_here.hold(PATCH)
        discord_here.fail(CALLBACK, 404, 10062)
        await discord_here.click(board, plays_on(discord_here.messages[board]))
        await discord_here.until(lambda: discord_here.of(PATCH))
        await (bot.stopped() if told else bot.killed())
    await discord_here.let_go()
    async with running(discord_here, tmp_path):
        await until(lambda: decision(discord_here.messages[board]) == 1)
    assert list(discord_here.messages) == [board]


async def test_a_stop_while_an_action_is_committed(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with running(discord_here, tmp_path, HASTY) as bot:
        board = await begin(discord_here)
        with closing(sqlite3.connect(tmp_path / "airlock.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that the commit waits
            await discord_here.click(board, plays_on(discord_here.messages[board]))
            await discord_here.until(lambda: discord_here.of(CALLBACK)[-1].body["type"] == DEFERRED)
            bot.process.terminate()
            other.execute("ROLLBACK")
        assert await bot.ended() == 0
    acknowledged = decision(discord_here.messages[board])
    assert acknowledged <= stored_actions(tmp_path)


async def test_a_stop_during_clicks_loses_no_answered_one(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with running(discord_here, tmp_path) as bot:
        board = await begin(discord_here)
        for turn in range(1, 4):
            await discord_here.click(board, plays_on(discord_here.messages[board]))
            await shows(discord_here, board, turn)
        await discord_here.click(board, plays_on(discord_here.messages[board]))
        await stops_well(bot)
    acknowledged = decision(discord_here.messages[board])
    assert acknowledged <= stored_actions(tmp_path) <= 4


async def test_a_stop_while_the_loop_hangs(discord_here: LittleDiscord, tmp_path: Path) -> None:
    async with running(discord_here, tmp_path, STUCK) as bot:
        await bot.says("stuck")
        assert await bot.stopped() == 0
        assert UNFINISHED in bot.lines[-1]


async def test_a_stop_while_the_log_hangs(discord_here: LittleDiscord, tmp_path: Path) -> None:
    async with running(discord_here, tmp_path, STUCK_LOG) as bot:
        await bot.says("stuck")
        assert await bot.stopped() == 0


async def test_a_killed_bot_leaves_no_process_behind(
    discord_here: LittleDiscord, tmp_path: Path
) -> None:
    async with started(discord_here, tmp_path) as bot:
        await discord_here.until(lambda: discord_here.gateway.identified)
        await until(lambda: len(bot.children()) >= 2)
        children = bot.children()
        await bot.killed()
        await until(lambda: not any(map(lives, children)))
