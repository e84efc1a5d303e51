"""What attacks cost each seat; seats that lose the same share a sentence."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.text.cards import say


class Cost(NamedTuple):
    """The damage that a seat takes, and how many points its defense blocks."""

    seat: int
    damage: int
    blocked: int = 0


def dealt(costs: Iterable[Cost]) -> list[Words]:
    """Words for the damage dealt to seats, and for the points that defense blocked."""
    groups: dict[tuple[int, int], list[int]] = {}
    for cost in costs:
        groups.setdefault((cost.damage, cost.blocked), []).append(cost.seat)
    return [
        say(
            "dealt",
            n=n,
            seats=tuple(map(seat_name, seats)),
            count=len(seats),
            blocked=blocked,
            further=int(place > 0),
        )
        for place, ((n, blocked), seats) in enumerate(groups.items())
    ]


def dealt_to_all(costs: Sequence[int]) -> list[Words]:
    """Words for the damage dealt to seats; `costs` are by seat."""
    return dealt(Cost(seat, cost) for seat, cost in enumerate(costs) if cost)


def lost(tokens: Sequence[int]) -> list[Words]:
    """Words for the tokens that seats lose; `tokens` are by seat."""
    groups: dict[int, list[int]] = {}
    for seat, n in enumerate(tokens):
        if n:
            groups.setdefault(n, []).append(seat)
    return [
        say("forecast-tokens", n=n, seats=tuple(map(seat_name, seats)), count=len(seats))
        for n, seats in groups.items()
    ]
