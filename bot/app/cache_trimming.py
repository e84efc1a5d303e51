"""Trims discord.py's cache of servers to what the bot needs: permissions and the language.

Untrimmed, the cache of a thousand large communities needs more memory than the rest of the bot.
"""

from collections.abc import Callable
from typing import Any, Final

import discord
from discord.state import ConnectionState

Payload = dict[str, Any]

UNUSED: Final = (
    *("emojis", "stickers", "features", "presences", "voice_states", "stage_instances"),
    *("guild_scheduled_events", "soundboard_sounds", "description", "incidents_data"),
)
UNUSED_OF_CHANNELS: Final = ("topic", "last_message_id", "icon_emoji")


def trim_cache(state: ConnectionState[Any]) -> None:
    """Patch discord.py to drop unused fields of servers and channels before it parses them."""
    create = state.parsers["GUILD_CREATE"]

    def create_and_share(data: Payload) -> None:
        create(data)
        if (guild := state._get_guild(int(data["id"]))) is not None:
            _share_overwrites(guild)

    state.parsers["GUILD_CREATE"] = create_and_share
    for event, cut in (
        ("GUILD_CREATE", _cut_guild),
        ("GUILD_UPDATE", _cut_guild),
        ("CHANNEL_CREATE", _cut_channel),
        ("CHANNEL_UPDATE", _cut_channel),
    ):
        state.parsers[event] = _trim_before(cut, state.parsers[event])


def _trim_before(
    cut: Callable[[Payload], None], hear: Callable[[Any], Any]
) -> Callable[[Any], Any]:
    def trim_and_hear(data: Payload) -> None:
        cut(data)
        hear(data)

    return trim_and_hear


def _share_overwrites(guild: discord.Guild) -> None:
    """Let channels share one object for equal permission overwrites, to save memory."""
    known: dict[tuple[int, int, int, int], Any] = {}
    for channel in guild.channels:
        overwrites = channel._overwrites
        for at, one in enumerate(overwrites):
            overwrites[at] = known.setdefault((one.id, one.allow, one.deny, one.type), one)


def _cut_guild(guild: Payload) -> None:
    for name in UNUSED:
        guild.pop(name, None)
    for channel in guild.get("channels", ()):
        _cut_channel(channel)


def _cut_channel(channel: Payload) -> None:
    for name in UNUSED_OF_CHANNELS:
        channel.pop(name, None)
