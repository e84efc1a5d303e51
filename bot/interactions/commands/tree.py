"""The tree of slash commands: names in the client's language, answers in the member's.

Discord sorts commands by name. Those in `FIRST` are what members need first, so no other name may
sort before them. Other commands belong into groups (`within`), whose names sort after them.
"""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.answer_language import read_language_typing
from bot.interactions.replies import GROUP
from bot.runtime import causes

FIRST: Final = ("board", "games", "hand", "help", "play")
"""The commands that Discord must list first, in English and in German."""
OF_FEATURES: Final = {"stats": "Results and rankings"}
"""Groups whose commands all come from features, with their descriptions."""
Listed = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group


class Commands(app_commands.CommandTree[commands.Bot]):
    """Reads the member's language before suggestions.

    For commands `answering` does so under its watchdog, as the database may be too slow for
    Discord's limit.
    """

    def add_command(self, command: Listed, /, **where: Any) -> None:
        """Add a command, to its group if it is `within` one. Raises KeyError without that group.

        The groups in `OF_FEATURES` are created with their first command.
        """
        if (name := command.extras.get(GROUP)) is None:
            super().add_command(command, **where)
            return
        group = self.get_command(name)
        if group is None and name in OF_FEATURES:
            group = app_commands.Group(name=name, description=OF_FEATURES[name])
            super().add_command(group)
        if not isinstance(group, app_commands.Group) or isinstance(
            command, app_commands.ContextMenu
        ):
            raise KeyError(name)
        group.add_command(command)

    async def interaction_check(self, interaction: discord.Interaction[commands.Bot]) -> bool:
        """Whether a command may run: always."""
        causes.bind_interaction(interaction.id)
        if interaction.type is discord.InteractionType.autocomplete:
            await read_language_typing(interaction)
        return True
