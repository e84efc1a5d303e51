"""A member's statistics: games, wins, time per move, and results against each other member."""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.store.records import Result


@dataclass(slots=True)
class Tally:
    """A member's results in one game.

    How many games they played and won, their moves, and the seconds these took. `against` has, by
    opponent, how often the member won and how often the opponent won.
    """

    games: int = 0
    won: int = 0
    moves: int = 0
    seconds: float = 0.0
    against: dict[int, tuple[int, int]] = field(default_factory=dict)


def matches(results: Sequence[Result]) -> Iterator[list[Result]]:
    """The results of each match that counts, in order; results of one match must be neighbours.

    Matches that were given up early, or in which all of several seats resigned, do not count.
    """
    for _, same in groupby(results, key=lambda one: one.match_id):
        seats = list(same)
        details = json.loads(seats[0].details)
        if details["short"]:
            continue
        if len(details["resigned"]) < len(seats) or len(seats) == 1:
            yield seats


def tallies(results: Sequence[Result], user: int) -> dict[str, Tally]:
    """A member's results by game. Opponents are counted only where players do not win together."""
    found: dict[str, Tally] = defaultdict(Tally)
    for seats in matches(results):
        for mine in (one for one in seats if one.user == user):
            tally, details = found[mine.game], json.loads(mine.details)
            tally.games += 1
            tally.won += mine.won
            tally.moves += details["moves"]
            tally.seconds += details["seconds"]
            if details["together"]:
                continue
            for other in seats:
                if other.user not in (None, user) and other.won != mine.won:
                    won, lost = tally.against.get(other.user or 0, (0, 0))
                    tally.against[other.user or 0] = (won + mine.won, lost + other.won)
    return dict(found)
