"""Plunder: a seat that loses a building to a raider loses chips to it, too."""

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Plundered
from engine.games.black_abyss.state import NOBODY, WITHOUT_PEACE, State


def plunder(state: State, seat: int, other: int, tell: Tell[Fact]) -> None:
    """Move chips to `seat` from `other`, whose building it destroyed or took; monsters take none.

    There is no plunder in modes without peace, where income decides nothing.
    """
    if NOBODY in (seat, other) or seat == other or state.mode in WITHOUT_PEACE:
        return
    ours, theirs, most = state.empires[seat], state.empires[other], t.GAME.plunder
    food, energy, minerals = (
        min(most, stock) for stock in (theirs.food, theirs.energy, theirs.minerals)
    )
    if not (food or energy or minerals):
        return
    theirs.food -= food
    theirs.energy -= energy
    theirs.minerals -= minerals
    ours.food += food
    ours.energy += energy
    ours.minerals += minerals
    tell(Plundered(seat, other, food, energy, minerals))
