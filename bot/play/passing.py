"""Orders to pass: a member's turns pass until something happens."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.play.actions import Service
from bot.play.effects.transition import Transition
from bot.play.seats import Seats
from bot.store import records
from bot.table.passing import is_met, order_to_pass, passing, standing
from bot.table.permissions import seat_of, seat_to_act
from bot.table.presence import with_state, without_premove
from bot.table.refusals import Refused
from bot.table.state import Passing
from bot.table.table import Table
from engine.core.words import words

TURNS: Final = 12
"""How many turns ahead a member may name the one to be asked in."""


def untils(table: Table) -> list[str]:
    """What a member may pass until: what the game watches for, and the turns to come."""
    known = standing(table)
    if known is None:
        return []
    now = table.match.state.turn
    return [*known.watches, *(str(now + ahead) for ahead in range(1, TURNS + 1))]


class Passes:
    """Takes orders to pass, and carries them out."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats

    async def order(self, match_id: str, user: int, until: str, interaction: int) -> Table:
        """Pass the turns of the member's seat until then, including an open one.

        Raises Refused.
        """

        def change(table: Table) -> Table:
            seat = seat_to_act(table, user)
            if until not in untils(table):
                raise Refused(words("refused-until"))
            order = (
                Passing(until="", turn=int(until))
                if until.isdigit()
                else order_to_pass(table, seat, until)
            )
            return with_state(table, passing={**table.state.passing, seat: order})

        table = await self._seats.alter(match_id, change)
        action = passing(table, seat_of(table, user))
        if action is None:
            return table
        return (await self._service.do(match_id, user, action, interaction)).table

    async def play(self, timer: records.Timer) -> None:
        """Pass a turn, or call its member. Raises Refused, IllegalAction, NotSaved."""
        table = await self._service.tables.load(timer.match_id)
        seat = timer.seat
        waits = seat in table.state.passing
        if waits and is_met(table, seat):
            said = partial(Transition, timer=timer)
            await self._seats.alter(timer.match_id, lambda now: without_premove(now, seat), said)
        elif waits and passing(table, seat) is not None:
            await self._service.act_for(timer, records.By.QUEUE, partial(_passing, seat))
        else:
            await self._service.enact(Transition(table, table, self._service.now(), timer=timer))


async def _passing(seat: int, table: Table) -> Any:
    """The action that lets a turn pass. Raises Refused where the seat is asked something else."""
    action = passing(table, seat)
    if action is None:
        raise Refused(words("prepared-none"))
    return action
