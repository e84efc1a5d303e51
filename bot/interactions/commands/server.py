"""`/settings`: what a server allows, for members who may manage it.

- `show` lists the settings.
- `allow` and `disallow` name the channels in which games may be opened; at first these are all.
  `allow` without a channel allows all again.
- `threads` allows threads for further games in a channel. `games` limits the games under way, in
  all and per host.
- `post` switches a feature's unsolicited messages on in a channel, by default the one in which the
  command is used, or off.
- `end` ends the game of the channel for its players, after asking for confirmation; it also ends a
  lobby, or a game that cannot be resumed.

Discord shows the group only to members who may manage the server. Each command checks that
permission too, as a server can show the group to others.
"""

from collections.abc import Callable, Iterator

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import Answer, speech_of
from bot.discord_io.permissions import lacking_in, may_call
from bot.discord_io.whereabouts import server_of
from bot.guilds.settings import MOST_GAMES, GuildSettings, Place
from bot.guilds.switches import Switch, switches
from bot.interactions.replies import Choices, ContextCog, Interaction, answering, on_servers
from bot.interactions.typed.suggestions import suggestions
from bot.language.speech import Speech, safe
from bot.presentation.panel import SMALL, Panel
from bot.table.refusals import Refused
from engine.core.words import words

Change = Callable[[GuildSettings], GuildSettings]


@on_servers
@app_commands.default_permissions(manage_guild=True)
class Server(
    commands.GroupCog,
    ContextCog,
    group_name="settings",
    group_description="What this server allows",
):
    """The commands of `/settings`."""

    @app_commands.command(name="show", description="Show this server's settings")
    async def show(self, interaction: Interaction) -> None:
        """List the settings."""
        await self._change(interaction, None)

    @app_commands.command(name="allow", description="Allow games in a channel")
    @app_commands.describe(channel="Where games may start; in every channel if left empty")
    async def allow(
        self, interaction: Interaction, channel: discord.TextChannel | None = None
    ) -> None:
        """Allow games in one more channel, or in all."""
        await self._change(
            interaction,
            lambda settings: (
                settings.with_all_channels()
                if channel is None
                else settings.with_channel(channel.id)
            ),
        )

    @app_commands.command(name="disallow", description="Allow no new games in a channel")
    @app_commands.describe(channel="Where games may no longer start")
    async def disallow(self, interaction: Interaction, channel: discord.TextChannel) -> None:
        """Forbid new games in an allowed channel."""
        await self._change(interaction, lambda settings: settings.without_channel(channel.id))

    @app_commands.command(name="threads", description="Choose whether I may open threads")
    @app_commands.describe(allowed="Whether a channel's further games get threads")
    async def threads(self, interaction: Interaction, allowed: bool) -> None:
        """Allow or forbid threads for further games in a channel."""
        change = {"threads": allowed}
        await self._change(interaction, lambda settings: settings.model_copy(update=change))

    @app_commands.command(name="games", description="Set how many games may run at once")
    @app_commands.describe(
        most="How many games may run",
        each="How many of them one member may host; as before if left empty",
    )
    async def games(
        self,
        interaction: Interaction,
        most: app_commands.Range[int, 1, MOST_GAMES],
        each: app_commands.Range[int, 1, MOST_GAMES] | None = None,
    ) -> None:
        """Set the maximum number of games under way, in all and per host."""
        change = {"games": most} if each is None else {"games": most, "each": each}
        await self._change(interaction, lambda settings: settings.model_copy(update=change))

    @app_commands.command(name="post", description="Choose what I post on my own, and where")
    @app_commands.describe(
        what="What I post",
        channel="Where; in this channel if left empty",
        role="The role I mention with it",
        off="Stop posting it",
    )
    async def post(
        self,
        interaction: Interaction,
        what: str,
        channel: discord.TextChannel | discord.ForumChannel | None = None,
        role: discord.Role | None = None,
        off: bool = False,
    ) -> None:
        """Switch a feature's unsolicited messages on or off."""
        async with answering(interaction, private=True) as answer:
            guild = _managed_guild(interaction)
            switch = switches().get(what)
            if switch is None:
                raise Refused(words("refused-typed", typed=safe(what)))
            now = self._context.service.now()
            place = None if off else _place(switch, channel or _here(interaction), role, now)
            _, after = await self._context.guilds.change(
                guild.id, lambda kept: kept.posting(what, place)
            )
            if place is None and switch.lasting:
                await self._context.unasked.delete(guild.id, what)
            await self._show(answer, after, guild)
            self._context.server_visits.wake()

    @post.autocomplete("what")
    async def _switches(self, interaction: Interaction, current: str) -> Choices:
        speech = speech_of(interaction)
        named = ((speech.say(one.label), one.name) for one in switches().values())
        return suggestions(named, current)

    @app_commands.command(name="end", description="End this channel's game for everyone")
    async def end(self, interaction: Interaction) -> None:
        """Ask for confirmation to end the game."""
        async with answering(interaction, private=True) as answer:
            _managed_guild(interaction)
            row = await self._context.service.store.match_in_channel(interaction.channel_id or 0)
            if row is None:
                raise Refused(words("refused-no-game"))
            await self._context.confirmations.ask_close(answer, row.id)

    async def _change(self, interaction: Interaction, change: Change | None) -> None:
        """Store the settings that `change` returns, and show them; if they are as before, say so.

        None only shows them.

        Forgets allowed channels that no longer exist.
        """
        async with answering(interaction, private=True) as answer:
            guild = _managed_guild(interaction)
            before, after = await self._context.guilds.change(
                guild.id,
                lambda now: change(_pruned(now, guild)) if change else _pruned(now, guild),
            )
            unchanged = change is not None and before == after
            await self._show(answer, after, guild, unchanged=unchanged)

    async def _show(
        self,
        answer: Answer,
        settings: GuildSettings,
        guild: discord.Guild,
        *,
        unchanged: bool = False,
    ) -> None:
        under_way = await self._context.guilds.count(guild.id)
        panel = _panel(settings, under_way, guild, answer.speech)
        if unchanged:
            panel = panel._replace(text=(answer.speech.say("settings-unchanged"), *panel.text))
        await answer.post(panel, private=True)


