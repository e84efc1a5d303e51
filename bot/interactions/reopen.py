"""A game that stands still because its channel took no board goes on as soon as that does.

It is looked for when somebody comes back to it, by a click or a command; nothing asks by itself.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.discord_io.permissions import lacking_here, may_write
from bot.play.seats import Seats
from bot.table.table import Table


class Reopening:
    """Lets lost games go on."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    async def look(self, interaction: discord.Interaction[Any], table: Table) -> Table:
        """The table as it then is. The click of a solo player needs no right, and shows it."""
        if not table.lost:
            return table
        seated = table.seat_of(interaction.user.id) is not None
        own = seated and table.solo and interaction.type is discord.InteractionType.component
        if own or self._writable(interaction, table):
            return await self._seats.resume(table.id, answered=own)
        return table

    def _writable(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        if interaction.channel_id == table.row.channel:
            return lacking_here(interaction) is None
        return may_write(interaction.client, table.row.guild, table.row.channel)
