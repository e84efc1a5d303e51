"""A week of a server: what its members, its moderators, Discord and the bot's machine do."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.lobby.lobbies import Lobbies
from bot.play.agents import Agents
from bot.play.opening.start import Seating
from bot.presentation.custom_ids import parse
from bot.store.records import Status
from bot.table.clocks.pace import Pace
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from tests.bot.journeys.larger_tables import act_at_random, moves
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import DAY, choose
from tests.bot.weeks.ledger import Ledger
from tests.bot.weeks.process import Process, Requests
from tests.simulation import Simulation, custom_ids

WEEK = 7 * DAY
SOON = 90.0
"""Seconds after which unfinished deliveries are completed."""
BREATH = 10.0
"""Seconds until an ended process is restarted."""
MOMENTS = 14
"""Maximum moments after a click until the process ends."""
NO_SERVER_SHARED = 50278
FAULTS = ((500, 0), (503, 0), (429, 0))
TABLES = (
    ("beacons", Pace.LIVE, (0, 1)),
    ("beacons", Pace.DAILY, (0, 1, 2)),
    ("beacons", Pace.DAILY, (2, 1)),
    ("dyla", Pace.NONE, (0,)),
    ("dyla", Pace.NONE, (1,)),
)
"""The first tables: game, pace, members."""


async def choose_at_once(_: Agents, table: Table, seat: int) -> Any:
    """An agent's action, chosen without delay."""
    match = table.match
    luck = Chance(seed_from(f"{table.id} {match.revision}"))
    return wander(match.game.choices_of_agent(match.state, seat), luck)


