"""A simulated Discord with a bot on it, as the tests see it: a server, two channels, four members.

Here live the means to do what SimCord's members cannot: close direct messages; take a permission
away; what `deliveries` has. No test lives here, and nothing here knows a game.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Guild, Message
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import ComponentType, OverwriteType
from simcord.types import HttpLogEntry

from bot.playground.session import BotFactory
from bot.playground.simcord_hooks import BotWait, close_messages, shorten_idle, speak
from bot.playground.world import World, build_world
from tests.deliveries import Deliveries
from tests.patience import PATIENCE

COMMAND = re.compile(r"</([^:>]+):[0-9]+>")
"""A mention of a command, and what it is called."""


class DiscordErrors(logging.Handler):
    """Every ERROR that discord.py logs: all that is left of an exception in a dynamic item."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def expected(self, text: str) -> None:
        """Acknowledge the errors so far; each must contain `text`."""
        found, self.records = self.records, []
        assert found, f"no error was logged, {text!r} was expected"
        for record in found:
            assert text in _full_text(record), _full_text(record)

    def check(self) -> None:
        """Fail the test if any error was not expected."""
        assert not self.records, "\n".join(_full_text(record) for record in self.records)


def _full_text(record: logging.LogRecord) -> str:
    return logging.Formatter().format(record)


@dataclass
class Simulation(Deliveries):
    """One running simulated Discord. `restart` replaces the bot, everything else stays."""

    world: World
    wait: BotWait
    make_bot: BotFactory
    errors: DiscordErrors = field(default_factory=DiscordErrors)
    _left: Guild = field(init=False, repr=False)

    @classmethod
    async def start(
        cls, make_bot: BotFactory, arrange: Callable[[Simulation], None] | None = None
    ) -> Simulation:
        """A fresh server with the bot connected, each step looking every 3 ms.

        `arrange` is what is done there before the bot connects.
        """
        wait = BotWait()
        env = wait.env = Env(make_bot(wait), check_errors=False, settle_timeout=PATIENCE)
        shorten_idle(env)
        simulation = cls(env, build_world(env), wait, make_bot)
        if arrange is not None:
            arrange(simulation)
        logging.getLogger("discord").addHandler(simulation.errors)
        try:
            await env.start()
        except BaseException:
            await env.bot.close()
            raise
        return simulation

    async def stop(self) -> None:
        """Close the bot; fail on whatever went wrong unnoticed."""
        try:
            await self.env.bot.close()
            await self.env.shutdown()
        finally:
            logging.getLogger("discord").removeHandler(self.errors)
        self.env.raise_errors()
        self.errors.check()

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    @property
    def guild(self) -> GuildHandle:
        return self.world.guild

    @property
    def games(self) -> ChannelHandle:
        return self.world.channels[0]

    @property
    def lounge(self) -> ChannelHandle:
        return self.world.channels[1]

    @property
    def ada(self) -> MemberActor:
        """The owner of the server."""
        return self.world.members[0]

    @property
    def bo(self) -> MemberActor:
        return self.world.members[1]

    @property
    def cleo(self) -> MemberActor:
        return self.world.members[2]

    @property
    def dan(self) -> MemberActor:
        return self.world.members[3]

    async def restart(self) -> None:
        """Stop the bot's process, so to speak, and start another one."""
        await self.env.bot.close()
        await self.env.restart_bot(self.make_bot(self.wait))

    async def pass_time(self, seconds: float) -> None:
        """Let the simulated clock run; timers that come due fire in order, at once."""
        await self.env.advance_time(seconds)

    # what members see

    def sees(self, member: MemberActor, channel: ChannelHandle) -> list[Message]:
        """The messages of a channel that `member` can see, oldest first."""
        found = self.env.backend.messages.get(channel.id, {}).values()
        return sorted((m for m in found if m.visible_to(member.id)), key=lambda m: m.id)

    def messages_of(self, member: MemberActor) -> list[Message]:
        """The direct messages between the bot and `member`, oldest first."""
        return self.sees(member, member.user.dm_channel)

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

    def permit(self, channel: ChannelHandle) -> None:
        """Take back what `forbid` denied."""
        self.env.backend.delete_overwrite(channel.id, self.env.backend.bot_user.id)

    async def throw_out(self) -> None:
        """The server removes the bot: all stays as it is there, and is out of the bot's reach."""
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


def nodes(components: object) -> Iterator[dict[str, Any]]:
    """Every component of a message, at any depth, in reading order."""
    if isinstance(components, dict):
        yield components
        components = [*components.get("components", ()), components.get("accessory")]
    if isinstance(components, list):
        for component in components:
            yield from nodes(component)


def custom_ids(components: object) -> list[str]:
    """The custom ids of a message's buttons and selects, in reading order."""
    return [node["custom_id"] for node in nodes(components) if "custom_id" in node]


def text_of(message: Message) -> str:
    """All text of a message: its content, its text blocks, and the alt texts of its pictures.

    A mention of a command reads as a client shows it.
    """
    parts = [message.content]
    for node in nodes(message.components):
        if isinstance(node.get("content"), str):
            parts.append(node["content"])
        parts += [item.get("description") or "" for item in node.get("items", ())]
    return COMMAND.sub(r"/\1", "\n".join(part for part in parts if part))


def labels_of(message: Message) -> list[str]:
    """The labels of the buttons that can be pressed, in reading order."""
    return [
        node["label"]
        for node in nodes(message.components)
        if node.get("type") == ComponentType.BUTTON and "label" in node and not node.get("disabled")
    ]
