"""The types of connections to the server; for annotations alone, as asyncpg's run no other way."""

from __future__ import annotations

import asyncpg

Connection = asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
"""One of our own, or one that the pool lends."""
Pool = asyncpg.Pool[asyncpg.Record]
