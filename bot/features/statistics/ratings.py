"""Ratings of members, and the games that have them.

Ratings are calculated by the Plackett-Luce model of openskill, per server and game, from all
results in order. Not rated are games of one member against AIs, races against an AI, games of a
crew, tutorials, and games in which fewer than two members moved. The more often its members have
met within a week, the lower is the weight of a game. A member who is not ranked, or whose data was
deleted, counts as an unknown player with the initial rating.
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
"""Stands in place of the id of a member whose data was deleted."""
Key = int | str
"""A member's id, or an agent's name."""


def games_with_ranking() -> tuple[str, ...]:
    """The games in which members, or cooperative tables, are compared."""
    names = registry.names_for_several()
    return tuple(name for name in names if _has_ranking(registry.game(name)))


def may_rank(game: str) -> bool:
    """Whether a game has a ranking; True for a game that is not installed, as it is unknown."""
    return game in games_with_ranking() or game not in registry.names()


def _has_ranking(game: AnyGame) -> bool:
    """Whether, with some options, players play against each other or tables are compared."""
    ways = (chosen.together() for chosen in options.each_alone(game))
    return any(together is None or together.compared for together in ways)


class Rating:
    """Ratings of members in one game on one server, from the results that are added.

    Members with an id in `unranked` get none.
    """

    def __init__(self, unranked: frozenset[int]) -> None:
        self._unranked, self._model = unranked, PlackettLuce()
        self._rated: dict[str, dict[Key | None, PlackettLuceRating]] = {}
        self._met: dict[tuple[str, frozenset[int]], list[float]] = {}

    def add(self, results: Sequence[Result]) -> None:
        """Add later results; results of the same match must be neighbours."""
        for seats in matches(results):
            details = json.loads(seats[0].details)
            if details["rated"] and len(seats) > 1 and not details["together"]:
                self._rate(seats)

    def worth(self, ladder: str = "") -> dict[int, float]:
        """Each member's rating on a ladder, by default the main one, by user id.

        It is a lower bound of their skill: the mean minus three standard deviations.
        """
        pairs = self._rated.get(ladder, {}).items()
        return {key: rating.ordinal() for key, rating in pairs if isinstance(key, int)}

    def others(self) -> list[str]:
        """The names of the ladders with results, without the main one."""
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
        """A match's weight, from 0 to 1: smaller for each time its members met within a week.

        The mean over all pairs of members of 1 / (1 + number of earlier meetings).
        """
        members = [one.user or UNKNOWN for one in seats if one.agent is None]
        weights = []
        for pair in map(frozenset, combinations(members, 2)):
            ended = seats[0].ended
            met = [at for at in self._met.get((ladder, pair), ()) if at > ended - WEEK]
            self._met[ladder, pair] = [*met, ended]
            weights.append(1 / (1 + len(met)))
        return fmean(weights) if weights else 1.0


def _key(result: Result, unranked: frozenset[int]) -> Key | None:
    if result.user is not None:
        return None if result.user in unranked else result.user
    return result.agent


def _places(seats: Sequence[Result]) -> list[float]:
    """The place of each seat, from 1: winners first, then by the game's ranking."""
    worth = [(one.won, json.loads(one.details)["ranking"]) for one in seats]
    return [float(1 + sum(other > mine for other in worth)) for mine in worth]
