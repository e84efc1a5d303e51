"""Leaderboards: the best tables of a server in cooperative games.

Tables with equal compared options share a board, ordered by the game's ranking.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.members.statistics import matches
from bot.store.records import Result

BEST: Final = 3
"""Maximum tables per leaderboard."""

Compared = tuple[tuple[str, str], ...]
"""The option values, in words, that the tables of a leaderboard share."""


@dataclass(frozen=True, slots=True)
class Team:
    """A cooperative table: its result and members (None: an AI, or a member not to be named)."""

    ranking: tuple[int, ...]
    users: tuple[int | None, ...]
    won: bool
    turns: int
    score: int


class Leaderboards:
    """The best tables so far, by compared options; members in `unranked` are not named."""

    def __init__(self, unranked: frozenset[int]) -> None:
        self._unranked = unranked
        self._best: dict[Compared, list[Team]] = {}

    def add(self, results: Sequence[Result]) -> None:
        """Add results; those of a match come together."""
        for seats in matches(results):
            compared = json.loads(seats[0].details)["options"]
            if compared:
                best = self._best.setdefault(tuple(compared.items()), [])
                best.append(self._team(seats))
                best.sort(key=lambda team: team.ranking, reverse=True)
                del best[BEST:]

    @property
    def best(self) -> Mapping[Compared, Sequence[Team]]:
        """The best of each leaderboard."""
        return self._best

    def _team(self, seats: Sequence[Result]) -> Team:
        details = json.loads(seats[0].details)
        return Team(
            tuple(details["ranking"]),
            tuple(None if one.user in self._unranked else one.user for one in seats),
            seats[0].won,
            details["turns"],
            round(sum(one.score for one in seats)),
        )
