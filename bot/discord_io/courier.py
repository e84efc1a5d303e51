"""Carries messages to channels and members, and says in our terms what became of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any

import discord

from bot.discord_io import permissions
from bot.discord_io.answer import INVALID_FORM, NOT_TAKEN
from bot.discord_io.layout import Rendered, pictures_of
from bot.runtime import metrics

GONE_MESSAGE = frozenset({10008})
TOO_OLD = frozenset({30046})
GONE_CHANNEL = frozenset({10003, 10004})
ARCHIVED = frozenset({50083})
NO_SERVER_SHARED = frozenset({50278})
FORBIDDEN = frozenset({50001, 50013, 50007, 40003})
SEARCHED = 100
"""Messages that are looked through for one of ours: as many as one request gives."""
SEEN = 24 * 3600.0
"""Seconds for which somebody who was there is taken to be there."""
SEEN_MOST = 10_000
SHOWN_MOST = 10_000


class Fate(Enum):
    """Why something could not be delivered."""

    MESSAGE_GONE = "message gone"
    TOO_OLD = "message too old to edit"
    ARCHIVED = "thread archived"
    CHANNEL_GONE = "channel gone"
    LEFT = "no server shared"
    FORBIDDEN = "forbidden"
    REFUSED = "refused"
    LATER = "later"


class Undelivered(Exception):
    """Discord did not take it; `after` are the seconds it asked us to wait, if it did."""

    def __init__(self, fate: Fate, code: int, after: float = 0.0) -> None:
        super().__init__(f"{fate.value} ({code})")
        metrics.count("airlock_undelivered", fate=fate.value)
        self.fate = fate
        self.after = after


@dataclass(frozen=True, slots=True)
class Found:
    """A message of ours, and all that stands in it."""

    id: int
    text: str


class Courier:
    """Posts and edits messages through the bot's own rights."""

    def __init__(
        self, client: discord.Client, hears: Callable[[int], bool] = lambda _: True
    ) -> None:
        self._client, self._hears = client, hears
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._shown: OrderedDict[int, dict[str, int]] = OrderedDict()
        """The pictures of the messages sent last: the ids of their files by name, by message."""

    async def post(
        self, channel: int, shown: Rendered, nonce: str, mentions: Sequence[int] = ()
    ) -> int:
        """Send a message and return its id; the nonce makes a quick repetition harmless.

        Nobody is notified but the users in `mentions`.
        """
        pinged = [discord.Object(user) for user in mentions]
        with _fate():
            sent = await self._client.get_partial_messageable(channel).send(
                view=shown.view,
                files=shown.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, replied_user=False, users=pinged
                ),
            )
        self._remember(sent)
        return sent.id

    async def direct(self, user: int, shown: Rendered, nonce: str) -> tuple[int, int]:
        """Send a direct message; the ids of its channel and of itself."""
        with _fate():
            channel = await self._client.create_dm(discord.Object(user))
        return channel.id, await self.post(channel.id, shown, nonce)

    def hears(self, guild: int) -> bool:
        """Whether this process hears a server, and so knows its language and its channels."""
        return self._hears(guild)

    def belongs_to(self, guild: int) -> bool:
        """Whether we are a member of a server ourselves."""
        return self._client.get_guild(guild) is not None

    async def here(self, guild: int, user: int) -> bool:
        """Whether somebody is a member of a server; assumed where Discord does not say."""
        return await self._found(guild, user) is not False

    async def surely_here(self, guild: int, user: int) -> bool:
        """Whether somebody is a member of a server; not where Discord does not say."""
        return await self._found(guild, user) is True

    async def _found(self, guild: int, user: int) -> bool | None:
        """Whether somebody is a member of a server, if Discord says that."""
        place = self._client.get_guild(guild)
        if place is None:
            return None
        try:
            await place.fetch_member(user)
        except discord.NotFound:
            return False
        except NOT_TAKEN:
            return None
        self._seen[guild, user] = asyncio.get_running_loop().time()
        self._seen.move_to_end((guild, user))
        if len(self._seen) > SEEN_MOST:
            self._seen.popitem(last=False)
        return True

    async def here_lately(self, guild: int, user: int) -> bool:
        """Whether somebody is a member of a server, or was within the last day."""
        seen = self._seen.get((guild, user))
        if seen is not None and asyncio.get_running_loop().time() - seen < SEEN:
            return True
        return await self.here(guild, user)

    def knows(self, channel: int) -> bool:
        """Whether a channel is among those Discord has told of; archived threads are not."""
        return self._client.get_channel(channel) is not None

    def may_see(self, guild: int, channel: int) -> bool:
        """Whether a channel of a server is open to us; assumed where Discord has not told."""
        return permissions.may_see(self._client, guild, channel)

    async def stands(self, channel: int) -> bool:
        """Whether a channel still exists; assumed where Discord does not say."""
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound:
            return False
        except NOT_TAKEN:
            return True
        return True

    async def edit(self, channel: int, id: int, shown: Rendered) -> None:  # noqa: A002
        """Show this in a message of ours; a picture that it is known to show already stays there.

        Should Discord refuse what is to stay, the picture is sent after all. Where an edit would
        have to wait for longer than the client does, the message is too old: Discord refuses many
        edits of old ones with 429, of which the library hands on nothing but how long it lasts.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(id)
        files = shown.files_over(self._shown.pop(id, {}))
        with _fate(limited=Fate.TOO_OLD):
            try:
                edited = await target.edit(view=shown.view, attachments=files)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM:
                    raise
                edited = await target.edit(view=shown.view, attachments=shown.files())
        self._remember(edited)

    def _remember(self, message: discord.Message) -> None:
        self._shown[message.id] = pictures_of(message)
        if len(self._shown) > SHOWN_MOST:
            self._shown.popitem(last=False)

    async def delete(self, channel: int, id: int) -> None:  # noqa: A002
        """Take a message of ours away."""
        with _fate():
            await self._client.get_partial_messageable(channel).get_partial_message(id).delete()

    async def find(self, channel: int, mark: str, after: int) -> Found | None:
        """The newest of our messages that carries `mark` in a custom id.

        None if that is not newer than the message `after`: ids grow, whatever our clock says.
        """
        place: Any = self._client.get_partial_messageable(channel)
        me = self._client.user
        with _fate():
            async for found in place.history(limit=SEARCHED):
                if found.id <= after:
                    break
                text = str([component.to_dict() for component in found.components])
                if me is not None and found.author.id == me.id and mark in text:
                    return Found(found.id, text)
        return None


@contextmanager
def _fate(limited: Fate = Fate.LATER) -> Iterator[None]:
    """Say in our terms what Discord or the network made of a request. Raises Undelivered."""
    try:
        yield
    except discord.RateLimited as error:
        raise Undelivered(limited, 429, error.retry_after) from error
    except discord.HTTPException as error:
        raise Undelivered(_fate_of(error), error.code) from error
    except NOT_TAKEN as error:
        raise Undelivered(Fate.LATER, 0) from error


def _fate_of(error: discord.HTTPException) -> Fate:
    for codes, fate in (
        (GONE_MESSAGE, Fate.MESSAGE_GONE),
        (TOO_OLD, Fate.TOO_OLD),
        (ARCHIVED, Fate.ARCHIVED),
        (GONE_CHANNEL, Fate.CHANNEL_GONE),
        (NO_SERVER_SHARED, Fate.LEFT),
        (FORBIDDEN, Fate.FORBIDDEN),
    ):
        if error.code in codes:
            return fate
    return {400: Fate.REFUSED, 403: Fate.FORBIDDEN}.get(error.status, Fate.LATER)
