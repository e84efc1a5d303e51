"""Days of the challenge: their numbers, whose turn it is among the games, and who plays daily."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from bot.features.challenge.deed import games

FIRST: Final = date(2026, 1, 1)
"""The day whose challenge has the number 1."""
FORGIVEN: Final = 2
"""Days a month that may be left out of a streak."""


def before(day: str, days: int = 1) -> str:
    """The day so many days earlier."""
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def number_of(day: str) -> int:
    """The number of a day's challenge."""
    return (date.fromisoformat(day) - FIRST).days + 1


def game_of(day: str) -> str:
    """The game of a day: one after the other."""
    known = games()
    return known[number_of(day) % len(known)]


def streak(played: Collection[str], today: str) -> int:
    """Days played in a row up to today, which may still be played.

    Two days left out are forgiven in each month; they do not count.
    """
    count, missed, day = 0, Counter[str](), today
    oldest = min(played, default=today)
    while day >= oldest:
        if day in played:
            count += 1
        elif day != today:
            missed[day[:7]] += 1
            if missed[day[:7]] > FORGIVEN:
                break
        day = before(day)
    return count
