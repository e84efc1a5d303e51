"""What player and spectators may know: everything but the order of the two face-down piles.

A solo game has no secrets between people, so there is one view for everybody. It is built from what
may be known; piles that lie face down appear sorted or as a size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.games.planetary_defence.content import CARDS, COLOUR, COLUMNS, VALUE, Colour
from engine.games.planetary_defence.state import PlanetaryState


@dataclass(frozen=True, slots=True)
class CardView:
    """A card: its id in `data/` such as `white-3`; red is damage, white credits, black a meteor."""

    id: str
    colour: Colour
    value: int


_CARDS = tuple(CardView(*card) for card in zip(CARDS, COLOUR, VALUE, strict=True))


@dataclass(frozen=True, slots=True)
class PlanetaryView:
    """The table.

    `columns` are the row from the left, each from its lowest card to its topmost; only the topmost
    may be touched. `space` is the number of cards in the space pile; `draw` holds the cards of the
    draw pile, sorted: what they are can be counted, their order cannot be known. `hand`, `played`,
    `discard` and `scrap` are sorted too. `credits` and `damage` are what is left to spend.
    `scrap_column` is the column the scrap pile has reached, 1 to `len(columns)`, or 0 while it lies
    beside the row; when it reaches the last the game is lost. `meteors` counts those of the deck,
    `meteors_left` those not yet destroyed.
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


def view_of(state: PlanetaryState) -> PlanetaryView:
    """The view that anybody has of `state`."""
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
