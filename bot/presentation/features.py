"""Lines and buttons that features add to panels."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from bot.language.speech import Speech
from bot.presentation.choices.tallies import Tally
from bot.presentation.panel import Button
from bot.runtime import features
from bot.store.records import MatchRow
from bot.table.table import Table

Lines = Callable[[Table, Speech], Iterable[str]]
Buttons = Callable[[Table, int, Speech], Iterable[Button]]


def _nothing(*_: object) -> tuple[()]:
    return ()


class Shows(NamedTuple):
    """What a feature adds to panels: a function for each place.

    `lines`: lines on the board and in every seat's panel.
    `board_buttons`: buttons on the board; at a table of several they are above all others.
    `seat_lines`: lines in a seat's panel, such as its standing orders and how it decides.
    `own`: the first buttons below a seat's choices; an open menu leaves them out.
    `beside`: further buttons below a seat's choices, in every menu.
    `dealings`: buttons in the menu of the table.
    `tallies`: the votes for each choice, if several members play the seat.
    `past`, `after`: lines and buttons below the result of a finished game.
    `remarks`: lines in the log, each with the revision after which it stands.
    `recalls`: buttons on the log.
    `course`: how a finished game went for a seat, as a line of signs without spoilers.
    `legend`: what the signs of courses in a text mean, in small letters; nothing if it has none.
    `lobby`: buttons on a lobby.
    `elsewhere`: buttons on messages about several tables.
    `help`: buttons on the first page of help.
    """

    lines: Lines = _nothing
    board_buttons: Callable[[Table, Speech], Iterable[Button]] = _nothing
    seat_lines: Callable[[Table, int, Speech], Iterable[str]] = _nothing
    own: Buttons = _nothing
    beside: Buttons = _nothing
    dealings: Buttons = _nothing
    tallies: Callable[[Table, int, Speech], Iterable[Tally]] = _nothing
    past: Lines = _nothing
    after: Callable[[Table, Speech], Iterable[Button]] = _nothing
    remarks: Callable[[Table, Speech], Iterable[tuple[int, str]]] = _nothing
    recalls: Callable[[Table, Speech], Iterable[Button]] = _nothing
    course: Callable[[Table, int], Iterable[str]] = _nothing
    legend: Callable[[str, Speech], Iterable[str]] = _nothing
    lobby: Callable[[MatchRow, Speech], Iterable[Button]] = _nothing
    elsewhere: Callable[[Speech], Iterable[Button]] = _nothing
    help: Callable[[Speech], Iterable[Button]] = _nothing


@cache
def contributions() -> Shows:
    """What all features add, in the order of features: functions that return lists."""
    places = zip(*features.contributions("panel", Shows), Shows(), strict=True)
    added = ([one for one in each if one is not _nothing] for each in places)
    return Shows(*[partial(_all, functions) for functions in added])


def _all(these: Sequence[Callable[..., Iterable[Any]]], *given: object) -> list[Any]:
    return [shown for one in these for shown in one(*given)]
