"""`/games` lists the games that are being played.

Those the member sits at, on every server, and those of this server that they may see: each with its
place, a way to its board, and whose turn it is. A channel that a member may not see is not named.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.interactions.context import Context
from bot.interactions.replies import Interaction, answering


class Lists(commands.Cog):
    """The command that lists games."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="games", description="List your games and those on this server")
    async def games(self, interaction: Interaction) -> None:
        """List games."""
        async with answering(interaction, private=True) as answer:
            await self._context.listing.games(answer)
