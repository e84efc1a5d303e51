"""Names and descriptions of commands in other languages, from `data/<room or feature>/commands`.

Each language has a file of English words and their translations. A word is looked up with its
command first ("table move"), then alone, so that common words are translated once.
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.ext import commands
from pydantic import TypeAdapter

from bot.language.speech import locale_of
from bot.runtime import features
from engine.core.catalogue import ENGLISH
from engine.core.content import DATA

_WORDS = TypeAdapter(dict[str, str])
NAMES = frozenset({Location.command_name, Location.group_name})


@cache
def dictionary(locale: str) -> Mapping[str, str]:
    """A locale's translations of names and descriptions of commands, by the English words."""
    paths = (DATA / room / "commands" / f"{locale}.toml" for room in ("bot", *features.names()))
    read = (tomllib.loads(path.read_text("utf-8")) for path in paths if path.exists())
    return {word: german for one in read for word, german in _WORDS.validate_python(one).items()}


def command_named(command: str, locale: str) -> str:
    """The full name of a command as Discord shows it in a locale, such as `table move`."""
    known, parts = dictionary(locale), command.split()
    wholes = [" ".join(parts[: at + 1]) for at in range(len(parts))]
    return " ".join(
        known.get(whole) or known.get(part) or part
        for whole, part in zip(wholes, parts, strict=True)
    )


def translation_of(text: str, locale: str) -> str:
    """The translation of a description or of an option's name; the text itself if there is none."""
    return dictionary(locale).get(text, text)


class Translation(app_commands.Translator):
    """Translates the words of commands for discord.py."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word in that language; None (English) if there is no translation."""
        known, word = dictionary(_ours(locale)), string.message
        if context.location in NAMES:
            whole = getattr(context.data, "qualified_name", word)
            return known.get(whole) or known.get(word)
        return known.get(word)


async def command_payloads(tree: app_commands.CommandTree[commands.Bot]) -> list[dict[str, Any]]:
    """All commands in Discord's JSON, with their translations."""
    translator = tree.translator
    assert translator is not None
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


def missing_translations(commands: Iterable[Mapping[str, Any]], locale: str) -> Iterator[str]:
    """A sentence for each text of these `command_payloads` that a locale does not translate.

    Texts without letters, such as times of day, need no translation.
    """
    for command in commands:
        yield from _missing_words(command, locale, "/")


def _missing_words(part: Mapping[str, Any], locale: str, above: str) -> Iterator[str]:
    here, path = f"{above}{part['name']}", f"data/bot/commands/{locale}.toml"
    for what in ("name", "description"):
        spoken = what in part and any(map(str.isalpha, part[what]))
        if spoken and locale not in (part.get(f"{what}_localizations") or {}):
            yield (
                f"{path} has nothing for the {what} {part[what]!r} of {here}: add a line"
                f" {json.dumps(part[what])} = with the words of that language."
            )
    for below in (*part.get("options", ()), *part.get("choices", ())):
        yield from _missing_words(below, locale, f"{here} ")


@cache
def _ours(locale: discord.Locale) -> str:
    """The bot's locale for one of Discord's; English if there is none."""
    ours = locale_of(locale.value)
    return ours if ours == locale.value.partition("-")[0] else ENGLISH
