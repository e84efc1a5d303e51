"""What stands on the table of Beacons."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import State


@dataclass(slots=True)
class Player:
    """A seat: its hand and its bid (kinds of cards, weak to strong), and what it has claimed."""

    hand: list[int]
    bid: tuple[int, ...] = ()
    took_back: bool = False
    score: int = 0


@dataclass(slots=True)
class Table(State):
    """`turn` is the round; `claimant` has the strongest bid while the bids lie open."""

    rounds: int
    most: int
    players: list[Player]
    deck: list[int]
    claimant: int | None = None
    over: bool = False
