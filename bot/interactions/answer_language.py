"""The language in which a member is answered: the one they chose, noted in each interaction."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.discord_io.answer import LANGUAGE, speech_of
from bot.language.speech import Speech
from bot.members.preferences import Members, MemberSettings
from bot.store.protocol import StoreError


async def note_language(interaction: discord.Interaction[Any], members: Members) -> None:
    """Note what the member chose; where that cannot be read, they are answered as in Discord."""
    with suppress(StoreError):
        spoken(interaction, await members.read(interaction.user.id))


def spoken(interaction: discord.Interaction[Any], settings: MemberSettings) -> Speech:
    """How to speak to the member with these settings from now on."""
    interaction.extras[LANGUAGE] = settings.language
    return speech_of(interaction)
