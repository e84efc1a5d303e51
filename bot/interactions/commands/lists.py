"""`/games` lists the running games.

It lists the member's games on every server, and this server's games in channels that the member can
see. Each line has the channel, a link to the board, and whose turn it is.
"""

from discord import app_commands

from bot.interactions.replies import ContextCog, Interaction, answering


class Lists(ContextCog):
    """Commands about the running games."""

    @app_commands.command(name="games", description="List your games and those on this server")
    async def games(self, interaction: Interaction) -> None:
        """List the running games privately."""
        async with answering(interaction, private=True) as answer:
            await self._context.game_lists.games(answer)
