"""`/table nudge` reminds those the game waits for, at most once a day."""

from __future__ import annotations

from discord.ext import commands

from bot.interactions.context import Context
from bot.interactions.replies import TABLE, about_a_game


class Commands(commands.Cog, name="nudges"):
    """The command that nudges."""

    def __init__(self, context: Context) -> None:
        self._context = context

    nudge = about_a_game("nudge", "Remind whoever the game is waiting for", within=TABLE)
