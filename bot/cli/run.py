"""Runs the bot until a signal stops it, and limits how long stopping takes."""

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
from bot.runtime.shards import NeedsShards
from engine.core import registry

log = structlog.get_logger()

LONGEST_STOP = 4.5
"""Seconds from the stop signal to a forced exit. Supervisors kill a process after 10 or more."""
AGAIN = 0.1
"""Seconds between two cancellations of the same task."""


def run(settings: Settings, token: str) -> str:
    """Run the bot. Returns the sentence that says why it had to stop; "" after a signal."""
    try:
        try:
            asyncio.run(_run_connected(settings, token))
        except NeedsShards as asked:
            log.info("shards_required", shards=str(asked.shards))
            asyncio.run(_run_connected(settings.model_copy(update={"shards": asked.shards}), token))
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


async def _run_connected(settings: Settings, token: str) -> None:
    """Run the bot until it closes or a signal arrives.

    discord.py may wait minutes to connect, so its task is then cancelled. One cancellation may not
    be enough: before Python 3.12 `wait_for` loses one that arrives together with its result.
    """
    bot = create_bot(settings)
    with watchdog.watching(registry.packages(), bot.report_block):
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
    """An event that is set when SIGTERM or Ctrl-C arrives.

    The signal also starts a timer that ends the process after `LONGEST_STOP`. Nothing is lost by
    that: actions are on disk before members are answered, and notices are delivered after the next
    start.
    """
    interrupt, loop = asyncio.Event(), asyncio.get_running_loop()

    def stop(_number: int, _frame: FrameType | None) -> None:
        last = threading.Timer(LONGEST_STOP, _end_at_once)
        last.daemon = True
        last.start()
        loop.call_soon_threadsafe(interrupt.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return interrupt


def _end_at_once() -> None:
    """Exit at once, and log it in another thread, because logging itself may block."""
    line = {"event": "stopped_unfinished", "seconds": LONGEST_STOP}
    saying = threading.Thread(target=log.warning, kwargs=line, daemon=True)
    saying.start()
    saying.join(AGAIN)
    os._exit(0)
