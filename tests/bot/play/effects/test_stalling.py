"""No single member can delay a table's end beyond the time that its settings give.

One member does everything that could delay a game: asks for pauses, takes holidays, undoes moves,
comes back from the autopilot, swaps the seat with a friend, moves to other cities for their nights,
and lets time pass. The others are absent, or do what is asked of them, or agreed to one pause and
are absent since. Time advances from one timer to the next.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import pytest

from bot.lobby.lobbies import Lobbies
from bot.members.preferences import Members
from bot.play.opening.start import Seating
from bot.play.selection import Outdated
from bot.play.social.holidays import Holidays
from bot.play.undo import in_effect
from bot.runtime.durations import DAY, HOUR
from bot.store import records
from bot.store.errors import TimerGone
from bot.store.sqlite.store import SqliteStore
from bot.table.clocks.pace import BREAK_MOST, HOLIDAY_MOST, PAUSE_MOST, Pace
from bot.table.clocks.running import Rest
from bot.table.clocks.timer_kinds import Timers
from bot.table.leavers import seats_with_leavers
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from bot.table.state import Ask
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from tests.bot.calendar_clocks import latest
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.play.effects.evenings import GUILD, HERE, HOST, Evening
from tests.bot.play.effects.shadow_clocks import ShadowClocks
from tests.example_game.install import BEACONS
from tests.liars_dice.test_liars_dice import LIARS_DICE
from tests.random_moves import random_path

FRIEND = 99
CLOCKS_A_MOVE = 3
"""The clock of a turn, and the time that undoing can restore: less than twice as much."""
STEPS = 3_000
HARMLESS = (Timers.LOBBY, Timers.REMIND)
"""Timers that change nothing at a table."""
HOLIDAY = 60 * DAY
CITIES = ("", "Pacific/Kiritimati", "Asia/Kolkata", "Europe/Berlin", "Pacific/Pago_Pago")
BEGUN = datetime(2026, 10, 20, 20, tzinfo=UTC).timestamp()
"""Some days before summer time ends."""
USUAL = TableSettings(pace=Pace.DAILY)


class Others(StrEnum):
    """What all other members do."""

    AWAY = "away"
    PLAY = "play"
    PAUSED_ONCE = "paused once"


class Stalling(Evening):
    """A table at which one member delays the end."""

    def __init__(self, store: SqliteStore, luck: Chance, others: Others) -> None:
        super().__init__(store, luck)
        self.time = BEGUN
        self.others, self.holidays = others, Holidays(self.service, self.seats)

    async def sit_down(self, game: str, seats: int, settings: TableSettings) -> None:
        """Seat members at all seats of a table with these clocks."""
        opening = Seating(game, {}, GUILD, HERE, HOST, "Ada", 1, settings=settings)
        taken = [records.Seat(at, at + 1, None, f"Member {at}") for at in range(seats)]
        lobbies = Lobbies(self.service.store, self.service.now)
        table = await self.service.begin(await lobbies.open(opening, taken), started=1)
        self.match_id = table.id

    async def last(self) -> Table:
        """Play until the table is over, or too many steps were made."""
        if self.others is Others.PAUSED_ONCE:
            await self._agreed_pause()
        for _ in range(STEPS):
            table = await self.service.tables.load(self.match_id)
            if table.over:
                break
            with suppress(Refused, Outdated, TimerGone):
                await self.luck.pick(self._deeds)(table)
        return table

    @property
    def _deeds(self) -> tuple[Callable[[Table], Awaitable[object]], ...]:
        others = (self.play_for_others,) * 3 if self.others is Others.PLAY else ()
        own = (self.hold_up, self.rest, self.linger, self.take_back, self.return_late)
        own_too = (self.travel, self.take_break, self.change_hands)
        return (*others, *own, *own_too, self.next_due, self.next_due)

    async def _agreed_pause(self) -> None:
        table = await self.service.tables.load(self.match_id)
        asked = await self.proposals.ask(table.id, HOST, Ask.PAUSE, 0)
        for seat in table.row.seats[1:]:
            proposal = asked.state.proposal
            assert proposal is not None
            assert seat.user is not None
            asked, _ = await self.proposals.answer(table.id, seat.user, proposal.number, agree=True)
        assert asked.paused

    async def hold_up(self, table: Table) -> None:
        """Ask for a pause, or for an undo of moves of others."""
        await self.proposals.ask(table.id, HOST, Ask.PAUSE, 0)

    async def rest(self, table: Table) -> None:  # noqa: ARG002
        """Begin another holiday of sixty days."""
        until = self.time + HOLIDAY
        members = Members(self.service.store)
        await members.change(HOST, lambda now: now.model_copy(update={"holiday": until}))
        await self.holidays.move(HOST, until)

    async def take_break(self, table: Table) -> None:
        """Take the one break that needs no consent."""
        await self.proposals.ask(table.id, HOST, Ask.BREAK, 0)

    async def change_hands(self, table: Table, *, forgotten: bool = False) -> None:
        """Leave the seat in the last minute, and let a friend take it before its AI moves.

        Later holders who leave it may be `forgotten`: their data is deleted.
        """
        holder = table.row.seats[0].user
        if holder is not None and await self.comes_last(table):
            remembered = not (forgotten and seats_with_leavers(table))
            await self.seats.leave(table.id, holder, remembered=remembered)
            await self.seats.take_free(table.id, GUILD, 0, FRIEND + HOST - holder, "Ada")

    async def travel(self, table: Table) -> None:  # noqa: ARG002
        """Set another city, where it may be night."""
        city = self.luck.pick(CITIES)
        members = Members(self.service.store)
        await members.change(HOST, lambda now: now.model_copy(update={"city": city}))

    async def linger(self, table: Table) -> None:
        """Make a move in the last minute of its time."""
        if await self.comes_last(table):
            await self.act(table, 0)

    async def comes_last(self, table: Table) -> bool:
        """Skip to the last minute if only the member is awaited; returns whether they are."""
        timers = await self.service.store.timers(table.id)
        own = [one.due for one in timers if (one.kind, one.seat) == (Timers.DEADLINE, 0)]
        first = min((one.due for one in timers if one.kind not in HARMLESS), default=0.0)
        if not own or own != [first] or 0 not in table.missing:
            return False
        self.time = max(self.time, own[0] - 60)
        return True

    async def take_back(self, table: Table) -> None:
        """Undo moves, with or without consent."""
        undo = await self.service.can_take_back(table.id, HOST)
        if undo.alone:
            await self.service.take_back(table.id, HOST, undo.to)
        else:
            await self.proposals.ask(table.id, HOST, Ask.UNDO, undo.to)

    async def return_late(self, table: Table) -> None:
        """Take the seat back from the autopilot."""
        holder = table.row.seats[0].user
        if holder is not None and table.row.seats[0].autopilot:
            await self.seats.back(table.id, holder)

    async def play_for_others(self, table: Table) -> None:
        """Let another member decline a proposal, resume the game, or make a move."""
        proposal = table.state.proposal
        others = [one for one in table.row.seats[1:] if one.user is not None]
        if proposal is not None and proposal.by == 0:
            user = self.luck.pick(others).user
            assert user is not None
            await self.proposals.answer(table.id, user, proposal.number, agree=False)
            return
        waiting = [one.number for one in others if one.number in table.missing]
        if waiting:
            await self.act(table, self.luck.pick(waiting))

    async def act(self, table: Table, seat: int) -> None:
        """Let the member of a seat make a random move."""
        choices = table.match.game.choices(table.match.state, seat)
        if not choices.open():
            return
        path, picked = random_path(choices, self.luck)
        user = table.row.seats[seat].user
        assert user is not None
        await self.service.play(table.id, user, table.match.decisions[seat], path, picked)

    async def next_due(self, table: Table) -> None:
        """Handle the next timer."""
        timers = await self.service.store.timers(table.id)
        known = [one for one in timers if one.kind not in HARMLESS]
        if known:
            await self.come_due(min(known, key=lambda one: one.due))
        elif table.paused:
            self.time += HOUR
            holder = table.row.seats[0].user
            assert holder is not None
            await self.seats.back(table.id, holder)


@pytest.fixture(scope="module", autouse=True)
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install games of other packages."""
    with games_installed(tmp_path_factory.mktemp("games"), BEACONS, LIARS_DICE):
        yield


