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

    `until` is an event that the game watches for (`table.standing`). If it is "", the order ends
    with `turn`. It also ends with the game's alerts. `seen` has the occurrences of all of these at
    the time of the order, which do not end it.
    """

    until: str
    turn: int = 0
    seen: tuple[str, ...] = ()


class StopReason(BaseModel, frozen=True):
    """Why an order ended: by which event (`TURN` for a turn), before which decision of its seat."""

    why: str
    decision: int


TURN: Final = "turn"
PASSING: Kept[dict[int, Passing]] = Kept("passing", dict[int, Passing], {}, seen=False)
STOPPED: Kept[dict[int, StopReason]] = Kept("skip_stopped", dict[int, StopReason], {}, seen=False)
"""Why orders ended, by seat, until the seat acts."""


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


def what_stops(table: Table, seat: int) -> str | None:
    """The event that ends a seat's order now: an alert, or the one it waits for; None if none."""
    order = PASSING.of(table.state)[seat]
    for watch in _watches(table, order.until):
        if not _occurrences(table, seat, watch) <= set(order.seen):
            return watch
    return TURN if order.turn and table.match.state.turn >= order.turn else None


def is_due(table: Table, seat: int) -> bool:
    """Whether a seat's order passes its turn now, or ends."""
    if seat not in table.missing:
        return False
    return passing(table, seat) is not None or what_stops(table, seat) is not None


def _watches(table: Table, until: str) -> list[str]:
    """The events that end a pass: the game's alerts, and the event `until` unless it is ""."""
    alerts = () if table.standing is None else table.standing.alerts
    return [*alerts, *([until] if until else [])]


def with_order_renewed(table: Table, seat: int) -> Table:
    """The table whose order for a seat forgets occurrences that are over.

    So the same occurrences end the order if they happen again.
    """
    order = PASSING.of(table.state).get(seat)
    if order is None:
        return table
    still = _all_occurrences(table, seat, order.until).intersection(order.seen)
    renewed_order = order.model_copy(update={"seen": tuple(sorted(still))})
    return with_state(table, passing={**PASSING.of(table.state), seat: renewed_order})


def _occurrences(table: Table, seat: int, until: str) -> frozenset[str]:
    known = table.standing
    return frozenset() if known is None else known.occurrences(table.match.state, seat, until)


def _all_occurrences(table: Table, seat: int, until: str) -> frozenset[str]:
    watches = _watches(table, until)
    return frozenset().union(*(_occurrences(table, seat, watch) for watch in watches))


def why_stopped(table: Table, seat: int) -> str:
    """The id of the message on why the order of a seat has just ended; "" if none has."""
    stop = STOPPED.of(table.state).get(seat)
    if stop is None or stop.decision != table.match.decisions[seat]:
        return ""
    return (
        "skip-stopped-turn"
        if stop.why == TURN
        else (f"{table.match.game.text.prefix}skip-stopped-{stop.why}")
    )


def _with_stop(seat: int, why: str, table: Table) -> Table:
    """The table without the order of a seat, with why it ended."""
    stop = StopReason(why=why, decision=table.match.decisions[seat])
    stopped = {**STOPPED.of(table.state), seat: stop}
    return with_state(without_order(table, seat), skip_stopped=stopped)


def _without_old_stops(table: Table) -> Table:
    """The table without why orders ended whose seats have acted since."""
    stops = STOPPED.of(table.state)
    left = {seat: stop for seat, stop in stops.items() if why_stopped(table, seat)}
    return with_state(table, skip_stopped=left) if left != stops else table


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
        turn, until_ = (int(until), "") if until.isdigit() else (0, until)
        seen = tuple(sorted(_all_occurrences(table, seat, until_)))
        order = Passing(until=until_, turn=turn, seen=seen)
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
    why = what_stops(table, seat) if waits else None
    if why is not None:
        await seats.alter(timer.match_id, partial(_with_stop, seat, why), timer=timer)
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


FOLLOWS = Follows(without_holder=without_order, without_outdated=_without_old_stops)
ORDERS = Orders(
    kept=PASSING,
    due=is_due,
    play=play,
    after_turn=with_order_renewed,
    without=without_order,
    over=why_stopped,
    stop="button-pass-no-longer",
    stopped="note-pass-no-longer",
)
