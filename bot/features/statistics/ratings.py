"""Ratings of members, and the games that have them.

Ratings are Plackett-Luce (openskill), per server and game, over all results in order. Not rated:
games of one member against agents, races against an agent, games of a crew, tutorials, and games in
which fewer than two members moved. Each earlier meeting of the same members within a week lowers a
game's weight. Unranked and deleted members count as an unknown player.
"""

import json
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.members.statistics import matches
from bot.runtime.durations import WEEK
from bot.store.records import Result
from engine.core import options, registry
from engine.core.game import AnyGame

UNKNOWN: Final = 0
"""Stands for all deleted members."""
Key = int | str
"""A member's id, or an agent's name."""


def games_with_ranking() -> tuple[str, ...]:
    """The games in which members, or cooperative tables, are compared."""
    names = registry.names_for_several()
    return tuple(name for name in names if _has_ranking(registry.game(name)))


def may_rank(game: str) -> bool:
    """Whether members can be compared in a game; also True if it is not installed."""
    return game in games_with_ranking() or game not in registry.names()


def _has_ranking(game: AnyGame) -> bool:
    """Whether some option makes the game competitive, or its tables comparable."""
    ways = (chosen.together() for chosen in options.each_alone(game))
    return any(together is None or together.compared for together in ways)


class Rating:
    """Ratings of ranked members from the added results, for one game and server."""

    def __init__(self, unranked: frozenset[int]) -> None:
        self._unranked, self._model = unranked, PlackettLuce()
        self._rated: dict[str, dict[Key | None, PlackettLuceRating]] = {}
        self._met: dict[tuple[str, frozenset[int]], list[float]] = {}

    def add(self, results: Sequence[Result]) -> None:
        """Add further results, in order; those of a match come together."""
        for seats in matches(results):
            details = json.loads(seats[0].details)
            if details["rated"] and len(seats) > 1 and not details["together"]:
                self._rate(seats)

    def worth(self, ladder: str = "") -> dict[int, float]:
        """Each member's rating on a ladder, by default the main one.

        A lower bound: mean minus three standard deviations.
        """
        pairs = self._rated.get(ladder, {}).items()
        return {key: rating.ordinal() for key, rating in pairs if isinstance(key, int)}

    def others(self) -> list[str]:
        """The ladders with results, besides the main one."""
        return sorted(filter(None, self._rated))

    def _rate(self, seats: Sequence[Result]) -> None:
        keys = [_key(one, self._unranked) for one in seats]
        ladder = json.loads(seats[0].details)["ladder"]
        rated, weight = self._rated.setdefault(ladder, {}), self._weight(ladder, seats)
        teams = [[rated[key] if key in rated else self._model.rating()] for key in keys]
        after = self._model.rate(teams, ranks=_places(seats))
        for key, (was,), (now,) in zip(keys, teams, after, strict=True):
            if key is not None:
                rated[key] = self._model.rating(
                    mu=was.mu + weight * (now.mu - was.mu),
                    sigma=was.sigma + weight * (now.sigma - was.sigma),
                )

    def _weight(self, ladder: str, seats: Sequence[Result]) -> float:
        """A match's weight: smaller for each meeting of its members within a week."""
        members = [one.user or UNKNOWN for one in seats if one.agent is None]
        weights = []
        for pair in map(frozenset, combinations(members, 2)):
            ended = seats[0].ended
            met = [at for at in self._met.get((ladder, pair), ()) if at > ended - WEEK]
            self._met[ladder, pair] = [*met, ended]
            weights.append(1 / (1 + len(met)))
        return fmean(weights) if weights else 1.0


def ratings(results: Sequence[Result], unranked: frozenset[int]) -> dict[int, float]:
    """The rating of each ranked member after all these results."""
    rating = Rating(unranked)
    rating.add(results)
    return rating.worth()


def _key(result: Result, unranked: frozenset[int]) -> Key | None:
    if result.user is not None:
        return None if result.user in unranked else result.user
    return result.agent


def _places(seats: Sequence[Result]) -> list[float]:
    """The place of each seat, from 1: winners first, then by the game's ranking."""
    worth = [(one.won, json.loads(one.details)["ranking"]) for one in seats]
    return [float(1 + sum(other > mine for other in worth)) for mine in worth]