def most_of(settings: TableSettings) -> tuple[float, float]:
    """The most time that can pass in a turn, and while a bank is used up, by the calendar."""
    span, _, bank = settings.clock
    assert span is not None
    summer = 0.0 if settings.rest is Rest.NONE else HOUR
    reserve = latest(bank, settings.rest) + summer if bank else 0.0
    return latest(span, settings.rest) + summer, reserve


async def stalled(
    folder: Path,
    game: str,
    seats: int,
    others: Others,
    luck: int,
    settings: TableSettings = USUAL,
) -> None:
    """Play one such table and check the law."""
    store = await SqliteStore.open(folder / f"{game} {others} {luck}.db")
    at = Stalling(store, Chance(seed_from(f"stall {game} {others} {luck}")), others)
    try:
        await at.sit_down(game, seats, settings)
        began = at.time
        table = await at.last()
        record = in_effect(await store.actions(at.match_id))
    finally:
        await store.close()
    clocks = ShadowClocks()
    for one in at.service.seen:
        clocks.follow(one)
    turn, reserve = most_of(settings)
    pause = PAUSE_MOST if others is Others.PAUSED_ONCE else 0.0
    most = (len(record) + 2) * CLOCKS_A_MOVE * turn + seats * reserve + HOLIDAY_MOST + pause
    most += BREAK_MOST
    assert table.over, f"not over after {STEPS} steps and {(at.time - began) / DAY:.0f} days"
    assert at.time - began <= most, f"{(at.time - began) / DAY:.0f} days, not {most / DAY:.0f}"


