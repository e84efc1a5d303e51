"""Names of commands in messages, in the language in which their reader's Discord shows them.

Texts name commands and options in their own language: "/spielen", "`danach`". Discord shows both in
the language of the reader's client, which may be another. A mention `</play:ID>` is shown
as it is written, and opens the command only if the name is the English one (discord-api-docs,
issues 5462 and 5518). The English name can be typed in every client, too.

So a message to unknown readers mentions the English name. A message to one reader has the name that
their client shows, which is plain text if it is not the English one. State is per module, as one
process is one application.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import AppCommandOptionType as OptionType
from discord.ext import commands

log = structlog.get_logger()

FAULTS = (discord.DiscordException, aiohttp.ClientError, OSError)
CHAT_INPUT: Final = discord.AppCommandType.chat_input.value
GROUPS: Final = (OptionType.subcommand.value, OptionType.subcommand_group.value)
_CODE: Final = re.compile(r"`([^`\n]+)`")
Described = Iterable[Mapping[str, Any]]
"""Commands in Discord's JSON."""
_Names = Mapping[str, str]
"""The names of a command or option by the language of the client; the English one by ""."""

_named: dict[str, _Names] = {}
"""Commands, and options in code, by each of their names."""
_ids: dict[str, str] = {}
"""The ids that Discord gave to commands, by the first word of their English names."""
_plain: list[re.Pattern[str]] = []
"""The pattern of a command's name in a text; empty until commands are known."""


def learn(described: Described) -> None:
    """Replace the known commands by these, with all their translations; forget all ids."""
    forget_ids()
    _named.clear()
    found = [one for command in described for one in _names(command)]
    _named.update({name: one for one in found for name in one.values()})
    _named.update({one[""]: one for one in found})
    names = sorted((name for name in _named if not name.startswith("`")), key=len, reverse=True)
    # The slash first: a pattern that begins with it is searched forty times as fast.
    plain = re.compile(rf"/(?<![\w/<:`]/)({'|'.join(map(re.escape, names))})(?![\w`/-])")
    _plain[:] = [plain]


def learn_ids(registered: Described) -> None:
    """From now on mention these commands, as Discord has registered them."""
    forget_ids()
    _ids.update({one["name"]: one["id"] for one in registered if one["type"] == CHAT_INPUT})


def forget_ids() -> None:
    """Forget the ids of all commands, so that their names stay plain text."""
    _ids.clear()


async def look_up_ids(bot: commands.Bot) -> None:
    """Fetch the ids of the registered commands, unless they are known. Logs failures."""
    if _ids:
        return
    assert bot.application_id is not None
    try:
        learn_ids(await bot.http.get_global_commands(bot.application_id))
    except FAULTS as fault:
        log.warning("commands_not_mentioned", fault=str(fault))


def with_commands(text: str, client: str = "") -> str:
    """The text with commands, and options in code, as a reader's Discord shows them.

    `client` is the language of their Discord, such as "de"; "" for unknown readers.
    """

    def named(found: re.Match[str]) -> str:
        one = _named.get(found[1])
        return found[0] if one is None else _written(one, client)

    def in_code(found: re.Match[str]) -> str:
        one = _named.get(found[0])
        return found[0] if one is None else one.get(client, one[""])

    for pattern in _plain:
        text = pattern.sub(named, text)
    return _CODE.sub(in_code, text)


def _written(command: _Names, client: str) -> str:
    """A command as it stands in a message: a mention if its name is the English one."""
    english, shown = command[""], command.get(client, command[""])
    known = _ids.get(english.partition(" ")[0])
    return f"</{english}:{known}>" if known and shown == english else f"/{shown}"


def _names(part: Mapping[str, Any], above: _Names | None = None) -> Iterator[_Names]:
    """The names of a command, or of each subcommand of a group, and the names of their options.

    `above` are the names of the group that contains `part`. Context menus have no such names.
    """
    if above is None and part["type"] != CHAT_INPUT:
        return
    full, options = _own_names(part), part.get("options") or ()
    if above is not None:
        full = {
            locale: f"{above.get(locale, above[''])} {full.get(locale, full[''])}"
            for locale in {*above, *full}
        }
    if not any(one["type"] in GROUPS for one in options):
        yield full
    for one in options:
        if one["type"] in GROUPS:
            yield from _names(one, full)
        else:
            yield {locale: f"`{name}`" for locale, name in _own_names(one).items()}


def _own_names(part: Mapping[str, Any]) -> _Names:
    return {"": part["name"], **(part.get("name_localizations") or {})}
