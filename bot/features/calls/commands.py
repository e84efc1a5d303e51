"""`/your notify`: choose for which games a member is called to new tables here."""

from discord import app_commands
from discord.ext import commands

from bot.features.calls.clicks import WishPage
from bot.interactions.context import Context
from bot.interactions.replies import YOURS, Interaction, answering


class Commands(commands.Cog, name="calls"):
    """The command that sets calls."""

    def __init__(self, context: Context) -> None:
        self._wish_page = WishPage(context)

    @app_commands.command(
        name="notify", description="Be told when somebody opens a table here", extras=YOURS
    )
    async def notify(self, interaction: Interaction) -> None:
        """Show the member's wish."""
        async with answering(interaction, private=True) as answer:
            await self._wish_page.show(answer)
