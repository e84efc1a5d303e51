"""The trimmed data of a server contains everything the bot needs."""

from copy import deepcopy
from typing import Any

import discord

from bot.app.cache_trimming import trim_cache

BOT, GUILD, SPEAKERS = 11, 7, 21
SEE, SEND = 1 << 10, 1 << 11


def channel(number: int, allow: int, deny: int) -> dict[str, Any]:
    """A text channel with permission overwrites for one role."""
    everybody = {"id": str(GUILD), "type": 0, "allow": "0", "deny": str(SEND)}
    speakers = {"id": str(SPEAKERS), "type": 0, "allow": str(allow), "deny": str(deny)}
    return {
        "id": str(number),
        "type": 0,
        "name": f"games-{number}",
        "topic": "What nobody asks us about",
        "position": number,
        "parent_id": None,
        "permission_overwrites": [everybody, speakers],
    }


def role(number: int, permissions: int) -> dict[str, Any]:
    shown = {"name": "role", "color": 0, "position": 1, "colors": {"primary_color": 0}}
    return {"id": str(number), "permissions": str(permissions), **shown}


def server() -> dict[str, Any]:
    """The payload of a server with three channels."""
    bot = {"id": str(BOT), "username": "airlock", "discriminator": "0", "avatar": None}
    return {
        "id": str(GUILD),
        "name": "Here",
        "preferred_locale": "de",
        "unavailable": False,
        "member_count": 1_000,
        "roles": [role(GUILD, SEE), role(SPEAKERS, SEE)],
        "members": [
            {"user": bot, "roles": [str(SPEAKERS)], "joined_at": None, "flags": 0},
        ],
        "channels": [channel(1, SEND, 0), channel(2, SEND, 0), channel(3, 0, SEE)],
        "features": ["COMMUNITY"],
    }


async def told(*, trimmed: bool) -> discord.Guild:
    """The server as the client caches it."""
    client = discord.Client(intents=discord.Intents(guilds=True), chunk_guilds_at_startup=False)
    state: Any = client._connection
    state.user = discord.Object(BOT)
    if trimmed:
        trim_cache(state)
    state.parsers["GUILD_CREATE"](deepcopy(server()))
    guild = client.get_guild(GUILD)
    assert guild is not None
    return guild


async def test_trimming_changes_neither_permissions_nor_language() -> None:
    little, whole = await told(trimmed=True), await told(trimmed=False)
    assert little.preferred_locale is whole.preferred_locale is discord.Locale.german
    rights = {one.id: one.permissions_for(little.me) for one in little.channels}
    assert rights == {one.id: one.permissions_for(whole.me) for one in whole.channels}
    assert [rights[number].send_messages for number in (1, 2, 3)] == [True, True, False]


async def test_equal_overwrites_are_shared_and_topics_are_dropped() -> None:
    first, second, third = (await told(trimmed=True)).text_channels
    assert first._overwrites[1] is second._overwrites[1]
    assert first._overwrites[0] is third._overwrites[0]
    assert first._overwrites[1].allow != third._overwrites[1].allow
    assert {one.topic for one in (first, second, third)} == {None}
