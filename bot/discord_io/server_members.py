"""Members of a server, by the ids chosen in a menu."""

from typing import Any

import discord

from bot.discord_io.whereabouts import server_of
from bot.table.refusals import Refused
from engine.core.words import words


async def member_of(interaction: discord.Interaction[Any], user: int) -> discord.Member:
    """The member of the interaction's server with the user id chosen in a menu.

    Raises Refused if there is none, or if the bot is not on the server.
    """
    guild = interaction.guild
    if guild is None or server_of(interaction) is None:
        raise Refused(words("refused-elsewhere"))
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        raise Refused(words("refused-not-here", who=f"<@{user}>")) from None
