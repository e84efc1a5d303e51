"""Where an interaction comes from: one of the bot's servers, or elsewhere.

Elsewhere are direct messages with the bot, and groups and servers of which it is not a member.
There, members use the bot because they installed it for themselves. The bot can neither post nor
edit on its own there; only the token of an interaction can, for 15 minutes and with at most five
follow-ups.
"""

from typing import Any

import discord

from bot.table.refusals import Refused
from engine.core.words import words


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """The id of the interaction's server, if the bot is a member of it; None elsewhere."""
    server = interaction.guild_id
    if server is None or interaction.client.get_guild(server) is None:
        return None
    return server


def require_server(interaction: discord.Interaction[Any]) -> int:
    """The id of the bot's server that the interaction comes from. Raises Refused elsewhere."""
    server = server_of(interaction)
    if server is None:
        raise Refused(words("refused-elsewhere"))
    return server


def with_the_bot(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction comes from a direct message of a member with the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel
