"""`/table`: its members, their proposals beside the game, and its record.

- `invite member` reserves a seat in this channel's lobby for a member.
- `pause` and `resume` are proposals that everybody must accept.
- `pace` proposes another pace, to which everybody must agree.
- `give` offers the member's seat to another member; the host can offer an AI's seat.
- `replace` and `end` start a vote on an absent player; `host` changes the host.
- `move` lets the host move a game to this channel.
- `laws` lists the laws in force, in games that have them; `chart` draws the course so far.
- `export` sends the record: all of it after the end, the member's own knowledge before.

Other cogs add commands to the group, by the extras `TABLE`. Commands about a running game work in
direct messages, too: `game` names it. Seats are managed in the game's own channel.
"""

from collections.abc import Callable
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import speech_of
from bot.interactions.at_table.seats import seat_names, seat_typed
from bot.interactions.commands.play import PACE_CHOICES, pace_typed
from bot.interactions.replies import Choices, ContextCog, Interaction, about_a_game, answering
from bot.interactions.typed.suggestions import suggestions
from bot.language.speech import plain, title
from bot.table.clocks.pace import PACES
from bot.table.permissions import givable
from bot.table.presence import seats_absent
from bot.table.refusals import Refused
from bot.table.state import Ask
from bot.table.table import Table
from engine.core.errors import EngineError


class AtTable(
    commands.GroupCog, ContextCog, group_name="table", group_description="Your game and its table"
):
    """The commands of `/table` about a table's members, proposals and record."""

    @app_commands.command(name="invite", description="Invite a member to this table")
    @app_commands.describe(member="Who to invite")
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        """Reserve a seat for a member in this channel's lobby."""
        async with answering(interaction, private=True) as answer:
            await self._context.invitations.invite(answer, member)

    pause = about_a_game("pause", "Ask the others to pause this game")
    resume = about_a_game("resume", "Ask the others to resume this game")
    laws = about_a_game("laws", "See the laws in force")
    chart = about_a_game("chart", "See how a game has gone so far")
    export = about_a_game("export", "Get a game as a file")

    @app_commands.command(name="move", description="Move one of your games to this channel")
    @app_commands.describe(game="Which game; the one you touched last if left empty")
    async def move(self, interaction: Interaction, game: str = "") -> None:
        """Move one of the member's games to this channel."""
        async with answering(interaction, private=True) as answer:
            await self._context.openings.check_place(interaction)
            await self._context.seating.move(answer, game)

    @app_commands.command(name="give", description="Offer your seat, or an AI's as host")
    @app_commands.describe(member="Who may take it", seat="Which seat; yours if left empty")
    async def give(self, interaction: Interaction, member: discord.Member, seat: str = "") -> None:
        """Offer a seat to a member."""
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            await self._context.seating.offer(answer, table, member, seat)

    @app_commands.command(name="host", description="Make another player the host")
    @app_commands.describe(member="Who becomes host")
    async def host(self, interaction: Interaction, member: discord.Member) -> None:
        """Make another member the host."""
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            await self._context.seating.host(answer, table, member)

    @app_commands.command(name="replace", description="Vote to let an AI play for someone away")
    @app_commands.describe(seat="Whose seat")
    async def replace(self, interaction: Interaction, seat: str) -> None:
        """Propose that an AI takes the seat of an absent player."""
        await self._ask(interaction, Ask.REPLACE, seat)

    @app_commands.command(name="end", description="Vote to end the game because a player is away")
    @app_commands.describe(seat="Who is away")
    async def end(self, interaction: Interaction, seat: str) -> None:
        """Propose to end the game because a player is absent."""
        await self._ask(interaction, Ask.END, seat)

    @app_commands.command(name="pace", description="Ask the others for another pace")
    @app_commands.describe(pace="How long a turn may take")
    @app_commands.choices(pace=PACE_CHOICES)
    async def pace(self, interaction: Interaction, pace: str) -> None:
        """Propose another pace."""
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            number = PACES.index(pace_typed(pace))
            await self._context.tabling.ask_here(answer, table, Ask.PACE, number)

    @give.autocomplete("seat")
    async def _givable(self, interaction: Interaction, current: str) -> Choices:
        user = interaction.user.id
        return await self._seats(interaction, current, lambda table: givable(table, user))

    @replace.autocomplete("seat")
    @end.autocomplete("seat")
    async def _absent(self, interaction: Interaction, current: str) -> Choices:
        return await self._seats(interaction, current, seats_absent)

    async def _seats(
        self, interaction: Interaction, current: str, wanted: Callable[[Table], list[int]]
    ) -> Choices:
        with suppress(Refused, EngineError):
            table = await self._context.which.table(interaction)
            names = seat_names(table, speech_of(interaction))
            return suggestions([(names[at], names[at]) for at in wanted(table)], current)
        return []

    @move.autocomplete("game")
    async def _movable(self, interaction: Interaction, current: str) -> Choices:
        seating, speech = self._context.seating, speech_of(interaction)
        rows = await seating.movable(interaction.user.id, interaction.guild_id)
        named = []
        for row in rows:
            players = ", ".join(plain(seat.name) for seat in row.seats)
            named.append((f"{speech(title(row.game))}: {players}", row.id))
        return suggestions(named, current)

    async def _ask(self, interaction: Interaction, what: Ask, seat: str) -> None:
        async with answering(interaction, private=True) as answer:
            table = await self._context.which.table(interaction)
            about = seat_typed(table, seat)
            await self._context.tabling.ask_here(answer, table, what, about)
