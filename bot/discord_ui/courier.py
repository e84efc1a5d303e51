"""Carries messages to channels and members, and says in our terms what became of them."""

from __future__ import annotations

from enum import Enum
from typing import Any

import discord

from bot.discord_ui.layout import Message

GONE_MESSAGE = frozenset({10008})
TOO_OLD = frozenset({30046})
GONE_CHANNEL = frozenset({10003, 10004})
FORBIDDEN = frozenset({50001, 50013, 50083, 50007, 50278, 40003})


class Fate(Enum):
    """Why something could not be delivered."""

    MESSAGE_GONE = "message gone"
    CHANNEL_GONE = "channel gone"
    FORBIDDEN = "forbidden"
    LATER = "later"


class Undelivered(Exception):
    """Discord did not take it."""

    def __init__(self, fate: Fate, code: int) -> None:
        super().__init__(f"{fate.value} ({code})")
        self.fate = fate


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
        try:
            sent = await self._client.get_partial_messageable(channel).send(
                view=shown.view,
                files=shown.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, replied_user=False, users=pinged
                ),
            )
        except discord.HTTPException as error:
            raise _undelivered(error) from error
        return sent.id

    async def direct(self, user: int, shown: Message, nonce: str) -> tuple[int, int]:
        """Send a direct message; the ids of its channel and of itself."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            raise _undelivered(error) from error
        return channel.id, await self.post(channel.id, shown, nonce)

    async def edit(self, channel: int, id: int, shown: Message) -> None:  # noqa: A002
        """Show this in a message of ours."""
        target = self._client.get_partial_messageable(channel).get_partial_message(id)
        try:
            await target.edit(view=shown.view, attachments=shown.files())
        except discord.HTTPException as error:
            raise _undelivered(error) from error

    async def find(self, channel: int, mark: str, after: int) -> int | None:
        """The newest message of ours in the channel that carries `mark` in a custom id."""
        place: Any = self._client.get_partial_messageable(channel)
        me = self._client.user
        try:
            async for found in place.history(limit=50, after=discord.Object(after)):
                if me is not None and found.author.id == me.id and mark in _ids(found):
                    return int(found.id)
        except discord.HTTPException as error:
            raise _undelivered(error) from error
        return None


def _ids(found: discord.Message) -> str:
    return str([component.to_dict() for component in found.components])


def _undelivered(error: discord.HTTPException) -> Undelivered:
    for codes, fate in (
        (GONE_MESSAGE | TOO_OLD, Fate.MESSAGE_GONE),
        (GONE_CHANNEL, Fate.CHANNEL_GONE),
        (FORBIDDEN, Fate.FORBIDDEN),
    ):
        if error.code in codes:
            return Undelivered(fate, error.code)
    return Undelivered(Fate.LATER, error.code)