@pytest.mark.parametrize("others", Others)
@pytest.mark.parametrize(("game", "seats"), [("beacons", 3), ("liars_dice", 3)])
def test_no_single_member_can_delay_a_table_forever(
    tmp_path: Path, game: str, seats: int, others: Others, *, soaking: bool
) -> None:
    for luck in range(6 if soaking else 1):
        asyncio.run(stalled(tmp_path, game, seats, others, luck))


async def swapped(folder: Path, *, forgotten: bool) -> float:
    """The days that a member and a friend gain for one move by swapping the seat."""
    store = await SqliteStore.open(folder / f"swapped, forgotten {forgotten}.db")
    at = Stalling(store, Chance(seed_from("swaps")), Others.AWAY)
    try:
        await at.sit_down("liars_dice", 3, USUAL)
        while 0 not in (table := await at.service.tables.load(at.match_id)).missing:
            await at.next_due(table)
        began, revision = at.time, table.row.revision
        for _ in range(30):
            table = await at.service.tables.load(at.match_id)
            if table.row.revision != revision:
                break
            if await at.comes_last(table):
                await at.change_hands(table, forgotten=forgotten)
            else:
                await at.next_due(table)
    finally:
        await store.close()
    return (at.time - began) / DAY


def test_swapping_a_seat_gives_less_than_four_times_the_clock_of_a_move(tmp_path: Path) -> None:
    assert 2 < asyncio.run(swapped(tmp_path, forgotten=False)) < 4


def test_swapping_a_seat_and_deleting_data_gives_no_more_time(tmp_path: Path) -> None:
    days = [asyncio.run(swapped(tmp_path, forgotten=one)) for one in (False, True)]
    assert days[0] == pytest.approx(days[1])


FORGIVING = (
    TableSettings(pace=Pace.DAILY_BANK, rest=Rest.BOTH),
    TableSettings(pace=Pace.BLITZ),
    TableSettings(pace=Pace.HALF_DAY, rest=Rest.NIGHTS),
)


@pytest.mark.parametrize("settings", FORGIVING, ids=lambda one: f"{one.pace}-{one.rest}")
def test_no_single_member_can_delay_a_table_forever_with_forgiving_clocks(
    tmp_path: Path, settings: TableSettings
) -> None:
    for others in (Others.AWAY, Others.PLAY):
        asyncio.run(stalled(tmp_path, "liars_dice", 3, others, 7, settings))


async def waited(folder: Path, settings: TableSettings) -> tuple[float, int]:
    """The seconds that a member's turns take who moves in the last minute of each; their number.

    The others move at once.
    """
    store = await SqliteStore.open(folder / "waited.db")
    at, moves = Stalling(store, Chance(seed_from("waits")), Others.PLAY), 0
    try:
        await at.sit_down("liars_dice", 3, settings)
        began = at.time
        for _ in range(STEPS):
            table = await at.service.tables.load(at.match_id)
            if table.over:
                break
            if await at.comes_last(table):
                await at.act(table, 0)
                moves += 1
            elif {0, *table.missing} == {0}:
                await at.next_due(table)
            else:
                await at.play_for_others(table)
    finally:
        await store.close()
    return at.time - began, moves


@pytest.mark.parametrize("settings", FORGIVING, ids=lambda one: f"{one.pace}-{one.rest}")
def test_a_member_has_their_bank_once_per_game(tmp_path: Path, settings: TableSettings) -> None:
    passed, moves = asyncio.run(waited(tmp_path, settings))
    turn, reserve = most_of(settings)
    assert moves > 1
    assert passed <= moves * turn + reserve, f"{passed / DAY:.1f} days for {moves} moves"
