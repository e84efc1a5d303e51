"""Leaderboards: the best tables of a server in a cooperative game.

Tables share a leaderboard if their values of the options that the game compares are equal. It is
ordered by the game's ranking.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.members.statistics import matches
from bot.store.records import Result

BEST: Final = 3
"""Maximum tables per leaderboard."""

OptionSet = tuple[tuple[str, str], ...]
"""The options that the tables of a leaderboard share: pairs of name and value."""


@dataclass(frozen=True, slots=True)
class Team:
    """A cooperative table: its result, and the user id in each seat.

    None in place of an id stands for an AI, or for a member who is not ranked or whose data was
    deleted.
    """

    ranking: tuple[int, ...]
    users: tuple[int | None, ...]
    won: bool
    turns: int
    score: int


class Leaderboards:
    """The best tables so far, by the options that they share.

    Members with an id in `unranked` are not named.
    """

    def __init__(self, unranked: frozenset[int]) -> None:
        self._unranked = unranked
        self.best: dict[OptionSet, list[Team]] = {}
        """The tables of each leaderboard, the best first, at most `BEST`."""

    def add(self, results: Sequence[Result]) -> None:
        """Add results; results of the same match must be neighbours."""
        for seats in matches(results):
            compared = json.loads(seats[0].details)["options"]
            if compared:
                best = self.best.setdefault(tuple(compared.items()), [])
                best.append(self._team(seats))
                best.sort(key=lambda team: team.ranking, reverse=True)
                del best[BEST:]

    def _team(self, seats: Sequence[Result]) -> Team:
        details = json.loads(seats[0].details)
        return Team(
            tuple(details["ranking"]),
            tuple(None if one.user in self._unranked else one.user for one in seats),
            seats[0].won,
            details["turns"],
            round(sum(one.score for one in seats)),
        )
