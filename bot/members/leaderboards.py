"""Leaderboards: the best tables of a server, of those that won or lost together.

Tables with the same values of the options that their game compares by stand on one board, by the
ranking that the game gave their outcome.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.members.statistics import matches
from bot.store.records import Result

BEST: Final = 3
"""Tables that a leaderboard shows."""

Compared = tuple[tuple[str, str], ...]
"""The options, in words, that the tables of one leaderboard have in common."""


@dataclass(frozen=True, slots=True)
class Team:
    """A table that won or lost together: who sat there (None: an AI, or unnamed), how it went."""

    ranking: tuple[int, ...]
    users: tuple[int | None, ...]
    won: bool
    turns: int
    score: int


class Leaderboards:
    """The best tables so far, by what they are compared by; who is `unranked` is not named."""

    def __init__(self, unranked: frozenset[int]) -> None:
        self._unranked = unranked
        self._best: dict[Compared, list[Team]] = {}

    def add(self, results: Sequence[Result]) -> None:
        """Take in further results, those of a match together."""
        for seats in matches(results):
            compared = json.loads(seats[0].details).get("options")
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
