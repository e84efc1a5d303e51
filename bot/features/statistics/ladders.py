"""Keeps the rankings (ladders) of games in memory, and adds new results to them.

Earlier results change in two cases only, after which a ladder is calculated anew: a member's data
is deleted, or a member changes whether they are ranked. Both are detected at every read, even if
another process made the change.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.statistics.leaderboards import Leaderboards, OptionSet, Team
from bot.features.statistics.ratings import Rating, may_rank
from bot.members.preferences import Members
from bot.runtime.locks import Locks
from bot.runtime.recent import Recent
from bot.store.protocol import Store
from bot.store.records import Result, ResultCounts

KEPT: Final = 64
"""Maximum ladders in memory."""
PIECE: Final = 1000
"""Results read at a time. Adding so many takes some milliseconds; no match has so many seats."""
NONE: Final = ResultCounts(0, 0)


@dataclass(slots=True)
class _Kept:
    """A ladder in memory: `last` is the latest result in it, `counts` the numbers of its results.

    `users` are the members who have results; `unranked` are the members among them who are not
    ranked.
    """

    unranked: frozenset[int]
    rating: Rating
    best: Leaderboards
    users: set[int]
    counts: ResultCounts = NONE
    last: Result | None = None

    def add(self, results: Sequence[Result]) -> None:
        """Add later results."""
        self.rating.add(results)
        self.best.add(results)
        self.users |= _users(results)
        self.counts = ResultCounts(
            self.counts.results + len(results), self.counts.forgotten + _count_deleted(results)
        )
        self.last = results[-1] if results else self.last


class Ladders:
    """The rankings of members and of cooperative tables, by server and game."""

    def __init__(self, store: Store) -> None:
        self._store, self._members = store, Members(store)
        self._kept: Recent[tuple[int, str], _Kept] = Recent(KEPT)
        self._locks = Locks()

    async def each_of(self, guild: int, game: str) -> Mapping[str, Mapping[int, float]]:
        """By ladder of a game, the ratings of ranked members by user id.

        The main ladder, whose name is "", comes first; others have the message id of their name.
        Results of solo games, which rate nobody, are not read.
        """
        if not may_rank(game):
            return {"": {}}
        cached = await self._current(guild, game)
        return {name: cached.rating.worth(name) for name in ("", *cached.rating.others())}

    async def best_of(self, guild: int, game: str) -> Mapping[OptionSet, Sequence[Team]]:
        """The best tables of a cooperative game, by the options that they share."""
        return (await self._current(guild, game)).best.best

    async def _current(self, guild: int, game: str) -> _Kept:
        """The up-to-date ladder of a game on a server."""
        async with self._locks.of(f"{guild} {game}"):
            cached = self._kept.get((guild, game))
            if cached is None or not await self._keep_up(cached, guild, game):
                cached = await self._recalculate(guild, game)
            self._kept[guild, game] = cached
            return cached

    async def _keep_up(self, cached: _Kept, guild: int, game: str) -> bool:
        """Add new results; returns False if earlier ones changed, so that nothing was added."""
        counts = await self._store.result_counts(guild, game)
        new = (
            []
            if counts == cached.counts
            else await self._store.results_in(guild, game, cached.last)
        )
        if counts != ResultCounts(
            cached.counts.results + len(new), cached.counts.forgotten + _count_deleted(new)
        ):
            return False
        users = cached.users | _users(new)
        if await self._members.outside_rankings(users) != cached.unranked:
            return False
        cached.add(new)
        return True

    async def _recalculate(self, guild: int, game: str) -> _Kept:
        """Calculate a ladder from all results."""
        pieces = [piece async for piece in self._pieces(guild, game)]
        unranked = await self._members.outside_rankings(
            {user for piece in pieces for user in _users(piece)}
        )
        fresh = _Kept(unranked, Rating(unranked), Leaderboards(unranked), set())
        for piece in pieces:
            await asyncio.to_thread(fresh.add, piece)
        return fresh

    async def _pieces(self, guild: int, game: str) -> AsyncIterator[list[Result]]:
        """All results, in pieces that each take little time and split no match."""
        last = None
        while piece := await self._store.results_in(guild, game, last, PIECE):
            if len(piece) == PIECE:
                whole = [one for one in piece if one.match_id != piece[-1].match_id]
                piece = whole or piece
            last = piece[-1]
            yield piece


def _users(results: Sequence[Result]) -> set[int]:
    return {one.user for one in results if one.user is not None}


def _count_deleted(results: Sequence[Result]) -> int:
    return sum(one.user is None and one.agent is None for one in results)
