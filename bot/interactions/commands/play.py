"""`/play`, `/board`, `/move`, `/undo`, `/vote`, `/quit`, `/rematch`: a game from beginning to end.

- `/play game options challenge` opens a table here; a solo game starts at once.
- `/board` shows the game of this channel anew at the bottom, with working buttons.
- `/move move` plays by typing, with suggestions over the words of every legal action; before one's
  turn it prepares the move, with `then` after those that are prepared already.
- `/skip until` skips one's turns until what is waited for is there.
- `/undo` and `/quit` say what they are about to do and ask; to quit is to resign or to leave.
- `/vote` opens the question that the others have asked, or the choices in which one's vote stands.
- `/rematch` begins the game last finished in this channel once more, with the same players.

The others work in direct messages too, and with another game of the member's than the channel's:
`game` names it, and who plays several and names none is asked which. Away from its channel `/board`
shows what the member's seat sees, privately.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.context import Context
from bot.interactions.opening.start import How
from bot.interactions.replies import WHICH, answering, games_of
from bot.interactions.typed import grammar, table_options
from bot.table.refusals import Refused
from engine.core.words import words

Interaction = discord.Interaction[commands.Bot]
Choices = list[app_commands.Choice[str]]


class Play(commands.Cog):
    """The commands by which games are played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="play", description="Start a game in this channel")
    @app_commands.describe(
        game="Which game",
        options="Table options, separated by commas; leave empty for standard rules",
        challenge="Today's challenge: the same cards for everyone, ranked on this server",
        tutorial="Learn the game with a coach and a fixed deal; nothing counts",
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        options: str = "",
        challenge: bool = False,
        tutorial: bool = False,
    ) -> None:
        """Start a game."""
        async with answering(interaction) as answer:
            name = grammar.game(game)
            given = table_options.read(name, options)
            if challenge and tutorial:
                raise Refused(words("refused-tutorial-challenge"))
            how = How.CHALLENGE if challenge else How.TUTORIAL if tutorial else How.USUAL
            await self._context.openings.play(answer, name, given, how)

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return grammar.games_to_play(current, speech_of(interaction))

    @play.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> Choices:
        with suppress(Refused):
            game = grammar.game(str(interaction.namespace.game or ""))
            return table_options.suggestions(game, current, speech_of(interaction))
        return []

    @app_commands.command(
        name="board", description="Show the board; this channel's moves to the bottom"
    )
    @app_commands.describe(game=WHICH)
    async def board(self, interaction: Interaction, game: str = "") -> None:
        """Show the board anew."""
        async with answering(interaction) as answer:
            await self._context.which.do(answer, "board", game)

    @app_commands.command(name="move", description="Play a move by typing it")
    @app_commands.describe(
        move="Your move; every suggestion is allowed now",
        then="Queue it behind the moves you have prepared",
        game=WHICH,
    )
    async def move(
        self, interaction: Interaction, move: str, then: bool = False, game: str = ""
    ) -> None:
        """Play one action, or prepare it."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "then" if then else "move", game, move)

    @move.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        tables, move = await self._context.which.at_play(interaction, game, current)
        user, speech = interaction.user.id, speech_of(interaction)
        then = bool(interaction.namespace.then)
        found = await self._context.moves.suggestions(tables, user, move, speech, then=then)
        return [app_commands.Choice(name=text, value=text) for text in found]

    @app_commands.command(name="skip", description="Skip your turns until something happens")
    @app_commands.describe(until="What to wait for", game=WHICH)
    async def let_pass(self, interaction: Interaction, until: str, game: str = "") -> None:
        """Let turns pass."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "pass", game, until)

    @let_pass.autocomplete("until")
    async def _untils(self, interaction: Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        tables, typed = await self._context.which.at_play(interaction, game, current)
        speech, passing = speech_of(interaction), self._context.passing
        named = [
            (before + name, before + name)
            for before, table in tables
            for _, name in passing.named(table, speech)
        ]
        return grammar.suggestions(named, typed)

    @app_commands.command(name="undo", description="Take back your last move, if possible")
    @app_commands.describe(game=WHICH)
    async def undo(self, interaction: Interaction, game: str = "") -> None:
        """Ask about taking back."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "undo", game)

    @app_commands.command(name="vote", description="Vote on what your table is deciding")
    @app_commands.describe(game=WHICH)
    async def vote(self, interaction: Interaction, game: str = "") -> None:
        """Open what may be voted on."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "vote", game)

    @app_commands.command(name="quit", description="Quit a game: end it, or let an AI play on")
    @app_commands.describe(game=WHICH)
    async def stop(self, interaction: Interaction, game: str = "") -> None:
        """Ask about stopping."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "quit", game)

    @app_commands.command(name="rematch", description="Play the last game of this channel again")
    @app_commands.guild_only()
    async def rematch(self, interaction: Interaction) -> None:
        """Begin the last game once more."""
        async with answering(interaction) as answer:
            over = await self._context.which.finished(interaction)
            await self._context.openings.rematch(answer, over)

    @board.autocomplete("game")
    @move.autocomplete("game")
    @let_pass.autocomplete("game")
    @undo.autocomplete("game")
    @vote.autocomplete("game")
    @stop.autocomplete("game")
    async def _mine(self, interaction: Interaction, current: str) -> Choices:
        return await games_of(self._context, interaction, current)
