"""How the data that features store with a table follows the table's changes."""

from collections.abc import Callable
from typing import NamedTuple

from bot.runtime import features
from bot.table.table import Table


class Hurry(NamedTuple):
    """The id of a feature's message that is void, and so not sent, once its member has moved."""

    say: str


class Follows(NamedTuple):
    """How a feature's data follows the changes of its table. Each function returns the new table.

    `without_holder(table, seat)` removes data of a seat's former holder. `without_outdated(table)`
    removes outdated data. `without_leaver(table, number)` removes data about a leaver who deletes
    their data. `with_times_anew(table, now)` restarts the feature's times after a pause. It also
    does so after a downtime of the bot, if the table has a timer of the kind `timer`.
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
    """The table without features' data about the leaver `number`, whose data is deleted."""
    for one in features.contributions("deed", Follows):
        table = table if one.without_leaver is None else one.without_leaver(table, number)
    return table


def timers_of_features() -> set[str]:
    """The kinds of timers at whose tables `with_times_anew` restarts times after a downtime."""
    return {one.timer for one in features.contributions("deed", Follows)} - {""}
