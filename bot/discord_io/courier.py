"""Sends messages to channels and members, and classifies failures.

If Discord limits requests (429) for up to `LONGEST_PAUSE`, the client waits and repeats the
request. After a longer limit, the outbox delivers a new message later, and posts a message that was
to be edited anew (`UNEDITABLE`).
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any

import discord

from bot.discord_io import permissions
from bot.discord_io.answer import REQUEST_FAILURES
from bot.discord_io.layout import Content, components_of, edit_message, pictures_of, ready_message
from bot.runtime import metrics
from bot.runtime.durations import DAY
from bot.runtime.recent import Recent

LONGEST_PAUSE = 30.0
"""Maximum seconds that the client waits for a rate limit (429) before a request fails."""
GONE_MESSAGE = frozenset({10008})
TOO_OLD = frozenset({30046})
GONE_CHANNEL = frozenset({10003, 10004})
ARCHIVED = frozenset({50083})
NO_SERVER_SHARED = frozenset({50278})
FORBIDDEN = frozenset({50001, 50013, 50007, 40003})
SEARCHED = 100
"""Messages searched for one of the bot's own; Discord returns so many per request."""
SEEN = DAY
"""Seconds for which a member of a server is assumed to stay one."""
SEEN_MOST = 10_000
SHOWN_MOST = 10_000
POSTED_MOST, CHANNELS_MOST = 20, 1_000
"""How many of the messages sent last are counted in a channel, and in how many channels."""


class Fate(Enum):
    """Why a message could not be delivered."""

    MESSAGE_GONE = "message gone"
    TOO_OLD = "message too old to edit"
    ARCHIVED = "thread archived"
    CHANNEL_GONE = "channel gone"
    LEFT = "no server shared"
    FORBIDDEN = "forbidden"
    MALFORMED = "malformed"
    LATER = "later"


UNEDITABLE = (Fate.MESSAGE_GONE, Fate.TOO_OLD, Fate.ARCHIVED)
"""Failures of an edit after which a new message is posted instead."""


class DeliveryError(Exception):
    """Discord did not accept a request. `after` is Discord's retry delay in seconds, else 0."""

    def __init__(self, fate: Fate, code: int, after: float = 0.0) -> None:
        super().__init__(f"{fate.value} ({code})")
        metrics.count("airlock_undelivered", fate=fate.value)
        self.fate = fate
        self.after = after


@dataclass(frozen=True, slots=True)
class BotMessage:
    """A message of the bot: its id, and the JSON of its components as text."""

    id: int
    text: str


