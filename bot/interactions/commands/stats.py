"""`/stats`: what results say, and what is kept, handed over or forgotten.

- `/stats show member` has games, wins, time a move and who won against whom on this server; in
  direct messages, of another member, on the servers both are on.
- `/stats ladder game` ranks the members of this server who like to be ranked.
- `/stats export` hands over everything kept of whoever asks, `/stats delete` forgets them.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.context import Context
from bot.interactions.private.profile import guild_of
from bot.interactions.replies import Interaction, answering
from bot.interactions.typed import grammar
from bot.members.statistics import ranked


class Stats(commands.Cog):
    """The commands about what is kept."""

    stats = app_commands.Group(name="stats", description="Results, ratings, and your data")

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

    @stats.command(name="export", description="Get everything I keep about you as a file")
    async def export_member(self, interaction: Interaction) -> None:
        """Hand a member's data over."""
        async with answering(interaction, private=True) as answer:
            await self._context.profile.export_member(answer)

    @stats.command(name="delete", description="Delete everything I keep about you")
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether to forget a member."""
        async with answering(interaction, private=True) as answer:
            await self._context.profile.ask_forget(answer)

    @ladder.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return grammar.games(current, speech_of(interaction), ranked())
