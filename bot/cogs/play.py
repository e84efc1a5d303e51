"""`/play`, `/board`, `/do`, `/undo` and `/resign`: a game from its beginning to its end.

- `/play game options challenge` opens a table here; a solo game starts at once.
- `/board` shows the game of this channel anew at the bottom, with working buttons.
- `/do move` plays by typing, with suggestions over the words of every legal action; before one's
  turn it prepares the move.
- `/undo` and `/resign` say what they are about to do and ask.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.custom_ids import CustomId, Verb
from bot.discord_ui import typed
from bot.discord_ui.limits import SUGGESTION, SUGGESTIONS, shortened
from bot.discord_ui.replies import answering, speech_of, table_here, told
from bot.prepared import may_prepare
from bot.refusals import Refused

Interaction = discord.Interaction[commands.Bot]


class Play(commands.Cog):
    """The commands by which games are played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="play", description="Start a game in this channel")
    @app_commands.describe(
        game="Which game",
        options="Table options, such as mode=hard; leave empty for the usual game",
        challenge="Today's challenge: the same cards for everybody, ranked on this server",
    )
    @app_commands.guild_only()
    async def play(
        self, interaction: Interaction, game: str, options: str = "", challenge: bool = False
    ) -> None:
        """Start a game."""
        async with answering(interaction) as answer:
            name = typed.game(game)
            given = typed.options(name, options)
            await self._context.openings.play(answer, name, given, daily=challenge)

    @play.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return typed.games(current, speech_of(interaction))

    @play.autocomplete("options")
    async def _options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        with suppress(Refused):
            game = typed.game(str(interaction.namespace.game or ""))
            return typed.option_suggestions(game, current, speech_of(interaction))
        return []

    @app_commands.command(name="board", description="Show this channel's game at the bottom")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """Show the board anew."""
        async with answering(interaction) as answer:
            table = await table_here(self._context, interaction)
            await self._context.publisher.move(answer, table)

    @app_commands.command(name="do", description="Play by typing: choose from what is legal now")
    @app_commands.describe(move="What to do; the suggestions are all legal")
    async def do(self, interaction: Interaction, move: str) -> None:
        """Play one action."""
        async with answering(interaction, private=True) as answer:
            table = await table_here(self._context, interaction)
            seat = self._context.service.seat_to_act(table, interaction.user.id)
            if may_prepare(table, seat):
                speech = table.speech(speech_of(interaction).locale)
                kept = await self._context.preparing.keep(table, seat, move, speech)
                await answer.whisper(speech.say("prepared-kept", move=kept))
                return
            path, picked = typed.choice(table, seat, move, speech_of(interaction))
            played = await self._context.service.play(
                table.id,
                interaction.user.id,
                table.match.decisions[seat],
                path,
                picked,
                interaction.id,
            )
            speech = speech_of(interaction)
            lines = told(played.table, played.events, seat, speech.locale)
            await answer.whisper("\n".join(lines) or speech.say("do-done"))
            await self._context.publisher.show_now(played)

    @do.autocomplete("move")
    async def _moves(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = None
        with suppress(Refused):
            table = await self._context.here(interaction)
        seat = table.seat_of(interaction.user.id) if table is not None else None
        if table is None or seat is None or table.over:
            return []
        speech, found = speech_of(interaction), list[str]()
        if not may_prepare(table, seat):
            found = typed.sentences(table, seat, current, speech)
        else:
            with suppress(Refused):
                found = self._context.preparing.suggestions(table, seat, current, speech)
        return [
            app_commands.Choice(name=shortened(text, SUGGESTION), value=shortened(text, SUGGESTION))
            for text in found[:SUGGESTIONS]
        ]

    @app_commands.command(name="undo", description="Take your last move back, if that is possible")
    async def undo(self, interaction: Interaction) -> None:
        """Ask about taking back."""
        async with answering(interaction, private=True) as answer:
            table = await table_here(self._context, interaction)
            where = CustomId(table.id, 0, 0, Verb.UNDO)
            await self._context.confirmations.ask_undo(answer, where)

    @app_commands.command(name="resign", description="Give your game in this channel up")
    async def resign(self, interaction: Interaction) -> None:
        """Ask about giving up."""
        async with answering(interaction, private=True) as answer:
            table = await table_here(self._context, interaction)
            await self._context.confirmations.ask_resign(answer, table)
