"""What features can add to a table: orders that play turns, and work after the end."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from bot.runtime import features
from bot.store import records
from bot.table.state import Kept
from bot.table.table import Table


class Orders(NamedTuple):
    """How a feature plays the turns of seats that gave it an order.

    `kept` has the orders by seat. `play` plays one, with the bot's `Seats`; it raises Refused and
    what `Service.act_for` raises. `after_turn` returns the table after that turn. `without` returns
    the table without a seat's order. `over` is the message id that says an order ended, `stop` that
    of the button that ends it.
    """

    kept: Kept[Any]
    play: Callable[[Any, records.Timer], Awaitable[None]]
    after_turn: Callable[[Table, int], Table]
    without: Callable[[Table, int], Table]
    over: str
    stop: str


class Sequel(NamedTuple):
    """A feature's work after the end of a game: the kind of its timer, and at which tables."""

    timer: str
    wanted: Callable[[Table], bool]


def orders(table: Table, seat: int) -> list[Orders]:
    """The features to which a seat gave an order."""
    return [
        one for one in features.contributions("deed", Orders) if seat in one.kept.of(table.state)
    ]


def ordering(table: Table) -> frozenset[int]:
    """The seats that gave an order."""
    every = features.contributions("deed", Orders) if table.state.model_extra else ()
    return frozenset([seat for one in every for seat in one.kept.of(table.state)])


def without_orders(table: Table, seat: int) -> Table:
    """The table without all orders of a seat."""
    for one in orders(table, seat):
        table = one.without(table, seat)
    return table
