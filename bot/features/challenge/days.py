"""The game of each day's challenge, and members' streaks."""

from collections import Counter
from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from bot.features.challenge.deed import games_on

FORGIVEN: Final = 2
"""Missed days per month that do not break a streak."""


def before(day: str, days: int = 1) -> str:
    """The date this many days earlier."""
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def last_sunday(today: str) -> str:
    """The last Sunday before a day."""
    return before(today, date.fromisoformat(today).isoweekday())


def game_of(day: str) -> str:
    """The game of a date: in rotation, on Sundays a game for several."""
    return games_on(day)[0]


def streak(played: Collection[str], today: str) -> int:
    """The number of days played in a row until today, which may still be played.

    Missed days do not count, and up to `FORGIVEN` per month do not break the streak.
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
