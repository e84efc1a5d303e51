"""The language in which a member is answered: the one they chose, noted in each interaction."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.discord_io.answer import LANGUAGE, speech_of
from bot.language.speech import Speech
from bot.members.preferences import Members, MemberSettings
from bot.store.errors import StoreError


async def note_language(interaction: discord.Interaction[Any], members: Members) -> None:
    """Note the member's chosen language; if it cannot be read, Discord's is used.

    A slow database is covered by the watchdog of the answer.
    """
    with suppress(StoreError):
        spoken(interaction, await members.read(interaction.user.id))


async def note_language_typing(interaction: discord.Interaction[Any]) -> None:
    """Like `note_language`, for autocompletion, which has no hook in the command tree."""
    members: Members = getattr(interaction.client, "context").members  # noqa: B009
    await note_language(interaction, members)


def spoken(interaction: discord.Interaction[Any], settings: MemberSettings) -> Speech:
    """The speech for a member with these settings."""
    interaction.extras[LANGUAGE] = settings.language
    return speech_of(interaction)
