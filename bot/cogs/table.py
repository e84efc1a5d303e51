"""`/invite` and `/nudge`: the members of a table and their dealings beside the game.

- `/invite member` keeps a seat for a member at the table that looks for players here.
- `/nudge` asks those whom the game waits for to move on, once a day.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.discord_ui.replies import answering, table_here

Interaction = discord.Interaction[commands.Bot]


class AtTable(commands.Cog):
    """The commands for those who sit at a table."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="invite", description="Keep a seat for a member at this table")
    @app_commands.describe(member="Who is invited")
    @app_commands.guild_only()
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        """Invite a member."""
        async with answering(interaction, private=True) as answer:
            await self._context.invitations.invite(answer, member)

    @app_commands.command(name="nudge", description="Ask whoever the game waits for to move on")
    @app_commands.guild_only()
    async def nudge(self, interaction: Interaction) -> None:
        """Nudge."""
        async with answering(interaction, private=True) as answer:
            table = await table_here(self._context, interaction)
            await self._context.tabling.nudge_here(answer, table.id)
