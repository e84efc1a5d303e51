"""The frame of every command: an answer in time, and faults said in one private sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.context import Context
from bot.discord_ui import faults
from bot.discord_ui.answer import NOT_TAKEN, Answer
from bot.refusals import Refused
from bot.speech import Speech, locale_of
from bot.tables import Table
from engine.core.events import Event
from engine.core.words import words


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


async def table_here(context: Context, interaction: discord.Interaction[Any]) -> Table:
    """The table of this channel. Raises Refused if no game is being played here."""
    table = await context.here(interaction)
    if table is None:
        raise Refused(words("refused-no-game"))
    return table


def told(table: Table, events: Sequence[Event[Any]], viewer: int | None, locale: str) -> list[str]:
    """What happened as `viewer` may know it, a line each."""
    speech = table.speech(locale)
    return [speech(table.match.game.text.fact(event.face(viewer))) for event in events]
