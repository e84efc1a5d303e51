"""The tree of slash commands: names in the client's language, answers in the member's."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.answer_language import note_language_typing
from bot.runtime import causes


class Commands(app_commands.CommandTree[commands.Bot]):
    """Notes the member's language before anything is suggested.

    For commands, `answering` does it, as the database may be slower than Discord's limit.
    """

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot]) -> bool:
        """Whether a command may run: always."""
        causes.arrived(interaction.id)
        if interaction.type is discord.InteractionType.autocomplete:
            await note_language_typing(interaction)
        return True
