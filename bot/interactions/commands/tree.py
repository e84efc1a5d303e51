"""The tree of slash commands, which puts commands into their groups.

Discord sorts commands by name. Members need those in `FIRST` first, so no other name may sort
before them. A command whose name would do so belongs into a group, such as `replies.TABLE`.
"""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.answer_language import read_language_for_command
from bot.interactions.replies import GROUP
from bot.runtime import causes

FIRST: Final = ("board", "games", "hand", "help", "play")
"""The commands that Discord must list first, in English and in German."""
OF_FEATURES: Final = {"stats": "Results and rankings"}
"""Groups whose commands all come from features, with their descriptions."""
SlashCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group


class Commands(app_commands.CommandTree[commands.Bot]):
    """The bot's command tree; reads the member's language before it suggests anything.

    Commands read it in `answering`, under a watchdog, as the database may be slower than Discord
    allows.
    """

    def add_command(self, command: SlashCommand, /, **where: Any) -> None:
        """Add a command; if its extras name a group, to that group.

        A group in `OF_FEATURES` is created with its first command. Raises KeyError if any other
        group does not exist yet.
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
        """Let every command run; before suggestions, read the member's language."""
        causes.bind_interaction(interaction.id)
        if interaction.type is discord.InteractionType.autocomplete:
            await read_language_for_command(interaction)
        return True
