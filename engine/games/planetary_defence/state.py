"""The state of a game: piles of small card ids, their last entry on top.

Nothing here says what may be done; that is `rules`.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import State


@dataclass(slots=True)
class PlanetaryState(State):
    """A solo game between two actions; cards are places in `content.CARDS`.

    `columns` are the row from the left. `space` and `draw` are face down, everything else is seen
    by everybody. `meteors` is how many the deck holds, `destroyed` how many of them lie in `scrap`.
    `scrap_column` is the column the scrap pile has reached, from 1, or 0 before it moves.
    """

    hard: bool
    meteors: int
    destroyed: int
    columns: list[list[int]]
    space: list[int]
    draw: list[int]
    hand: list[int]
    played: list[int]
    discard: list[int]
    scrap: list[int]
    credits: int
    damage: int
    shield: bool
    scrap_column: int
