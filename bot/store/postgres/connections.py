"""Types of connections, for annotations only, as asyncpg's are generic only for type checkers."""

from __future__ import annotations

import asyncpg

Connection = asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
"""One of our own, or one that the pool lends."""
Pool = asyncpg.Pool[asyncpg.Record]
