"""The view of a game, the same for everybody.

Only the order of the piles is hidden. Cards and encounters are named by their ids in `data/`; their
names are the messages `dyla-card-<id>` and `dyla-encounter-<id>`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.games.dyla.content import CONTENT, Attack
from engine.games.dyla.rules.combat import strikes, totals
from engine.games.dyla.state import Draw, DylaState, Ending, Phase, ending

Type = Literal["attack", "tactic"]


@dataclass(frozen=True, slots=True)
class CardsView:
    """`count` equal cards. `damage` is that of one attack card, 0 for a tactic."""

    card: str
    type: Type
    damage: int
    count: int


def places(cards: Sequence[CardsView]) -> tuple[int, ...]:
    """The place of each card in the content, equal cards repeated."""
    return tuple([CONTENT.card_of[one.card] for one in cards for _ in range(one.count)])


@dataclass(frozen=True, slots=True)
class OfferView:
    """A tech card in the shop at its current `price`, after `bought` purchases."""

    card: str
    type: Type
    damage: int
    price: int
    bought: int
    affordable: bool


@dataclass(frozen=True, slots=True)
class EncounterView:
    """The enemy: defeated when `suffered` reaches `hp`, else it deals `damage`."""

    encounter: str
    level: int
    hp: int
    suffered: int
    damage: int
    tech: int
    points: int


@dataclass(frozen=True, slots=True)
class DylaView:
    """The table.

    `deals`: the damage of the played cards. `strikes`: the damage that the enemy deals afterwards;
    0 if it is defeated (`defeats`).
    `attacks`: how many attack cards were played. `hand`, `played`, `discards`, `deck` (all cards
    owned): equal cards are grouped, attacks before tactics, the weakest first.
    `on_top`: the ids of bought cards known to be on the draw pile, topmost first.
    `turns`: the number of the last turn. `level_goal`: points that complete the level; `goal`:
    points that win.
    """

    phase: Phase
    turn: int
    turns: int
    hull: int
    hull_most: int
    tech: int
    points: int
    goal: int
    level: int
    levels: int
    level_points: int
    level_goal: int
    encounter: EncounterView
    encounters_left: int
    encounters_spent: int
    hand: tuple[CardsView, ...]
    played: tuple[CardsView, ...]
    attacks: int
    deals: int
    strikes: int
    defeats: bool
    pile: int
    on_top: tuple[str, ...]
    discards: tuple[CardsView, ...]
    deck: tuple[CardsView, ...]
    shop: tuple[OfferView, ...]
    draw: Draw
    ending: Ending | None


def view_of(state: DylaState, viewer: int | None) -> DylaView:  # noqa: ARG001
    """The table, the same for every viewer; only the order of the piles is hidden."""
    numbers, level = CONTENT.numbers, state.level
    enemy, played = CONTENT.encounters[state.encounter], state.played
    sums = totals(played)
    defeats = state.suffered + sums.deals >= enemy.hp
    return DylaView(
        phase=state.phase,
        turn=state.turn,
        turns=CONTENT.last_turn(state.goal),
        hull=state.hull,
        hull_most=numbers.hull,
        tech=state.tech,
        points=state.points,
        goal=state.goal,
        level=level,
        levels=len(CONTENT.encounter_decks),
        level_points=state.level_points,
        level_goal=numbers.level_points,
        encounter=EncounterView(
            enemy.id, level, enemy.hp, state.suffered, enemy.damage, enemy.tech, enemy.points
        ),
        encounters_left=len(state.encounters),
        encounters_spent=len(state.spent),
        hand=_together(state.hand),
        played=_together(played),
        attacks=sums.attacks,
        deals=sums.deals,
        strikes=0 if defeats else strikes(enemy.damage, sums.taken),
        defeats=defeats,
        pile=len(state.pile),
        on_top=tuple([CONTENT.cards[card].id for card in state.pile[: -state.known - 1 : -1]]),
        discards=_together(state.discards),
        deck=_together(state.pile + state.hand + played + state.discards),
        shop=_shop(state.tech, tuple(state.bought)),
        draw=state.draw,
        ending=ending(state),
    )


def _together(cards: list[int]) -> tuple[CardsView, ...]:
    return _groups(tuple(sorted(cards)))


@lru_cache(maxsize=8192)
def _groups(cards: tuple[int, ...]) -> tuple[CardsView, ...]:
    return tuple([CardsView(*_face(card), cards.count(card)) for card in sorted(set(cards))])


@lru_cache(maxsize=8192)
def _shop(tech: int, bought: tuple[int, ...]) -> tuple[OfferView, ...]:
    prices = CONTENT.prices(bought)
    return tuple([OfferView(*_face(c), price, bought[c], price <= tech) for c, price in prices])


def _face(card: int) -> tuple[str, Type, int]:
    entry = CONTENT.cards[card]
    if isinstance(entry, Attack):
        return entry.id, "attack", entry.damage
    return entry.id, "tactic", 0
