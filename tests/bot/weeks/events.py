"""The events of a quick week, from its seed: deeds, times between them, and random details."""

from dataclasses import dataclass
from random import Random
from typing import Final

HOUR, DAY = 3600.0, 86_400.0
EVENTS: Final = 12
GAPS: Final = (1.0, 60.0, 600.0, 5 * HOUR, 11 * HOUR, DAY)
WEIGHTS: Final = {
    "act": 10,
    "act_and_die": 6,
    "act_twice": 2,
    "act_late": 1,
    "take_a_holiday": 1,
    "leave_or_return": 2,
    "come_back": 2,
    "delete_message": 1,
    "delete_channel": 1,
    "move_elsewhere": 1,
    "fail": 2,
    "lose_answer": 2,
    "outage": 1,
    "set_clock": 2,
}
"""The kinds of events, and their relative frequency."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event, `after` seconds since the previous one; `dice` decides its details."""

    deed: str
    after: float
    dice: int

    def __str__(self) -> str:
        return f"{self.deed} after {self.after:g} s ({self.dice})"


def events_of(seed: int) -> list[Event]:
    """The events of a seed's week."""
    luck = Random(seed)
    deeds = luck.choices(list(WEIGHTS), list(WEIGHTS.values()), k=EVENTS)
    return [Event(deed, luck.choice(GAPS), luck.randrange(2**32)) for deed in deeds]
