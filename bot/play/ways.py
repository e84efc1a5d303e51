"""Ways to begin a game for one that features add, what they ask of its tables, and who leads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bot.play.start import Seating
from bot.runtime import features
from bot.store import changes
from bot.store.protocol import Store
from bot.table.permissions import require_running, seat_of, seat_to_act
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import Words

LED: Final = 0
"""The seat that several lead: there is no other."""


class Wish(NamedTuple):
    """What somebody who leads a seat with others wants to be done there: a choice as it was made.

    `action` is that choice as a record keeps it.
    """

    user: int
    name: str
    path: str
    picked: tuple[str, ...]
    action: str


class Leads(NamedTuple):
    """How several lead the one seat of a table: what one of them chooses is a wish at first.

    `wished` is the table with a wish, `decided` the action that is played by now, as a record
    keeps it; None while nothing is. `no_quit` says why one of them does not end the game.
    """

    wished: Callable[[Table, Wish, float], Table]
    decided: Callable[[Table, float], str | None]
    no_quit: str


class Asked(NamedTuple):
    """What else is asked in `/play` where a game is begun so: one of some choices, by place."""

    option: str
    about: str
    choices: tuple[str, ...]
    usual: int


class Way(NamedTuple):
    """A way to begin a game: `mark` in custom ids, in `/play` the `option` that is `about` it.

    It also `asks` for choices, of which the `how` of a seating has the places.

    A table was begun so if it `has` its settings. Nothing revealed is undone there, nothing at all
    unless it `undoes`, with `no_undo` as the reason. Its result `counts` if it is compared with
    others: then there are no hints, for the reason `no_hint`. While its record `is_secret`,
    `no_record` says why. In one line about a game it is `called` so.

    `options` are those it is played with, or Refused; `seated` is the seating with seed and
    settings. `opening` and `ending` are its rows; the store refuses the first with AlreadyTried if
    the start does not count, and it is made `again`. `forgets` is the change that forgets a member.
    A game for `renewed` settings is how a rematch is begun. Where several lead the seat, `leads`
    says how.
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


def ways() -> tuple[Way, ...]:
    """The ways of all features."""
    return features.added("deed", Way)


def way_of(settings: TableSettings) -> Way | None:
    """The way in which a table began; None for the usual ones."""
    return next((way for way in ways() if way.has(settings)), None)


def leads_of(table: Table) -> Leads | None:
    """How several lead the seat of a table; None where it is one member's."""
    if table.row.seats[LED].user is not None:
        return None
    way = way_of(table.settings)
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
