"""The state of a game. Cards and encounters are indexes into `Content`."""

from dataclasses import dataclass
from typing import Literal

from engine.core.game import State

Phase = Literal["combat", "trash", "research", "over"]
Draw = Literal["refill", "two"]
Ending = Literal["won", "destroyed", "out-of-time"]


@dataclass(slots=True)
class DylaState(State):
    """A game in progress. The last entry of a pile is its top.

    `encounter`: the enemy, with `suffered` damage.
    `encounters`, `spent`: draw and discard pile of the level's deck of enemies.
    `pile`, `hand`, `played`, `discards`: the captain's cards.
    `known`: how many cards on top of `pile` were bought, and so are known.
    `bought`: copies bought per card.
    `points`: scored in the whole game; `level_points`: on this level.
    """

    goal: int
    draw: Draw
    phase: Phase
    hull: int
    tech: int
    points: int
    level: int
    level_points: int
    encounter: int
    suffered: int
    known: int
    encounters: list[int]
    spent: list[int]
    pile: list[int]
    hand: list[int]
    played: list[int]
    discards: list[int]
    bought: list[int]


def ending(state: DylaState) -> Ending | None:
    """How the game ended; None while it runs."""
    if state.phase != "over":
        return None
    if state.hull == 0:
        return "destroyed"
    return "won" if state.points >= state.goal else "out-of-time"
