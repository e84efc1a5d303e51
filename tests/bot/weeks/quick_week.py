"""A week of the whole bot except its Discord client, from a list of events: takes milliseconds.

Members type their moves. Weeks on the simulated Discord cover clicks, pictures and the client.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import discord
import pytest

from bot.delivery import outbox
from bot.discord_io.layout import RawView
from bot.interactions.context import Context
from bot.lobby.lobbies import Lobbies
from bot.play.agents import Agents
from bot.play.opening.start import Seating
from bot.play.selection import Outdated
from bot.presentation.pictures import PictureFile, Pictures
from bot.runtime.shards import Shards
from bot.runtime.workers import plain_wait
from bot.store import records
from bot.store.protocol import Store
from bot.store.sqlite import connection
from bot.store.sqlite.store import SqliteStore
from bot.table.clocks.pace import Pace
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from bot.table.table import Table
from bot.timers import clock
from bot.wiring import base_of, make_context
from engine.core.chance import Chance, seed_from
from tests.bot.weeks.events import DAY, Event
from tests.bot.weeks.ledger import Ledger
from tests.bot.weeks.process import Process
from tests.bot.weeks.small_server import DIRECT, GUILD, SmallServer
from tests.bot.weeks.virtual_time import leap
from tests.bot.weeks.week import MOMENTS, choose_at_once
from tests.random_moves import random_path
from tests.simulation import custom_ids

WEEK: Final = 7 * DAY
BEGUN: Final = 1_790_000_000.0
"""The start, as a timestamp."""
SOON: Final = 90.0
"""Seconds after which unfinished deliveries are completed."""
BREATH: Final = 10.0
"""Seconds until an ended process is restarted."""
CALM: Final = 600.0
JUMPS: Final = (-3600.0, -120.0, -2.0, 2.0, 120.0, 3600.0, DAY)
"""Seconds by which the machine's clock is set: by hand, by NTP, or by mistake for summer time."""
FAULTS: Final = (500, 503, 429)
MEMBERS: Final = (1, 2, 3)
TABLES: Final = (
    (("beacons", Pace.DAILY, (1, 2)),),
    (("beacons", Pace.LIVE, (1, 2, 3)),),
    (("beacons", Pace.DAILY, (2, 1)), ("planetary_defence", Pace.NONE, (3,))),
)
"""The tables of a week, one row per seed: game, pace, members."""


def live_through(seed: int, events: Sequence[Event], folder: Path, empty: Path) -> QuickWeek:
    """Live through a seed's week with these events. Raises AssertionError if a law is broken."""
    path = folder / "week.db"
    for old in folder.glob("week.db*"):
        old.unlink()
    shutil.copy(empty, path)
    with pytest.MonkeyPatch.context() as patch:
        week = QuickWeek(seed, events, path, patch)
        leap(patch, week.run())
        return week


async def drawn_at_once(_: Pictures, drawing: str, scene: object) -> PictureFile:  # noqa: ARG001
    """A picture without content; replaces `Pictures.render`."""
    return PictureFile("board.png", b"")


