"""The members of a table and their dealings beside the game.

- `/invite member` keeps a seat for a member at the table that looks for players here.
- `/nudge` asks those whom the game waits for to move on, once a day.
- `/pause` and `/resume` ask the others for it, and do it when all agree.
- `/leave` gives one's seat to an AI.
- `/seat give` offers one's seat (the host: an AI's) to a member, `/seat replace` and `/seat end`
  let the others vote on an absent player, `/seat host` makes somebody else host.
- `/move` lets the host go on with a game in this channel.

Those about a game that is under way work in direct messages too, but for `/seat`: `game` names it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.at_table.seats import absent, givable, players, seat_names, seat_typed
from bot.interactions.context import Context
from bot.interactions.replies import WHICH, answering, games_of
from bot.interactions.typed import grammar
from bot.language.speech import title
from bot.table.refusals import Refused
from bot.table.state import Ask
from bot.table.table import Table
from engine.core.errors import EngineError

Interaction = discord.Interaction[commands.Bot]
Choices = list[app_commands.Choice[str]]


class AtTable(commands.Cog):
    """The commands for those who sit at a table."""

    seat = app_commands.Group(
        name="seat", description="Who sits where at this table", guild_only=True
    )

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(name="invite", description="Keep a seat for a member at this table")
    @app_commands.describe(member="Who is invited")
    @app_commands.guild_only()
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        """Invite a member."""
        async with answering(interaction, private=True) as answer:
            await self._context.invitations.invite(answer, member)

    @app_commands.command(name="nudge", description="Ask whoever the game waits for to move on")
    @app_commands.describe(game=WHICH)
    async def nudge(self, interaction: Interaction, game: str = "") -> None:
        """Nudge."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "nudge", game)

    @app_commands.command(name="pause", description="Ask the others to pause this game")
    @app_commands.describe(game=WHICH)
    async def pause(self, interaction: Interaction, game: str = "") -> None:
        """Ask for a pause."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "pause", game)

    @app_commands.command(name="resume", description="Ask the others to go on with this game")
    @app_commands.describe(game=WHICH)
    async def resume(self, interaction: Interaction, game: str = "") -> None:
        """Ask to go on."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "resume", game)

    @app_commands.command(name="leave", description="Give your seat at this table to an AI")
    @app_commands.describe(game=WHICH)
    async def leave(self, interaction: Interaction, game: str = "") -> None:
        """Ask whether to leave."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "leave", game)

    @nudge.autocomplete("game")
    @pause.autocomplete("game")
    @resume.autocomplete("game")
    @leave.autocomplete("game")
    async def _mine(self, interaction: Interaction, current: str) -> Choices:
        return await games_of(self._context, interaction, current)

    @app_commands.command(name="move", description="Go on with a game of yours in this channel")
    @app_commands.describe(game="Which game; the one you touched last if left empty")
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, game: str = "") -> None:
        """Move a game here."""
        async with answering(interaction, private=True) as answer:
            await self._context.openings.check_place(interaction)
            await self._context.seating.move(answer, game)

    @seat.command(name="give", description="Offer your seat, or as host that of an AI")
    @app_commands.describe(member="Who may take it", seat="Which seat; yours if left empty")
    async def give(self, interaction: Interaction, member: discord.Member, seat: str = "") -> None:
        """Offer a seat."""
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            await self._context.seating.offer(answer, table, member, seat)

    @seat.command(name="host", description="Make another member of the table its host")
    @app_commands.describe(member="Who shall be host")
    async def host(self, interaction: Interaction, member: discord.Member) -> None:
        """Hand the table over."""
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            await self._context.seating.host(answer, table, member)

    @seat.command(name="replace", description="Vote to give an absent player's seat to an AI")
    @app_commands.describe(seat="Whose seat")
    async def replace(self, interaction: Interaction, seat: str) -> None:
        """Ask for a replacement."""
        await self._ask(interaction, Ask.REPLACE, seat)

    @seat.command(name="end", description="Vote to end the game, as a player is absent")
    @app_commands.describe(seat="Who is absent")
    async def end(self, interaction: Interaction, seat: str) -> None:
        """Ask for the end."""
        await self._ask(interaction, Ask.END, seat)

    @give.autocomplete("seat")
    async def _givable(self, interaction: Interaction, current: str) -> Choices:
        user = interaction.user.id
        return await self._seats(interaction, current, lambda table: givable(table, user))

    @replace.autocomplete("seat")
    @end.autocomplete("seat")
    async def _absent(self, interaction: Interaction, current: str) -> Choices:
        return await self._seats(interaction, current, absent)

    async def _seats(
        self, interaction: Interaction, current: str, wanted: Callable[[Table], list[int]]
    ) -> Choices:
        with suppress(Refused, EngineError):
            table = await self._context.which.table(interaction)
            names = seat_names(table, speech_of(interaction))
            return grammar.suggestions([(names[at], names[at]) for at in wanted(table)], current)
        return []

    @move.autocomplete("game")
    async def _movable(self, interaction: Interaction, current: str) -> Choices:
        seating, speech = self._context.seating, speech_of(interaction)
        rows = await seating.movable(interaction.user.id, interaction.guild_id)
        named = [(f"{speech(title(row.game))}: {players(row)}", row.id) for row in rows]
        return grammar.suggestions(named, current)

    async def _ask(self, interaction: Interaction, what: Ask, seat: str) -> None:
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            about = seat_typed(table, seat)
            await self._context.tabling.ask_here(answer, table, what, about)
