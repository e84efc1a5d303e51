"""Ways to begin a game that features add, with their rules for the table and its group."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Final, NamedTuple

from bot.play.opening.start import Seating
from bot.runtime import features
from bot.store import changes
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.permissions import require_running, seat_of
from bot.table.settings import TableSettings, settings_of
from bot.table.state import TableState
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import Words, words

LED: Final = 0
"""The seat that a group leads in a solo game, its only one."""


class Wish(NamedTuple):
    """A vote in a group that leads a seat: the choice, and its action as JSON."""

    seat: int
    user: int
    name: str
    path: str
    picked: tuple[str, ...]
    action: str


class Leads(NamedTuple):
    """How a group leads a seat, at the tables where `at` is true.

    A member's choice becomes a vote. `with_vote` returns the table with a vote. `decision` returns
    the action that the votes have decided, `favourite` the one that would win if time ran out now;
    both return JSON or None. `after_move` returns the table after the action was recorded, with its
    voters noted. `votes` is all that the seat's group has stored, for comparison.

    `no_quit`, `no_undo`, `no_hint` and `no_alone` are message ids: why a single member cannot end
    the game, undo, get a hint, or play without a vote.
    """

    at: Callable[[TableState, int], bool]
    with_vote: Callable[[Table, Wish, float], Table]
    decision: Callable[[Table, int, float], str | None]
    favourite: Callable[[Table, int], str | None]
    after_move: Callable[[Table, int, str], Table]
    votes: Callable[[TableState, int], object]
    no_quit: str
    no_undo: str
    no_hint: str
    no_alone: str


class Asked(NamedTuple):
    """A further option of `/play` for a way to begin: a choice, stored as its index."""

    option: str
    about: str
    choices: tuple[str, ...]
    usual: int


class Joins(NamedTuple):
    """Rows of a member who joins a group, and the message id if the store refuses them."""

    rows: Callable[[Store, Table, int], Awaitable[Sequence[changes.Change]]]
    refused: str


class Forms(NamedTuple):
    """How members gather in a lobby before a game that begins in some way.

    `wanted`: whether a game gathers a group.
    `seats`: how many members. The game's options are the standard ones.
    `begins`: returns the seed when the lobby starts, or raises Refused.
    `again`: the settings if the start does not count.
    `sentence`: message id of what the lobby says about it.
    `until`: when such a lobby closes.
    """

    wanted: Callable[[str], bool]
    seats: range
    begins: Callable[[Store, MatchRow, float], Awaitable[str]]
    again: Callable[[TableSettings], TableSettings]
    sentence: str
    until: Callable[[TableSettings], float]


class Renews(NamedTuple):
    """How a feature's groups play again in a rematch.

    `wanted`: whether a finished table has such a group. `with_groups`: the table at the start of
    the rematch, with the groups of the finished table (the second argument). `sentence`: the
    message id of what the lobby says about it.
    """

    wanted: Callable[[Table], bool]
    with_groups: Callable[[Table, Table, float], Table]
    sentence: str


class Way(NamedTuple):
    """A way to begin a game.

    `mark`: its name in custom ids.
    `option`, `about`: its option of `/play`, and the description.
    `asks`: further options; a seating's `how` has the chosen indices.
    `called`: its name in a line about a game.
    `has`: whether a table began this way, by what the feature stores in its settings.
    `counts`: whether results are compared, which rules out hints.
    `is_secret`: whether the record is secret now.
    `no_undo`, `no_hint`, `no_record`: message ids of why a reveal cannot be undone, a hint given,
    or the record shown.

    `options`: the game options, or Refused.
    `seating_of`: the seating with seed and settings.
    `opening`, `ending`: rows of start and end. If the store refuses the start with AlreadyTried, it
    does not count and is made `again`.
    `forgets`: the change that deletes a member's data.
    `rematch`: how a rematch begins.
    `leaders`: the name of the group that leads the seat, if one does.
    `joins`: rows of a member who joins that group, if the store accepts them.
    `forms`: how several players start together.
    """

    mark: str
    option: str
    about: str
    no_undo: str
    no_hint: str
    no_record: str
    called: Callable[[TableSettings], Words]
    has: Callable[[TableSettings], bool]
    counts: Callable[[TableSettings], bool]
    is_secret: Callable[[TableSettings, float], bool]
    options: Callable[[str, Mapping[str, str]], Mapping[str, str]]
    seating_of: Callable[[Store, Seating, float], Awaitable[Seating]]
    opening: Callable[[Store, Table], Awaitable[Sequence[changes.Change]]]
    again: Callable[[Seating], Seating]
    ending: Callable[[Table, Outcome | None], Sequence[changes.Change]]
    forgets: Callable[[Store, int, float], Awaitable[changes.ForgetUser]] | None = None
    asks: tuple[Asked, ...] = ()
    rematch: Callable[[TableSettings], str] | None = None
    leaders: str = ""
    joins: Joins | None = None
    forms: Forms | None = None


def ways() -> tuple[Way, ...]:
    """The ways to begin of all features."""
    return features.contributions("deed", Way)


def way_of(settings: TableSettings) -> Way | None:
    """The way in which a table began, combined if several; None for the usual one."""
    if not (settings.model_extra or settings.affairs.model_extra):
        return None
    found = tuple([way for way in ways() if way.has(settings)])
    return together(found) if found else None


@cache
def together(these: tuple[Way, ...]) -> Way:
    """Combine ways: each of them may refuse, and each adds its changes."""
    first, *others = these
    return reduce(_both, others, first)


def _both(one: Way, other: Way) -> Way:
    async def opening(store: Store, table: Table) -> Sequence[changes.Change]:
        return [*await one.opening(store, table), *await other.opening(store, table)]

    return one._replace(
        mark=one.mark + other.mark,
        called=lambda settings: words(
            "ways-called", one=one.called(settings), other=other.called(settings)
        ),
        has=lambda settings: one.has(settings) and other.has(settings),
        counts=lambda settings: one.counts(settings) or other.counts(settings),
        is_secret=lambda settings, now: (
            one.is_secret(settings, now) or other.is_secret(settings, now)
        ),
        options=lambda game, given: other.options(game, one.options(game, given)),
        opening=opening,
        again=lambda seating: other.again(one.again(seating)),
        joins=one.joins or other.joins,
        forms=None,
        rematch=one.rematch or other.rematch,
        leaders=one.leaders or other.leaders,
    )


def leads_of(table: Table, seat: int) -> Leads | None:
    """How a group leads a seat; None for a seat without a group."""
    led = table.row.seats[LED].user is None if table.solo else seat in table.state.aboard
    return _leads(table.state, seat) if led else None


def favourite(table: Table, seat: int) -> str | None:
    """The action (JSON) with most votes in a seat's group; None without votes or a group."""
    leads = leads_of(table, seat)
    return None if leads is None else leads.favourite(table, seat)


def led_by_group(table: Table) -> bool:
    """Whether a group leads the only seat of a game."""
    return _of_nobody(table.row) and _leads(table.state, LED) is not None


def stored_led_by_group(row: MatchRow) -> bool:
    """Like `led_by_group`, for a row. Parses settings only if the seat has no member."""
    return _of_nobody(row) and _leads(settings_of(row).affairs, LED) is not None


def _of_nobody(row: MatchRow) -> bool:
    return row.size == 1 and row.seats[LED].user is None


def _leads(state: TableState, seat: int) -> Leads | None:
    return next((one for one in features.contributions("deed", Leads) if one.at(state, seat)), None)


def seat_led(table: Table, user: int) -> int:
    """The seat whose choices a member sees: their own or their group's. Raises Refused."""
    if led_by_group(table):
        return LED
    seat = None if table.solo else table.eyes_of(user)
    return seat_of(table, user) if seat is None else seat


def seat_to_lead(table: Table, user: int) -> int:
    """The seat a member acts for. Raises Refused if there is none, or it cannot act."""
    seat = seat_led(table, user)
    require_running(table)
    return seat
