"""What a writing statement is: its words, and whether a commit is refused where it finds nothing.

Each is made once, at the top of the page that uses it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import singledispatch
from typing import NamedTuple

from bot.store.changes import Change
from bot.store.protocol import StoreError
from bot.store.sql.reads import Row

Value = str | int | float | bytes | None


class Write(NamedTuple):
    """A statement with `?` for each value; `needed` if what it changes, or finds, must be there."""

    sql: str
    needed: bool = False

    def __call__(self, *values: Value) -> Ask:
        """The statement with its values."""
        return Ask(self, values)


class Ask(NamedTuple):
    """A statement that is wanted, with its values."""

    write: Write
    values: tuple[Value, ...]


Asks = Iterator[Ask]
Doubt = Generator[tuple[str, tuple[Value, ...]], list[Row], StoreError | None]
"""Yields what is to be read, is sent the rows, returns why something was refused, if they tell."""


def needed(sql: str) -> Write:
    """A statement that is refused where it finds nothing."""
    return Write(sql, needed=True)


@singledispatch
def asks(change: Change) -> Asks:
    """The statements of one change, in their order."""
    raise TypeError(f"{type(change).__name__} is no change that a store knows")
