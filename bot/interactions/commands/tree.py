"""The tree of slash commands: each is answered in the member's language, and shown in Discord's."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.answer_language import note_language_typing
from bot.runtime import causes


class Commands(app_commands.CommandTree[commands.Bot]):
    """Notes the language of whoever types, before anything is suggested.

    For commands that run, `answering` notes it, as it may take longer than Discord waits.
    """

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot]) -> bool:
        """Whether a command may run: always."""
        causes.arrived(interaction.id)
        if interaction.type is discord.InteractionType.autocomplete:
            await note_language_typing(interaction)
        return True
