"""Estimates how long a game takes.

`<game>/waits.toml` has measurements of how often a game waits for a player. Without that file there
is no estimate.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import Field, PositiveFloat

from bot.language.speech import Speech
from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.table.clocks.pace import Clock
from bot.table.clocks.running import Rest, stretch
from engine.core import options, registry
from engine.core.content import Entry, load_file

TAKEN = 1 / 2
"""The share of their time that members are assumed to use."""
HOURS = 2 * DAY
"""The length in seconds below which hours are shown in place of days."""
FEW = 5
"""A length below an hour is rounded to a multiple of so many minutes."""
LOOK = DAY / 3
"""Assumed seconds from one look at a game to the next, if its clock allows that."""


class Waits(Entry):
    """The median number of waits for a player in a game, by the number of seats.

    `days` is how many days a game takes if all members look at it every `LOOK` seconds. It has only
    the numbers of seats for which this was measured. `regardless` are the options that change
    neither.
    """

    median: dict[int, PositiveFloat]
    days: dict[int, PositiveFloat] = Field(default_factory=dict)
    regardless: frozenset[str] = frozenset()


@cache
def _waits(game: str) -> Waits | None:
    path = registry.game(game).folder / "waits.toml"
    return load_file(Waits, path) if path.is_file() else None


def is_usual(game: str, chosen: Mapping[str, Any]) -> bool:
    """Whether a game with the `chosen` options takes as long as one with default options."""
    measured, rules = _waits(game), registry.game(game)
    regardless = measured.regardless if measured else ()
    asked = {name: value for name, value in chosen.items() if name not in regardless}
    return bool(options.read(rules, asked) == options.read(rules, {}))


def length(game: str, seats: int, agents: int, clock: Clock, rest: Rest, speech: Speech) -> str:
    """A sentence on about how long a game with default options takes; "" if that is not known.

    AIs take no time, so the estimate is multiplied by the share of members among the seats; a
    single member among AIs sets the pace. If the clock is slower than `LOOK`, or there is none, the
    estimate is the measured number of days. Otherwise it is the number of waits times half the
    clock's time, plus the members' banks and, in games over days, the hours in which the clock
    rests. Raises BadContent if `waits.toml` is malformed.
    """
    measured, people = _waits(game), (seats - agents) / seats
    if measured is None or seats not in measured.median:
        return ""
    if agents and seats - agents == 1:
        return speech.say("lobby-lasts-alone")
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
