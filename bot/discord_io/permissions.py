"""What the bot must be allowed to do where a game is played."""

from __future__ import annotations

from typing import Any, Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def lacking_here(interaction: discord.Interaction[Any]) -> str | None:
    """The first right that the bot lacks where an interaction comes from."""
    threaded = isinstance(interaction.channel, discord.Thread)
    return _lacking(interaction.app_permissions, threaded=threaded)


def may_write(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether the bot may write in a channel, as far as it knows that channel."""
    server = client.get_guild(guild)
    place = None if server is None else server.get_channel_or_thread(channel)
    if server is None or place is None or isinstance(place, discord.CategoryChannel):
        return False
    threaded = isinstance(place, discord.Thread)
    return _lacking(place.permissions_for(server.me), threaded=threaded) is None


def may_see(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether the bot may see a channel of a server it is on; assumed of one that is unknown."""
    server = client.get_guild(guild)
    if server is None:
        return False
    place = server.get_channel_or_thread(channel)
    return place is None or place.permissions_for(server.me).view_channel


def _lacking(allowed: discord.Permissions, *, threaded: bool) -> str | None:
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return next((right for right in needed if not getattr(allowed, right)), None)
