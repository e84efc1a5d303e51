"""Tables at which members, agents and clocks do random deeds, and the resulting transitions."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.interactions.typed.premoves import Premoves
from bot.lobby.lobbies import Lobbies
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.clocks import with_stored_data
from bot.play.effects.all_effects import follow
from bot.play.effects.transition import Loss, Transition
from bot.play.opening.start import Seating
from bot.play.result import ActionResult
from bot.play.seats import Seats
from bot.play.selection import Outdated
from bot.play.social.mention_limit import Mentions
from bot.play.social.votes import Proposals
from bot.runtime.durations import HOUR
from bot.store import changes, records
from bot.store.errors import TimerGone
from bot.store.records import By
from bot.store.sqlite.store import SqliteStore
from bot.table.clocks.pace import Pace
from bot.table.clocks.timer_kinds import TURN_TIMERS, Timers
from bot.table.notices import Ballot, Board, Fresh, Hand, Turn, Whispered, Word, hand_role, read
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from bot.table.state import Ask, Premove, PreparedMoves
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from tests.random_moves import random_path

HERE, GUILD = 11, 7
HOST = 1


class Watched(Service):
    """A service that records each transition it commits, with everything its effects use."""

    def __init__(self, store: SqliteStore, now: Callable[[], float]) -> None:
        super().__init__(store, now)
        self.seen: list[Transition] = []

    async def enact(self, t: Transition, also: Sequence[changes.Change] = ()) -> ActionResult:
        """Commit and record the change; check that what it returns names its notice of a board."""
        told = await with_stored_data(self.store, t)
        played = await super().enact(t, also)
        added = [one.notice for one in follow(told) if isinstance(one, changes.AddNotice)]
        boards = [one.id for one in added if one.kind in (Board.kind, Fresh.kind)]
        assert boards == ([] if played.notice is None else [played.notice])
        self.seen.append(told)
        return played


class Evening:
    """One table and everything that is done at it; `luck` chooses the deeds."""

    def __init__(self, store: SqliteStore, luck: Chance) -> None:
        self.luck, self.time = luck, 1_000_000.0
        self.service = Watched(store, lambda: self.time)
        self.seats = Seats(self.service)
        mentions = Mentions(store, self.service.now)
        self.proposals = Proposals(self.service, self.seats, mentions)
        self.premoves = Premoves(self.seats)
        self.next_user = 100
        self.match_id = ""

    async def begin(self, game: str, seats: int) -> None:
        """Seat members at a table, and an agent at the last seat if it is a larger one."""
        service, settings = self.service, TableSettings(pace=self.luck.pick(tuple(Pace)))
        if seats == 1:
            table = (await service.start(Seating(game, {}, GUILD, HERE, HOST, "Ada", 1))).table
        else:
            taken = [records.Seat(at, at + 1, None, f"Member {at}") for at in range(seats)]
            if seats > 2:
                taken[-1] = records.Seat(seats - 1, None, "random", "AI")
            opening = Seating(game, {}, GUILD, HERE, HOST, "Ada", 1, settings=settings)
            lobbies = Lobbies(service.store, service.now)
            table = await service.begin(await lobbies.open(opening, taken), started=1)
        self.match_id = table.id
        for user in range(1, seats + 1):
            sent = records.PostedMessage(table.id, hand_role(user), 50 + user, 60 + user, 0)
            await service.store.commit([changes.PutMessage(sent)])
        back = self.time + 100 * HOUR
        await Members(service.store).change(2, lambda now: now.model_copy(update={"holiday": back}))

    async def spend(self, deeds: int) -> None:
        """Do this many random deeds of all kinds, or fewer if the game ends; some are refused."""
        for _ in range(deeds):
            self.time += self.luck.pick((0.0, 60.0, HOUR, 10 * HOUR))
            table = await self.service.tables.load(self.match_id)
            if table.over:
                return
            do = self.play if self.luck.below(3) else self.luck.pick(self._others)
            with suppress(Refused, Outdated, TimerGone):
                await do(table)

    @property
    def _others(self) -> tuple[Callable[[Table], Awaitable[object]], ...]:
        return (
            self.fire,
            self.fire,
            self.fire,
            self.undo,
            self.ask,
            self.ask,
            self.answer,
            self.answer,
            self.answer,
            self.come_and_go,
            self.come_and_go,
            self.come_and_go,
            self.pass_on,
            self.pause,
            self.resume,
            self.resume,
            self.prepare,
        )

    def user(self, table: Table) -> int:
        """A random member of the table."""
        users = [seat.user for seat in table.row.seats if seat.user is not None]
        return self.luck.pick(users) if users else 0

    def seat(self, table: Table) -> int:
        """A random seat of the table."""
        return self.luck.pick(range(len(table.row.seats)))

    async def play(self, table: Table) -> None:
        """Let a member make a random move; mostly one who is awaited."""
        state, game = table.match.state, table.match.game
        members = [seat.number for seat in table.row.seats if seat.user is not None]
        awaited = [seat for seat in members if seat in table.missing]
        may = awaited if self.luck.below(4) else members
        open_to = [seat for seat in may if game.choices(state, seat).open()]
        if not open_to:
            await self.fire(table)
            return
        seat = self.luck.pick(open_to)
        path, picked = random_path(game.choices(state, seat), self.luck)
        user, decision = table.row.seats[seat].user, table.match.decisions[seat]
        assert user is not None
        await self.service.play(table.id, user, decision, path, picked)

    async def fire(self, table: Table) -> None:
        """Let a random timer of the table come due; half of the time an agent's, if any is set."""
        timers = await self.service.store.timers(table.id)
        by_agents = [one for one in timers if one.kind == Timers.AGENT]
        known = [one for one in timers if one.kind not in (Timers.LOBBY, Timers.REMIND)]
        if not known:
            return
        await self.come_due(
            self.luck.pick(by_agents if by_agents and self.luck.below(2) else known)
        )

    async def come_due(self, timer: records.Timer) -> None:
        """Advance the clock to a timer or beyond, and handle it."""
        self.time = max(self.time, timer.due)

        async def chosen(now: Table) -> Any:
            game, state = now.match.game, now.match.state
            standing = game.on_deadline(state, timer.seat) if timer.kind in TURN_TIMERS else None
            return standing or wander(game.choices_of_agent(state, timer.seat), self.luck)

        match timer.kind:
            case Timers.AGENT:
                await self.service.act_for(timer, By.AGENT, chosen)
            case Timers.DEADLINE:
                await self.service.act_for(timer, By.DEADLINE, chosen)
            case Timers.PREMOVE:
                await self.premoves.play(timer)
            case Timers.PROPOSAL:
                await self.proposals.lapse(timer)
            case Timers.RECOUNT:
                await self.proposals.recount(timer)
            case Timers.PAUSE:
                await self.seats.end_pause(timer)
            case _:  # a lobby's timer, after its game began
                await self.service.store.commit([changes.FireTimer(timer)])

    async def undo(self, table: Table) -> None:
        """Let a member undo what needs no consent."""
        user = self.user(table)
        undo = await self.service.can_take_back(table.id, user)
        await self.service.take_back(table.id, user, undo.to)

    async def ask(self, table: Table) -> None:
        """Let a member make a proposal; an undo only if there is something to undo."""
        user, what = self.user(table), self.luck.pick((*Ask, Ask.PAUSE, Ask.UNDO, Ask.UNDO))
        about = self.seat(table)
        if what is Ask.UNDO:
            about = (await self.service.can_take_back(table.id, user)).to
        if what is Ask.END and self.luck.below(3):
            return
        await self.proposals.ask(table.id, user, what, about)

    async def answer(self, table: Table) -> None:
        """Let somebody vote, mostly in favour."""
        proposal = table.state.proposal
        if proposal is not None:
            agree = bool(self.luck.below(5))
            await self.proposals.answer(table.id, self.user(table), proposal.number, agree=agree)

    async def come_and_go(self, table: Table) -> None:
        """Give a seat to the autopilot as its member left the server, or back to the member."""
        seat = self.seat(table)
        user = table.row.seats[seat].user
        if user is None or table.solo:
            return
        if table.row.seats[seat].autopilot:
            await self.seats.back(table.id, user)
        elif self.luck.below(2):
            await self.seats.leave_server(table.id, seat)

    async def pass_on(self, table: Table) -> None:
        """Offer a seat to somebody new who takes it, give it to an agent, or change the host."""
        user, seat = self.user(table), self.seat(table)
        if self.luck.below(3) == 0 and not table.solo:
            others = [one for one in table.row.seats if one.user is not None and one.number != seat]
            if others:
                await self.seats.replace(table.id, seat)
            return
        if self.luck.below(3) == 0:
            await self.seats.hand_over(table.id, user, seat)
            return
        offer = await self.seats.offer(table.id, user, seat, ())
        self.next_user += 1
        await self.seats.take(table.id, seat, offer.number, self.next_user, "Somebody")

    async def pause(self, table: Table) -> None:
        """Pause the game, with or without a lost channel; a lost one may be replaced."""
        lost = bool(self.luck.below(2))
        loss = self.luck.pick((None, *Loss)) if lost else None
        await self.seats.pause(table.id, lost=lost, loss=loss)
        if lost and table.row.host is not None and self.luck.below(2):
            self.time += HOUR
            await self.seats.move(table.id, table.row.host, GUILD, table.row.channel + 1)

    async def resume(self, table: Table) -> None:
        """Resume the game."""
        if table.paused:
            await self.seats.resume(table.id)

    async def prepare(self, table: Table) -> None:
        """Store a prepared move that is no longer readable."""
        seat = self.seat(table)
        if table.solo or table.row.seats[seat].user is None:
            return
        kept = PreparedMoves(moves=(Premove(text="nothing that can be done", locale="en"),))
        now = {**table.state.prepared, seat: kept}
        await self.seats.alter(table.id, lambda at: with_state(at, prepared=now))


async def evening(folder: Path, game: str, seats: int, deeds: int) -> list[Transition]:
    """The transitions of a table at which `deeds` random deeds were tried and which then ended.

    The deeds depend only on the arguments; the database is a file in `folder`.
    """
    store = await SqliteStore.open(folder / "evening.db")
    name = f"friday {game} {seats}"
    at = Evening(store, Chance(seed_from(name)))
    with patch("secrets.token_hex", lambda size: name.encode().ljust(size, b" ")[:size].hex()):
        await at.begin(game, seats)
    await at.spend(deeds)
    with suppress(Refused):
        await at.seats.end(at.match_id)
    await store.close()
    return at.service.seen


def seat_in(row: records.NoticeRow) -> int | None:
    """The seat that a notice is for; None if it is for the whole table."""
    notice = read(row)
    return notice.seat if isinstance(notice, Ballot | Hand | Turn | Whispered | Word) else None
