"""Data that features store with a table, and how a change of the table changes the data."""

from collections.abc import Callable
from typing import NamedTuple

from bot.runtime import features
from bot.table.table import Table


class Hurry(NamedTuple):
    """A message of a feature, by id, that is dropped once its member has moved."""

    say: str


class Follows(NamedTuple):
    """How a feature's stored data changes with its table.

    `without_holder` removes data of a seat's former holder, `without_outdated` outdated data,
    `without_leaver` data of a leaver whose data is deleted. `with_times_anew` restarts the
    feature's times after a pause or a downtime of the bot, at tables with a timer of the kind
    `timer`.
    """

    without_holder: Callable[[Table, int], Table]
    without_outdated: Callable[[Table], Table] | None = None
    without_leaver: Callable[[Table, int], Table] | None = None
    with_times_anew: Callable[[Table, float], Table] | None = None
    timer: str = ""


def without_outdated(table: Table) -> Table:
    """The table without outdated data of features."""
    if not table.state.model_extra:
        return table
    for one in features.contributions("deed", Follows):
        table = table if one.without_outdated is None else one.without_outdated(table)
    return table


def without_holder(table: Table, seat: int) -> Table:
    """The table without features' data of a seat's former holder."""
    for one in features.contributions("deed", Follows):
        table = one.without_holder(table, seat)
    return table


def with_times_anew(table: Table, now: float) -> Table:
    """The table with the features' times restarted, after a pause or a downtime."""
    for one in features.contributions("deed", Follows):
        table = table if one.with_times_anew is None else one.with_times_anew(table, now)
    return table


def without_leaver(table: Table, number: int) -> Table:
    """The table without features' data about a leaver whose data is deleted."""
    for one in features.contributions("deed", Follows):
        table = table if one.without_leaver is None else one.without_leaver(table, number)
    return table


def timers_of_features() -> set[str]:
    """The kinds of timers that `with_times_anew` restarts."""
    return {one.timer for one in features.contributions("deed", Follows)} - {""}
