"""Runs the bot on Discord until it is told to stop, and then ends soon, whatever it is doing."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import suppress
from types import FrameType

import discord
import structlog

from bot.app import create_bot
from bot.runtime import watchdog
from bot.runtime.config import Settings
from bot.runtime.shards import Divided
from engine.core import registry

log = structlog.get_logger()

LONGEST_STOP = 4.5
"""Seconds from being told to stop to the end; a supervisor kills after ten or more."""
AGAIN = 0.1
"""Seconds until what was cancelled and goes on is cancelled again."""


def run(settings: Settings, token: str) -> str:
    """Connect and play; the sentence that says why the bot had to stop, or "" if it was told to."""
    try:
        try:
            asyncio.run(_connected(settings, token))
        except Divided as asked:
            log.info("divided", shards=str(asked.shards))
            asyncio.run(_connected(settings.model_copy(update={"shards": asked.shards}), token))
    except discord.LoginFailure:
        return (
            "Discord refused AIRLOCK_TOKEN: it was reset or copied wrongly. Take a new one from "
            "the developer portal (Applications, your bot, Bot, Reset Token)."
        )
    except discord.ConnectionClosed as closed:
        return (
            f"Discord's gateway ended the connection for good (code {closed.code}); look at the "
            "bot in the developer portal, then start again."
        )
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as fault:
        return f"Discord cannot be reached ({fault}); check the network and the addresses."
    log.info("stopped")
    return ""


async def _connected(settings: Settings, token: str) -> None:
    """Run until the bot closes or the process is told to stop.

    The library may be waiting for minutes to connect, so it is cancelled, and again if need be:
    before Python 3.12 `wait_for` forgets a cancellation that comes with its result.
    """
    bot = create_bot(settings)
    with watchdog.watching(registry.packages(), bot.held_up):
        running = asyncio.create_task(bot.start(token), name="bot")
        stopping = asyncio.create_task(_told_to_stop().wait(), name="told to stop")
        await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
        while not running.done():
            running.cancel()
            await asyncio.wait([running], timeout=AGAIN)
        await bot.close()
    stopping.cancel()
    with suppress(asyncio.CancelledError):
        running.result()


def _told_to_stop() -> asyncio.Event:
    """An event that SIGTERM and Ctrl-C set.

    What then does not end by itself, or hangs, is ended all the same: everything acknowledged is on
    the disk by then, and what is still to be delivered is delivered after the next start.
    """
    told, loop = asyncio.Event(), asyncio.get_running_loop()

    def stop(_number: int, _frame: FrameType | None) -> None:
        last = threading.Timer(LONGEST_STOP, _end_at_once)
        last.daemon = True
        last.start()
        loop.call_soon_threadsafe(told.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return told


def _end_at_once() -> None:
    """End, and say so if the log takes it: what hangs may be the log."""
    said = {"event": "stopped_unfinished", "seconds": LONGEST_STOP}
    saying = threading.Thread(target=log.warning, kwargs=said, daemon=True)
    saying.start()
    saying.join(AGAIN)
    os._exit(0)
