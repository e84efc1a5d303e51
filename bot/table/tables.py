"""The tables in use: loaded from the store, and cached as values.

The store decides at commit whether a cached table is stale. So a stale table costs a retry and
never a wrong game.
"""

from bot.runtime.locks import Locks
from bot.runtime.recent import Recent
from bot.store import records
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.table.table import Table
from bot.table.without_rules import rules_of
from engine.core.match import Match, states_of

KEPT = 256


class Tables:
    """Loads tables, and caches the most recently used."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Recent[str, Table] = Recent(KEPT)
        self.lock = Locks().of
        """The lock that serializes this process's writes to a match, by its id."""

    async def get(self, match_id: str) -> Table:
        """The cached table; if there is none, the stored one. Raises UnknownMatch."""
        table = self._kept.get(match_id)
        return await self.load(match_id) if table is None else table

    async def of(self, row: records.MatchRow) -> Table:
        """The table of a row just read: the cached table if it is up to date, else the stored one.

        Raises like `load`.
        """
        table = await self.get(row.id)
        known = (table.row.revision, table.row.edition) == (row.revision, row.edition)
        return table if known else await self.load(row.id)

    async def row(self, match_id: str) -> records.MatchRow | None:
        """The row of a match, also of a lobby or a game without rules; None if there is none.

        The cached one if there is one.
        """
        table = self._kept.get(match_id)
        return await self._store.match(match_id) if table is None else table.row

    async def load(self, match_id: str) -> Table:
        """The table, read from the store.

        Raises UnknownMatch, and WithoutRules, BrokenGame or Malformed if it cannot be resumed.
        """
        row = await self._store.match(match_id)
        cached = self._kept.get(match_id)
        if cached is not None and cached.row == row:  # the same row has the same state
            return self.keep(cached)
        snapshot = await self._store.snapshot(match_id)
        leavers = await self._store.leavers(match_id)
        if row is None or snapshot is None:
            raise UnknownMatch(match_id)
        game = rules_of(row)
        state = states_of(game).load(snapshot.state)
        decisions = tuple(seat.decision for seat in row.seats)
        before = Match(game, state, decisions, row.revision)
        return self.keep(Table.of(row, before, leavers))

    def keep(self, table: Table) -> Table:
        """Cache a table that was just committed or read; returns it."""
        self._kept[table.id] = table
        return table

    def forget(self, match_id: str) -> None:
        """Drop a table from the cache, so that the next `get` reads the store."""
        self._kept.pop(match_id, None)
