"""Orders to pass a seat's turns until an event: stores them, and carries them out."""

from functools import partial
from typing import Any, Final

from pydantic import BaseModel

from bot.play.effects.transition import Transition
from bot.play.features import Orders
from bot.play.opening.ways import leads_of
from bot.play.seats import Seats
from bot.store import records
from bot.table.features import Follows
from bot.table.permissions import seat_of, seat_to_act
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import Kept
from bot.table.table import Table
from engine.core.words import words

TURNS: Final = 12
"""How many of the coming turns can be chosen as an event."""


class Passing(BaseModel, frozen=True):
    """An order to pass a seat's turns until an event.

    `until` is an event that the game watches for (`table.standing`). `seen` has its occurrences at
    the time of the order, which do not end it. If `until` is "", the order ends with `turn`.
    """

    until: str
    turn: int = 0
    seen: tuple[str, ...] = ()


PASSING: Kept[dict[int, Passing]] = Kept("passing", dict[int, Passing], {}, seen=False)


def untils(table: Table) -> list[str]:
    """The events that a member can wait for: those that the game watches for, and turn numbers."""
    known = table.standing
    if known is None:
        return []
    now = table.match.state.turn
    return [*known.watches, *(str(now + ahead) for ahead in range(1, TURNS + 1))]


def passing(table: Table, seat: int) -> Any | None:
    """The action that passes a seat's turn; None if its current decision allows none."""
    known = table.standing
    return None if known is None else known.passing(table.match.state, seat)


def is_met(table: Table, seat: int) -> bool:
    """Whether the event of a seat's order has happened since."""
    order = PASSING.of(table.state)[seat]
    if order.turn:
        return bool(table.match.state.turn >= order.turn)
    return not _occurrences(table, seat, order.until) <= set(order.seen)


def with_order_renewed(table: Table, seat: int) -> Table:
    """The table whose order for a seat forgets occurrences that are gone.

    So they end the order if they occur again.
    """
    order = PASSING.of(table.state).get(seat)
    if order is None or order.turn:
        return table
    still = _occurrences(table, seat, order.until).intersection(order.seen)
    renewed_order = order.model_copy(update={"seen": tuple(sorted(still))})
    return with_state(table, passing={**PASSING.of(table.state), seat: renewed_order})


def _occurrences(table: Table, seat: int, until: str) -> frozenset[str]:
    known = table.standing
    return frozenset() if known is None else known.occurrences(table.match.state, seat, until)


def without_order(table: Table, seat: int) -> Table:
    """The table without the order of a seat."""
    orders = PASSING.of(table.state)
    left = {one: order for one, order in orders.items() if one != seat}
    return with_state(table, passing=left) if left != orders else table


async def order(seats: Seats, match_id: str, user: int, until: str, interaction: int) -> Table:
    """Pass the member's turns until an event, beginning with the current one.

    Raises Refused for an unknown event, or if the member's seat is led by a group.
    """

    def change(table: Table) -> Table:
        seat = seat_to_act(table, user)
        if (leads := leads_of(table, seat)) is not None:
            raise Refused(words(leads.no_alone))
        if until not in untils(table):
            raise Refused(words("refused-until"))
        if until.isdigit():
            order = Passing(until="", turn=int(until))
        else:
            seen = tuple(sorted(_occurrences(table, seat, until)))
            order = Passing(until=until, seen=seen)
        return with_state(table, passing={**PASSING.of(table.state), seat: order})

    table = await seats.alter(match_id, change)
    action = passing(table, seat_of(table, user))
    if action is None:
        return table
    return (await seats.service.do(match_id, user, action, interaction)).table


async def play(seats: Seats, timer: records.Timer) -> None:
    """Timer: pass a seat's turn. If its event has happened, drop the order and call the member.

    The member is also called if the turn cannot be passed. Raises Refused, IllegalAction, NotSaved.
    """
    table = await seats.service.tables.load(timer.match_id)
    seat = timer.seat
    waits = seat in PASSING.of(table.state)
    if waits and is_met(table, seat):
        transition = partial(Transition, timer=timer)
        await seats.alter(timer.match_id, lambda now: without_order(now, seat), transition)
    elif waits and passing(table, seat) is not None:
        await seats.service.act_for(timer, records.By.QUEUE, partial(_passing, seat))
    else:
        await seats.service.enact(Transition(table, table, seats.service.now(), timer=timer))


async def _passing(seat: int, table: Table) -> Any:
    """The action that passes a seat's turn. Raises Refused if its decision allows none."""
    action = passing(table, seat)
    if action is None:
        raise Refused(words("prepared-none"))
    return action


FOLLOWS = Follows(without_holder=without_order)
ORDERS = Orders(
    kept=PASSING,
    play=play,
    after_turn=with_order_renewed,
    without=without_order,
    over="word-passing-over",
    stop="button-pass-no-longer",
)
