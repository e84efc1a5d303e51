"""Types of connections, for annotations only: asyncpg's are generic only for type checkers."""

import asyncpg

Connection = asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
"""A connection of its own, or one from the pool."""
Pool = asyncpg.Pool[asyncpg.Record]
