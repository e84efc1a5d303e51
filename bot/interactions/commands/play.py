"""`/play`, `/board`, `/do`, `/undo` and `/resign`: a game from its beginning to its end.

- `/play game options challenge` opens a table here; a solo game starts at once.
- `/board` shows the game of this channel anew at the bottom, with working buttons.
- `/do move` plays by typing, with suggestions over the words of every legal action; before one's
  turn it prepares the move.
- `/undo` and `/resign` say what they are about to do and ask.

All but `/play` work in direct messages too, and with another game of the member's than the
channel's: `game` names it, and who plays several and names none is asked which. Away from its
channel `/board` shows what the member's seat sees, privately.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.context import Context
from bot.interactions.replies import WHICH, answering, games_of
from bot.interactions.typed import grammar, table_options
from bot.table.refusals import Refused

Interaction = discord.Interaction[commands.Bot]
Choices = list[app_commands.Choice[str]]


class Play(commands.Cog):
    """The commands by which games are played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="play", description="Start a game in this channel")
    @app_commands.describe(
        game="Which game",
        options="Table options, with commas between; leave empty for the usual game",
        challenge="Today's challenge: the same cards for everybody, ranked on this server",
    )
    @app_commands.guild_only()
    async def play(
        self, interaction: Interaction, game: str, options: str = "", challenge: bool = False
    ) -> None:
        """Start a game."""
        async with answering(interaction) as answer:
            name = grammar.game(game)
            given = table_options.read(name, options)
            await self._context.openings.play(answer, name, given, daily=challenge)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return grammar.games(current, speech_of(interaction))

    @play.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> Choices:
        with suppress(Refused):
            game = grammar.game(str(interaction.namespace.game or ""))
            return table_options.suggestions(game, current, speech_of(interaction))
        return []

    @app_commands.command(name="board", description="Show a game: this channel's at the bottom")
    @app_commands.describe(game=WHICH)
    async def board(self, interaction: Interaction, game: str = "") -> None:
        """Show the board anew."""
        async with answering(interaction) as answer:
            await self._context.which.do(answer, "board", game)

    @app_commands.command(name="do", description="Play by typing: choose from what is legal now")
    @app_commands.describe(move="What to do; the suggestions are all legal", game=WHICH)
    async def do(self, interaction: Interaction, move: str, game: str = "") -> None:
        """Play one action."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "do", game, move)

    @do.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        tables, move = await self._context.which.at_play(interaction, game, current)
        user, speech = interaction.user.id, speech_of(interaction)
        found = self._context.moves.suggestions(tables, user, move, speech)
        return [app_commands.Choice(name=text, value=text) for text in found]

    @app_commands.command(name="undo", description="Take your last move back, if that is possible")
    @app_commands.describe(game=WHICH)
    async def undo(self, interaction: Interaction, game: str = "") -> None:
        """Ask about taking back."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "undo", game)

    @app_commands.command(name="resign", description="Give a game of yours up")
    @app_commands.describe(game=WHICH)
    async def resign(self, interaction: Interaction, game: str = "") -> None:
        """Ask about giving up."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "resign", game)

    @board.autocomplete("game")
    @do.autocomplete("game")
    @undo.autocomplete("game")
    @resign.autocomplete("game")
    async def _mine(self, interaction: Interaction, current: str) -> Choices:
        return await games_of(self._context, interaction, current)
