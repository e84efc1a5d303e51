"""Where a battleship stands. Small ids are places in `Content.cards` and `Content.encounters`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.game import State

Phase = Literal["combat", "trash", "research", "over"]
Draw = Literal["refill", "two"]
Ending = Literal["won", "destroyed", "out-of-time"]


@dataclass(slots=True)
class DylaState(State):
    """One game under way.

    `encounter` is the enemy faced, with `suffered` damage on it; `encounters` and `spent` are the
    draw and discard pile of this level's deck. `pile`, `hand`, `played`, `discards` are the
    captain's cards; the last entry of a pile is its top, and the top `known` cards of `pile` are
    known to the captain because they were bought. `bought` counts copies bought, a number a card.
    `points` counts through the game, `level_points` from this level's deck.
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
    """How the game ended, or None while it runs."""
    if state.phase != "over":
        return None
    if state.hull == 0:
        return "destroyed"
    return "won" if state.points >= state.goal else "out-of-time"
