"""Icons as emoji of the bot's application, looked up by icon.

An emoji's name contains its icon and a hash of its picture. So a changed icon becomes a new emoji,
and sent messages keep the old one. Where an emoji is missing, buttons have none, and texts have
words. State is per module, as one process is one application.
"""

from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.presentation.pictures import PictureFailed

log = structlog.get_logger()

ROOM = 2_000
"""Discord's limit on emoji per application."""
FAULTS = (discord.DiscordException, aiohttp.ClientError, OSError)
_shown: dict[str, str] = {}
parts: Final[dict[str, dict[str, Any]]] = {}
"""The JSON part of a component that shows an icon's emoji, by icon."""

Draw = Callable[[], Awaitable[Mapping[str, bytes]]]
"""Returns the PNG bytes of every icon, by id."""


def markup(icon: str) -> str:
    """The markup of an icon's emoji in texts, such as `<:sword_1a2b3c:123>`; "" if it has none."""
    return _shown.get(icon, "")


def forget() -> None:
    """Forget all emoji, so that words replace them."""
    _shown.clear()
    parts.clear()


def name_of(icon: str, picture: bytes) -> str:
    """The name of an icon's emoji: 2 to 32 letters, digits and underscores, as Discord requires.

    `icon` is its message id, `picture` its PNG bytes.
    """
    short = icon.partition("icon-")[2].replace("-", "_")
    return f"{short}_{blake2b(picture, digest_size=3).hexdigest()}"


async def upload_icons(client: discord.Client, draw: Draw) -> None:
    """Upload the icons that the application lacks as emoji, then use all that it has.

    Failures are logged; the next start tries again.
    """
    forget()
    try:
        standing = {one.name: one for one in await client.fetch_application_emojis()}
        wanted = {name_of(icon, data): (icon, data) for icon, data in (await draw()).items()}
    except (*FAULTS, PictureFailed) as fault:
        log.warning("icons_not_uploaded", fault=str(fault))
        return
    missing = [name for name in wanted if name not in standing]
    try:
        await _make_room(standing, wanted, len(standing) + len(missing) - ROOM)
        for name in missing:
            data = wanted[name][1]
            standing[name] = await client.create_application_emoji(name=name, image=data)
    except FAULTS as fault:
        log.warning("icons_incomplete", fault=str(fault))
    for name in wanted.keys() & standing.keys():
        emoji = discord.PartialEmoji(name=name, id=standing[name].id)
        _shown[wanted[name][0]] = str(emoji)
        parts[wanted[name][0]] = {"emoji": emoji.to_dict()}
    log.info("icons_ready", shown=len(_shown), all=len(wanted))


async def _make_room(
    standing: dict[str, discord.Emoji], wanted: Mapping[str, object], surplus: int
) -> None:
    """Delete up to `surplus` outdated icons; never emoji that the bot did not make."""
    ours = {name.rpartition("_")[0] for name in wanted}
    outdated = [name for name in standing if name not in wanted and name.rpartition("_")[0] in ours]
    for name in outdated[: max(0, surplus)]:
        await standing.pop(name).delete()
