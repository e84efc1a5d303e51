"""Addresses of databases."""

from pathlib import Path

from pydantic import SecretStr

from bot.store.errors import Unusable

Database = Path | SecretStr
"""The path of a file, or the address of a PostgreSQL database, which contains a password."""


def require_asyncpg() -> None:
    """Raises `Unusable` if the driver of PostgreSQL is not installed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise Unusable(
            "AIRLOCK_DATABASE is on a PostgreSQL server, and what speaks to one is not installed:"
            " run `pip install asyncpg` where Airlock is installed."
        ) from None
