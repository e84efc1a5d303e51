"""What changes at a running table beside the game: who sits there, who plays for them, where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.play.actions import TRIES, Service, Vote
from bot.play.agents import usual_agent
from bot.play.effects.turns import called, clock_of, clocks, hands, settling
from bot.store import changes, records
from bot.store.protocol import StaleRevision
from bot.store.records import Status
from bot.table.notices import board_notice, fresh_board, hand_role, passed_hand, say
from bot.table.permissions import seat_of
from bot.table.presence import (
    altered,
    changed,
    piloted,
    present,
    returned,
    sat,
    without_moot,
    without_premove,
    without_void,
)
from bot.table.refusals import Refused
from bot.table.settings import DAY
from bot.table.state import Offer
from bot.table.table import Table
from bot.table.timers import CLOCKS, Timers
from engine.core.words import words

DELETED = "word-deleted"
OFFERED = DAY
"""Seconds for which an offered seat can be taken."""

Alter = Callable[[Table], Table]
"""A table as it shall be. Raises Refused if it may not."""
Follow = Callable[[Table, Table], Sequence[changes.Change]]
"""What must follow, given the table before and after, besides its board."""


def nothing(before: Table, after: Table) -> Sequence[changes.Change]:  # noqa: ARG001
    """Nothing more."""
    return ()


class Seats:
    """Changes rows of running tables, one at a time; each returns the table as it then is."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def alter(
        self,
        match_id: str,
        change: Alter,
        follow: Follow = nothing,
        *,
        shown: bool = True,
        how: str = "void",
        vote: Vote | None = None,
    ) -> Table:
        """Change a table that is not over, and show it unless nobody shall see that.

        A proposal that ends with it is settled so (`how`): carried, if this is done by `vote`.
        Raises Refused, UnknownMatch, NotSaved.
        """
        service = self._service
        async with service.tables.lock(match_id):
            for _ in range(TRIES):
                before = await service.tables.load(match_id)
                if before.over:
                    raise Refused(words("refused-over"))
                wanted = without_void(before, without_moot(_voted(before, change, vote)))
                if wanted.row == before.row:
                    return before
                row = replace(wanted.row, updated=service.now())
                after = replace(wanted, row=replace(row, edition=row.edition + 1))
                again = row.channel != before.row.channel or found_again(before, after)
                show = fresh_board if again else board_notice
                settled = settling(before, after, row.updated, "carried" if vote else how)
                more = [*settled, *follow(before, after)]
                more += [show(after.row, row.updated)] if shown else []
                if before.paused is not after.paused:
                    more += hands(after, after.missing, row.updated)
                try:
                    await service.store.commit([changes.PutTable(row), *more])
                except StaleRevision:
                    continue
                service.wake()
                return service.tables.keep(after)
        raise Refused(words("refused-busy"))

    async def back(self, match_id: str, user: int) -> Table:
        """The member plays for themselves again; a game that stood still for that goes on."""

        def change(table: Table) -> Table:
            here = returned(table, seat_of(table, user))
            deserted = table.paused and not present(table) and not table.lost
            return altered(here, status=Status.RUNNING) if deserted else here

        def follow(before: Table, after: Table) -> Sequence[changes.Change]:
            if before.paused:
                return resumed(before, after)
            seat = seat_of(before, user)
            freed = changes.DropTimer(match_id, seat, Timers.AGENT)
            begun = clocks(after, seat, after.row.updated) if seat in after.missing else ()
            return [freed, *begun]

        return await self.alter(match_id, change, follow)

    async def pause(
        self, match_id: str, *, lost: bool = False, told: str = "", vote: Vote | None = None
    ) -> Table:
        """Let the game stand still, clocks included.

        If it is `lost`, its board can be shown nowhere: nothing is written in its channel until it
        goes on, and its host is told so in these words, if any.
        """
        now = self._service.now()
        timers = await self._service.store.timers(match_id)
        left = {one.seat: one.due - now for one in timers if one.kind == Timers.DEADLINE}

        def change(table: Table) -> Table:
            if table.paused:
                return table
            still = changed(table, left=left, lost=lost, proposal=None)
            return altered(still, status=Status.PAUSED)

        def follow(before: Table, after: Table) -> Sequence[changes.Change]:  # noqa: ARG001
            kinds = (*CLOCKS, Timers.AGENT)
            stopped: list[changes.Change] = [
                changes.DropTimer(match_id, t.seat, t.kind) for t in timers if t.kind in kinds
            ]
            if told == DELETED:
                stopped.append(changes.DropMessage(match_id, "board"))
            host = None if after.row.host is None else after.seat_of(after.row.host)
            if not told or host is None:
                return stopped
            return [*stopped, say(after.row, host, told, now, public=False)]

        return await self.alter(match_id, change, follow, shown=not lost, vote=vote)

    async def pause_lost(self, match_id: str, *, deleted: bool) -> None:
        """Pause a game whose channel is deleted, or takes nothing of ours any more."""
        await self.pause(match_id, lost=True, told=DELETED if deleted else "word-lost")

    async def resume(self, match_id: str, *, shown: bool = True, vote: Vote | None = None) -> Table:
        """Let the game go on; everybody has the time left that they had.

        It is `shown` unless the caller does that.
        """

        def change(table: Table) -> Table:
            going = changed(table, left={}, lost=False, proposal=None)
            return altered(going, status=Status.RUNNING)

        return await self.alter(match_id, change, resumed, shown=shown, vote=vote)

    async def to_agent(
        self, match_id: str, seat: int, name: str, *, vote: Vote | None = None
    ) -> Table:
        """An agent called `name` takes a seat for good; the next member there is host."""

        def change(table: Table) -> Table:
            agent = usual_agent(table.row.game)
            taken = replace(
                table.row.seats[seat], user=None, agent=agent, name=name, autopilot=False
            )
            return _seated(table, taken)

        return await self._pass_on(match_id, seat, change, vote)

    async def offer(
        self, match_id: str, user: int, seat: int, also: Sequence[changes.Change]
    ) -> Offer:
        """Offer one's own seat, or as host that of an AI; the changes in `also` go with it."""
        made: list[Offer] = []

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            if seat != by and (table.row.seats[seat].user is not None or table.row.host != user):
                raise Refused(words("seat-whose"))
            now = self._service.now()
            offer = Offer(seat=seat, by=by, number=table.row.edition, until=now + OFFERED)
            made[:] = [offer]
            standing = (one for one in table.state.offers if one.until > now)
            return changed(table, offers=(*standing, offer))

        await self.alter(match_id, change, lambda before, after: also, shown=False)  # noqa: ARG005
        return made[0]

    async def take(self, match_id: str, seat: int, number: int, user: int, name: str) -> Table:
        """A member takes the seat of this offer from whoever, or whatever, had it.

        All offers of that seat end with it. Raises Refused if the offer does not stand any more.
        """

        def change(table: Table) -> Table:
            if table.seat_of(user) is not None:
                raise Refused(words("lobby-seated-already"))
            now, offers = self._service.now(), table.state.offers
            if not any(
                (one.seat, one.number) == (seat, number) and one.until > now for one in offers
            ):
                raise Refused(words("seat-offer-past"))
            taken = replace(
                table.row.seats[seat], user=user, agent=None, name=name, autopilot=False
            )
            return _seated(table, taken)

        return await self._pass_on(match_id, seat, change)

    async def _pass_on(
        self, match_id: str, seat: int, change: Alter, vote: Vote | None = None
    ) -> Table:
        """Give a seat to somebody else, and say so in the hand of whoever had it."""
        shown = await self._service.store.messages(match_id)

        def follow(before: Table, after: Table) -> Sequence[changes.Change]:
            return [*_freed(before, seat, shown), *_called_if_missing(after, seat)]

        return await self.alter(match_id, change, follow, vote=vote)

    async def hand_over(self, match_id: str, user: int, to: int) -> Table:
        """Make another member of the table its host; for the host."""

        def change(table: Table) -> Table:
            self.require_host(table, user)
            if table.row.seats[to].user is None:
                raise Refused(words("host-agent"))
            return altered(table, host=table.row.seats[to].user)

        return await self.alter(match_id, change)

    async def move(self, match_id: str, user: int, guild: int, channel: int) -> Table:
        """Move the game to another channel; for the host. Raises ChannelTaken."""

        def change(table: Table) -> Table:
            self.require_host(table, user)
            if table.row.guild != guild:
                raise Refused(words("move-other-server"))
            moved = altered(table, channel=channel)
            if table.lost:
                moved = altered(changed(moved, lost=False, left={}), status=Status.RUNNING)
            return moved

        return await self.alter(match_id, change, resumed)

    async def gone(self, match_id: str, seat: int) -> Table:
        """The member of a seat has left the server: the autopilot has it, and all others hear so.

        The host, who may do something about it, is told personally too; everybody once.
        """

        def change(table: Table) -> Table:
            without = _hosted(piloted(table, seat, autopilot=True), without=seat)
            return without if present(without) else altered(without, status=Status.PAUSED)

        def follow(before: Table, after: Table) -> Sequence[changes.Change]:  # noqa: ARG001
            now = after.row.updated
            found = [changes.DropTimer(match_id, seat, kind) for kind in CLOCKS]
            host = after.seat_of(after.row.host) if after.row.host is not None else None
            told = [
                say(after.row, one, "word-gone", now, public=one is None, named={"who": seat})
                for one in dict.fromkeys((None, host))
                if one != seat
            ]
            return [*found, *_called_if_missing(after, seat), *told]

        return await self.alter(match_id, change, follow)

    def require_host(self, table: Table, user: int) -> None:
        """Raises Refused if `user` is not the host; where there is none, any member will do."""
        if table.row.host not in (None, user):
            raise Refused(words("lobby-host-only"))
        seat_of(table, user)


