"""Ways to begin a game that features add, with their rules for the table and its group."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, reduce
from itertools import chain, product
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

PART: Final = re.compile("[a-z][0-9]*", re.ASCII)
"""A way in a custom id: its mark, then the index of each choice made for it."""
LED: Final = 0
"""The seat that a group leads in a solo game, its only one."""
USUAL_MARK: Final = "-"
"""The name of the usual way in custom ids."""


class Wish(NamedTuple):
    """A vote in a group that leads a seat: the choice, and its action as JSON."""

    seat: int
    user: int
    name: str
    path: str
    picked: tuple[str, ...]
    action: str


class Leads(NamedTuple):
    """How a feature lets a group lead a seat: each member's choice becomes a vote.

    `at(state, seat)`: whether a group of this feature leads the seat.
    `with_vote(table, wish, now)`: the table with a vote.
    `decision(table, seat, now)`: the JSON of the action on which the votes have decided, or None.
    `favourite(table, seat)`: the JSON of the action with most votes, or None.
    `after_move(table, seat, action)`: the table after the action (JSON) was recorded, with its
    voters noted.
    `votes(state, seat)`: all that is stored for the seat's group, for comparison.
    `with_groups(table, over, now)`: the table at the start of a rematch, with the groups of the
    finished game `over`; `again` is the message id of what the lobby of the rematch says about it.

    `no_quit`, `no_undo`, `no_hint` and `no_alone` are message ids: why a single member cannot end
    the game, undo, get a hint, or play without a vote.
    """

    at: Callable[[TableState, int], bool]
    with_vote: Callable[[Table, Wish, float], Table]
    decision: Callable[[Table, int, float], str | None]
    favourite: Callable[[Table, int], str | None]
    after_move: Callable[[Table, int, str], Table]
    votes: Callable[[TableState, int], object]
    with_groups: Callable[[Table, Table, float], Table]
    again: str
    no_quit: str
    no_undo: str
    no_hint: str
    no_alone: str


class WayOption(NamedTuple):
    """A further option of `/play` for a way to begin.

    `option` and `about` are its name and description, `choices` the names of its values; a value is
    stored as its index. `usual` is the index of the default.
    """

    option: str
    about: str
    choices: tuple[str, ...]
    usual: int


class Forms(NamedTuple):
    """How members gather in a lobby for a way to begin.

    `wanted(game)`: whether members gather for a game of this name.
    `seats`: how many members may gather. The game's options are the standard ones.
    `begins(store, lobby, now)`: the seed (64 hex digits) when the lobby starts; raises Refused.
    `again(settings)`: the settings for a start that does not count, as the store refused it.
    `sentence`: the message id of what the lobby says about it.
    `until(settings)`: when such a lobby closes, in unix seconds.
    """

    wanted: Callable[[str], bool]
    seats: range
    begins: Callable[[Store, MatchRow, float], Awaitable[str]]
    again: Callable[[TableSettings], TableSettings]
    sentence: str
    until: Callable[[TableSettings], float]


async def _seating_unchanged(_store: Store, seating: Seating, _now: float) -> Seating:
    return seating


async def _no_rows(*_: object) -> Sequence[changes.Change]:
    return ()


class Way(NamedTuple):
    """A way to begin a game that a feature adds, such as a daily challenge.

    The defaults are those of the usual way (`USUAL`).

    `mark`: its name in custom ids, a letter.
    `option`, `about`: the name and description of its option of `/play`.
    `asks`: further options of `/play`; `Seating.how` has the chosen indices, as digits.
    `no_undo`, `no_hint`, `no_record`: the message ids of why a reveal cannot be undone ("" if it
    can), a hint given, or the record shown.

    These functions get a table's settings: `called`: the way's name in a line about a game. `has`:
    whether a table began this way. `counts`: whether results are compared, so that there are no
    hints. `is_secret(settings, now)`: whether the record is secret now. `rematch`: the name in
    custom ids of the way in which a rematch begins.

    `options(game, given)`: the options of a game begun this way; raises Refused.
    `seating_of(store, seating, now)`: the seating with the way's seed and settings.
    `opening(store, table)`, `ending(table, outcome)`: the changes to commit at start and end.
    `again(seating)`: the seating for a start that does not count, after the store refused the first
    with AlreadyTried.
    `forgets(store, user, now)`: the change that deletes a member's data.
    `leaders`: the name of the group that leads the seat; "" if none does.
    `joins(store, table, user)`: the changes to commit when a member joins that group; `no_join` is
    the message id of the refusal if the store rejects them.
    `forms`: how several players gather in a lobby.
    """

    mark: str = USUAL_MARK
    option: str = ""
    about: str = ""
    no_undo: str = ""
    no_hint: str = "refused-hint-rated"
    no_record: str = "export-known"
    called: Callable[[TableSettings], Words] = lambda _: words("")
    has: Callable[[TableSettings], bool] = lambda _: False
    counts: Callable[[TableSettings], bool] = lambda _: False
    is_secret: Callable[[TableSettings, float], bool] = lambda *_: False
    options: Callable[[str, Mapping[str, str]], Mapping[str, str]] = lambda _, given: given
    seating_of: Callable[[Store, Seating, float], Awaitable[Seating]] = _seating_unchanged
    opening: Callable[[Store, Table], Awaitable[Sequence[changes.Change]]] = _no_rows
    again: Callable[[Seating], Seating] = lambda seating: seating
    ending: Callable[[Table, Outcome | None], Sequence[changes.Change]] = lambda *_: ()
    forgets: Callable[[Store, int, float], Awaitable[changes.ForgetUser]] | None = None
    asks: tuple[WayOption, ...] = ()
    rematch: Callable[[TableSettings], str] = lambda _: USUAL_MARK
    leaders: str = ""
    joins: Callable[[Store, Table, int], Awaitable[Sequence[changes.Change]]] = _no_rows
    no_join: str = ""
    forms: Forms | None = None


USUAL: Final = Way()
"""The way in which a game begins unless a feature adds another."""


def ways() -> tuple[Way, ...]:
    """The ways to begin a game that features add."""
    return features.contributions("deed", Way)


def way_of(settings: TableSettings) -> Way:
    """The way in which a table with these settings began; several are combined (`together`)."""
    if not (settings.model_extra or settings.affairs.model_extra):
        return USUAL
    return together(tuple([way for way in ways() if way.has(settings)]))


@cache
def together(these: tuple[Way, ...]) -> Way:
    """Combine ways to one: each of them may refuse, and each adds its changes at the start."""
    first, *others = these or (USUAL,)
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
        joins=one.joins if one.no_join else other.joins,
        no_join=one.no_join or other.no_join,
        forms=None,
        rematch=other.rematch if one.rematch is USUAL.rematch else one.rematch,
        leaders=one.leaders or other.leaders,
    )


def way_named(how: str) -> Way:
    """The way with this name in custom ids; the usual way for unknown names."""
    return together(
        tuple(way for part in PART.findall(how) for way in ways() if way.mark == part[0])
    )


def is_known(how: str) -> bool:
    """Whether a name in a custom id consists of known ways, none of them twice."""
    parts = PART.findall(how)
    known = set(chain.from_iterable(map(_hows, ways())))
    marks = [part[0] for part in parts]
    return "".join(parts) == how and set(parts) <= known and len(marks) == len(set(marks))


def usual(way: Way) -> str:
    """The name of a way in custom ids, with its default choices."""
    return way.mark + "".join(str(one.usual) for one in way.asks)


async def seating_of(how: str, store: Store, seating: Seating, now: float) -> Seating:
    """The seating of a game begun this way. Combined ways are applied in order."""
    for part in PART.findall(how):
        seating = await way_named(part).seating_of(store, replace(seating, how=part[1:]), now)
    return seating


@cache
def _hows(way: Way) -> Sequence[str]:
    """Each name of a way in custom ids: its mark, then the index of a choice for each question."""
    places = [[str(place) for place in range(len(one.choices))] for one in way.asks]
    return ["".join([way.mark, *chosen]) for chosen in product(*places)]


def leads_of(table: Table, seat: int) -> Leads | None:
    """How a group leads a seat; None for a seat without a group."""
    led = table.row.seats[LED].user is None if table.solo else seat in table.state.aboard
    return leads_in(table.state, seat) if led else None


def favourite(table: Table, seat: int) -> str | None:
    """The action (JSON) with most votes in a seat's group; None without votes or a group."""
    leads = leads_of(table, seat)
    return None if leads is None else leads.favourite(table, seat)


def led_by_group(table: Table) -> bool:
    """Whether a group leads the only seat of a solo game."""
    return _of_nobody(table.row) and leads_in(table.state, LED) is not None


def stored_led_by_group(row: MatchRow) -> bool:
    """Like `led_by_group`, for a row. Parses settings only if the seat has no member."""
    return _of_nobody(row) and leads_in(settings_of(row).affairs, LED) is not None


def _of_nobody(row: MatchRow) -> bool:
    return row.size == 1 and row.seats[LED].user is None


def leads_in(state: TableState, seat: int) -> Leads | None:
    """How a group leads a seat, by the table's state; None without a group."""
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
