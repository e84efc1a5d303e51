"""`/stats challenge` shows the ranking of today's challenge of a `game`, or of every game.

With `friend` or `unfriend` it first adds or removes a friend, and shows the ranking of friends.
"""

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.challenge import friends
from bot.features.challenge.deed import check, games
from bot.features.challenge.panel import Reach, View
from bot.features.challenge.ranking import Ranking
from bot.interactions.context import Context
from bot.interactions.replies import STATS, Interaction, answering, games_among
from bot.interactions.typed import grammar
from bot.runtime.durations import day_of


class Commands(commands.Cog, name="challenge"):
    """The command that ranks the challenge."""

    def __init__(self, context: Context) -> None:
        self._store, self._now = context.store, context.now
        self._ranking = Ranking(context)

    @app_commands.command(
        name="challenge", description="Play today's challenge, or see who did best", extras=STATS
    )
    @app_commands.describe(
        game="Of which game; of all if left empty",
        friend="A friend to be ranked with, on any server; they must add you, too",
        unfriend="The friend to remove",
    )
    async def challenge(
        self,
        interaction: Interaction,
        game: str = "",
        friend: discord.User | None = None,
        unfriend: discord.User | None = None,
    ) -> None:
        """Add or remove friends if options say so, then show today's ranking."""
        async with answering(interaction, private=True) as answer:
            chosen = grammar.game(game) if game else ""
            if chosen:
                check(chosen)
            user, done = answer.user, None
            if unfriend is not None:
                done = await friends.drop(self._store, user, unfriend.id)
            if friend is not None:
                done = await friends.name(self._store, user, friend.id, person=not friend.bot)
            reach = Reach.FRIENDS if done else Reach.HERE
            await self._ranking.show(answer, View(reach, day_of(self._now()), chosen), done)

    challenge.autocomplete("game")(games_among(games))
