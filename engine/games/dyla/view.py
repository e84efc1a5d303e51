"""What can be seen of a game: by the captain and, as a ship alone hides nothing, by everybody.

Only the order of the piles is unknown. Cards and encounters go by their ids in `data/`; their
names are the messages `dyla-card-<id>` and `dyla-encounter-<id>`. The plain values here are all
that pictures and presenters are given.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.games.dyla.combat import strikes, totals
from engine.games.dyla.content import Attack, Content
from engine.games.dyla.state import Draw, DylaState, Ending, Phase, ending

Type = Literal["attack", "tactic"]


@dataclass(frozen=True, slots=True)
class CardsView:
    """`count` like cards. `damage` is that of one attack card, 0 for tactics."""

    card: str
    type: Type
    damage: int
    count: int


@dataclass(frozen=True, slots=True)
class OfferView:
    """A tech card in the shop at its present `price`; `bought` copies were bought before."""

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
    """The whole table.

    `deals` is the damage the played cards add up to; `strikes` what the enemy then deals if it is
    left, and 0 if that defeats it. `attacks` counts attack cards played. In `hand`, `played`,
    `discards` and `deck` (every card owned) like cards are together, attacks first, weakest first;
    `on_top` names the bought cards known to lie on the draw pile, topmost first. `turns` is the
    last turn there can be; `level_goal` the points that complete a level, `goal` those that win.
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


def look(content: Content, state: DylaState) -> DylaView:
    """The table as it can be seen."""
    numbers, level = content.numbers, state.level
    enemy, played = content.encounters[state.encounter], state.played
    sums = totals(content, played)
    defeats = state.suffered + sums.deals >= enemy.hp
    return DylaView(
        phase=state.phase,
        turn=state.turn,
        turns=content.last_turn(state.goal),
        hull=state.hull,
        hull_most=numbers.hull,
        tech=state.tech,
        points=state.points,
        goal=state.goal,
        level=level,
        levels=len(content.encounter_decks),
        level_points=state.level_points,
        level_goal=numbers.level_points,
        encounter=EncounterView(
            enemy.id, level, enemy.hp, state.suffered, enemy.damage, enemy.tech, enemy.points
        ),
        encounters_left=len(state.encounters),
        encounters_spent=len(state.spent),
        hand=_together(content, state.hand),
        played=_together(content, played),
        attacks=sums.attacks,
        deals=sums.deals,
        strikes=0 if defeats else strikes(enemy.damage, sums.taken),
        defeats=defeats,
        pile=len(state.pile),
        on_top=tuple(content.cards[card].id for card in state.pile[: -state.known - 1 : -1]),
        discards=_together(content, state.discards),
        deck=_together(content, state.pile + state.hand + played + state.discards),
        shop=_shop(content, state.tech, tuple(state.bought)),
        draw=state.draw,
        ending=ending(state),
    )


def _together(content: Content, cards: list[int]) -> tuple[CardsView, ...]:
    return _counted(content, tuple(sorted(cards)))


@lru_cache(maxsize=8192)
def _counted(content: Content, cards: tuple[int, ...]) -> tuple[CardsView, ...]:
    return tuple(CardsView(*_face(content, card), cards.count(card)) for card in sorted(set(cards)))


@lru_cache(maxsize=8192)
def _shop(content: Content, tech: int, bought: tuple[int, ...]) -> tuple[OfferView, ...]:
    return tuple(
        OfferView(*_face(content, card), price, bought[card], price <= tech)
        for card, price in content.prices(bought)
    )


def _face(content: Content, card: int) -> tuple[str, Type, int]:
    entry = content.cards[card]
    if isinstance(entry, Attack):
        return entry.id, "attack", entry.damage
    return entry.id, "tactic", 0