class Courier:
    """Posts and edits messages with the bot's own permissions."""

    def __init__(
        self, client: discord.Client, hears: Callable[[int], bool] = lambda _: True
    ) -> None:
        self._client, self.hears = client, hears
        """`hears` says whether this process receives a server's events, so caches its channels."""
        self._seen: Recent[tuple[int, int], float] = Recent(SEEN_MOST)
        self._shown: Recent[int, dict[str, int]] = Recent(SHOWN_MOST)
        """Pictures of the messages sent last: file ids by name, by message."""
        self._posted: Recent[int, deque[int]] = Recent(CHANNELS_MOST)
        """The messages sent last, by channel."""

    async def post(
        self,
        channel: int,
        shown: Content,
        nonce: str,
        mentions: Sequence[int] = (),
        roles: Sequence[int] = (),
    ) -> int:
        """Send a message and return its id. The nonce makes a retry within minutes idempotent.

        Notifies only the users in `mentions` and the `roles`.
        """
        shown, pinged = ready_message(shown), [discord.Object(user) for user in mentions]
        with _fate():
            sent = await self._client.get_partial_messageable(channel).send(
                view=shown.view,
                files=shown.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    roles=[discord.Object(role) for role in roles],
                    replied_user=False,
                    users=pinged,
                ),
            )
        self._remember(sent)
        posted = self._posted.get(channel, deque[int](maxlen=POSTED_MOST))
        posted.append(sent.id)
        self._posted[channel] = posted
        return sent.id

    def posted_below(self, channel: int, id: int) -> int:  # noqa: A002
        """How many messages `post` has sent below the message `id` since this process started.

        Counts up to `POSTED_MOST`.
        """
        return sum(one > id for one in self._posted.get(channel, ()))

    async def post_in_forum(
        self, forum: int, name: str, shown: Content, tags: Sequence[str]
    ) -> int:
        """Open a post in a forum; returns its id. Raises DeliveryError.

        Tags that the forum does not have are ignored.
        """
        shown, place = ready_message(shown), self._client.get_channel(forum)
        if not isinstance(place, discord.ForumChannel):
            raise DeliveryError(Fate.CHANNEL_GONE, 0)
        with _fate():
            opened = await place.create_thread(
                name=name,
                view=shown.view,
                files=shown.files(),
                applied_tags=_tags_named(place, tags),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        return opened.thread.id

    def forum_of(self, channel: int) -> int:
        """The forum of a post; 0 if the channel is no post, or is not cached."""
        post = self._client.get_channel(channel)
        parent = post.parent if isinstance(post, discord.Thread) else None
        return parent.id if isinstance(parent, discord.ForumChannel) else 0

    async def tag(self, channel: int, tags: Sequence[str]) -> None:
        """Set a post's tags. Tags that its forum does not have are ignored."""
        post = self._client.get_channel(channel)
        if isinstance(post, discord.Thread) and isinstance(post.parent, discord.ForumChannel):
            wanted = _tags_named(post.parent, tags)
            if {one.id for one in wanted} != {one.id for one in post.applied_tags}:
                with _fate():
                    await post.edit(applied_tags=wanted)

    async def direct(self, user: int, shown: Content, nonce: str) -> tuple[int, int]:
        """Send a direct message; returns (id of its channel, id of the message)."""
        with _fate():
            channel = await self._client.create_dm(discord.Object(user))
        return channel.id, await self.post(channel.id, shown, nonce)

    def belongs_to(self, guild: int) -> bool:
        """Whether the bot is a member of the server."""
        return self._client.get_guild(guild) is not None

    def server_name(self, guild: int) -> str:
        """The name of a server; "" if it is unknown."""
        found = self._client.get_guild(guild)
        return "" if found is None else found.name

    async def here(self, guild: int, user: int) -> bool:
        """Whether a user is a member of the server; True if Discord does not answer."""
        return await self._membership(guild, user) is not False

    async def surely_here(self, guild: int, user: int) -> bool:
        """Whether a user is a member of the server; False if Discord does not answer."""
        return await self._membership(guild, user) is True

    async def _membership(self, guild: int, user: int) -> bool | None:
        """Whether a user is a member of the server; None if Discord does not answer."""
        place = self._client.get_guild(guild)
        found = None if place is None else await _found(place.fetch_member(user))
        if found:
            self._seen[guild, user] = asyncio.get_running_loop().time()
        return found

    async def here_lately(self, guild: int, user: int) -> bool:
        """Whether a user is a member of the server, or was one less than `SEEN` seconds ago."""
        moment = self._seen.get((guild, user))
        if moment is not None and asyncio.get_running_loop().time() - moment < SEEN:
            return True
        return await self.here(guild, user)

    def knows(self, channel: int) -> bool:
        """Whether the channel is in the cache; archived threads are not."""
        return self._client.get_channel(channel) is not None

    def may_see(self, guild: int, channel: int) -> bool:
        """Whether the bot may see a channel. True if not cached; False on servers it is not on."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        place = server.get_channel_or_thread(channel)
        return place is None or place.permissions_for(server.me).view_channel

    def everybody_sees(self, guild: int, channel: int) -> bool:
        """Whether all members of a server see a channel; False if it is not cached."""
        return permissions.everybody_sees(self._client, guild, channel)

    def may_mention(self, guild: int, channel: int, role: int) -> bool:
        """Whether the bot may mention a role in a channel; False if one of them is not cached."""
        server = self._client.get_guild(guild)
        place = None if server is None else server.get_channel(channel)
        if server is None or place is None:
            return False
        return permissions.may_call(server.get_role(role), place)

    async def channel_exists(self, channel: int) -> bool:
        """Whether the channel exists; True if Discord does not answer."""
        return await _found(self._client.fetch_channel(channel)) is not False

    async def edit(self, channel: int, id: int, shown: Content) -> None:  # noqa: A002
        """Edit a message of the bot, without uploading a picture that it is known to show.

        Discord refuses frequent edits of an old message with a 429. The library tells only how long
        to wait; an edit that would wait longer than `LONGEST_PAUSE` has the fate `TOO_OLD`.
        """
        ready = ready_message(shown)
        target = self._client.get_partial_messageable(channel).get_partial_message(id)
        with _fate(limited=Fate.TOO_OLD):
            sent = await edit_message(
                lambda there: target.edit(view=ready.view, attachments=ready.files_over(there)),
                self._shown.pop(id, {}),
            )
        self._remember(sent)

    async def edits(
        self,
        channel: int,
        id: int,  # noqa: A002
        shown: Content,
        unless: Collection[Fate] = (Fate.TOO_OLD,),
    ) -> bool:
        """Edit a message of the bot; returns whether it was edited.

        A failure whose fate is in `unless` returns False; any other raises DeliveryError.
        """
        try:
            await self.edit(channel, id, shown)
        except DeliveryError as fault:
            if fault.fate not in unless:
                raise
            return False
        return True

    def _remember(self, message: discord.Message) -> None:
        """Note which pictures a message shows."""
        self._shown[message.id] = pictures_of(components_of(message))

    async def has(self, channel: int, id: int) -> bool:  # noqa: A002
        """Whether a message of the bot still exists; True if Discord does not answer."""
        request = self._client.get_partial_messageable(channel).fetch_message(id)
        return await _found(request) is not False

    async def delete(self, channel: int, id: int) -> None:  # noqa: A002
        """Delete a message of the bot."""
        with _fate():
            await self._client.get_partial_messageable(channel).get_partial_message(id).delete()

    async def find(self, channel: int, mark: str, after: int) -> BotMessage | None:
        """The bot's newest message in a channel with `mark` in its components.

        None if it is not newer than the message `after`, or not among the last `SEARCHED`. Compares
        ids, which grow with time, so that this host's clock does not matter.
        """
        place: Any = self._client.get_partial_messageable(channel)
        me = self._client.user
        with _fate():
            async for found in place.history(limit=SEARCHED):
                if found.id <= after:
                    break
                text = str([component.to_dict() for component in found.components])
                if me is not None and found.author.id == me.id and mark in text:
                    return BotMessage(found.id, text)
        return None


async def _found(request: Coroutine[Any, Any, object]) -> bool | None:
    """Whether Discord has what the request fetches; None if it does not answer."""
    try:
        await request
    except discord.NotFound:
        return False
    except REQUEST_FAILURES:
        return None
    return True


def _tags_named(forum: discord.ForumChannel, tags: Sequence[str]) -> list[discord.ForumTag]:
    """The tags of a forum with these names."""
    names = {one.casefold() for one in tags}
    return [one for one in forum.available_tags if one.name.casefold() in names]


@contextmanager
def _fate(limited: Fate = Fate.LATER) -> Iterator[None]:
    """Turn errors of Discord and the network within the block into DeliveryError.

    `limited` is the fate of a rate limit that is too long to wait for.
    """
    try:
        yield
    except discord.RateLimited as error:
        raise DeliveryError(limited, 429, error.retry_after) from error
    except discord.HTTPException as error:
        raise DeliveryError(_fate_of(error), error.code) from error
    except REQUEST_FAILURES as error:
        raise DeliveryError(Fate.LATER, 0) from error


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
    return {400: Fate.MALFORMED, 403: Fate.FORBIDDEN}.get(error.status, Fate.LATER)
