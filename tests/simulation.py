"""A simulated Discord with a bot on it, as the tests see it: a server, two channels, four members.

Here live the means to do what SimCord's members cannot: close direct messages; take a permission
away; what `deliveries` has. No test lives here, and nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Guild, Message
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.types import HttpLogEntry

from bot.playground import testing
from bot.playground.simcord_hooks import close_messages, speak
from bot.playground.testing import COMMAND, custom_ids, labels_of, nodes, text_of
from tests.deliveries import Deliveries

__all__ = ["COMMAND", "Simulation", "custom_ids", "labels_of", "nodes", "text_of"]


@dataclass
class Simulation(Deliveries, testing.Simulation):
    """The kit, and what else the tests of the bot do to it."""

    _left: Guild = field(init=False, repr=False)

    @contextmanager
    def requests(self) -> Iterator[list[HttpLogEntry]]:
        """The requests the bot makes inside the block; the list is filled at its end."""
        before = len(self.env.http_requests)
        sent: list[HttpLogEntry] = []
        yield sent
        sent += self.env.http_requests[before:]

    # what members cannot do by themselves

    def close_messages(self, member: MemberActor) -> None:
        """`member` accepts no direct messages any more."""
        close_messages(self.env, member.user.dm_channel.id)

    def heal(self) -> None:
        """End every injected fault."""
        self.env.backend.faults.clear()

    def forbid(self, channel: ChannelHandle, **permissions: bool) -> None:
        """Deny the bot these permissions in the channel: `forbid(games, send_messages=True)`."""
        denied = discord.Permissions(**permissions).value
        bot_id = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(
            channel.id, Overwrite(bot_id, OverwriteType.MEMBER, 0, denied)
        )

    def hide(self, channel: ChannelHandle) -> None:
        """Not everybody sees the channel any more, though the bot does."""
        everybody, bot = self.guild.id, self.env.backend.bot_user.id
        view = discord.Permissions(view_channel=True).value
        for overwrite in (
            Overwrite(everybody, OverwriteType.ROLE, 0, view),
            Overwrite(bot, OverwriteType.MEMBER, view, 0),
        ):
            self.env.backend.set_overwrite(channel.id, overwrite)

    def permit(self, channel: ChannelHandle) -> None:
        """Take back what `forbid` denied."""
        self.env.backend.delete_overwrite(channel.id, self.env.backend.bot_user.id)

    async def throw_out(self) -> None:
        """Remove the bot from the server; nothing there changes, but the bot can't reach it."""
        backend, guild = self.env.backend, self.guild.id
        self._left = backend.guilds[guild]
        places = [f"/guilds/{guild}/*", *(f"/channels/{one}/*" for one in self._left.channel_ids)]
        for place in places:
            self.env.inject_error("*", place, status=403, code=50001, times=None)
        for member in self.world.members:
            place = f"/channels/{member.user.dm_channel.id}/messages"
            self.env.inject_error("POST", place, status=403, code=50278, times=None)
        backend.emit("GUILD_DELETE", {"id": str(guild)})
        del backend.guilds[guild]
        await self.env.settle()

    async def invite_back(self) -> None:
        """The server invites the bot again."""
        backend = self.env.backend
        self.heal()
        backend.guilds[self._left.id] = self._left
        joined: dict[str, Any] = dict(serializers.guild_create_payload(backend, self._left))
        joined.pop("unavailable", None)  # it stands there only where an outage ends
        backend.emit("GUILD_CREATE", joined)
        await self.env.settle()

    def speak(self, member: MemberActor, locale: str) -> None:
        """`member` uses Discord in this language from now on (SimCord's members all use en-US)."""
        speak(self.env, {member.id: locale})

    def rename(self, member: MemberActor, nick: str) -> None:
        """`member` is called so on the server from now on."""
        self.env.backend.get_guild(self.guild.id).members[member.id].nick = nick

    async def make_language(self, locale: str) -> None:
        """The server's language is this one from now on."""
        self.env.backend.edit_guild(self.guild.id, {"preferred_locale": locale})
        await self.env.settle()

    def let_use(self, member: MemberActor, command: str) -> None:
        """The server lets `member` use a command that is meant for others."""
        known = self.env.backend.find_command(command, None)
        assert known is not None
        grant = {"id": str(member.id), "type": 2, "permission": True}
        self.env.backend.set_command_permissions(self.guild.id, int(known["id"]), [grant])

    async def delete(self, message: Message) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(message.channel_id, message.id)
        await self.env.settle()
