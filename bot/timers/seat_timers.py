"""Timers of seats: AIs' moves, deadlines and reminders."""

from typing import Any

from bot.discord_io.courier import Courier
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.agents import Agents
from bot.play.opening.ways import favourite
from bot.play.seats import Seats
from bot.play.undo import by_rules_of
from bot.presentation.status import Deadline, deadline_of
from bot.store import changes, records
from bot.table.clocks.running import next_reminder, run_out
from bot.table.clocks.seat_times import hours_of, stint_of
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import say
from bot.table.table import Table


class SeatTimers:
    """Handles the timers of seats."""

    def __init__(self, service: Service, agents: Agents, courier: Courier, seats: Seats) -> None:
        self._service, self._thinking = service, agents
        self._courier, self._seats = courier, seats

    async def move(self, timer: records.Timer) -> None:
        """Timer: make the move of a seat's AI. Raises TimerGone if another process did."""
        await self._service.act_for(
            timer, records.By.AGENT, lambda table: self._thinking.choose(table, timer.seat)
        )

    async def deadline(self, timer: records.Timer) -> None:
        """Timer: act for a seat whose time is over, or end the duel that it loses by that.

        The game's rules or else the AI choose the action. If the seat's member has left the server,
        they leave the game instead. Raises TimerGone if another process acted.
        """
        table = await self._service.tables.load(timer.match_id)
        user = table.row.seats[timer.seat].user or 0
        is_late = timer.seat in table.missing and not table.automatic(timer.seat)
        if is_late and not await self._courier.here(table.row.guild, user):
            await self._seats.leave_server(timer.match_id, timer.seat)
            return
        if is_late and table.loses_on_time and favourite(table, timer.seat) is None:
            await self._seats.lose(timer)
            return

        async def choose(table: Table) -> Any:
            action = table.match.game.on_deadline(table.match.state, timer.seat)
            return action or await self._thinking.choose(table, timer.seat)

        await self._service.act_for(timer, records.By.DEADLINE, choose)

    async def remind(self, timer: records.Timer) -> None:
        """Timer: remind a seat that has not acted; in public only if everybody may know it."""
        store, table = self._service.store, await self._service.tables.load(timer.match_id)
        done: list[changes.Change] = [changes.FireTimer(timer)]
        ends = await deadline_of(store, table, self._service.now(), timer.seat)
        running = table.row.status is records.Status.RUNNING
        if ends is not None and running and timer.seat in table.missing:
            done.append(
                say(
                    table.row,
                    timer.seat,
                    f"word-remind{_consequence(table, timer.seat)}",
                    self._service.now(),
                    public=not table.hides_missing,
                    when=f"<t:{ends.due:.0f}:R>",
                )
            )
            done += await self._reminder_after(table, timer, ends)
        await store.commit(done)
        self._service.wake()

    async def _reminder_after(
        self, table: Table, timer: records.Timer, ends: Deadline
    ) -> list[changes.Change]:
        """The change that sets the timer of the next reminder; [] if no reminder follows."""
        user = table.row.seats[timer.seat].user
        every = (await Members(self._service.store).read(user)).remind_every if user else 0.0
        following = next_reminder(ends.left, stint_of(table, timer.seat), every)
        if following is None:
            return []
        due = run_out(ends.at, ends.left - following, hours_of(table, timer.seat))
        return [changes.SetTimer(timer._replace(due=due))]


def _consequence(table: Table, seat: int) -> str:
    """The suffix of a reminder's message id, by what happens at the deadline.

    "" if the AI then acts for the seat.
    """
    if table.loses_on_time:
        return "-or-lose"
    return by_rules_of(table.match.game) if table.decided_by_rule(seat) else ""


def kinds(seat_timers: SeatTimers) -> dict[str, Any]:
    """The handlers of seats' timers, by kind."""
    return {
        Timers.AGENT: seat_timers.move,
        Timers.DEADLINE: seat_timers.deadline,
        Timers.REMIND: seat_timers.remind,
    }
