"""The tree of slash commands: each is answered in the member's language, and shown in Discord's."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.answer_language import note_language
from bot.runtime import causes

if TYPE_CHECKING:
    from bot.interactions.context import Context


class Commands(app_commands.CommandTree[commands.Bot]):
    """Notes the language of whoever types, before anything is suggested or done."""

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot]) -> bool:
        """Whether a command may run: always."""
        causes.arrived(interaction.id)
        context = cast("Context", getattr(interaction.client, "context"))  # noqa: B009
        await note_language(interaction, context.members)
        return True
