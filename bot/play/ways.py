"""Ways to begin a game for one that features add, and what they ask of its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from bot.play.start import Seating
from bot.runtime import features
from bot.store import changes
from bot.store.protocol import Store
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.core.game import Outcome


class Way(NamedTuple):
    """A way to begin a game: `mark` in custom ids, in `/play` the `option` that is `about` it.

    A table was begun so if it `has` its settings. Nothing revealed is undone there, with `no_undo`
    as the reason. Its result `counts` if it is compared with others: then there are no hints, for
    the reason `no_hint`. While its record `is_secret`, `no_record` says why.

    `options` are those it is played with, or Refused; `seated` is the seating with seed and
    settings. `opening` and `ending` are its rows; the store refuses the first with AlreadyTried if
    the start does not count, and it is made `again`. `forgets` is the change that forgets a member.
    """

    mark: str
    option: str
    about: str
    no_undo: str
    no_hint: str
    no_record: str
    has: Callable[[TableSettings], bool]
    counts: Callable[[TableSettings], bool]
    is_secret: Callable[[TableSettings, float], bool]
    options: Callable[[str, Mapping[str, str]], Mapping[str, str]]
    seated: Callable[[Store, Seating, float], Awaitable[Seating]]
    opening: Callable[[Store, Table], Awaitable[Sequence[changes.Change]]]
    again: Callable[[Seating], Seating]
    ending: Callable[[Table, Outcome | None], Sequence[changes.Change]]
    forgets: Callable[[Store, int, float], Awaitable[changes.ForgetUser]]


def ways() -> tuple[Way, ...]:
    """The ways of all features."""
    return features.added("deed", Way)


def way_of(settings: TableSettings) -> Way | None:
    """The way in which a table was begun; None for the usual ones."""
    return next((way for way in ways() if way.has(settings)), None)
