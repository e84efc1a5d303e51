"""Weeks of a large server with every feature switched on.

Members press random buttons that they see, in their own hours. Nothing here knows a game's rules.
"""

import asyncio
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest
from PIL import Image
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.backend.ops.polls import PollMixin
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType
from simcord.types import HttpLogEntry
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.discord_io import answer
from bot.guilds.settings import MOST_GAMES, GuildSettings
from bot.guilds.switches import switches
from bot.paint.png import FILTER, png
from bot.play.opening.ways import ways
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.pictures import PictureFile, Pictures
from bot.runtime.durations import DAY, HOUR
from bot.store.records import MOST_UNASKED, Status
from bot.table.clocks.pace import BREAK_MOST, PAUSE_MOST
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import seats_present
from bot.table.table import Table
from bot.timers import clock, server_visits
from tests.bot.calendar_clocks import latest
from tests.bot.conftest import wait_for_events
from tests.bot.journeys.player import context_of
from tests.bot.threads import without_threads
from tests.bot.weeks import habits
from tests.bot.weeks.screens import Control, Of, Screens, controls, moves
from tests.deliveries import Delivery
from tests.patience import PATIENCE
from tests.simulation import Simulation

SOLO: Final = ("planetary_defence", "dyla")
TOGETHER: Final = (("dark_miss_down", 2), ("dark_wall_destiny", 2), ("black_abyss", 3))
"""Games of several, with the players at which half of their tables start by themselves."""
PACES: Final = ("daily", "half-day", "two-days", "daily-bank", "hourly-bank", "live", "blitz")
EACH: Final = 20
"""Maximum games that a member hosts."""
CHANNELS: Final = 8
"""Channels for games beside the first two."""
LOOKS: Final = (1, 1, 2, 3)
"""Visits per day: each member has one of these numbers, drawn by lot."""
MOST_CALLS: Final = 10
"""Maximum calls to a member in a day, which can overlap two days in their time zone."""
THREADS: Final = 20
"""Newest threads that a member opens at a visit, beside those of their tables."""
RESTARTS: Final = 1 / 7
"""Restarts of the bot per day."""
SIGNS: Final = HOUR
"""Seconds between heartbeats of an idle bot."""
BLANK: Final = png(Image.new("P", (1 + FILTER, 1)))
HARMLESS: Final = (Timers.LOBBY, Timers.REMIND)
"""Timers that change nothing at a table."""
MASK: Final = 2**64 - 1
AT_ONCE: Final = 6
"""Maximum moves of a member in a row."""


@dataclass
class Day:
    """Figures of a day; `requests` by method and first part of the path.

    `unasked` counts the messages in channels where only the bot posts, `calls` the calls to tables,
    `several` the running games of several at its end, `forged` the clicks on others' controls. At
    the end of the day, `hands` counts the members whose messages were searched for others' moves,
    `clocks` the tables whose deadlines were checked against their settings.
    """

    clicks: int = 0
    commands: int = 0
    unasked: int = 0
    calls: int = 0
    several: int = 0
    forged: int = 0
    hands: int = 0
    clocks: int = 0
    requests: Counter[str] = field(default_factory=Counter)


@contextmanager
def long_days() -> Iterator[list[EventDict]]:
    """Let days pass in few steps, and visit servers every hour; yields the bot's log.

    Answers are never deferred, and pictures are blank. Discord's own polls are disabled, as SimCord
    searches every message for them.
    """
    with pytest.MonkeyPatch.context() as patch, capture_logs() as said:
        wait_for_events(patch)
        patch.setattr(server_visits, "VISIT_INTERVAL", HOUR)
        patch.setattr(clock, "POLL_INTERVAL", SIGNS)
        patch.setattr(answer, "DEFER_AFTER", PATIENCE)
        without_threads(patch)
        patch.setattr(Pictures, "render", _blank)
        patch.setattr(PollMixin, "expire_due_polls", lambda _: None)
        patch.setattr(PollMixin, "next_poll_deadline", lambda _: None)
        yield said


