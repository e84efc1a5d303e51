"""Carries messages to channels and members, and says in our terms what became of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any

import discord

from bot.discord_ui.answer import NOT_TAKEN
from bot.discord_ui.layout import Message

GONE_MESSAGE = frozenset({10008})
TOO_OLD = frozenset({30046})
GONE_CHANNEL = frozenset({10003, 10004})
FORBIDDEN = frozenset({50001, 50013, 50083, 50007, 50278, 40003})
SEARCHED = 50


class Fate(Enum):
    """Why something could not be delivered."""

    MESSAGE_GONE = "message gone"
    TOO_OLD = "message too old to edit"
    CHANNEL_GONE = "channel gone"
    FORBIDDEN = "forbidden"
    REFUSED = "refused"
    LATER = "later"


class Undelivered(Exception):
    """Discord did not take it; `after` are the seconds it asked us to wait, if it did."""

    def __init__(self, fate: Fate, code: int, after: float = 0.0) -> None:
        super().__init__(f"{fate.value} ({code})")
        self.fate = fate
        self.after = after


class Courier:
    """Posts and edits messages through the bot's own rights."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(
        self, channel: int, shown: Message, nonce: str, mention: int | None = None
    ) -> int:
        """Send a message and return its id; the nonce makes a quick repetition harmless.

        Nobody is notified but the user `mention`.
        """
        pinged = [discord.Object(mention)] if mention is not None else []
        with _fate():
            sent = await self._client.get_partial_messageable(channel).send(
                view=shown.view,
                files=shown.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, replied_user=False, users=pinged
                ),
            )
        return sent.id

    async def direct(self, user: int, shown: Message, nonce: str) -> tuple[int, int]:
        """Send a direct message; the ids of its channel and of itself."""
        with _fate():
            channel = await self._client.create_dm(discord.Object(user))
        return channel.id, await self.post(channel.id, shown, nonce)

    async def here(self, guild: int, user: int) -> bool:
        """Whether somebody is a member of a server; assumed where Discord does not say."""
        place = self._client.get_guild(guild)
        if place is None:
            return True
        try:
            await place.fetch_member(user)
        except discord.NotFound:
            return False
        except NOT_TAKEN:
            return True
        return True

    async def edit(self, channel: int, id: int, shown: Message) -> None:  # noqa: A002
        """Show this in a message of ours."""
        target = self._client.get_partial_messageable(channel).get_partial_message(id)
        with _fate():
            await target.edit(view=shown.view, attachments=shown.files())

    async def delete(self, channel: int, id: int) -> None:  # noqa: A002
        """Take a message of ours away."""
        with _fate():
            await self._client.get_partial_messageable(channel).get_partial_message(id).delete()

    async def find(self, channel: int, mark: str, after: int) -> int | None:
        """The first of our messages since the id `after` that carries `mark` in a custom id."""
        place: Any = self._client.get_partial_messageable(channel)
        me = self._client.user
        with _fate():
            async for found in place.history(limit=SEARCHED, after=discord.Object(after)):
                if me is not None and found.author.id == me.id and mark in _ids(found):
                    return int(found.id)
        return None


def _ids(found: discord.Message) -> str:
    return str([component.to_dict() for component in found.components])


@contextmanager
def _fate() -> Iterator[None]:
    """Say in our terms what Discord or the network made of a request. Raises Undelivered."""
    try:
        yield
    except discord.RateLimited as error:
        raise Undelivered(Fate.LATER, 429, error.retry_after) from error
    except discord.HTTPException as error:
        raise Undelivered(_fate_of(error), error.code) from error
    except NOT_TAKEN as error:
        raise Undelivered(Fate.LATER, 0) from error


def _fate_of(error: discord.HTTPException) -> Fate:
    for codes, fate in (
        (GONE_MESSAGE, Fate.MESSAGE_GONE),
        (TOO_OLD, Fate.TOO_OLD),
        (GONE_CHANNEL, Fate.CHANNEL_GONE),
        (FORBIDDEN, Fate.FORBIDDEN),
    ):
        if error.code in codes:
            return fate
    return {400: Fate.REFUSED, 403: Fate.FORBIDDEN}.get(error.status, Fate.LATER)
