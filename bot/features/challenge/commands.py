"""`/challenge game` ranks today's challenge on this server; without `game`, that of every game."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.features.challenge.deed import check, day_of, games
from bot.features.challenge.ranking import Ranking
from bot.interactions.context import Context
from bot.interactions.replies import Interaction, answering
from bot.interactions.typed import grammar


class Commands(commands.Cog, name="challenge"):
    """The command that ranks the challenge."""

    def __init__(self, context: Context) -> None:
        self._now, self._ranking = context.now, Ranking(context)

    @app_commands.command(name="challenge", description="See who did best in today's challenge")
    @app_commands.describe(game="Of which game; of all if left empty")
    @app_commands.guild_only()
    async def challenge(self, interaction: Interaction, game: str = "") -> None:
        """Rank today's challenge."""
        async with answering(interaction, private=True) as answer:
            chosen = (grammar.game(game),) if game else games()
            for one in chosen:
                check(one)
            await self._ranking.show(answer, day_of(self._now()), chosen)

    @challenge.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return grammar.games(current, speech_of(interaction), games())
