"""`/games` and `/challenge`: what is being played, and who did best today.

- `/games` lists the games the member sits at, on every server, and those of this server that they
  may see: each with its place, a way to its board, and whose turn it is.
- `/challenge game` ranks today's challenge on this server; without `game`, that of every game.

Both are private; a channel that a member may not see is not named to them.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.context import Context
from bot.interactions.replies import answering
from bot.interactions.typed import grammar
from bot.play import daily

Interaction = discord.Interaction[commands.Bot]


class Lists(commands.Cog):
    """The commands that list games and results."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="games", description="List your games and those on this server")
    async def games(self, interaction: Interaction) -> None:
        """List games."""
        async with answering(interaction, private=True) as answer:
            await self._context.listing.games(answer)

    @app_commands.command(name="challenge", description="See who did best in today's challenge")
    @app_commands.describe(game="Of which game; of all if left empty")
    @app_commands.guild_only()
    async def challenge(self, interaction: Interaction, game: str = "") -> None:
        """Rank today's challenge."""
        async with answering(interaction, private=True) as answer:
            games = (grammar.game(game),) if game else daily.games()
            await self._context.listing.challenge(answer, games)

    @challenge.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return grammar.games(current, speech_of(interaction), daily.games())
