"""Changes of a running table besides the game: seats, autopilot, host, channel, pauses."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from bot.play.actions import Service
from bot.play.advance import with_next_edition
from bot.play.effects.transition import Loss, Transition
from bot.play.finish import with_end
from bot.play.leaving import (
    after_ending,
    after_leaving,
    after_leaving_server,
    with_agent,
    with_successor,
)
from bot.play.opening.ways import favourite, seat_led
from bot.play.result import ActionResult
from bot.runtime.durations import DAY
from bot.store import changes, records
from bot.table.clocks.pauses import with_pause, without_pause
from bot.table.clocks.timer_kinds import Timers
from bot.table.features import with_times_anew, without_outdated
from bot.table.notices import BOARD, EXCUSE, without_message
from bot.table.permissions import (
    givable,
    require_free,
    require_host,
    require_unfinished,
    seat_of,
)
from bot.table.presence import (
    seats_present,
    with_columns,
    with_member_back,
    with_state,
    without_moot,
    without_void,
)
from bot.table.refusals import Refused
from bot.table.state import Offer
from bot.table.table import Table
from engine.core.words import words

OFFERED = DAY
"""Seconds for which an offered seat can be taken."""

Alter = Callable[[Table], Table]
"""Returns the changed table. Raises Refused if the change is not allowed."""


class Seats:
    """Changes running tables. Most methods return the new table."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def alter(
        self,
        match_id: str,
        change: Alter,
        *,
        also: Sequence[changes.Change] = (),
        over: bool = False,
        **about: Any,
    ) -> Table:
        """Change a running table, or with `over` also a finished one; returns the new table.

        `change` is retried on the newest table if another process was faster. Commits the changes
        in `also`, too. `about` are further fields of the `Transition`. Raises Refused,
        UnknownMatch, NotSaved.
        """
        return (await self._alter(match_id, change, also, over=over, **about)).table

    async def _alter(
        self,
        match_id: str,
        change: Alter,
        also: Sequence[changes.Change] = (),
        *,
        over: bool = False,
        **about: Any,
    ) -> ActionResult:
        async def attempt() -> ActionResult:
            before = await self.service.tables.load(match_id)
            if not over:
                require_unfinished(before.row)
            return await self.commit(before, change(before), also, **about)

        return await self.service.once(match_id, attempt)

    async def commit(
        self, before: Table, changed: Table, also: Sequence[changes.Change] = (), **about: Any
    ) -> ActionResult:
        """Commit the change of a table, if it is one, without what has become void by it.

        `also` and `about` are as for `alter`. Raises what `Service.enact` raises.
        """
        after = without_outdated(without_void(before, without_moot(changed)))
        if after.row == before.row:
            return ActionResult(before, None)
        now = self.service.now()
        if before.paused and not after.paused:
            after = with_times_anew(after, now)
        if not before.over:  # a finished game keeps the time of its end
            after = with_columns(after, updated=now)
        t = Transition(before, with_next_edition(after), now, **about)
        return await self.service.enact(t, also)

    async def back(self, match_id: str, user: int) -> Table:
        """End the autopilot: the member plays their seat again.

        If the game was paused because they were away, it resumes.
        """

        def change(table: Table) -> Table:
            here = with_member_back(table, seat_led(table, user))
            deserted = table.paused and not seats_present(table) and not table.lost
            return without_pause(here) if deserted else here

        return await self.alter(match_id, change)

    async def pause(self, match_id: str, *, lost: bool = False, loss: Loss | None = None) -> Table:
        """Pause the game and its clocks, which keep their remaining time.

        With `lost`, the reason is that the board has no channel: nothing is posted until the game
        resumes, and the host is told of the `loss`.
        """
        due, now = await self.deadlines(match_id), self.service.now()
        gone = [changes.DropMessage(match_id, BOARD)] if loss is Loss.DELETED else []
        return await self.alter(
            match_id, lambda table: with_pause(table, due, now, lost=lost), also=gone, loss=loss
        )

    async def deadlines(self, match_id: str) -> dict[int, float]:
        """The deadlines of a match (unix seconds), by seat."""
        timers = await self.service.store.timers(match_id)
        return {one.seat: one.due for one in timers if one.kind == Timers.DEADLINE}

    async def pause_lost(self, match_id: str, *, deleted: bool) -> None:
        """Pause a game whose channel is deleted, or refuses the bot's messages."""
        await self.pause(match_id, lost=True, loss=Loss.DELETED if deleted else Loss.CLOSED)

    async def resume(self, match_id: str, *, answered: bool = False) -> Table:
        """Resume the game. All clocks keep their remaining time.

        `answered` says that the caller's answer shows the board. If the board had no channel, it is
        assumed to have one again.
        """
        past = await self.without_excuse(match_id)
        return await self.alter(match_id, without_pause, also=past, answered=answered)

    async def without_excuse(self, match_id: str) -> list[changes.Change]:
        """The changes that delete the message which says why the board cannot be shown, if any."""
        excuse = (await self.service.store.messages(match_id)).get(EXCUSE)
        if excuse is None or (row := await self.service.store.match(match_id)) is None:
            return []
        return without_message(row, excuse, self.service.now(), 0)

    async def end_pause(self, timer: records.Timer) -> None:
        """Handle the due timer of a pause: resume the game, if a member is present."""

        def change(table: Table) -> Table:
            return without_pause(table) if stands(table) else table

        def stands(table: Table) -> bool:
            return table.paused and not table.lost and bool(seats_present(table))

        if stands(await self.service.tables.load(timer.match_id)):
            await self.alter(timer.match_id, change)
        else:
            await self.service.store.commit([changes.FireTimer(timer)])

    async def leave(
        self, match_id: str, user: int, *, ends: bool = False, remembered: bool = True
    ) -> ActionResult:
        """Let a member leave (see `after_leaving`). Raises Refused, UnknownMatch, NotSaved."""

        def change(table: Table) -> Table:
            seat, now = seat_of(table, user), self.service.now()
            return after_leaving(table, seat, now, ends=ends, remembered=remembered)

        return await self._alter(match_id, change)

    async def replace(self, match_id: str, seat: int) -> Table:
        """Give a seat to an AI for good, as `with_agent` says."""
        return await self.alter(match_id, lambda table: with_agent(table, seat))

    async def end(self, match_id: str, *, by_manager: bool = False) -> ActionResult:
        """End a game for all. Raises Refused if it is over."""
        ended = "manager" if by_manager else ""
        return await self._alter(
            match_id, lambda table: after_ending(table, self.service.now(), None, ended)
        )

    async def lose(self, timer: records.Timer) -> None:
        """Handle the due deadline of a duel lost by time: each seat whose time is over loses.

        A seat whose group voted for a move does not lose; `SeatTimers` plays that move. Raises
        TimerGone.
        """
        now, timers = self.service.now(), await self.service.store.timers(timer.match_id)
        over = {one.seat for one in timers if one.kind == Timers.DEADLINE and one.due <= timer.due}

        def change(table: Table) -> Table:
            missing = () if table.paused else table.missing
            late = tuple(one for one in missing if one in over and favourite(table, one) is None)
            return with_end(table, now, late, late=True) if timer.seat in late else table

        with suppress(Refused):  # it ended meanwhile
            await self.alter(timer.match_id, change, also=[changes.FireTimer(timer)])

    async def offer(
        self, match_id: str, user: int, seat: int, also: Sequence[changes.Change]
    ) -> Offer:
        """Offer the member's seat, or as host an AI's seat, to one member; returns the offer.

        Commits the changes in `also`, too. Raises Refused for any other seat.
        """
        made: list[Offer] = []

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            if seat not in givable(table, user):
                raise Refused(words("seat-whose"))
            now = self.service.now()
            offer = Offer(seat=seat, by=by, number=table.row.edition, until=now + OFFERED)
            made[:] = [offer]
            standing = (one for one in table.state.offers if one.until > now)
            return with_state(table, offers=(*standing, offer))

        await self.alter(match_id, change, also=also)
        return made[0]

    async def offer_to_all(self, match_id: str, user: int, *, offered: bool) -> Table:
        """Offer the member's seat to everybody on the server, or withdraw that offer."""

        def change(table: Table) -> Table:
            seat = seat_of(table, user)
            others = tuple(one for one in table.state.for_all if one != seat)
            return with_state(table, for_all=(*others, seat) if offered else others)

        return await self.alter(match_id, change)

    async def take(self, match_id: str, seat: int, number: int, user: int, name: str) -> Table:
        """Give a seat to the member who accepts its offer `number`; ends all offers of that seat.

        Raises Refused if the offer is no longer open, or the member has or leads another seat.
        """

        def change(table: Table) -> Table:
            _require_unseated(table, user, seat)
            now, offers = self.service.now(), table.state.offers
            if not any(
                (one.seat, one.number) == (seat, number) and one.until > now for one in offers
            ):
                raise Refused(words("seat-offer-past"))
            return with_successor(table, seat, user, name)

        return await self.alter(match_id, change)

    async def take_free(self, match_id: str, guild: int, seat: int, user: int, name: str) -> Table:
        """Give a seat offered to all to a member of the server. Raises Refused.

        Members who left a seat of the game are refused, as they know its secrets.
        """

        def change(table: Table) -> Table:
            _require_unseated(table, user, seat)
            require_free(table, guild, seat)
            if any(one.user == user and one.seat != seat for one in table.leavers):
                raise Refused(words("seat-left-another"))
            return with_successor(table, seat, user, name)

        return await self.alter(match_id, change)

    async def hand_over(self, match_id: str, user: int, to: int) -> Table:
        """Make the member of the seat `to` the host. Raises Refused unless the host asks for it."""

        def change(table: Table) -> Table:
            require_host(table, user)
            if table.row.seats[to].user is None:
                raise Refused(words("host-agent"))
            return with_columns(table, host=table.row.seats[to].user)

        return await self.alter(match_id, change)

    async def move(self, match_id: str, user: int, guild: int, channel: int) -> Table:
        """Move the game to another channel of the server; a game without a channel resumes.

        Raises Refused unless the host asks for it in another channel, and ChannelTaken.
        """

        def change(table: Table) -> Table:
            require_host(table, user)
            if table.row.guild != guild:
                raise Refused(words("move-other-server"))
            if table.row.channel == channel and not table.lost:
                raise Refused(words("move-already"))
            moved = with_columns(table, channel=channel)
            return without_pause(moved) if table.lost else moved

        return await self.alter(match_id, change)

    async def leave_server(self, match_id: str, seat: int) -> Table:
        """Let the autopilot take the seat of a member who left the server. Idempotent."""
        return await self.alter(match_id, lambda table: after_leaving_server(table, seat))


def _require_unseated(table: Table, user: int, seat: int) -> None:
    """Raises Refused if the member has a seat, or leads another seat than this one."""
    if table.seat_of(user) is not None or table.eyes_of(user) not in (None, seat):
        raise Refused(words("lobby-seated-already"))
