"""An estimate of a game's outcome, for search that stops before its end.

It depends on the strain: the damage that the remaining enemies of all levels will probably deal,
divided by the hull. The weights were fitted to results of self-play.
"""

from functools import cache
from math import exp, log
from typing import NamedTuple

from engine.games.dyla.content import CONTENT
from engine.games.dyla.state import DylaState, ending

OFFSET, HULL, STRAIN = -0.2, 1.1, -0.5
SOLACE, LINGERING, LONG = 0.2, 0.5, 100
QUICKEST, GENTLEST = 0.2, 0.3
"""The fewest strikes that an average enemy is assumed to deal, and the least damage of each."""


class Foe(NamedTuple):
    """The averages over the deck of enemies of a level: hit points, damage, and victory points."""

    hp: float
    damage: float
    points: float


def estimate(state: DylaState, seat: int) -> float:  # noqa: ARG001
    """The value of a position, from 0 to 1.

    A win is worth more the fewer turns it took. A loss is worth at most `SOLACE`, in proportion to
    its victory points.
    """
    prize = 1 - LINGERING * min(1, state.turn / LONG)
    if state.phase == "over":
        return prize if ending(state) == "won" else SOLACE * state.points / state.goal
    hull = state.hull / CONTENT.numbers.hull
    lean = OFFSET + HULL * hull + STRAIN * log(strain(state))
    return prize / (1 + exp(-lean))


def strain(state: DylaState) -> float:
    """The damage that enemies will probably deal until the game is won, divided by the hull.

    The damage of the present level is divided by the hull left, that of later levels by the full
    hull.
    """
    firepower, shelter = strength(state)
    enemy = CONTENT.encounters[state.encounter]
    begun = enemy.points * min(1, state.suffered / enemy.hp)
    ahead = 0.0
    for level, foe in enumerate(foes(), 1):
        if level < state.level:
            continue
        wanted = CONTENT.numbers.level_points
        if level == len(CONTENT.encounter_decks):
            wanted = state.goal - max(state.points, wanted * (level - 1))
        elif level == state.level:
            wanted -= state.level_points
        here = level == state.level
        strikes = max(QUICKEST, foe.hp / firepower - 0.5) * max(GENTLEST, foe.damage - shelter)
        harm = max(QUICKEST, wanted - here * begun / 2) / foe.points * strikes
        ahead += harm / (state.hull if here else CONTENT.numbers.hull)
    return ahead


def strength(state: DylaState) -> tuple[float, float]:
    """The damage that the captain's cards deal, and that they prevent, in an average turn."""
    cards = state.pile + state.hand + state.played + state.discards
    share = (CONTENT.numbers.draw_up_to + 1.5) / max(1, len(cards))
    attacks = damage = bonus = shelter = 0
    for card in cards:
        is_attack, hits, per_attack, _, taken = CONTENT.combat[card]
        attacks += is_attack
        damage += hits
        bonus += per_attack
        shelter -= taken
    return max(0.5, share * (damage + bonus * share * attacks)), share * shelter


@cache
def foes() -> tuple[Foe, ...]:
    """The average enemy of each level, in order."""
    return tuple(
        Foe(*(sum(values) / len(deck) for values in zip(*rows, strict=True)))
        for deck in CONTENT.encounter_decks
        for rows in [
            [(e.hp, e.damage, e.points) for e in map(CONTENT.encounters.__getitem__, deck)]
        ]
    )
