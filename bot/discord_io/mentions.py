"""Turns command names in texts into mentions, which open the command when tapped.

A mention needs the id that Discord assigns at registration; until it is known, the name stays
plain. State is per module, as one process is one application.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import AppCommandOptionType as OptionType
from discord.ext import commands

log = structlog.get_logger()

FAULTS = (discord.DiscordException, aiohttp.ClientError, OSError)
_known: dict[str, str] = {}
_named: list[re.Pattern[str]] = []

CHAT_INPUT: Final = discord.AppCommandType.chat_input.value
GROUPS: Final = (OptionType.subcommand.value, OptionType.subcommand_group.value)


def forget() -> None:
    """Forget all command ids, so that names stay plain."""
    _known.clear()
    _named.clear()


def learn(registered: Iterable[Mapping[str, Any]]) -> None:
    """From now on mention these commands by their names in every language.

    `registered` are the commands as Discord's JSON describes them.
    """
    forget()
    _known.update(chain.from_iterable(map(_mentions, registered)))
    names = "|".join(map(re.escape, sorted(_known, key=len, reverse=True)))
    if names:
        # The slash first: a pattern that begins with it is searched forty times as fast.
        _named.append(re.compile(rf"/(?<![\w/<:`]/)({names})(?![\w`/-])"))


async def look_up(bot: commands.Bot) -> None:
    """Fetch the registered commands, to mention them, if none is known yet. Logs failures."""
    if _known:
        return
    assert bot.application_id is not None
    try:
        learn(await bot.http.get_global_commands(bot.application_id))
    except FAULTS as fault:
        log.warning("commands_not_mentioned", fault=str(fault))


def with_mentions(text: str) -> str:
    """The text with names of known commands as mentions."""
    for named in _named:
        text = named.sub(lambda found: _known[found[1]], text)
    return text


def _mentions(command: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each name of a command and its subcommands, in every language, as (name, mention).

    Nothing for a command of the context menu.
    """
    if command["type"] == CHAT_INPUT:
        yield from ((name, f"</{name}:{command['id']}>") for name in _names(command))


def _names(command: Mapping[str, Any]) -> Iterator[str]:
    """The names to type, in every language: `command`, or `command subcommand` if it has any."""
    below = [one for one in command.get("options") or () if one["type"] in GROUPS]
    for name in {command["name"], *(command.get("name_localizations") or {}).values()}:
        if not below:
            yield name
        yield from (f"{name} {last}" for one in below for last in _names(one))
