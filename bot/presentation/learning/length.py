"""Estimates how long a game takes, from measured numbers of waits for a player.

`<game>/waits.toml` has the measurements. Without it there is no estimate.
"""

from functools import cache

from pydantic import Field, PositiveFloat

from bot.language.speech import Speech
from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.table.clocks.pace import Clock
from bot.table.clocks.running import Rest, stretch
from engine.core import registry
from engine.core.content import Entry, load_file

TAKEN = 1 / 2
"""The assumed share of their time that players use."""
HOURS = 2 * DAY
"""Below this length, in seconds, hours are shown instead of days."""
FEW = 5
"""Lengths below an hour are rounded to this number of minutes."""
LOOK = DAY / 3
"""Assumed seconds between two looks at a game whose clock allows it."""


class Waits(Entry):
    """The median number of waits in a game, by the number of seats.

    `days` is how long it takes if everybody looks every `LOOK`, if that was measured.
    """

    median: dict[int, PositiveFloat]
    days: dict[int, PositiveFloat] = Field(default_factory=dict)


@cache
def _waits(game: str) -> Waits | None:
    path = registry.game(game).folder / "waits.toml"
    return load_file(Waits, path) if path.is_file() else None


def length(game: str, seats: int, agents: int, clock: Clock, rest: Rest, speech: Speech) -> str:
    """About how long a game with default options takes, in a sentence.

    AIs take no time, so only the share of people counts, of the clock, of their banks, and of rest
    hours in games over days. If the clock lets people look when they like, only measured `days`
    count. "" without measurements, or without a clock if only waits were measured. Raises
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
