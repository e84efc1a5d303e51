"""Ratings from a list of results."""

from collections.abc import Sequence

from bot.features.statistics.ratings import Rating
from bot.store.records import Result


def ratings(results: Sequence[Result], unranked: frozenset[int]) -> dict[int, float]:
    """The rating of each ranked member on the main ladder after all these results."""
    rating = Rating(unranked)
    rating.add(results)
    return rating.worth()
