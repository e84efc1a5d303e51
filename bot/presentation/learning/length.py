"""How long a game takes at a clock, from how often games like it were measured to wait.

`<game>/waits.toml` says that for games that were measured; of the others nothing is said.
"""

from __future__ import annotations

from functools import cache

from pydantic import PositiveFloat

from bot.language.speech import Speech
from bot.table.pace import DAY, HOUR, Clock
from engine.core import registry
from engine.core.content import Entry, load_file

TAKEN = 1 / 2
"""The part of its time that everybody is taken to need."""
HOURS = 2 * DAY
"""Seconds below which a length is told in hours."""


class Waits(Entry):
    """How often a game waits for somebody, by the number of seats: the median of those measured."""

    median: dict[int, PositiveFloat]


@cache
def _waits(game: str) -> Waits | None:
    path = registry.game(game).folder / "waits.toml"
    return load_file(Waits, path) if path.is_file() else None


def length(game: str, seats: int, agents: int, clock: Clock, speech: Speech) -> str:
    """About how long a game with the usual options takes, in a sentence.

    Agents need no time, so that only the part of the waits that is for people counts. "" without a
    clock, and where nothing was measured. Raises BadContent if the file of waits is bad.
    """
    measured = _waits(game)
    if measured is None or clock.span is None or seats not in measured.median:
        return ""
    waits = measured.median[seats] * (seats - agents) / seats
    seconds = waits * clock.span * TAKEN
    if seconds < HOURS:
        return speech.say("lobby-lasts-hours", count=max(1, round(seconds / HOUR)))
    return speech.say("lobby-lasts-days", count=round(seconds / DAY))
