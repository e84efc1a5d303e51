"""`/stats`: results and rankings.

- `/stats show member` shows games, wins, time per move and results against each player on this
  server; in direct messages, on the servers both members share.
- `/stats ladder game` ranks this server's members who agreed to it.

Features add rankings of their own to the group: those with the extras `STATS`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.context import Context
from bot.interactions.private.profile import guild_of
from bot.interactions.replies import Interaction, answering, games_among
from bot.interactions.typed import grammar
from bot.members.statistics import ranked


class Stats(commands.Cog):
    """The commands about results."""

    stats = app_commands.Group(name="stats", description="Results and rankings")

    def __init__(self, context: Context) -> None:
        self._context = context

    @stats.command(name="show", description="See games and wins, yours or a member's")
    @app_commands.describe(member="Whose; yours if left empty")
    async def show(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show a member's results."""
        async with answering(interaction, private=True) as answer:
            await self._context.profile.show(answer, member or interaction.user)

    @stats.command(name="ladder", description="See a game's ranking on this server")
    @app_commands.describe(game="Which game")
    async def ladder(self, interaction: Interaction, game: str) -> None:
        """Rank the server's members."""
        async with answering(interaction, private=True) as answer:
            await self._context.profile.ladder(answer, guild_of(interaction), grammar.game(game))

    ladder.autocomplete("game")(games_among(ranked))
