"""What commands share: an answer in time, faults said in one private sentence, naming a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from bot.discord_ui import faults
from bot.discord_ui.answer import NOT_TAKEN, Answer
from bot.discord_ui.context import Context
from bot.speech import Speech, locale_of

WHICH = "Which of your games; this channel's if left empty"
"""How the option `game` is described."""


@asynccontextmanager
async def answering(
    interaction: discord.Interaction[Any], *, private: bool = False
) -> AsyncIterator[Answer]:
    """An answer to the command; what is raised inside is said to the member alone."""
    async with Answer(interaction, private=private) as answer:
        try:
            yield answer
        except NOT_TAKEN as fault:
            answer.lost(fault)
        except Exception as error:
            await answer.apologise(faults.sentence(error, speech_of(interaction)))


def speech_of(interaction: discord.Interaction[Any]) -> Speech:
    """How to speak to the member alone."""
    return Speech(locale_of(str(interaction.locale)))


async def games_of(
    context: Context, interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The member's games that the command being typed may be about."""
    command = interaction.command
    what = "" if command is None else command.qualified_name
    return await context.which.suggestions(interaction, current, what)
