"""What features can add to a table: orders that play turns."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from bot.runtime import features
from bot.store import records
from bot.table.state import Kept
from bot.table.table import Table


class Orders(NamedTuple):
    """How a feature plays the turns of seats whose members gave it an order.

    `kept`: the stored orders by seat.
    `due(table, seat)`: whether the seat's order plays or ends now.
    `play(seats, timer)`: plays the turn of the timer's seat, by the bot's `Seats`. Raises Refused,
    and what `Service.act_for` raises.
    `after_turn(table, seat)`: the table after such a turn.
    `without(table, seat)`: the table without a seat's order.
    `over(table, seat)`: the message id that says why an order of the seat has just ended.
    `stop`: the message id of the button that ends an order, `stopped` that of its answer.
    """

    kept: Kept[Any]
    due: Callable[[Table, int], bool]
    play: Callable[[Any, records.Timer], Awaitable[None]]
    after_turn: Callable[[Table, int], Table]
    without: Callable[[Table, int], Table]
    over: Callable[[Table, int], str]
    stop: str
    stopped: str


def orders(table: Table, seat: int) -> list[Orders]:
    """How features play a seat's turns: one entry per feature with an order of the seat."""
    return [
        one for one in features.contributions("deed", Orders) if seat in one.kept.of(table.state)
    ]


def ordering(table: Table) -> frozenset[int]:
    """The seats for which any feature has an order."""
    every = features.contributions("deed", Orders) if table.state.model_extra else ()
    return frozenset([seat for one in every for seat in one.kept.of(table.state)])


def has_order_due(table: Table, seat: int) -> bool:
    """Whether any feature's order of the seat plays or ends now."""
    return any(one.due(table, seat) for one in orders(table, seat))


def without_orders(table: Table, seat: int) -> Table:
    """The table without all orders of a seat."""
    for one in orders(table, seat):
        table = one.without(table, seat)
    return table
