"""`/challenge game` ranks today's challenge on this server; without `game`, that of every game."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import Answer, speech_of
from bot.discord_io.layout import message
from bot.features.challenge.deed import check, day_of, end_of, games
from bot.interactions.context import Context
from bot.interactions.private.lists import ROOM, fitted
from bot.interactions.replies import Interaction, answering
from bot.interactions.typed import grammar
from bot.language.speech import Speech, title
from bot.presentation.panel import Panel
from bot.presentation.panels.table_panel import ended
from bot.store import records
from bot.store.protocol import UnknownMatch
from bot.table.refusals import Refused
from engine.core.errors import EngineError
from engine.core.words import seat_name, words

RANKED = 10


class Commands(commands.Cog, name="challenge"):
    """The command that ranks the challenge."""

    def __init__(self, context: Context) -> None:
        self._service = context.service

    @app_commands.command(name="challenge", description="See who did best in today's challenge")
    @app_commands.describe(game="Of which game; of all if left empty")
    @app_commands.guild_only()
    async def challenge(self, interaction: Interaction, game: str = "") -> None:
        """Rank today's challenge."""
        async with answering(interaction, private=True) as answer:
            await self._challenge(answer, (grammar.game(game),) if game else games())

    @challenge.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return grammar.games(current, speech_of(interaction), games())

    async def _challenge(self, answer: Answer, games: Sequence[str]) -> None:
        """Today's ranking of these games on this server. Raises Refused if one has none."""
        for game in games:
            check(game)
        guild = answer.interaction.guild_id
        if guild is None:
            raise Refused(words("refused-dm"))
        speech, now = answer.speech, self._service.now()
        day = day_of(now)
        lines = []
        for game in games:
            best = await self._service.store.dailies(day, game, guild)
            ranked = [await self._ranked(one, speech) for one in best[:RANKED]]
            lines.append(f"**{speech(title(game))}**")
            lines += [f"{place}. {one}" for place, one in enumerate(ranked, 1)] or [
                speech.say("challenge-nobody")
            ]
            if len(best) > RANKED:
                lines.append(f"-# {speech.say('list-more', count=len(best) - RANKED)}")
        heading = speech.say("challenge-heading", day=day)
        ends = speech.say("challenge-ends", when=f"<t:{end_of(now)}:R>")
        text = (f"### {heading}", fitted(lines, 2 * ROOM, speech), f"-# {ends}")
        await answer.post(message(Panel(text)), private=True)

    async def _ranked(self, best: records.Daily, speech: Speech) -> str:
        """One result in words; the bare fact where its match is no longer kept."""
        try:
            table = await self._service.tables.load(best.match_id)
        except (UnknownMatch, EngineError):
            return speech.say("somebody")
        named = table.speech(speech.locale)
        return named.say("challenge-line", who=seat_name(0), how=ended(table, named))
