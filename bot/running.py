"""Runs the bot on Discord until it is told to stop."""

from __future__ import annotations

import asyncio
import signal

import discord

from bot.app import create_bot
from bot.config import Settings


def run(settings: Settings, token: str) -> str:
    """Connect and play; the sentence that says why the bot had to stop, or "" if it was told to."""
    try:
        asyncio.run(_connected(settings, token))
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
    return ""


async def _connected(settings: Settings, token: str) -> None:
    """Run until the bot closes or the process is told to stop."""
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    async with bot:
        running = asyncio.create_task(bot.start(token), name="bot")
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, lambda: asyncio.create_task(bot.close()))
        await running
        await bot.close()
