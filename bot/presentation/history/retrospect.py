"""A look back at a finished game: lines of features, and awards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from bot.language.speech import Speech, turn_when
from bot.play.record import Course
from bot.presentation.features import added
from bot.presentation.status import leavers
from bot.table.table import Table
from engine.core.words import Words, seat_name, words

AWARDS: Final = 3


def lines(table: Table, speech: Speech, course: Course | None) -> list[str]:
    """The lines below the result of a finished game.

    Without its course, only the game's own lines. On a phone, lines of features leave no room for
    awards.
    """
    told = added().past(table, speech)
    seats = [f"- {one}" for one in leavers(table, speech)]
    own = table.match.game.text.score(table.match.public).awards
    measured = own is None and not told
    honoured = _measure_awards(table, course or {}) if measured else own or ()
    return [*told, *(f"- {speech(award)}" for award in honoured), *seats]


def awards(table: Table, speech: Speech, course: Course) -> list[str]:
    """The awards for what the game measures, one line each."""
    return [f"- {speech(award)}" for award in _measure_awards(table, course)]


def _measure_awards(table: Table, course: Course) -> list[Words]:
    return [*_awards(table, course)][:AWARDS]


def _awards(table: Table, course: Course) -> Iterator[Words]:
    """Who had most of each measure, unless all did; in solo games, the turn of the greatest gain.

    Only gains count: what everybody starts with and loses earns no award.
    """
    together = len(table.row.seats) == 1 or table.cooperative
    for name, turns in course.items():
        peaks = [max(values) for values in zip(*turns, strict=True)]
        if len(peaks) > 1 and not together:
            best = tuple(seat_name(seat) for seat, peak in enumerate(peaks) if peak == max(peaks))
            if len(best) < len(peaks) and max(peaks) > max(turns[0]):
                yield words("ending-most", what=words(name), who=best, value=max(peaks))
            continue
        totals = [sum(values) for values in turns]
        gains = [after - before for before, after in pairwise(totals)]
        if gains and max(gains) > 0:
            when = turn_when(table.row.game, gains.index(max(gains)) + 2, table.ladder)
            yield words("ending-best-turn", what=words(name), when=when, value=max(gains))
