"""Permissions the bot needs in a channel."""

from typing import Any, Final

import discord

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def lacking_here(interaction: discord.Interaction[Any]) -> str | None:
    """The first permission that the bot lacks in the interaction's channel, or None."""
    threaded = isinstance(interaction.channel, discord.Thread)
    return _lacking(interaction.app_permissions, threaded=threaded)


def lacking_in(channel: discord.TextChannel | discord.ForumChannel) -> str | None:
    """The first permission that the bot lacks in a channel, such as `send-messages`, or None.

    In a forum also those for its posts.
    """
    allowed = channel.permissions_for(channel.guild.me)
    right = _lacking(allowed, threaded=False)
    if isinstance(channel, discord.ForumChannel):
        right = right or _lacking(allowed, threaded=True)
    return None if right is None else right.replace("_", "-")


def parent_to_post_in(interaction: discord.Interaction[Any]) -> discord.TextChannel | None:
    """The text channel above the interaction's public thread, if the bot and the member may post.

    None if the interaction comes from elsewhere.
    """
    thread, member = interaction.channel, interaction.user
    if not isinstance(thread, discord.Thread) or thread.is_private():
        return None
    place = thread.parent
    if not isinstance(place, discord.TextChannel) or not isinstance(member, discord.Member):
        return None
    if lacking_in(place) is not None or not place.permissions_for(member).send_messages:
        return None
    return place


def may_call(role: discord.Role | None, channel: discord.abc.GuildChannel) -> bool:
    """Whether the bot may mention a role in a channel; False for @everyone and a bot's role."""
    if role is None or role.is_default() or role.managed:
        return False
    return role.mentionable or channel.permissions_for(channel.guild.me).mention_everyone


def may_write(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether the bot may write in a channel; False if it is not cached."""
    server = client.get_guild(guild)
    place = None if server is None else server.get_channel_or_thread(channel)
    if server is None or place is None or isinstance(place, discord.CategoryChannel):
        return False
    threaded = isinstance(place, discord.Thread)
    return _lacking(place.permissions_for(server.me), threaded=threaded) is None


def everybody_sees(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether all members of a server see a channel; False if it is not cached."""
    server = client.get_guild(guild)
    place = None if server is None else server.get_channel_or_thread(channel)
    if server is None or place is None:
        return False
    if isinstance(place, discord.Thread):
        if place.is_private() or place.parent is None:
            return False
        place = place.parent
    return place.permissions_for(server.default_role).view_channel


def _lacking(allowed: discord.Permissions, *, threaded: bool) -> str | None:
    """The first needed permission that is not `allowed`; None if none is missing.

    With `threaded`, the permissions that threads need are checked, too.
    """
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return next((right for right in needed if not getattr(allowed, right)), None)
