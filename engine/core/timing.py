"""The times that the rules of a game set, beside the clock of its table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """The hours given to those missing now, at tables without a clock too.

    When they are over `on_deadline` is done. `at_most`: a clock of the table that is shorter holds.
    """

    hours: int
    at_most: bool = False


@dataclass(frozen=True, slots=True)
class Exchange:
    """Seats answer each other blow by blow, in one `part` of the table's clock each.

    In it turns pass to and fro, so the board stays where it is, and whoever lets the time pass is
    not absent: `on_deadline` is done. That is said by the game's message `<game>-haste`, with
    `when` the time ends.
    """

    part: int


@dataclass(frozen=True, slots=True)
class Deadlines:
    """What is said of deadlines beforehand: whether the rules give any decision a time (`given`).

    `orders`: a seat may leave orders, by which `on_deadline` chooses for it.
    """

    given: bool = False
    orders: bool = False
