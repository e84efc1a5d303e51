"""The language in which a member is answered: the one they chose, noted in each interaction.

Their settings are read once for an interaction, and noted there, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import discord

from bot.discord_io.answer import LANGUAGE, speech_of
from bot.language.speech import Speech
from bot.members.preferences import Members, MemberSettings
from bot.store.errors import StoreError

SETTINGS: Final = "settings"
"""The key of the member's settings among the extras of an interaction."""


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


def noted_settings(interaction: discord.Interaction[Any]) -> Mapping[int, MemberSettings]:
    """The settings of the member who asked, by id; empty if they were not read."""
    settings = interaction.extras.get(SETTINGS)
    return {} if settings is None else {interaction.user.id: settings}


def spoken(interaction: discord.Interaction[Any], settings: MemberSettings) -> Speech:
    """The speech for a member with these settings, which are noted."""
    interaction.extras[LANGUAGE], interaction.extras[SETTINGS] = settings.language, settings
    return speech_of(interaction)