def _place(
    switch: Switch,
    channel: discord.TextChannel | discord.ForumChannel,
    role: discord.Role | None,
    now: float,
) -> Place:
    """The place of unsolicited messages from `now` on.

    Raises Refused if these messages may not be posted in this channel or may not mention this role.
    """
    if isinstance(channel, discord.ForumChannel) is not switch.forum:
        raise Refused(words("refused-forum" if switch.forum else "refused-no-forum"))
    if right := lacking_in(channel):
        raise Refused(words("refused-permission", what=words(f"right-{right}")))
    if not switch.role or isinstance(channel, discord.ForumChannel):
        return Place(channel.id, now)
    if role is None:
        raise Refused(words("refused-no-role"))
    if not may_call(role, channel):
        raise Refused(words("refused-role", role=role.mention))
    return Place(channel.id, now, role.id)


def _here(interaction: Interaction) -> discord.TextChannel | discord.ForumChannel:
    """The text channel or forum of a command; in a thread, its parent. Raises Refused elsewhere."""
    here = _managed_guild(interaction).get_channel_or_thread(interaction.channel_id or 0)
    here = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(here, discord.TextChannel | discord.ForumChannel):
        raise Refused(words("refused-here"))
    return here


def _managed_guild(interaction: Interaction) -> discord.Guild:
    """The server of a command. Raises Refused unless the member may manage it."""
    if server_of(interaction) is None or interaction.guild is None:
        raise Refused(words("refused-elsewhere"))
    if not interaction.permissions.manage_guild:
        raise Refused(words("refused-not-admin"))
    return interaction.guild


def _pruned(settings: GuildSettings, guild: discord.Guild) -> GuildSettings:
    """The settings without allowed channels that no longer exist."""
    channels = tuple(one for one in settings.channels if guild.get_channel(one) is not None)
    return settings.model_copy(update={"channels": channels})


def _panel(settings: GuildSettings, under_way: int, guild: discord.Guild, speech: Speech) -> Panel:
    where = ", ".join(settings.mentions)
    each = settings.each if settings.each < settings.games else 0
    posted = [_posting(one, settings, guild, speech) for one in switches().values()]
    lines = (
        speech.say("settings-channels", where=where) if where else speech.say("settings-anywhere"),
        speech.say("settings-threads" if settings.threads else "settings-no-threads"),
        speech.say("settings-games", most=settings.games, count=under_way, each=each),
        *posted,
    )
    listed = "\n".join(f"- {one}" for one in lines)
    how = f"{SMALL}{speech.say('settings-how')}"
    return Panel((f"### {speech.say('settings-heading')}", listed, how))


def _posting(switch: Switch, settings: GuildSettings, guild: discord.Guild, speech: Speech) -> str:
    """The line on a feature's unsolicited messages: where they are posted, or that they are off.

    It also says what prevents them, if anything does.
    """
    place = settings.places.get(switch.name)
    if place is None:
        return speech.say(switch.off)
    line = speech.say(switch.on, where=f"<#{place.channel}>", role=f"<@&{place.role}>")
    return " ".join((line, *_hindrance(switch, place, guild, speech)))


def _hindrance(switch: Switch, place: Place, guild: discord.Guild, speech: Speech) -> Iterator[str]:
    """A sentence on what has prevented unsolicited messages since the place was named, if any."""
    channel = guild.get_channel(place.channel)
    if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        yield speech.say("settings-no-channel")
    elif right := lacking_in(channel):
        yield speech.say("settings-no-right", what=words(f"right-{right}"))
    elif switch.role and not may_call(guild.get_role(place.role), channel):
        yield speech.say("settings-no-call")
