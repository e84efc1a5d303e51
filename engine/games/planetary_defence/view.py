"""The view of player and spectators: everything but the order of the two face-down piles.

A solo game has no secrets, so everybody has the same view. Face-down piles are sorted or only
counted.
"""

from dataclasses import dataclass
from functools import lru_cache

from engine.games.planetary_defence.content import CARDS, COLOUR, COLUMNS, VALUE, Colour
from engine.games.planetary_defence.state import PlanetaryState


@dataclass(frozen=True, slots=True)
class CardView:
    """A card by id, such as `white-3`; red is damage, white credits, black a meteor."""

    id: str
    colour: Colour
    value: int


_CARDS = tuple(CardView(*card) for card in zip(CARDS, COLOUR, VALUE, strict=True))


@dataclass(frozen=True, slots=True)
class PlanetaryView:
    """The table.

    `columns` are in order from the left, each from the card at the bottom to the topmost, the only
    one that can be bought or attacked. `space` is the size of the space pile. `draw` has the cards
    of the draw pile, sorted: players can deduce them, but not their order. `hand`, `played`,
    `discard` and `scrap` are sorted, too. `credits` and `damage` are what is left to spend.
    `scrap_column` is the column of the scrap pile, 1 to `len(columns)`, or 0 before it moves; at
    the last one the game is lost. `meteors` counts all meteors of the deck, `meteors_left` those
    not destroyed.
    """

    turn: int
    hard: bool
    columns: tuple[tuple[CardView, ...], ...]
    space: int
    draw: tuple[CardView, ...]
    hand: tuple[CardView, ...]
    played: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    scrap: tuple[CardView, ...]
    credits: int
    damage: int
    shield: bool
    scrap_column: int
    meteors: int
    meteors_left: int

    @property
    def won(self) -> bool:
        """Whether every meteor is destroyed."""
        return self.meteors_left == 0

    @property
    def over(self) -> bool:
        """Whether the game has ended, won or lost."""
        return self.won or self.scrap_column >= COLUMNS


def view_of(state: PlanetaryState, viewer: int | None) -> PlanetaryView:  # noqa: ARG001
    """The table, the same for every viewer."""
    return PlanetaryView(
        turn=state.turn,
        hard=state.hard,
        columns=tuple([_cards(tuple(column)) for column in state.columns]),
        space=len(state.space),
        draw=_cards(tuple(sorted(state.draw))),
        hand=_cards(tuple(sorted(state.hand))),
        played=_cards(tuple(sorted(state.played))),
        discard=_cards(tuple(sorted(state.discard))),
        scrap=_cards(tuple(sorted(state.scrap))),
        credits=state.credits,
        damage=state.damage,
        shield=state.shield,
        scrap_column=state.scrap_column,
        meteors=state.meteors,
        meteors_left=state.meteors - state.destroyed,
    )


@lru_cache(maxsize=65_536)
def _cards(pile: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple([_CARDS[card] for card in pile])