class QuickWeek:
    """One week, at the tables of its seed."""

    def __init__(
        self, seed: int, events: Sequence[Event], path: Path, patch: pytest.MonkeyPatch
    ) -> None:
        self._seed, self._events, self._path = seed, events, path
        self._skew = self._down = 0.0
        self.ledger = Ledger(self._lived, self._now)
        self.process = Process(self.ledger, self._time, patch)
        direct = {DIRECT + one: dict[int, RawView]() for one in MEMBERS}
        self._server = SmallServer(self.process, direct, set(MEMBERS))
        self._dice = Random(seed)
        self._clicks, self._channel = 0, 100
        ids = Random(seed)
        self._bot: Context
        self._store: Store
        patch.setattr(secrets, "token_hex", lambda size=32: ids.randbytes(size).hex())
        patch.setattr(Agents, "choose", choose_at_once)
        patch.setattr(Pictures, "render", drawn_at_once)
        patch.setattr(clock, "POLL_INTERVAL", DAY)
        patch.setattr(outbox, "POLL_INTERVAL", DAY)
        patch.setitem(
            connection.LOCAL_PRAGMAS, "synchronous", 0
        )  # power failures are not simulated

    def _time(self) -> float:
        """Seconds since 1970."""
        return BEGUN + asyncio.get_running_loop().time()

    def _now(self) -> float:
        """Seconds since 1970 by the machine's clock, which can be wrong."""
        return self._time() + self._skew

    def _lived(self) -> float:
        """Seconds that the bot has run."""
        return self._time() - self._down

    async def run(self) -> None:
        """Live through the week, then check the laws."""
        await self._start()
        try:
            await self._open()
            for event in self._events:
                self._dice = Random(event.dice)
                await self._pass(event.after)
                await getattr(self, f"_{event.deed}")()
                await self._rise()
            await self._pass(max(0.0, BEGUN + WEEK - self._time()))
            await self._calm_down()
            await self.ledger.check(self._store)
            await self._play_on()
        finally:
            await self._end()

    # the process

    async def _start(self) -> None:
        store = self._store = await SqliteStore.open(self._path)
        client, pictures = self._server.client, Pictures()
        base = base_of(client, store, pictures, self._now, plain_wait, 1, Shards())
        bot = self._bot = make_context(base)
        await bot.residence.reconcile({GUILD})
        bot.outbox.start()
        bot.clock.start()

    async def _end(self) -> None:
        """End the process; unfinished work is dropped."""
        await asyncio.sleep(1)  # a commit under way completes
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await self._store.close()

    async def _rise(self, after: float = BREATH) -> None:
        """Restart the bot if it has ended."""
        while self.process.ended:
            down = self._time()
            await self._end()
            await asyncio.sleep(after)
            self._down += self._time() - down
            self.ledger.ends += 1
            self.process.revive()
            await self._start()
            await asyncio.sleep(SOON)

    async def _pass(self, seconds: float) -> None:
        """Let time pass, with everything that becomes due."""
        until = self._time() + seconds
        await asyncio.sleep(seconds)
        if self.process.ended:
            await self._rise()
            await asyncio.sleep(max(0.0, until - self._time()))
        self._bot.clock.wake()  # a heartbeat, so that an end now costs little time
        await asyncio.sleep(0.1)

    # what members do

    async def _open(self) -> None:
        service = self._bot.service
        lobbies = Lobbies(service.store, service.now)
        for number, (game, pace, members) in enumerate(TABLES[self._seed % len(TABLES)]):
            place, (host, *others) = self._new_channel(), members
            if not others:
                await service.start(Seating(game, {}, GUILD, place, host, _name(host), number))
                continue
            settings = TableSettings(pace=pace)
            opening = Seating(game, {}, GUILD, place, host, _name(host), number, settings=settings)
            lobby = await lobbies.open(opening)
            for other in others:
                lobby = await lobbies.join(lobby.id, other, _name(other))
            await service.begin(lobby, started=number)
        await asyncio.sleep(SOON)

    async def _awaited(self) -> list[tuple[Table, int, int]]:
        """The awaited seats: table, seat, member."""
        return [
            (table, seat, user)
            for table in await self._tables()
            if table.row.status is records.Status.RUNNING
            for seat in table.missing
            if (user := table.row.seats[seat].user) in self._server.members
        ]

    async def _tables(self) -> list[Table]:
        """The running tables."""
        rows = await self._store.matches_in(GUILD)
        return [await self._bot.service.tables.load(row.id) for row in rows]

    async def _act(self, times: int = 1, late: int = 0) -> None:
        """Let somebody type a move, delivered this many times."""
        seen = await self._awaited()
        if not seen:
            return
        table, seat, user = self._dice.choice(seen)
        typed = self._typed(table, seat, user, late)
        for time in range(times):
            with suppress(asyncio.CancelledError), self._refusals(late or time):
                await typed()

    def _typed(
        self, table: Table, seat: int, user: int, late: int = 0
    ) -> Callable[[], Awaitable[None]]:
        """A function that delivers a move suggested `late` decisions ago, once or more often."""
        luck = Chance(seed_from(str(self._dice.random())))
        path, picked = random_path(table.match.game.choices(table.match.state, seat), luck)
        decision = table.match.decisions[seat] - late
        self._clicks += 1
        click = self._clicks

        async def deliver() -> None:
            played = await self._bot.service.play(table.id, user, decision, path, picked, click)
            await self._bot.publisher.show_now(played)

        return deliver

    @contextmanager
    def _refusals(self, late: int) -> Iterator[None]:
        """Allow refusals only of moves for past decisions."""
        try:
            yield
        except Outdated:
            assert late

    async def _act_twice(self) -> None:
        await self._act(times=2)

    async def _act_late(self) -> None:
        await self._act(late=1)

    async def _take_a_holiday(self) -> None:
        until = self._now() + self._dice.randint(0, 3) * DAY
        await self._bot.members.change(
            self._dice.choice(MEMBERS), lambda now: now.model_copy(update={"holiday": until})
        )

    async def _leave_or_return(self) -> None:
        """Let somebody leave the server, or come back."""
        self._server.members ^= {self._dice.choice(MEMBERS)}

    async def _come_back(self) -> None:
        """Let somebody take their seat back from the autopilot."""
        seats = [
            (table.id, seat.user)
            for table in await self._tables()
            for seat in table.row.seats
            if seat.user in self._server.members
        ]
        if seats:
            match, user = self._dice.choice(seats)
            assert user is not None
            await self._bot.seats.back(match, user)

    async def _move_elsewhere(self) -> None:
        """Let a host move a game to a new channel."""
        for table in await self._tables():
            with suppress(Refused):
                await self._bot.seats.move(
                    table.id, table.row.host or 0, GUILD, self._new_channel()
                )

    def _new_channel(self) -> int:
        self._channel += 1
        self._server.channels[self._channel] = {}
        return self._channel

    # what moderators do

    async def _delete_message(self) -> None:
        """Delete a message of the bot."""
        standing = [(kept, one) for kept in self._server.channels.values() for one in kept]
        if standing:
            kept, number = self._dice.choice(standing)
            del kept[number]

    async def _delete_channel(self) -> None:
        """Delete a channel with its messages."""
        places = [one for one in self._server.channels if one < DIRECT]
        if places:
            place = self._dice.choice(places)
            del self._server.channels[place]
            told = cast("discord.TextChannel", SimpleNamespace(id=place))
            await self._bot.lost_channels.channel_deleted(told)

    # what machines do

    async def _fail(self) -> None:
        """Let Discord's next requests fail while members act."""
        self._server.failing = self._dice.choices(FAULTS, k=self._dice.randint(1, 3))
        await self._act()

    async def _lose_answer(self) -> None:
        """Let Discord post a message but answer with an error."""
        self.process.lose_answers(1)
        await self._act()

    async def _act_and_die(self) -> None:
        """End the process while a member's move, or its effects, are handled."""
        self.process.end_in(self._dice.randrange(MOMENTS))
        await self._act()
        await asyncio.sleep(SOON)
        self.process.spare()

    async def _outage(self) -> None:
        """Stop the machine for hours."""
        self.process.kill()
        await self._rise(self._dice.uniform(600, DAY))

    async def _set_clock(self) -> None:
        """Set the machine's clock."""
        jump = self._dice.choice(JUMPS)
        self._skew += jump
        self.ledger.ends += 1  # it moves deadlines like an end
        self._bot.clock.wake()
        await asyncio.sleep(1)

    # the end

    async def _calm_down(self) -> None:
        """End all faults, and bring everybody back."""
        self.process.revive()
        self._server.failing.clear()
        self._server.members.update(MEMBERS)
        await asyncio.sleep(CALM)

    async def _play_on(self) -> None:
        """Check that every game can continue, in another channel if its own is gone."""
        for row in await self._store.matches_in(GUILD):
            with suppress(Refused):  # it has ended
                await self._set_going(row.id)
            await self._goes_on(row.id)

    async def _set_going(self, match: str) -> None:
        """Bring back the absent members of a table that has a channel."""
        seats, row = self._bot.seats, (await self._bot.service.tables.load(match)).row
        users = [seat.user for seat in row.seats if seat.user is not None]
        if row.channel not in self._server.channels:
            await seats.move(match, row.host or users[0], GUILD, self._new_channel())
        for user in users:
            await seats.back(match, user)
        await seats.resume(match)
        await asyncio.sleep(SOON)

    async def _goes_on(self, match: str) -> None:
        before = await self._bot.service.tables.load(match)
        for table, seat, user in await self._awaited():
            if table.id == match:
                await self._typed(table, seat, user)()
                break
        await asyncio.sleep(SOON)
        after = await self._bot.service.tables.load(match)
        assert after.over or after.match.revision > before.match.revision, f"{match} stands still"
        board = (await self._store.messages(match))["board"].message
        assert self._boards(match) == [board], f"{match} has boards at {self._boards(match)}"

    def _boards(self, match: str) -> list[int]:
        """All public messages with live buttons of a match."""
        return [
            number
            for channel in self._server.channels.values()
            for number, shown in channel.items()
            if any(f":{match}:99:0:text:" in one for one in custom_ids(shown.to_components()))
        ]


def _name(user: int) -> str:
    return f"Member {user}"
