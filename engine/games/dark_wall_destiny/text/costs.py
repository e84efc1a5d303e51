"""What attacks take from each seat; seats that pay the same share a sentence."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.text.cards import say


class Cost(NamedTuple):
    """How many cards a seat pays, and how many points its defense blocks."""

    seat: int
    cards: int
    blocked: int = 0


def taken(costs: Iterable[Cost]) -> list[Words]:
    """Words for the cards taken from seats, and for the points that defense blocked."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for cost in costs:
        alone = cost.seat if cost.blocked else -1
        groups.setdefault((cost.cards, cost.blocked, alone), []).append(cost.seat)
    return [
        say(
            "taken",
            n=n,
            seats=tuple(map(seat_name, seats)),
            count=len(seats),
            blocked=blocked,
            further=int(place > 0),
        )
        for place, ((n, blocked, _), seats) in enumerate(groups.items())
    ]
