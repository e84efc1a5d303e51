"""Parts of all commands: the answer, the report of errors, groups, and the option `game`."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import REQUEST_FAILURES, Answer, speech_of
from bot.discord_io.whereabouts import server_of
from bot.interactions import faults
from bot.interactions.answer_language import read_language_for_command
from bot.interactions.context import Context
from bot.interactions.typed import grammar
from bot.language.speech import safe
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.words import words

WHICH = "Which of your games; this channel's if left empty"
"""The description of the option `game`."""
GROUP = "group"
"""The key in a command's extras that names its group."""
TABLE: dict[Any, Any] = {GROUP: "table"}
STATS: dict[Any, Any] = {GROUP: "stats"}
YOURS: dict[Any, Any] = {GROUP: "your"}
"""Extras of a command that belongs to a group. `Commands.add_command` adds it there."""
Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
GROUPING = frozenset(
    {
        discord.AppCommandOptionType.subcommand.value,
        discord.AppCommandOptionType.subcommand_group.value,
    }
)
"""Discord's types of options that are subcommands, so part of the full name of a command."""


class ContextCog(commands.Cog):
    """A group of commands that use the parts of the running bot."""

    def __init__(self, context: Context) -> None:
        self._context = context


def on_servers(command: Any) -> Any:
    """The command, set to be offered by Discord only on servers of which the bot is a member."""
    installed = app_commands.allowed_installs(guilds=True, users=False)(command)
    where = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return where(installed)


@asynccontextmanager
async def answering(
    interaction: discord.Interaction[Any], *, private: bool = False
) -> AsyncIterator[Answer]:
    """The answer to a command; defers it if it takes long.

    An error raised inside is told to the member as a private sentence, and not raised further.
    """
    async with Answer(interaction, private=private) as answer:
        await read_language_for_command(interaction)
        try:
            yield answer
        except REQUEST_FAILURES as fault:
            answer.log_rejection(fault)
        except Exception as error:
            await answer.apologise(faults.sentence(error, speech_of(interaction)))


async def explain(
    interaction: discord.Interaction[Any], error: app_commands.AppCommandError
) -> None:
    """The command tree's error handler: tell the member why discord.py did not run a command."""
    async with answering(interaction, private=True) as answer:
        if interaction.type is discord.InteractionType.autocomplete:
            await answer.suggest_nothing()
        else:
            raise _why(interaction, error)


def _why(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> Exception:
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        typed = " ".join(_full_name(cast("Mapping[str, Any]", interaction.data)))
        return Refused(words("refused-old-command", command=f"/{safe(typed)}"))
    if isinstance(error, app_commands.TransformerError):
        value = error.value
        if isinstance(value, discord.User):
            if server_of(interaction) is None:
                return Refused(words("refused-elsewhere"))
            return Refused(words("refused-not-here", who=value.mention))
        return Refused(words("refused-typed", typed=safe(str(value))))
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


def _full_name(data: Mapping[str, Any]) -> Iterator[str]:
    """The words of a command's full name, its groups first, from Discord's `data`."""
    yield data["name"]
    for part in data.get("options", ()):
        if part["type"] in GROUPING:
            yield from _full_name(part)


async def own_games(cog: ContextCog, interaction: Interaction, current: str) -> Choices:
    """The member's games to suggest for the option `game` of the command being typed."""
    command = interaction.command
    what = "" if command is None else command.name
    return await cog._context.which.suggestions(interaction, current, what)


own_games.__qualname__ = "Cog.own_games"  # discord.py recognizes methods by this


def games_among(names: Callable[[], Iterable[str]] = registry.names) -> Any:
    """The suggestions of an option that takes one of these games."""

    async def suggest(interaction: Interaction, current: str) -> Choices:
        return grammar.games(current, speech_of(interaction), names())

    return suggest


def about_a_game(
    name: str, description: str, *, private: bool = True, within: dict[Any, Any] | None = None
) -> Any:
    """A command with the option `game`, which calls the handler marked `@does(name)`.

    A public answer needs `private=False`. `within` is the group of the command, such as `TABLE`.
    """

    async def command(cog: ContextCog, interaction: Interaction, game: str = "") -> None:
        async with answering(interaction, private=private) as answer:
            await cog._context.which.do(answer, name, game)

    command.__qualname__ = f"Cog.{name}"
    described: Any = app_commands.describe(game=WHICH)(command)
    extras = within or {}
    made: Any = app_commands.command(name=name, description=description, extras=extras)(described)
    made.autocomplete("game")(own_games)
    return made
