"""A running simulation and the windows on it, without web server or HTML.

The simulated clock follows the wall clock in small steps. After each step every open window shows
the changes. Steps and clicks are serialized.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import discord
import structlog
from discord.ext import commands
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import AppCommandType

from bot.playground.simcord_commands import translate_commands
from bot.playground.simcord_hooks import (
    STEP_IDLE_SECONDS,
    BotWait,
    close_messages,
    copy_quickly,
    forget_history,
    keep_commands,
    keep_emoji,
    leap,
    open_messages,
    reopen_thread,
    settle_quickly,
    shorten_idle,
    speak,
)
from bot.playground.simcord_windows import Window
from bot.playground.world import (
    ROLE,
    World,
    build_elsewhere,
    build_forum,
    build_world,
    move_clock_to,
)

BotFactory: TypeAlias = Callable[[BotWait], commands.Bot]

LANGUAGES = ("en-US", "de")
"""Languages that the playground offers, the default first."""
TICK_SECONDS = 0.25
SETTLE_SECONDS = 180.0
"""Seconds that a step may take before it is reported as stuck."""
PATIENCE_SECONDS = 5.0
"""Maximum real seconds that the simulated clock waits for the bot to finish due work."""
PATIENCE_A_DAY = 20.0
"""Maximum real seconds that it waits for due work in all, on the way to the next day."""
LEAP_SECONDS = (60.0, 3_600.0)
"""Minimum and maximum seconds per jump of the clock, on the way to the next day."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """A place that a member can open: a channel, a thread, a forum post, or DMs with the bot."""

    room: str
    title: str
    channel: ChannelHandle
    member: MemberActor
    tags: tuple[str, ...] = ()
    """The tags of a forum post."""

    @property
    def slug(self) -> str:
        """The path of the place in the playground's addresses, such as `games/ada`."""
        return f"{self.room}/{self.member.user.name}"

    @property
    def viewer(self) -> MemberActor | UserHandle:
        """The actor for whom SimCord shows the place.

        It is the member or, in direct messages, which belong to no server, the user.
        """
        return self.member if self.channel.guild is not None else self.member.user


def quick_env(bot: discord.Client, wait: BotWait) -> Env:
    """A simulated Discord for a bot that is not connected yet, patched to run faster."""
    env = wait.env = Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
    shorten_idle(env)
    copy_quickly()
    settle_quickly()
    return env


