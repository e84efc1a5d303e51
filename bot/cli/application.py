"""Asks Discord whether people may install the bot's application for their own account."""

import asyncio
from typing import Final

import aiohttp

from bot.runtime.config import Settings, check_token

DISCORD: Final = "https://discord.com/api/v10"
BY_USER: Final = "1"
"""The key of user installs in Discord's `integration_types_config`."""
TIMEOUT: Final = 5.0
"""Seconds that Discord has to respond."""


def check(settings: Settings) -> str:
    """The sentence of `installs`, for callers without an event loop."""
    return asyncio.run(installs(settings))


async def installs(settings: Settings) -> str:
    """A sentence that says whether Discord allows user installs, or that it cannot be found out.

    Makes one request, and does not connect the bot. Raises BadSettings for a malformed token.
    """
    url = f"{settings.api_url or DISCORD}/applications/@me"
    headers = {"Authorization": f"Bot {check_token(settings)}"}
    timeout = aiohttp.ClientTimeout(total=TIMEOUT)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout, raise_for_status=True) as session,
            session.get(url, headers=headers) as answer,
        ):
            application = await answer.json()
    except (aiohttp.ClientError, OSError, ValueError) as fault:
        why = getattr(fault, "message", "") or type(fault).__name__
        return f"Discord did not say whether people may install the bot for themselves ({why})."
    if not isinstance(application, dict):
        return "Discord did not say whether people may install the bot for themselves."
    if BY_USER in (application.get("integration_types_config") or {}):
        return "People may install the bot for themselves, and play alone where it is no member."
    return (
        "People may not install the bot for themselves: in the developer portal, under"
        " Installation, switch User Install on, with the scope applications.commands."
    )