def _voted(before: Table, change: Alter, vote: Vote | None) -> Table:
    """The table as it shall be, by a vote or without one."""
    if vote is None:
        return change(before)
    vote(before)
    return changed(change(before), proposal=None, lapsed=None)


def found_again(before: Table, after: Table) -> bool:
    """Whether a game that had no place for its board has one now."""
    return before.lost and not after.paused


def resumed(before: Table, after: Table) -> list[changes.Change]:
    """What must follow if a game goes on after a pause; turns nobody could be told are told."""
    if after.paused or not before.paused:
        return []
    left, now, clock = before.state.left, after.row.updated, clock_of(after)
    found: list[changes.Change] = []
    for seat in after.missing:
        if after.automatic(seat) or seat not in left or clock.span is None:
            found += called(after, [seat], now)
            continue
        if found_again(before, after):
            found += called(after, [seat], now)
        ends = now + left[seat]
        found.append(changes.SetTimer(records.Timer(after.id, seat, Timers.DEADLINE, ends)))
        if clock.reminder is not None:
            early = ends - (clock.span - clock.reminder)
            found.append(changes.SetTimer(records.Timer(after.id, seat, Timers.REMIND, early)))
    return found


def _called_if_missing(table: Table, seat: int) -> list[changes.Change]:
    return called(table, [seat], table.row.updated) if seat in table.missing else []


