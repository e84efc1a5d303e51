"""Chips: the supply of each resource is limited for all seats together.

Income beyond the supply is not paid.
"""

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import State


def chips_left(state: State) -> t.Triple:
    """The food, energy and minerals left in the supply of chips."""
    food = energy = minerals = t.GAME.chips
    for empire in state.empires:
        food -= empire.food
        energy -= empire.energy
        minerals -= empire.minerals
    return max(0, food), max(0, energy), max(0, minerals)


def payable(state: State, due: t.Triple) -> t.Triple:
    """The part of `due` (food, energy, minerals) for which there are chips left."""
    has = chips_left(state)
    return min(due[0], has[0]), min(due[1], has[1]), min(due[2], has[2])


def pay(state: State, seat: int, due: t.Triple) -> t.Triple:
    """Pay a seat as far as there are chips; returns the food, energy and minerals it received."""
    paid, empire = payable(state, due), state.empires[seat]
    empire.food += paid[0]
    empire.energy += paid[1]
    empire.minerals += paid[2]
    return paid