class Week:
    """One week, generated from its seed; `story` has the names of the events so far."""

    def __init__(self, simulation: Simulation, seed: int, patch: pytest.MonkeyPatch) -> None:
        self._simulation = simulation
        self._luck = Random(seed)
        self._down = 0.0
        self.story: list[str] = []
        self.ledger = Ledger(self._lived, lambda: context_of(simulation).service.now())
        self.process = Process(self.ledger, self._time, patch)
        Requests(self.process, patch)
        self._left: set[int] = set()
        self._begun = self._time()
        patch.setattr(Agents, "choose", choose_at_once)

    def _lived(self) -> float:
        """Seconds that the bot has run."""
        return self._time() - self._down

    def _time(self) -> float:
        """Seconds since 1970, whether the bot runs or not."""
        return self._simulation.env.now().timestamp()

    async def run(self, lasts: float = WEEK) -> None:
        """Live through the week, or fewer seconds, then check the laws."""
        await self._open()
        deeds, weights = zip(*self._deeds(), strict=True)
        while self._time() < self._begun + lasts:
            (deed,) = self._luck.choices(deeds, weights)
            self.story.append(deed.__name__.strip("_"))
            await deed()
            await self._rise()
        await self._calm_down()
        await self.ledger.check(context_of(self._simulation).service.store)
        await self._play_on()

    def _deeds(self) -> list[tuple[Callable[[], Awaitable[None]], int]]:
        """The kinds of events, and their relative frequency."""
        return [
            (self._act, 12),
            (self._act_and_die, 6),
            (self._pause, 6),
            (self._holiday, 1),
            (self._leave_or_return, 1),
            (self._delete_message, 1),
            (self._delete_channel, 1),
            (self._fail, 2),
            (self._lose_answers, 1),
            (self._outage, 1),
        ]

    async def _open(self) -> None:
        service, guild = context_of(self._simulation).service, self._simulation.guild
        lobbies, people = Lobbies(service.store, service.now), self._simulation.world.members
        for number, (game, pace, members) in enumerate(TABLES, 1):
            place = guild.create_text_channel(f"table-{number}").id
            host, *others = (people[one] for one in members)
            if not others:
                name = host.user.name
                await service.start(Seating(game, {}, guild.id, place, host.id, name, number))
                continue
            settings = TableSettings(pace=pace)
            opening = Seating(
                game, {}, guild.id, place, host.id, host.user.name, number, settings=settings
            )
            lobby = await lobbies.open(opening)
            for other in others:
                lobby = await lobbies.join(lobby.id, other.id, other.user.name)
            await service.begin(lobby, started=number)
        await self._simulation.pass_time(SOON)

    # what members do

    async def _act(self) -> None:
        """Let somebody click one of the moves they see."""
        seen = [(one, shown) for one in self._members() for shown in self._panels(one)]
        if seen:
            member, shown = self._luck.choice(seen)
            await act_at_random(self._simulation, member, shown, self._luck)

    def _members(self) -> list[MemberActor]:
        return [one for one in self._simulation.world.members if one.id not in self._left]

    def _panels(self, member: MemberActor) -> list[Message]:
        """The messages with moves that a member sees, including solo games of others."""
        places = [member.user.dm_channel, *self._simulation.guild.channels.values()]
        seen = [one for place in places for one in self._simulation.sees(member, place)]
        return [one for one in seen if moves(one)]

    async def _pause(self) -> None:
        """Let time pass."""
        await self._pass(self._luck.choice((600.0, 5 * 3600.0, 11 * 3600.0, DAY)))

    async def _pass(self, seconds: float) -> None:
        """Let time pass, less if the process ends meanwhile."""
        store, until = context_of(self._simulation).service, self._lived() + seconds
        while self.process.doomed and self._lived() < until:
            upcoming = [await store.store.next_timer(), await store.store.next_notice()]
            waits = [one - store.now() for one in upcoming if one is not None]
            await self._simulation.pass_time(min(max(1.0, *waits, 1.0), until - self._lived()))
            if self.process.ended:
                return
        await self._simulation.pass_time(max(0.0, until - self._lived()))

    async def _holiday(self) -> None:
        """Let somebody take a holiday of some days."""
        member, now = self._luck.choice(self._members()), context_of(self._simulation).service.now()
        await choose(self._simulation, member, holiday=now + self._luck.randint(0, 3) * DAY)

    async def _leave_or_return(self) -> None:
        """Let somebody leave the server, or come back; the owner stays."""
        member = self._luck.choice(self._simulation.world.members[1:])
        if member.id in self._left:
            self._return(member)
        else:
            self._left.add(member.id)
            self._simulation.guild.remove_member(member)
            self._simulation.env.inject_error(
                "POST", self._sending(member), status=403, code=NO_SERVER_SHARED, times=None
            )
        await self._simulation.env.settle()

    def _return(self, member: MemberActor) -> None:
        self._left.discard(member.id)
        self._simulation.guild.add_member(member.user)
        faults = self._simulation.env.backend.faults
        faults[:] = [one for one in faults if one["path"] != self._sending(member)]

    def _sending(self, member: MemberActor) -> str:
        return f"/channels/{member.user.dm_channel.id}/messages"

    # what moderators do

    async def _delete_message(self) -> None:
        """Delete a message of the bot."""
        member = self._luck.choice(self._members())
        if panels := self._panels(member):
            await self._simulation.delete(self._luck.choice(panels))

    async def _delete_channel(self) -> None:
        """Delete a channel with its messages."""
        names = [one for one in self._simulation.guild.channels if one.startswith("table-")]
        if len(names) > 2:
            place = self._simulation.guild.channels[self._luck.choice(names)]
            self._simulation.env.backend.delete_channel(place.id)
            await self._simulation.env.settle()

    # what machines do

    async def _fail(self) -> None:
        """Let some of Discord's requests fail while members act."""
        status, code = self._luck.choice(FAULTS)
        method = self._luck.choice(("POST", "PATCH", "*"))
        times = self._luck.randint(1, 3)
        self._simulation.env.inject_error(
            method, "/channels/*/messages*", status=status, code=code, times=times
        )
        await self._act()

    async def _lose_answers(self) -> None:
        """Let Discord post a message but answer with an error."""
        self.process.lose_answers(1)
        await self._act()

    async def _act_and_die(self) -> None:
        """End the process while a click, or its effects, are handled."""
        self.process.end_in(self._luck.randrange(MOMENTS))
        await self._act()
        if not self.process.ended:
            await self._pass(SOON)
        self.process.spare()

    async def _outage(self) -> None:
        """Stop the machine for hours."""
        self.process.kill()
        await self._rise(self._luck.uniform(600, DAY))

    async def _rise(self, after: float = BREATH) -> None:
        """Restart the bot if it has ended."""
        simulation = self._simulation
        if not self.process.ended:
            return
        self.story.append(f"ended, started {after:.0f} s later")
        await simulation.env.bot.close()
        await simulation.env.settle()
        simulation.env.backend.advance_clock(after)
        self._down += after
        self.ledger.ends += 1
        self.process.revive()
        await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
        await simulation.pass_time(SOON)

    # the end

    async def _calm_down(self) -> None:
        """End all faults, and bring everybody back."""
        self.process.revive()
        self._simulation.heal()
        for member in self._simulation.world.members:
            if member.id in self._left:
                self._return(member)
        await self._simulation.pass_time(600)

    async def _play_on(self) -> None:
        """Check that every game can continue, in another channel if its own is gone."""
        context, guild = context_of(self._simulation), self._simulation.guild
        for row in await context.service.store.matches_in(guild.id):
            if row.status is Status.LOBBY:
                continue
            table = await self._table(row.id)
            if table.paused:
                await self._wake_up(table)
            await self._move_once(table)

    async def _wake_up(self, table: Table) -> None:
        """Get a stalled table going: move it, or bring its members back."""
        simulation, row = self._simulation, table.row
        members = {one.id: one for one in simulation.world.members}
        seated = [members[seat.user] for seat in row.seats if seat.user is not None]
        place = self._place(row.channel)
        if place is None:
            mover = members.get(row.host or 0, seated[0])
            place = simulation.guild.create_text_channel(f"moved-{row.id}")
            await mover.slash(place, "table move", game=row.id)
        if (await self._table(row.id)).paused:
            await seated[0].slash(place, "hand")
            panel = simulation.sees(seated[0], place)[-1]
            back = next(one for one in custom_ids(panel.components) if ":back:" in one)
            await simulation.deliver(simulation.press(seated[0], panel, back))
        assert not (await self._table(row.id)).paused, f"{row.id} ({row.game}) stands still"

    def _place(self, channel: int) -> ChannelHandle | None:
        """A channel of the server, if it exists."""
        there = self._simulation.guild.channels.values()
        return next((one for one in there if one.id == channel), None)

    async def _table(self, match: str) -> Table:
        return await context_of(self._simulation).service.tables.load(match)

    async def _move_once(self, before: Table) -> None:
        """Let somebody, or an agent, make one more move."""
        members = {one.id: one for one in self._simulation.world.members}
        await self._simulation.pass_time(SOON)
        for _ in range(20):
            table = await self._table(before.id)
            if table.over or table.match.revision > before.match.revision:
                return
            assert table.missing, f"{before.id} ({before.row.game}) waits for nobody"
            for seat in table.missing:
                member = members.get(table.row.seats[seat].user or 0)
                if member is not None:
                    await self._click_at(member, table)
            await self._simulation.pass_time(SOON)
        raise AssertionError(f"{before.id} ({before.row.game}) does not go on")

    async def _click_at(self, member: MemberActor, table: Table) -> None:
        """Let a member open a table's board or their hand, and click one of its moves."""
        place = self._place(table.row.channel)
        assert place is not None
        await member.slash(place, "board" if table.solo else "hand")
        seen = [*self._simulation.messages_of(member), *self._simulation.sees(member, place)]
        shown = [one for one in seen if moves(one) and _about(one, table.id)]
        assert shown, f"{member.user.name} sees no move of {table.id} ({table.row.game})"
        await act_at_random(self._simulation, member, shown[-1], self._luck)


def _about(message: Message, match: str) -> bool:
    """Whether a message has controls of a match."""
    return any(parse(one).match_id == match for one in custom_ids(message.components))