async def _blank(pictures: Pictures, drawing: str, scene: Hashable) -> PictureFile:  # noqa: ARG001
    """Replaces `Pictures.render`: equal scenes have equal names."""
    return PictureFile(f"board-{hash((drawing, scene)) & MASK:016x}.png", BLANK)


class Month:
    """A server with this many members, whose deeds are drawn from `seed`.

    Call `begin` once, then `live` for each day. `logged` is the bot's log.
    """

    def __init__(
        self, simulation: Simulation, members: int, seed: int, logged: list[EventDict]
    ) -> None:
        self._simulation, self._luck, self._logged = simulation, Random(seed), logged
        guild, env = simulation.guild, simulation.env
        new = range(len(simulation.world.members), members)
        added = (guild.add_member(env.create_user(f"member{number}")) for number in new)
        self._members = [*simulation.world.members, *added]
        self._posts = {
            name: (guild.create_forum_channel if one.forum else guild.create_text_channel)(name)
            for name, one in switches().items()
        }
        self._role = guild.create_role("Players", mentionable=True)
        self._channels = [simulation.games, simulation.lounge]
        more = range(1, CHANNELS + 1)
        self._channels += [guild.create_text_channel(f"table-{number}") for number in more]
        self._habits = {
            one.id: [self._luck.uniform(0, DAY) for _ in range(self._luck.choice(LOOKS))]
            for one in self._members
        }
        self._habits_of_features = habits.of_features()
        self._screens = Screens(env.backend.messages)
        self._day = Day()
        self._reached: dict[str, tuple[int, float]] = {}
        """By table: its revision, and when that was seen first."""
        self._restarts = 0
        """Restarts of the bot so far; each may delay clocks by one interval between heartbeats."""

    async def begin(self) -> None:
        """Switch on all unsolicited messages; every other member subscribes to all of them."""
        host, office = self._members[0], self._channels[0]
        await self._simulation.env.settle()
        await self._ask(host, office, "settings games", most=MOST_GAMES, each=EACH)
        for name, channel in self._posts.items():
            given = {"role": self._role} if switches()[name].role else {}
            wanted = {"what": name, "channel": channel, **given}
            await self._ask(host, office, "settings post", **wanted)
        context = context_of(self._simulation)
        kept = await context.store.settings(self._simulation.guild.id)
        assert set(self._posts) == set(GuildSettings.model_validate_json(kept or "{}").places)
        for habit in self._habits_of_features:
            for member in self._members[::2]:
                await self._ask(member, office, habit.asks)
                asked = self._simulation.sees(member, office)[-1]
                (menu,) = controls(asked)
                chosen = [one["value"] for one in menu["options"]]
                pressed = self._simulation.press(member, asked, menu["custom_id"], values=chosen)
                await self._deliver(pressed, menu["custom_id"])

    async def live(self) -> Day:
        """Live through a day, and check the laws at its end; raises AssertionError if one broke."""
        self._day, dawn = Day(), self._now()
        self._screens.close()
        with self._simulation.requests() as sent:
            looks = self._looks()
            restart = self._luck.choice(looks) if self._luck.random() < RESTARTS else None
            for look in looks:
                await self._simulation.pass_time(max(0.0, dawn + look[0] - self._now()))
                if look is restart:
                    await self._simulation.restart()
                    self._restarts += 1
                await self._look_in(look[1])
            await self._simulation.pass_time(max(0.0, dawn + DAY - self._now()))
        told = Counter(place for one in sent if (place := self._count(one)))
        self._day.calls = told.total()
        assert self._day.unasked <= MOST_UNASKED
        assert max(told.values(), default=0) <= MOST_CALLS, "somebody was called too often"
        faults = [one for one in self._logged if one["log_level"] in ("error", "critical")]
        assert not faults, f"the bot logged {faults[0]}"
        await self._check()
        return self._day

    def _looks(self) -> list[tuple[float, MemberActor]]:
        """The visits of a day in order, as tuples of (second of the day, member).

        Each is within an hour of the time at which the member visits every day.
        """
        found = [
            (min(max(0.0, one + self._luck.uniform(-HOUR, HOUR)), DAY), member)
            for member in self._members
            for one in self._habits[member.id]
        ]
        return sorted(found, key=lambda look: look[0])

    def _now(self) -> float:
        return context_of(self._simulation).service.now()

    # what members do

    async def _look_in(self, member: MemberActor) -> None:
        """Play where it is the member's turn; then do something else."""
        for _ in range(AT_ONCE):
            if not await self._press_one(member, moves):
                break
        deeds = (self._try_anything, self._fill_lobby, self._open_solo, self._open_together)
        (deed,) = self._luck.choices((*deeds, self._forge), (3, 3, 1, 1, 1))
        await deed(member)

    async def _try_anything(self, member: MemberActor) -> None:
        """Press any two of the visible buttons."""
        for _ in range(2):
            await self._press_one(member, controls)

    async def _fill_lobby(self, member: MemberActor) -> None:
        """Join or start a lobby."""
        await self._press_one(member, _doors)

    async def _open_solo(self, member: MemberActor) -> None:
        """Begin a solo game: alone, or in a way that a feature adds."""
        how = self._luck.choice(({}, *({one.option: True} for one in ways())))
        place, game = self._luck.choice(self._channels), self._luck.choice(SOLO)
        await self._ask(member, place, "play", game=game, **how)

    async def _open_together(self, member: MemberActor) -> None:
        """Open a lobby; every other one starts by itself."""
        place, (game, wanted) = self._luck.choice(self._channels), self._luck.choice(TOGETHER)
        given = {"pace": self._luck.choice(PACES)}
        full = self._luck.choice(({}, {"players": wanted}))
        await self._ask(member, place, "play", game=game, **given, **full)

    async def _press_one(self, member: MemberActor, of: Of) -> bool:
        """Press one of these controls of a visible message; returns whether there was one."""
        offered = self._screens.controls
        shown = [one for one in await self._seen(member) if offered(one, of)]
        if not shown:
            return False
        message = self._luck.choice(shown)
        await self._press(member, message, self._luck.choice(offered(message, of)))
        return True

    async def _forge(self, member: MemberActor) -> None:
        """Press a control offered only to another member; no answer may show that member's seat."""
        other = self._luck.choice([one for one in self._members if one is not member])
        own, of = await self._seen(member), self._screens.controls
        mine = {one["custom_id"] for said in own for one in of(said, controls)}
        theirs = [one for said in await self._seen(other) for one in of(said, controls)]
        offered = [one for one in theirs if one["custom_id"] not in mine]
        if not (own and offered):
            return
        message = self._luck.choice(own)
        shown = self._screens.shown
        known = {one.id: repr(one.components) for one in shown(message.channel_id, member.id)}
        self._day.forged += 1
        await self._press(member, message, self._luck.choice(offered))
        for said in shown(message.channel_id, member.id):
            if said.is_ephemeral and known.get(said.id) != repr(said.components):
                await self._check_own(member, said)

    async def _check_own(self, member: MemberActor, said: Message) -> None:
        for one in moves(said):
            at = parse(one["custom_id"])
            table = await context_of(self._simulation).service.tables.load(at.match_id)
            told = f"{member.user.name} was shown seat {at.seat} of {at.match_id}"
            assert table.eyes_of(member.id) == at.seat, told

    async def _press(self, member: MemberActor, message: Message, control: Control) -> None:
        values = None
        if control["type"] == ComponentType.STRING_SELECT:
            count = self._luck.randint(control["min_values"], control["max_values"])
            values = self._luck.sample([one["value"] for one in control["options"]], count)
        pressed = self._simulation.press(member, message, control["custom_id"], values=values)
        self._day.clicks += 1
        await self._deliver(pressed, control["custom_id"])

    async def _ask(
        self, member: MemberActor, place: ChannelHandle, command: str, **given: Any
    ) -> None:
        self._day.commands += 1
        await self._deliver(self._simulation.ask(member, place, command, **given), command)

    async def _deliver(self, delivery: Delivery, what: str) -> None:
        """Deliver a click, and wait for its answer, as workers may be busy."""
        await self._simulation.deliver(delivery)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not delivery.answered:
                    await asyncio.sleep(0.01)
                    await self._simulation.env.settle()
        assert delivery.answered, f"no answer to {what}"

    async def _seen(self, member: MemberActor) -> list[Message]:
        """What a member can press at their tables, in channels and in direct messages.

        Limited to the newest messages and threads.
        """
        store, backend = context_of(self._simulation).service.store, self._simulation.env.backend
        places = {row.channel: None for row in await store.matches_of(member.id)}
        places |= {one.id: None for one in (*self._channels, *self._posts.values())}
        threads = (one.id for one in backend.active_threads(self._simulation.guild.id))
        places |= dict.fromkeys(sorted(threads)[-THREADS:])
        places |= {member.user.dm_channel.id: None}
        return [one for place in places for one in self._screens.shown(place, member.id)]

    # what must hold

    def _count(self, sent: HttpLogEntry) -> str:
        """Count a request in the day's figures.

        Returns the id of its channel if it calls a member to a table, else "".
        """
        words = sent.path.strip("/").split("/")
        self._day.requests[f"{sent.method} {words[0]}"] += 1
        if sent.method != "POST" or words[::2] != ["channels", "messages"]:
            return ""
        unasked = words[1] in {str(one.id) for one in self._posts.values()}
        self._day.unasked += unasked
        told = any(one.told in str(sent.json) for one in self._habits_of_features)
        return words[1] if told and not unasked else ""

    async def _check(self) -> None:
        """Check that no member has moves of others, and no turn exceeds its clock."""
        service = context_of(self._simulation).service
        about = {one.id: self._tables_sent_to(one) for one in self._members}
        self._day.hands += len(about)
        for row in await service.store.matches_in(self._simulation.guild.id, limit=1_000):
            seated = {seat.user for seat in row.seats}
            for member in self._members:
                told = member.id not in seated and row.id in about[member.id]
                assert not told, f"{member.user.name} was sent moves of {row.id}"
            self._day.several += row.size > 1 and row.status is not Status.LOBBY
            if row.size > 1 and row.status in (Status.RUNNING, Status.PAUSED):
                await self._check_clock(await service.tables.load(row.id))

    def _tables_sent_to(self, member: MemberActor) -> set[str]:
        """The tables whose moves a member can press in their direct messages."""
        told, seen = self._simulation.messages_of(member), self._screens.controls
        return {parse(one["custom_id"]).match_id for said in told for one in seen(said, moves)}

    async def _check_clock(self, table: Table) -> None:
        """Check that a table's next timer comes due within the time that its settings give.

        Nobody takes holidays in a month. Tables without present members, or without a clock, may
        wait forever and are not checked.
        """
        settings, span = table.settings, table.clock.span
        if span is None or not seats_present(table):
            return
        longer = max(settings.clock.span or 0.0, span) + settings.clock.bank
        late, longest = (1 + self._restarts) * SIGNS, latest(longer, settings.rest)
        next_most = late + (PAUSE_MOST if table.paused else longest)
        most = late + longest + PAUSE_MOST + BREAK_MOST
        timers = await context_of(self._simulation).store.timers(table.id)
        ahead = [one.due - self._now() for one in timers if one.kind not in HARMLESS]
        assert ahead, f"nothing moves {table.id} ({table.row.status})"
        revision, since = self._reached.get(table.id, (-1, 0.0))
        if revision != table.match.revision:
            since = self._now()
            self._reached[table.id] = table.match.revision, since
        waits = self._now() - since + max(0.0, min(ahead))
        told = f"{table.id} waits for {min(ahead) / HOUR:.0f} of {next_most / HOUR:.0f} hours"
        assert min(ahead) <= next_most, told
        told = f"{table.id} waits for {waits / HOUR:.0f} of {most / HOUR:.0f} hours in all"
        assert waits <= most, told
        self._day.clocks += 1


def _doors(message: Message) -> list[Control]:
    """The buttons that open a game or begin one."""
    doors = {Verb.JOIN, Verb.START, Verb.SEAT}
    return [one for one in controls(message) if parse(one["custom_id"]).verb in doors]
