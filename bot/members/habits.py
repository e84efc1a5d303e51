"""Habits: how fast a member answers, and how many games they finish.

Others see them only if the member allows it and has played `MIN_GAMES` games. Only games of several
seats count. The speed leaves out answers of seats that changed hands, answers under fast clocks,
and time in which a clock was stopped (`play.finish`).
"""

import json
from collections.abc import Iterable, Mapping
from statistics import median
from typing import Final, NamedTuple

from bot.members.preferences import settings_of
from bot.store.protocol import Store
from bot.store.records import NO_SEAT_LEFT, Result

MIN_GAMES: Final = 5
"""Minimum games of a member whose habits are shown."""
LATEST: Final = 20
"""The number of a member's latest games that are counted."""


class Habits(NamedTuple):
    """How many games a member played, how many of them they finished, and how fast they answer.

    `answer` is the median over games, in seconds; None if fewer than `MIN_GAMES` games have one.
    """

    games: int
    finished: int
    answer: float | None


async def habits_of(store: Store, users: Iterable[int]) -> dict[int, Habits]:
    """By user id, the habits of those members who show them and have played `MIN_GAMES` games."""
    shown = [user for user, own in (await settings_of(store, users)).items() if own.habits]
    found = {user: await _habits(store, user) for user in shown}
    return {user: habits for user, habits in found.items() if habits is not None}


async def _habits(store: Store, user: int) -> Habits | None:
    results = await store.results_of(user)
    several = {one.match_id for one in results if one.seat > 0}
    mine = [one for one in results if one.user == user and one.match_id in several][-LATEST:]
    details = [_details(one) for one in mine]
    finished = sum(not one.get("absent") for one in details)
    games = len(mine) + await _count_left(store, user, {one.match_id for one in mine})
    if games < MIN_GAMES:
        return None
    answers = [answer for one in details if (answer := one.get("answer")) is not None]
    return Habits(games, finished, median(answers) if len(answers) >= MIN_GAMES else None)


def _details(result: Result) -> Mapping[str, float | None]:
    found: Mapping[str, float | None] = json.loads(result.details)
    return found


async def _count_left(store: Store, user: int, finished: set[str]) -> int:
    """How many games the member left and did not return to: an AI still has their seat.

    Counts the `LATEST` games that they left, except those in `finished`, which have a result.
    """
    count = 0
    for one in (await store.leavers_of(user))[-LATEST:]:
        row = await store.match(one.match_id)
        if row is None or one.seat == NO_SEAT_LEFT or one.match_id in finished:
            continue
        count += any(seat.number == one.seat and seat.user is None for seat in row.seats)
    return count
