"""Types of statements that write, and their registration by kind of change.

Each statement is defined once, at the top of the module that uses it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import singledispatch
from typing import NamedTuple

from bot.store.changes import Change
from bot.store.errors import StoreError
from bot.store.sql.reads import Row

Value = str | int | float | bytes | None


class Write(NamedTuple):
    """A statement that writes, with `?` for each value.

    If it is `needed` that it finds a row and does not, the change is refused.
    """

    sql: str
    needed: bool = False

    def __call__(self, *values: Value) -> Ask:
        """The statement with its values."""
        return Ask(self, values)


class Ask(NamedTuple):
    """A statement and its values, to be executed."""

    write: Write
    values: tuple[Value, ...]


Asks = Iterator[Ask]
Doubt = Generator[tuple[str, tuple[Value, ...]], list[Row], StoreError | None]
"""A generator that yields reads, receives the rows, and returns the refusal, if known."""


def must_find(sql: str) -> Write:
    """A statement that is `needed` to find a row."""
    return Write(sql, needed=True)


@singledispatch
def asks(change: Change) -> Asks:
    """The statements of one change, in order. Raises TypeError for an unknown change."""
    raise TypeError(f"{type(change).__name__} is no change that a store knows")


def write_fields(kind: type[Change], write: Write) -> None:
    """Define that a change is one statement, whose values are the fields of the change."""
    asks.register(kind, lambda change: iter([write(*vars(change).values())]))


def write_row(kind: type[Change], write: Write) -> None:
    """Define that a change is one statement, whose values are the row in its only field."""
    asks.register(kind, lambda change: iter([write(*next(iter(vars(change).values())))]))
