"""The state of a game: piles of card indexes, the top last."""

from dataclasses import dataclass

from engine.core.game import State


@dataclass(slots=True)
class PlanetaryState(State):
    """A solo game between two actions; cards are indexes into `content.CARDS`.

    `columns` are in order from the left. `space` and `draw` are face down, everything else is
    public. `meteors` counts all meteors of the deck, `destroyed` those in `scrap`. `scrap_column`
    is the column of the scrap pile, from 1, or 0 before it moves.
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
