"""Data that features store with a table, and how it follows changes of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.runtime import features
from bot.table.table import Table


class Hurry(NamedTuple):
    """A sentence of a feature that is void once its member has moved, by its message id."""

    say: str


class Follows(NamedTuple):
    """How a feature's stored data follows its table.

    `vacated` removes data of a seat's former holder, `current` removes outdated data, `forgotten`
    removes data of a deleted member. `resumed` restarts the feature's times after a pause or a
    downtime of the bot, at tables with a timer of the kind `timer`.
    """

    vacated: Callable[[Table, int], Table]
    current: Callable[[Table], Table] | None = None
    forgotten: Callable[[Table, int], Table] | None = None
    resumed: Callable[[Table, float], Table] | None = None
    timer: str = ""


def current(table: Table) -> Table:
    """The table without outdated data of features, if it has any."""
    if not table.state.model_extra:
        return table
    for one in features.added("deed", Follows):
        table = table if one.current is None else one.current(table)
    return table


def vacated(table: Table, seat: int) -> Table:
    """The table without the features' data of a seat's former holder."""
    for one in features.added("deed", Follows):
        table = one.vacated(table, seat)
    return table


def resumed(table: Table, now: float) -> Table:
    """The table with the features' times restarted after a pause or a downtime."""
    for one in features.added("deed", Follows):
        table = table if one.resumed is None else one.resumed(table, now)
    return table


def forgotten(table: Table, number: int) -> Table:
    """The table without what features stored about a leaver whose data is deleted."""
    for one in features.added("deed", Follows):
        table = table if one.forgotten is None else one.forgotten(table, number)
    return table


def renewed_timers() -> set[str]:
    """The kinds of timers that `resumed` restarts."""
    return {one.timer for one in features.added("deed", Follows)} - {""}
