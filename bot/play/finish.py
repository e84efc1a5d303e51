"""The end of a match: its outcome, and a result per seat."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from itertools import pairwise
from statistics import median
from typing import Final

from bot.play.opening.ways import leads_of, ways
from bot.runtime.durations import HOUR
from bot.store import changes, records
from bot.table.clocks.running import ran
from bot.table.clocks.seat_times import hours_of
from bot.table.presence import seats_concerned, with_columns
from bot.table.table import Table
from engine.core import options
from engine.core.game import Outcome

LEAST_MOVES: Final = 3
"""Minimum moves that each of two members must have made for a game that was given up to count."""


def with_end(
    table: Table, now: float, resigned: Sequence[int] = (), *, late: bool = False, ended: str = ""
) -> Table:
    """The table after the end: by the game's outcome, or because `resigned` seats gave up.

    `late` if the resigned seats ran out of time; `ended` says who else ended it (`ended_by`).
    """
    outcome = table.match.game.outcome(table.match.state)
    written: dict[str, object] = {"resigned": list(resigned)} | ({"late": True} if late else {})
    written |= {"ended": ended} if ended else {}
    if outcome is not None:
        written, resigned = asdict(outcome), ()
    over = with_columns(table, status=records.Status.OVER, outcome=json.dumps(written), updated=now)
    return replace(over, resigned=tuple(resigned))


def changes_at_end(
    before: Table, over: Table, record: Sequence[records.Action]
) -> list[changes.Change]:
    """The changes at the end of a match: a result per seat, and the changes of ways to begin.

    `before` is the table before the last change, `record` the whole record. A seat led by a group
    gets no result, nor does any seat of a tutorial.
    """
    match, row = over.match, over.row
    outcome = match.game.outcome(match.state)
    counts = _counts(over, record)
    spent, soon = times(record, row.created), answers(before, record)
    results = [
        changes.AddResult(
            _result(
                over,
                seat,
                outcome,
                counts,
                {
                    **_moves_and_seconds(spent.get(seat.number, (0, 0.0))),
                    "answer": soon.get(seat.number),
                },
            )
        )
        for seat in row.seats
        if not over.settings.tutorial and leads_of(over, seat.number) is None
    ]
    older = changes.DropSnapshots(row.id, -1, match.revision)  # nothing can be undone any more
    added = [change for way in ways() for change in way.ending(over, outcome)]
    return [older, *results, *added]


def _result(
    table: Table,
    seat: records.Seat,
    outcome: Outcome | None,
    counts: bool,
    spent: Mapping[str, object],
) -> records.Result:
    """A seat's result. `counts`: whether members played long enough; `spent`: further details."""
    resigned = table.resigned
    if outcome is None:
        others = not table.cooperative and seat.number not in resigned
        won, score, ranking = others and len(table.row.seats) > 1, 0, [0]
        if (standing := table.after_quitting) is not None:
            won, ranking = seat.number in standing.winners, list(standing.ranking[seat.number])
    else:
        won, score = seat.number in outcome.winners, outcome.scores[seat.number]
        ranking = list(outcome.ranking[seat.number])
    agents = any(other.agent is not None for other in table.row.seats)
    details = {
        "ranking": ranking,
        "together": table.cooperative,
        "ladder": table.ladder,
        "options": _comparison(table),
        "short": table.rated and outcome is None and not counts,
        "rated": table.rated and counts and not (outcome is not None and outcome.raced and agents),
        "turns": table.match.state.turn,
        "resigned": list(resigned),
        "absent": seat.autopilot,
        **spent,
    }
    return records.Result(
        table.id,
        seat.number,
        table.row.game,
        table.row.guild,
        seat.user,
        seat.agent,
        won,
        score,
        table.row.updated,
        json.dumps(details),
    )


def _moves_and_seconds(spent: tuple[int, float]) -> dict[str, object]:
    return {"moves": spent[0], "seconds": round(spent[1], 1)}


def _counts(table: Table, record: Sequence[records.Action]) -> bool:
    """Whether at least two members made a move, or `LEAST_MOVES` each if somebody gave up."""
    own = (records.By.PLAYER, records.By.QUEUE)
    moves = Counter(entry.seat for entry in record if entry.by in own)
    least = LEAST_MOVES if table.resigned else 1
    return sum(moves[seat] >= least for seat in seats_concerned(table)) > 1


def _comparison(table: Table) -> dict[str, str]:
    """The options (name and value as typed) by which results are compared; {} if seats compete."""
    game = table.match.game
    if table.together is None:
        return {}
    described = {one.name: one for one in options.describe(game)}
    compared = table.together.compared
    return {name: table.options.get(name, described[name].default) for name in compared}


def times(record: Sequence[records.Action], began: float) -> dict[int, tuple[int, float]]:
    """By seat: the number of moves that its member made, and the seconds that they took together.

    A move's time begins at the previous action of any seat; for the first move, at `began`.
    """
    found: dict[int, tuple[int, float]] = {}
    before = began
    for entry in record:
        if entry.by is records.By.PLAYER:
            moves, seconds = found.get(entry.seat, (0, 0.0))
            found[entry.seat] = (moves + 1, seconds + max(entry.at - before, 0.0))
        before = entry.at
    return found


def answers(table: Table, record: Sequence[records.Action]) -> dict[int, float]:
    """By seat, the median seconds from another seat's action to the member's next action.

    Hours of rest do not count. Nor do answers that took longer than the clock allows, because a
    pause or holiday stopped it. Empty without a clock, or if a turn has less than an hour.
    """
    clock = table.settings.clock
    if clock.span is None or clock.span < HOUR:
        return {}
    found: dict[int, list[float]] = {}
    for before, entry in pairwise(record):
        if entry.by is records.By.PLAYER and entry.seat != before.seat:
            seconds = ran(before.at, entry.at, hours_of(table, entry.seat))
            if 0 <= seconds <= clock.span + clock.bank:
                found.setdefault(entry.seat, []).append(seconds)
    return {seat: round(median(each)) for seat, each in found.items()}
