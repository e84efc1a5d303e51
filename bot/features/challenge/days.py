"""The game of each day's challenge, and members' streaks."""

from collections import Counter
from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from bot.features.challenge.deed import games_on

FORGIVEN: Final = 2
"""Missed days per calendar month that do not break a streak."""


def before(day: str, days: int = 1) -> str:
    """The date `days` days before `day`. Dates are written as `2026-01-31`."""
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def last_sunday(today: str) -> str:
    """The date of the last Sunday before `today`."""
    return before(today, date.fromisoformat(today).isoweekday())


def game_of(day: str) -> str:
    """The main game of a date: a solo game in rotation, on Sundays a game for several."""
    return games_on(day)[0]


def streak(played: Collection[str], today: str) -> int:
    """The number of days played in a row up to `today`. `played` are dates.

    Up to `FORGIVEN` missed days per month do not end the streak, but are not counted either. Today
    does not end it, as the member may still play.
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
