"""The topics of `/help`: the commands, the games, and their cards and terms."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.commands.translation import command_named, translation_of
from bot.interactions.typed import grammar
from bot.interactions.typed.suggestions import as_choices, containing, similar
from bot.language.speech import Speech, catalogue, title
from bot.presentation.panel import Panel
from engine.core import registry

Commands = Mapping[str, app_commands.Command[Any, ..., Any]]


def commands_of(tree: app_commands.CommandTree[Any]) -> Commands:
    """Every command by its name without the slash."""
    walked = tree.walk_commands(type=discord.AppCommandType.chat_input)
    return {one.qualified_name: one for one in walked if isinstance(one, app_commands.Command)}


def suggestions(
    known: Commands, typed: str, speech: Speech, client: str
) -> list[app_commands.Choice[str]]:
    """Suggestions: commands, then games, then cards, whose name contains the typed text.

    If there are none, the most similar names. `client` is the locale of the member's Discord, in
    which it shows the names of commands.
    """
    wanted = typed.strip().removeprefix("/")
    named = [(f"/{command_named(name, client)}", f"/{name}") for name in sorted(known)]
    named += [(speech(title(name)), name) for name in registry.names()]
    cards = grammar.named_cards(registry.names(), speech)
    hits = [*containing(named, wanted), *containing(cards, wanted)]
    return as_choices(hits or similar([*named, *cards], wanted))


def commands_called(known: Commands, typed: str) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """The commands with this name in any language."""
    name = " ".join(typed.lower().removeprefix("/").split())
    here = {command_named(one, locale): one for locale in catalogue().locales for one in known}
    for one in dict.fromkeys((name, here.get(name, ""))):
        if one in known:
            yield known[one]


def commands_ending(known: Commands, word: str) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands in groups whose full name ends with this word, in any language."""
    wanted = f" {word.strip().lower().removeprefix('/')}"
    return [
        command
        for name, command in known.items()
        if any(command_named(name, locale).endswith(wanted) for locale in catalogue().locales)
    ]


def panel(found: Iterable[app_commands.Command[Any, ..., Any]], speech: Speech) -> Panel:
    """The panel that explains these commands and their options."""
    lines = []
    for one in found:
        about = translation_of(one.description, speech.locale)
        lines.append(f"**/{one.qualified_name}** · {about}")
        for option in one.parameters:
            about = translation_of(str(option.description), speech.locale)
            lines.append(f"- `{option.display_name}`: {about}")
    return Panel((f"### {speech.say('help-heading')}", "\n".join(lines)))
