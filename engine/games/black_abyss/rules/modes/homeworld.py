"""Sudden death: the first seat that loses a habitat of its home world loses the game."""

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import NOBODY, State


def breach(state: State, seat: int, land: int, building: int) -> None:
    """In sudden death, record the seat that is first to lose a habitat of its home world.

    Only losses to another seat count.
    """
    if state.mode != "sudden_death" or building != t.HABITAT or state.breached != NOBODY:
        return
    if seat >= 0 and land // 7 == state.empires[seat].home:
        state.breached = seat