class Session:
    """One simulated Discord with the bot connected, from `start` to `close`."""

    def __init__(self, make_bot: BotFactory, *, port: int) -> None:
        wait = BotWait()
        self.bot = make_bot(wait)
        self.env = quick_env(self.bot, wait)
        self.port = port
        self.world: World = build_world(self.env)
        self.elsewhere = build_elsewhere(self.env, self.world)
        self.forum = build_forum(self.env, self.world)
        self.world.guild.create_role(ROLE, mentionable=True)
        self._windows: dict[str, Window] = {}
        self._turns = asyncio.Lock()
        self._unreachable: set[int] = set()
        self._languages: dict[int, str] = {}
        self._errors_told = 0
        self._slow: float | None = None
        """When work was due that took longer than `PATIENCE_SECONDS`; it is not waited for."""
        self.next_due: Callable[[], Awaitable[float | None]] = _nothing_due
        """When the bot next has something due, in unix seconds; None if unknown."""
        speak(self.env, self._languages)
        keep_emoji(self.env)
        keep_commands()
        translate_commands(self.env, self._languages)
        move_clock_to(self.env, datetime.now(UTC))

    async def start(self) -> None:
        """Connect the bot and register its commands.

        The bot's database may say that the commands are registered. The simulated Discord does not
        have them, so they are registered anyway.
        """
        await self.env.start()
        if not self.env.backend.commands.get(None):
            await self.bot.tree.sync()

    async def close(self) -> None:
        """Close the windows, the bot and the simulation; works after a failed start, too."""
        async with self._turns:
            for window in self._windows.values():
                await window.close()
            await self.bot.close()
            await self.env.shutdown()

    def places(self) -> list[Place]:
        """Every place that can be opened: each member's channels, threads and DMs."""
        found = []
        for member in self.world.members:
            for channel in self.world.channels:
                found.append(Place(channel.name or "", f"#{channel.name}", channel, member))
                found += self._threads(channel, member)
            found += self._threads(self.forum, member)
            found.append(Place("messages", "Messages", member.user.dm_channel, member))
            for there in self.elsewhere:
                name = there.channel.name or ""
                title = f"Group “{name}”" if there.group else f"#{name}, without the bot"
                found += [
                    Place(name, title, there.channel, one)
                    for one in there.members
                    if one.id == member.id
                ]
        return found

    def _threads(self, channel: ChannelHandle, member: MemberActor) -> list[Place]:
        """The threads of a channel, or the posts of a forum with their tags."""
        tags = {int(tag["id"]): tag["name"] for tag in channel._channel.available_tags}
        found = []
        for thread in channel.threads:
            if can_access_channel(self.env, thread.id, member, history=True):
                tag_names = tuple(tags[int(one)] for one in thread._channel.applied_tags)
                room, title = f"thread-{thread.id}", thread.name or ""
                found.append(Place(room, title, thread, member, tag_names))
        return found

    def place(self, slug: str) -> Place | None:
        """The place with this slug; None if there is none."""
        return next((place for place in self.places() if place.slug == slug), None)

    def reopen_thread(self, id: int, name: str) -> None:  # noqa: A002
        """Recreate a thread of an earlier run in the first channel, without its messages.

        Does nothing if the channel exists.
        """
        if id not in self.env.backend.channels:
            reopen_thread(self.env, id, self.world.channels[0].id, name)

    def reaches(self, member: MemberActor) -> bool:
        """Whether the member accepts direct messages."""
        return member.id not in self._unreachable

    async def set_messages_open(self, member: MemberActor, *, through: bool) -> None:
        """Open or close a member's direct messages."""
        async with self._turns:
            if through == self.reaches(member):
                return
            if through:
                open_messages(self.env, member.user.dm_channel.id)
                self._unreachable.discard(member.id)
            else:
                close_messages(self.env, member.user.dm_channel.id)
                self._unreachable.add(member.id)

    def language(self, member: MemberActor) -> str:
        """The language in which a member uses Discord."""
        return self._languages.get(member.id, LANGUAGES[0])

    def set_language(self, member: MemberActor, language: str) -> None:
        """Set a member's language, one of `LANGUAGES`."""
        self._languages[member.id] = language

    @property
    def server_language(self) -> str:
        """The server's language, used for public messages."""
        return str(self.env.backend.get_guild(self.world.guild.id).preferred_locale)

    async def make_language(self, language: str) -> None:
        """Set the server's language, one of `LANGUAGES`."""
        async with self._turns:
            self.env.backend.edit_guild(self.world.guild.id, {"preferred_locale": language})
            await self.env.settle()

    def menu(self, place: Place) -> dict[str, str]:
        """The entries of a member's context menu, with their names in the viewer's language."""
        entries = self.env.backend.visible_commands(
            user_id=place.member.id, channel_id=place.channel.id, type=AppCommandType.USER
        )
        locale = self.language(place.member)
        return {
            one["name"]: (one.get("name_localizations") or {}).get(locale, one["name"])
            for one in entries
        }

    async def choose_menu_entry(self, place: Place, entry: str, target: MemberActor) -> None:
        """Choose an entry of a member's context menu."""
        async with self._turns:
            await place.member.context_menu(place.channel, entry, target)

    async def window(self, place: Place) -> Window:
        """The window on a place. The first call opens it."""
        async with self._turns:
            window = self._windows.get(place.slug)
            if window is None:
                window = Window(
                    self.env, place.channel, place.viewer, port=self.port, turns=self._turns
                )
                await window.open()
                self._windows[place.slug] = window
            return window

    def window_of(self, capability: str | None) -> Window | None:
        """The window with this secret; None if there is none."""
        return next((w for w in self._windows.values() if w.capability == capability), None)

    async def tick(self, seconds: float) -> None:
        """Advance the simulation by `seconds` and update every window."""
        async with self._turns:
            await self.env.advance_time(seconds)
            self._show_changes()

    def _show_changes(self) -> None:
        """Log the bot's errors, and update every window."""
        for error in self.env.errors_since(self._errors_told):
            log.error("the bot failed at something", error=f"{type(error).__name__}: {error}")
        self._errors_told = self.env.error_cursor
        if forget_history(self.env):
            for window in self._windows.values():
                window.show_changes()

    async def next_day(self) -> None:
        """Advance to the next day (UTC), as fast as the bot can follow.

        Timers due on the way fire on time, to about a minute, unless the bot is too slow.
        """
        now, until = self.env.now(), time.perf_counter() + PATIENCE_A_DAY
        midnight = now.replace(hour=0, minute=1, second=0, microsecond=0) + timedelta(days=1)
        least, most = LEAP_SECONDS
        while (left := (midnight - self.env.now()).total_seconds()) > 0:
            due = await self._due_later(until)
            wait = most if due is None else max(least, due - self.env.now().timestamp())
            async with self._turns:
                await leap(self.env, min(left, wait, most))
                self._show_changes()

    async def _due_later(self, latest: float) -> float | None:
        """Wait while the bot does what is due, for `PATIENCE_SECONDS` and until `latest` at most.

        `latest` is a value of `perf_counter`. Returns when the next work is due, in unix seconds;
        None if none is, or if `latest` has come.
        """
        until = time.perf_counter() + PATIENCE_SECONDS
        while time.perf_counter() < latest:
            due = await self.next_due()
            if due in (None, self._slow) or due > self.env.now().timestamp():
                return due
            if time.perf_counter() > until:
                self._slow = due
                return due
            await asyncio.sleep(STEP_IDLE_SECONDS)  # an AI thinks in real time
            async with self._turns:
                await self.env.settle()
        return None

    async def run_clock(self) -> None:
        """Let the simulated clock follow the wall clock, until cancelled."""
        shown = time.perf_counter()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.perf_counter()
            try:
                await self.tick(now - shown)
            except TimeoutError as late:
                log.warning("the bot is still busy", reason=str(late).splitlines()[0])
            shown = now


async def _nothing_due() -> float | None:
    return None
