"""The language in which a member is answered: the one they chose, noted in each interaction."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.discord_io.answer import LANGUAGE, speech_of
from bot.language.speech import Speech
from bot.members.preferences import Members, MemberSettings
from bot.store.protocol import StoreError

if TYPE_CHECKING:
    from bot.interactions.context import Context


async def note_language(interaction: discord.Interaction[Any], members: Members) -> None:
    """Note what the member chose; where that cannot be read, they are answered as in Discord.

    The database may be long in coming: whoever waits for an answer, waits under its watchdog.
    """
    with suppress(StoreError):
        spoken(interaction, await members.read(interaction.user.id))


async def note_language_typing(interaction: discord.Interaction[Any]) -> None:
    """The same for whoever types a command, which the library hands to no part of ours."""
    context = cast("Context", getattr(interaction.client, "context"))  # noqa: B009
    await note_language(interaction, context.members)


def spoken(interaction: discord.Interaction[Any], settings: MemberSettings) -> Speech:
    """How to speak to the member with these settings from now on."""
    interaction.extras[LANGUAGE] = settings.language
    return speech_of(interaction)
