"""Icons as emoji of the bot's own application: uploaded once, and looked up by name and version.

An emoji is named by its icon and a few letters of its picture's digest, so that a changed icon is
another emoji and messages already sent keep theirs. What is not there is not shown: buttons go
without, lines of text say the words. One process is one application, so what it has stands here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b

import aiohttp
import discord
import structlog

from bot.presentation.pictures import PictureFailed

log = structlog.get_logger()

ROOM = 2_000
"""Emoji that an application may have, by Discord's documentation."""
FAULTS = (discord.DiscordException, aiohttp.ClientError, OSError)
_shown: dict[str, discord.PartialEmoji] = {}

Draw = Callable[[], Awaitable[Mapping[str, bytes]]]
"""Gives the PNG bytes of every icon by its id."""


def of(icon: str) -> discord.PartialEmoji | None:
    """The emoji of an icon, if it can be shown."""
    return _shown.get(icon)


def written(icon: str) -> str:
    """An icon in a line of text; "" if it cannot be shown."""
    return str(_shown.get(icon, ""))


def forget() -> None:
    """Show no icons from now on."""
    _shown.clear()


def name_of(icon: str, picture: bytes) -> str:
    """The name of an icon's emoji: 2 to 32 letters, digits and underscores."""
    short = icon.partition("icon-")[2].replace("-", "_")
    return f"{short}_{blake2b(picture, digest_size=3).hexdigest()}"


async def bring_up_to_date(client: discord.Client, draw: Draw) -> None:
    """Upload what the application lacks, and show icons from now on.

    What fails is left for the next start; what is there by then is shown.
    """
    forget()
    try:
        standing = {one.name: one for one in await client.fetch_application_emojis()}
        wanted = {name_of(icon, data): (icon, data) for icon, data in (await draw()).items()}
    except (*FAULTS, PictureFailed) as fault:
        log.warning("icons_not_shown", fault=str(fault))
        return
    missing = [name for name in wanted if name not in standing]
    try:
        await _make_room(standing, wanted, len(standing) + len(missing) - ROOM)
        for name in missing:
            data = wanted[name][1]
            standing[name] = await client.create_application_emoji(name=name, image=data)
    except FAULTS as fault:
        log.warning("icons_not_complete", fault=str(fault))
    for name in wanted.keys() & standing.keys():
        _shown[wanted[name][0]] = discord.PartialEmoji(name=name, id=standing[name].id)
    log.info("icons_ready", shown=len(_shown), all=len(wanted))


async def _make_room(
    standing: dict[str, discord.Emoji], wanted: Mapping[str, object], surplus: int
) -> None:
    """Delete so many other versions of our icons; what else there is is the owner's."""
    ours = {name.rpartition("_")[0] for name in wanted}
    outdated = [name for name in standing if name not in wanted and name.rpartition("_")[0] in ours]
    for name in outdated[: max(0, surplus)]:
        await standing.pop(name).delete()