def _seated(table: Table, taken: records.Seat) -> Table:
    """The table with a seat taken by somebody else, who has missed nothing yet."""
    missed = {seat: count for seat, count in table.state.missed.items() if seat != taken.number}
    fresh = without_premove(changed(table, missed=missed, proposal=None), taken.number)
    after = sat(_hosted(fresh, without=taken.number), taken)
    return after if after.row.host is not None else altered(after, host=taken.user)


def _hosted(table: Table, without: int) -> Table:
    """The table with another host, if the member of this seat is it."""
    seats, host = table.row.seats, table.row.host
    if host is not None and host != seats[without].user:
        return table
    left = [seats[seat].user for seat in present(table) if seats[seat].user != seats[without].user]
    return altered(table, host=left[0] if left else None)


def _freed(before: Table, seat: int, shown: Mapping[str, records.Posted]) -> list[changes.Change]:
    """A seat that its member leaves: no clock runs for them, and their hand is none any more."""
    kinds = (*CLOCKS, Timers.AGENT)
    found: list[changes.Change] = [changes.DropTimer(before.id, seat, kind) for kind in kinds]
    user = before.row.seats[seat].user
    hand = None if user is None else shown.get(hand_role(user))
    if hand is not None:
        found.append(changes.DropMessage(before.id, hand.role))
        found.append(passed_hand(before.row, hand, before.row.updated))
    return found
