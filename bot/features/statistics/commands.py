"""`/stats`: results and rankings.

- `/stats show member` shows games, wins, time per move and results against each player on this
  server; in direct messages, on the servers both members share.
- `/stats ladder game` ranks this server's members who agreed to it.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import require_server, server_of
from bot.features.statistics import panel
from bot.features.statistics.ladders import Ladders
from bot.features.statistics.ratings import games_with_ranking
from bot.interactions.context import Context
from bot.interactions.replies import STATS, Interaction, answering, games_among
from bot.interactions.typed import grammar
from bot.members.statistics import tallies
from bot.store.records import Result
from bot.table.refusals import require_game

SERVERS: Final = 10
"""Maximum servers on which it is checked whether both members are there, by two requests each."""


class Commands(commands.Cog, name="statistics"):
    """The commands about results."""

    def __init__(self, context: Context) -> None:
        self._store, self._courier = context.store, context.courier
        self._ladders = Ladders(context.store)

    @app_commands.command(
        name="show", description="See games and wins, yours or a member's", extras=STATS
    )
    @app_commands.describe(member="Whose; yours if left empty")
    async def show(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show a member's results."""
        async with answering(interaction, private=True) as answer:
            await self._show(answer, member or interaction.user)

    @app_commands.command(
        name="ladder", description="See a game's ranking on this server", extras=STATS
    )
    @app_commands.describe(game="Which game")
    async def ladder(self, interaction: Interaction, game: str) -> None:
        """Show the ranking of a game on this server. Raises Refused if the game has none."""
        async with answering(interaction, private=True) as answer:
            guild, game = require_server(interaction), grammar.game(game)
            require_game(game, games_with_ranking(), "refused-no-ladder")
            each = await self._ladders.each_of(guild, game)
            best = await self._ladders.best_of(guild, game)
            shown = panel.ladder(game, each, best, answer.speech)
            await answer.post(shown, private=True)

    ladder.autocomplete("game")(games_among(games_with_ranking))

    async def _show(self, answer: Answer, whose: discord.Member | discord.User) -> None:
        """Show a member's results on this server.

        In direct messages: the results of the member who asks on all servers, or those of another
        member on the servers that both share.
        """
        guild, none = server_of(answer.interaction), "stats-none"
        results = await self._store.results_of(whose.id, guild)
        if guild is None and whose.id != answer.user:
            results = await self._shared_results(results, answer.user, whose.id)
            none = "stats-none-shared"
        found = await asyncio.to_thread(tallies, results, whose.id)
        rated = {
            game: {} if guild is None else await self._ladders.each_of(guild, game)
            for game in sorted(found)
        }
        shown = panel.results(whose.id, found, rated, none, answer.speech)
        await answer.post(shown, private=True)

    async def _shared_results(self, results: Sequence[Result], *members: int) -> list[Result]:
        """The results on servers that all these members share, most recent first."""
        guilds = list(dict.fromkeys(one.guild for one in reversed(results)))[:SERVERS]
        shared = {guild for guild in guilds if await self._all_on(guild, members)}
        return [one for one in results if one.guild in shared]

    async def _all_on(self, guild: int, members: Sequence[int]) -> bool:
        for member in members:
            if not await self._courier.surely_here(guild, member):
                return False
        return True
