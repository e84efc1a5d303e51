"""The language in which a member is answered.

A member's settings are read once per interaction, and kept in the interaction's `extras` together
with the language that the member chose.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import discord

from bot.discord_io.answer import LANGUAGE
from bot.members.preferences import Members, MemberSettings
from bot.store.errors import StoreError

SETTINGS: Final = "settings"
"""The key of the member's settings in the extras of an interaction."""


async def read_language(interaction: discord.Interaction[Any], members: Members) -> None:
    """Read the settings of the member who asked, and keep them in the interaction's `extras`.

    If the store fails, nothing is kept, and the answer is in the language of the member's Discord
    client. Call it under the answer's watchdog, as the database may be slow.
    """
    with suppress(StoreError):
        keep_settings(interaction, await members.read(interaction.user.id))


async def read_language_for_command(interaction: discord.Interaction[Any]) -> None:
    """Like `read_language`, for commands and their suggestions.

    Takes `Members` from the client, as the command tree is created before `Members`.
    """
    members: Members = getattr(interaction.client, "context").members  # noqa: B009
    await read_language(interaction, members)


def settings_in(interaction: discord.Interaction[Any]) -> Mapping[int, MemberSettings]:
    """The settings of the member who asked, by their user id; empty if they were not read."""
    settings = interaction.extras.get(SETTINGS)
    return {} if settings is None else {interaction.user.id: settings}


def keep_settings(interaction: discord.Interaction[Any], settings: MemberSettings) -> None:
    """Keep a member's settings in the interaction's `extras`, in place of earlier ones."""
    interaction.extras[LANGUAGE], interaction.extras[SETTINGS] = settings.language, settings
