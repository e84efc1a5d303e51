"""Resumes a game whose channel was lost, once the channel accepts boards again.

This is checked when a member returns to the game by a click or a command, never polled.
"""

from typing import Any

import discord

from bot.discord_io.permissions import lacking_here, may_write
from bot.play.seats import Seats
from bot.table.table import Table


async def resume_if_back(
    seats: Seats, interaction: discord.Interaction[Any], table: Table
) -> Table:
    """The table; if its channel was lost but accepts boards again, after resuming it.

    A click of a solo game's player always resumes it, as the answer to a click needs no permission
    in the channel.
    """
    if not table.lost:
        return table
    seated = table.seat_of(interaction.user.id) is not None
    own = seated and table.solo and interaction.type is discord.InteractionType.component
    if own or _is_writable(interaction, table):
        return await seats.resume(table.id, answered=own)
    return table


def _is_writable(interaction: discord.Interaction[Any], table: Table) -> bool:
    if interaction.channel_id == table.row.channel:
        return lacking_here(interaction) is None
    return may_write(interaction.client, table.row.guild, table.row.channel)
