"""How long a game takes at a clock, from measured numbers of waits.

`<game>/waits.toml` has the measurements; without it there is no estimate.
"""

from __future__ import annotations

from functools import cache

from pydantic import Field, PositiveFloat

from bot.language.speech import Speech
from bot.table.clocks.pace import DAY, HOUR, MINUTE, Clock
from bot.table.clocks.running import Rest, stretch
from engine.core import registry
from engine.core.content import Entry, load_file

TAKEN = 1 / 2
"""The share of their time that players are assumed to use."""
HOURS = 2 * DAY
"""Seconds below which a length is told in hours."""
FEW = 5
"""Minutes to which a length below an hour is rounded."""
LOOK = DAY / 3
"""Seconds between looks at a game whose clock allows it, as assumed."""


class Waits(Entry):
    """The median number of waits in a game, by the number of seats.

    `days` is how long it takes if everybody looks at it every `LOOK`, where that was measured.
    """

    median: dict[int, PositiveFloat]
    days: dict[int, PositiveFloat] = Field(default_factory=dict)


@cache
def _waits(game: str) -> Waits | None:
    path = registry.game(game).folder / "waits.toml"
    return load_file(Waits, path) if path.is_file() else None


def length(game: str, seats: int, agents: int, clock: Clock, rest: Rest, speech: Speech) -> str:
    """About how long a game with default options takes, in a sentence.

    Agents take no time, so only people's share counts: of the clock, of their banks, and of rest
    hours in games over days. If the clock lets people look when they like, only measured days
    count. "" without measurements, or without a clock where only waits were measured. Raises
    BadContent if the file is malformed.
    """
    measured, people = _waits(game), (seats - agents) / seats
    if measured is None or seats not in measured.median:
        return ""
    if seats in measured.days and (clock.span is None or clock.span > LOOK):
        days = max(1, round(measured.days[seats] * people))
        return speech.say("lobby-lasts-looking", count=days)
    if clock.span is None:
        return ""
    waits = measured.median[seats] * people
    seconds = (waits * clock.span + (seats - agents) * clock.bank) * TAKEN
    minutes = max(1, round(seconds / (FEW * MINUTE))) * FEW
    if minutes * MINUTE < HOUR:
        return speech.say("lobby-lasts-minutes", count=minutes)
    if seconds < HOURS:
        return speech.say("lobby-lasts-hours", count=max(1, round(seconds / HOUR)))
    return speech.say("lobby-lasts-days", count=round(seconds * stretch(rest) / DAY))
