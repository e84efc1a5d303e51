"""Ways to begin a solo game that features add, their rules for its table, and who leads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Final, NamedTuple

from bot.play.opening.start import Seating
from bot.runtime import features
from bot.store import changes
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.permissions import require_running, seat_of, seat_to_act
from bot.table.settings import TableSettings, settings_of
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import Words, words

LED: Final = 0
"""The seat that a group leads: a solo game's only one."""


class Wish(NamedTuple):
    """A vote of a member who leads a seat with others: a choice, and its action as recorded."""

    user: int
    name: str
    path: str
    picked: tuple[str, ...]
    action: str


class Leads(NamedTuple):
    """How a group leads a table's only seat: a member's choice is a vote first.

    `wished` is the table with a vote, `decided` the recorded action that is now played, or None.
    `no_quit` is the message id of why one member cannot end the game.
    """

    wished: Callable[[Table, Wish, float], Table]
    decided: Callable[[Table, float], str | None]
    no_quit: str


class Asked(NamedTuple):
    """A further option of `/play` for this way: one of some choices, by index."""

    option: str
    about: str
    choices: tuple[str, ...]
    usual: int


class Joins(NamedTuple):
    """The rows of a member who joins a group, and the message id if the store refuses them."""

    rows: Callable[[Store, Table, int], Awaitable[Sequence[changes.Change]]]
    refused: str


class Forms(NamedTuple):
    """How several form up in a lobby for a game begun in some way.

    `wanted` for which games. `begins` gives the seed when the lobby starts, or raises Refused;
    `again` are its settings if the start does not count. `told` is what the lobby says of it.
    """

    wanted: Callable[[str], bool]
    begins: Callable[[Store, MatchRow, float], Awaitable[str]]
    again: Callable[[TableSettings], TableSettings]
    told: str


class Way(NamedTuple):
    """A way to begin a game: `mark` in custom ids; in `/play` an `option`, described by `about`.

    `asks` are its further options; a seating's `how` has the chosen indices. A table began this way
    if it `has` its settings. There, nothing revealed can be undone, and nothing at all unless it
    `undoes`, with `no_undo` as the reason. If its result `counts`, it is compared with others, and
    hints are refused for the reason `no_hint`. While its record `is_secret`, `no_record` says why.
    `called` is its name in one line about a game.

    `options` are its game options, or Refused; `seated` adds seed and settings to a seating.
    `opening` and `ending` are its rows; if the store refuses the first with AlreadyTried, the start
    does not count and is made `again`. `forgets` is the change that deletes a member's data.
    `renewed` is how a rematch begins. `leads` says how a group leads the seat, if it does; `joins`
    are the rows of a member who joins them, and if the store refuses these, nobody joins. `forms`
    says how several form up.
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
    seated: Callable[[Store, Seating, float], Awaitable[Seating]]
    opening: Callable[[Store, Table], Awaitable[Sequence[changes.Change]]]
    again: Callable[[Seating], Seating]
    ending: Callable[[Table, Outcome | None], Sequence[changes.Change]]
    forgets: Callable[[Store, int, float], Awaitable[changes.ForgetUser]] | None = None
    asks: tuple[Asked, ...] = ()
    undoes: bool = True
    renewed: Callable[[TableSettings], str] | None = None
    leads: Leads | None = None
    joins: Joins | None = None
    forms: Forms | None = None


def ways() -> tuple[Way, ...]:
    """The ways of all features."""
    return features.added("deed", Way)


def way_of(settings: TableSettings) -> Way | None:
    """The way in which a table began, or several as one; None for the usual ones."""
    found = tuple([way for way in ways() if way.has(settings)])
    return together(found) if found else None


@cache
def together(these: tuple[Way, ...]) -> Way:
    """Several ways as one: what any refuses is refused, and each does its part."""
    first, *others = these
    return reduce(_both, others, first)


def _both(one: Way, other: Way) -> Way:
    strict = one if not one.undoes or other.undoes else other

    async def opening(store: Store, table: Table) -> Sequence[changes.Change]:
        return [*await one.opening(store, table), *await other.opening(store, table)]

    return one._replace(
        mark=one.mark + other.mark,
        no_undo=strict.no_undo,
        undoes=strict.undoes,
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
        renewed=one.renewed or other.renewed,
        leads=one.leads or other.leads,
    )


def leads_of(table: Table) -> Leads | None:
    """How several lead the seat of a table; None where it is one member's."""
    return None if table.row.seats[LED].user is not None else _leads(table.settings)


def led_by_group(row: MatchRow) -> bool:
    """Whether a stored game has one seat, which several lead."""
    return row.size == 1 and row.seats[LED].user is None and _leads(settings_of(row)) is not None


def _leads(settings: TableSettings) -> Leads | None:
    way = way_of(settings)
    return None if way is None else way.leads


def seat_led(table: Table, user: int) -> int:
    """The seat whose choices a member sees: their own, or one that all lead. Raises Refused."""
    return seat_of(table, user) if leads_of(table) is None else LED


def seat_to_lead(table: Table, user: int) -> int:
    """The seat a member acts for. Raises Refused if there is none, or nothing can be done."""
    if leads_of(table) is None:
        return seat_to_act(table, user)
    require_running(table)
    return LED
