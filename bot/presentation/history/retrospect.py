"""A finished game in retrospect: turning point, awards, a line to share.

The turning point is the turn in which the game's own estimate of the chances, the one its agents
use, moved most towards the result; the last turn does not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.language.speech import Speech, title
from bot.play.record import Course, Estimates
from bot.presentation.status import leavers
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import Words, seat_name, words

SWING: Final = 0.03
"""Least change of a chance that counts as a turning point."""
AWARDS: Final = 3
BARS: Final = "▁▂▃▄▅▆▇█"
POINTS: Final = 16
"""Bars of the course in the line to share."""


@dataclass(frozen=True, slots=True)
class Past:
    """A game's measures and estimates after every turn, as far as known."""

    course: Course
    estimates: Estimates = ()


def lines(table: Table, speech: Speech, past: Past | None) -> list[str]:
    """The lines below the result of a finished game; without `past` only the game's own."""
    game, state = table.match.game, table.match.state
    outcome = game.outcome(state)
    seats = [f"- {one}" for one in leavers(table, speech)]
    honoured = game.text.awards(game.view(state, None)) if outcome is not None else ()
    if past is None:
        return [*(f"- {speech(award)}" for award in honoured), *seats]
    told = [] if outcome is None else [*map(speech, _turning(table, outcome, past.estimates))]
    awards = honoured or [*_awards(table, past.course)][:AWARDS]
    share = _to_share(table, outcome, past, speech).replace("`", "'")
    return [*told, *(f"- {speech(award)}" for award in awards), *seats, f"```\n{share}\n```"]


def _turning(table: Table, outcome: Outcome, estimates: Estimates) -> Iterator[Words]:
    """The turn in which the winner's chance rose most, or the losers' fell most."""
    seats = range(len(table.row.seats))
    shared = len(seats) == 1 or table.cooperative
    if not shared and len(outcome.winners) != 1:
        return
    seat, won = (0, bool(outcome.winners)) if shared else (outcome.winners[0], True)
    course = [chances[seat] for chances in estimates]
    swings = [after - before for before, after in pairwise(course)]
    moved = [swing if won else -swing for swing in swings]
    if not moved or max(moved) < SWING:
        return
    place = moved.index(max(moved))
    yield words(
        f"ending-turned-{'all' if shared else 'seat'}",
        who=seat_name(seat),
        turn=place + 2,
        before=round(100 * course[place]),
        after=round(100 * course[place + 1]),
    )


def _awards(table: Table, course: Course) -> Iterator[Words]:
    """Who had most of each measure, unless all did; alone, the turn that brought most.

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
            turn = gains.index(max(gains)) + 2
            yield words("ending-best-turn", what=words(name), turn=turn, value=max(gains))


def _to_share(table: Table, outcome: Outcome | None, past: Past, speech: Speech) -> str:
    """A line to copy anywhere: the game, its result and its course."""
    plain = speech.unescaped
    said = {"game": title(table.row.game), "turn": table.match.state.turn}
    bars = _bars(_main(past.course))
    if outcome is None:
        left = [seat for seat in range(len(table.row.seats)) if seat not in table.resigned]
        if not left or table.cooperative:
            return plain.say("ending-share-given-up", **said)
        who, winners = (tuple(map(seat_name, seats)) for seats in (table.resigned, left))
        return plain.say("ending-share-resigned", who=who, winners=winners, **said)
    if len(table.row.seats) == 1 or table.cooperative:
        how = "won" if outcome.winners else "lost"
        return plain.say(f"ending-share-{how}", score=sum(outcome.scores), bars=bars, **said)
    order = sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat])[::-1]
    scores = tuple(
        words("ending-share-score", who=seat_name(seat), score=outcome.scores[seat])
        for seat in order
    )
    return plain.say("ending-share-scores", scores=scores, bars=bars, **said)


def _main(course: Course) -> Sequence[float]:
    """The first measure, for the seat that ended with most."""
    for turns in course.values():
        lines = [*zip(*turns, strict=True)]
        return max(lines, key=lambda line: line[-1])
    return ()


def _bars(values: Sequence[float]) -> str:
    """The course as a row of block characters."""
    if len(values) > POINTS:
        step = (len(values) - 1) / (POINTS - 1)
        values = [values[round(place * step)] for place in range(POINTS)]
    least, most = min(values, default=0), max(values, default=0)
    if most == least:
        return ""
    top = len(BARS) - 1
    return "".join(BARS[round(top * (value - least) / (most - least))] for value in values)
