"""Ratings kept up with play: what was computed once grows with the results that come after it.

Results only ever come behind those there are, but for two cases, in which all is computed anew: a
member is forgotten, or wishes to be ranked or not. Both are noticed at every look, whichever
process did it, so that a ladder is always what the whole history says.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.members.preferences import Members
from bot.members.statistics import Rating
from bot.runtime.locks import Locks
from bot.store.protocol import Store
from bot.store.records import Result

KEPT: Final = 64
"""Ladders in memory at most."""


@dataclass(slots=True)
class _Kept:
    """A ladder after `count` results, the last of which is `last`; `users` are all in them."""

    unranked: frozenset[int]
    rating: Rating
    users: set[int]
    count: int = 0
    forgotten: int = 0
    last: Result | None = None

    def add(self, results: Sequence[Result]) -> None:
        """Rate what came after."""
        self.rating.add(results)
        self.users |= _users(results)
        self.count += len(results)
        self.forgotten += _forgotten(results)
        self.last = results[-1] if results else self.last


class Ladders:
    """The ratings of the members of each server in each game."""

    def __init__(self, store: Store) -> None:
        self._store, self._members = store, Members(store)
        self._kept: OrderedDict[tuple[int, str], _Kept] = OrderedDict()
        self._locks = Locks()

    async def of(self, guild: int, game: str) -> Mapping[int, float]:
        """The rating of every ranked member."""
        async with self._locks.of(f"{guild} {game}"):
            kept = self._kept.get((guild, game))
            if kept is None or not await self._keep_up(kept, guild, game):
                kept = await self._whole(guild, game)
            self._kept[guild, game] = kept
            self._kept.move_to_end((guild, game))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return kept.rating.worth()

    async def _keep_up(self, kept: _Kept, guild: int, game: str) -> bool:
        """Rate what came since; False if what there was is no more what it was."""
        found = await self._store.results_in(guild, game, skip=max(kept.count - 1, 0))
        if kept.count and found[:1] != [kept.last]:
            return False
        new = found[1:] if kept.count else found
        forgotten = await self._store.forgotten_in(guild, game)
        if forgotten != kept.forgotten + _forgotten(new):
            return False
        if await self._members.unranked(kept.users | _users(new)) != kept.unranked:
            return False
        kept.add(new)
        return True

    async def _whole(self, guild: int, game: str) -> _Kept:
        results = await self._store.results_in(guild, game)
        unranked = await self._members.unranked(_users(results))
        kept = _Kept(unranked, Rating(unranked), set())
        await asyncio.to_thread(kept.add, results)
        return kept


def _users(results: Sequence[Result]) -> set[int]:
    return {one.user for one in results if one.user is not None}


def _forgotten(results: Sequence[Result]) -> int:
    return sum(one.user is None and one.agent is None for one in results)
