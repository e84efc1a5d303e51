"""Lengths of time, in seconds, and days."""

from datetime import UTC, datetime
from typing import Final

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY


def day_of(now: float) -> str:
    """The day, in UTC, as `2026-01-31`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()
