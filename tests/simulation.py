"""A simulated Discord with a bot: a server, two channels, four members.

Adds what SimCord lacks, such as closing direct messages or revoking a permission. Nothing here
knows a game.
"""

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
from bot.playground.simcord_hooks import close_messages
from bot.playground.testing import COMMAND, custom_ids, labels_of, nodes, text_of
from tests.deliveries import Deliveries

__all__ = ["COMMAND", "Simulation", "custom_ids", "labels_of", "nodes", "repeated", "text_of"]


def repeated(refusal: str, times: int) -> str:
    """The text of a refusal that a member was told `times` times in a row."""
    return refusal if times == 1 else f"{refusal} ({times})"


@dataclass
class Simulation(Deliveries, testing.Simulation):
    """The kit, with more ways to change the simulated Discord."""

    _left: Guild = field(init=False, repr=False)

    @contextmanager
    def requests(self) -> Iterator[list[HttpLogEntry]]:
        """The bot's requests inside the block; the list is filled at its end."""
        before = len(self.env.http_requests)
        sent: list[HttpLogEntry] = []
        yield sent
        sent += self.env.http_requests[before:]

    # what SimCord's members cannot do

    def close_messages(self, member: MemberActor) -> None:
        """Let `member` refuse direct messages."""
        close_messages(self.env, member.user.dm_channel.id)

    def heal(self) -> None:
        """Let no further requests fail."""
        self.env.backend.faults.clear()

    def forbid(self, channel: ChannelHandle, **permissions: bool) -> None:
        """Deny the bot these permissions in a channel: `forbid(games, send_messages=True)`."""
        denied = discord.Permissions(**permissions).value
        bot_id = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(
            channel.id, Overwrite(bot_id, OverwriteType.MEMBER, 0, denied)
        )

    def hide(self, channel: ChannelHandle) -> None:
        """Hide the channel from everybody except the bot."""
        everybody, bot = self.guild.id, self.env.backend.bot_user.id
        view = discord.Permissions(view_channel=True).value
        for overwrite in (
            Overwrite(everybody, OverwriteType.ROLE, 0, view),
            Overwrite(bot, OverwriteType.MEMBER, view, 0),
        ):
            self.env.backend.set_overwrite(channel.id, overwrite)

    def permit(self, channel: ChannelHandle) -> None:
        """Restore what `forbid` denied."""
        self.env.backend.delete_overwrite(channel.id, self.env.backend.bot_user.id)

    async def throw_out(self) -> None:
        """Remove the bot from the server; the server itself does not change."""
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
        """Add the bot to the server again."""
        backend = self.env.backend
        self.heal()
        backend.guilds[self._left.id] = self._left
        joined: dict[str, Any] = dict(serializers.guild_create_payload(backend, self._left))
        joined.pop("unavailable", None)  # Discord sends it only after an outage
        backend.emit("GUILD_CREATE", joined)
        await self.env.settle()

    def rename(self, member: MemberActor, nick: str) -> None:
        """Set `member`'s nickname on the server."""
        self.env.backend.get_guild(self.guild.id).members[member.id].nick = nick

    async def make_language(self, locale: str) -> None:
        """Set the server's language."""
        self.env.backend.edit_guild(self.guild.id, {"preferred_locale": locale})
        await self.env.settle()

    def let_use(self, member: MemberActor, command: str) -> None:
        """Allow `member` to use a command that is restricted to others."""
        known = self.env.backend.find_command(command, None)
        assert known is not None
        grant = {"id": str(member.id), "type": 2, "permission": True}
        self.env.backend.set_command_permissions(self.guild.id, int(known["id"]), [grant])

    async def delete(self, message: Message) -> None:
        """Delete a message, as a moderator."""
        self.env.backend.delete_message(message.channel_id, message.id)
        await self.env.settle()
