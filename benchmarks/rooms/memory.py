"""The memory of a shard with a thousand servers, in the process that plays.

The bot runs in a process of its own, connected to a small local Discord with a thousand servers.
Each server has `MEMBERS` members and the channels, roles and emoji of a large community, with
permissions in each channel. Without privileged intents the bot is told no other member. Then a game
starts in one of the servers.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.measure import Figure, Report, megabytes
from tests.bot.journeys.http.little_discord import LittleDiscord
from tests.bot.journeys.http.little_discord.payloads import BOT, server
from tests.bot.journeys.http.process import started

MEMBERS = 1_000
CHANNELS, OVERWRITES, ROLES, EMOJI = 40, 4, 25, 50
RIGHTS = ({"allow": "1024", "deny": "2048"}, {"allow": "3072", "deny": "0"})


class Size(NamedTuple):
    """Servers per measurement, and seconds from the first board to the reading."""

    servers: tuple[int, ...]
    rest: float


USUAL, SMALLEST = Size((1, 1_000), 3.0), Size((2,), 0.0)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on memory."""
    yield f"servers of {MEMBERS:,} members, {CHANNELS} channels, {ROLES} roles each"
    for servers in size.servers:
        found = [asyncio.run(_memory_in_use(servers, size.rest)) for _ in range(runs)]
        for number, what in enumerate(("holds", "held at most")):
            figure = Figure.of([one[number] for one in found])
            yield f"  main process {what:<13} with {servers:>5,} {figure.said('MB')}"


async def _memory_in_use(servers: int, rest: float) -> tuple[float, float]:
    """Megabytes of memory after a game was started: now, and the peak."""
    little = LittleDiscord()
    little.others = [_server(number) for number in range(1, servers)]
    await little.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with started(little, Path(folder), AIRLOCK_ICONS="no") as bot:
                await bot.says("ready_to_play")
                await little.until(lambda: little.gateway.identified_at)
                await little.command("play", game="dyla")
                await little.until(lambda: little.messages)
                await asyncio.sleep(rest)
                held = megabytes(bot.process.pid)
                await bot.stopped()
    finally:
        await little.stop()
    return held


def _server(number: int) -> dict[str, Any]:
    guild = str(number << 22)
    first = 10**18 + number * 10**6
    return {
        **server(guild, ()),
        "name": f"Server {number}",
        "owner_id": str(first),
        "channels": [_channel(guild, first + at) for at in range(CHANNELS)],
        "roles": [_role(first + 1000 + at) for at in range(ROLES)],
        "members": [_bot()],
        "emojis": [_emoji(first + 2000 + at) for at in range(EMOJI)],
        "features": ["COMMUNITY", "NEWS"],
        "member_count": MEMBERS,
    }


def _bot() -> dict[str, Any]:
    user = {"id": BOT, "username": "airlock", "discriminator": "0", "avatar": None, "bot": True}
    joined = "2026-01-01T00:00:00+00:00"
    return {"user": user, "roles": [], "joined_at": joined, "flags": 0, "mute": False, "deaf": True}


def _channel(guild: str, number: int) -> dict[str, Any]:
    at = number % 1000
    denied = [
        {"id": str(number - at + 1000 + (at + role) % ROLES), "type": 0, **RIGHTS[at % len(RIGHTS)]}
        for role in range(OVERWRITES)
    ]
    return {
        "id": str(number),
        "type": 0,
        "name": f"channel-{number % 1000}",
        "topic": f"What is talked about in channel {number % 1000}, and what is said elsewhere",
        "position": number % 1000,
        "guild_id": guild,
        "permission_overwrites": denied,
        "nsfw": False,
        "parent_id": None,
        "last_message_id": str(number + 7000),
    }


def _role(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "name": f"Role {number % 1000}",
        "permissions": "104324673",
        "position": number % 1000,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _emoji(number: int) -> dict[str, Any]:
    return {"id": str(number), "name": f"emoji_{number % 1000}", "roles": [], "animated": False}
