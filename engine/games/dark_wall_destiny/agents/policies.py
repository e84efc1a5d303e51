"""The policies by name."""

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.agents.buyers import (
    cryoships_gained,
    dearest,
    hasty,
    lonely,
    prudent,
    worthiest,
)
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.steering import payable_by_hand
from engine.games.dark_wall_destiny.state import WallState

_copy = copier(WallState)


def hinted(state: WallState, seat: int) -> WallState:
    """The state for hints: without the seat's tokens until they suffice for the first Cryoship.

    So hints keep the tokens, as the page about the first turn advises. Agents spend some in round
    1.
    """
    if state.contest or cryoships_gained(state) or payable_by_hand(state, seat):
        return state
    thrifty = _copy(state)
    thrifty.players[seat].tokens = 0
    return thrifty


def guide(state: WallState, seat: int, chance: Chance) -> a.Action:
    """The action of `prudent` in a state."""
    return PRUDENT.beginning(state, seat, chance) or PRUDENT.advise(state, seat)


GREEDY, PRUDENT, DEAREST = Captain(worthiest), Captain(prudent), Captain(dearest)
LONER = Captain(lonely, loner=True)
HASTY = Captain(hasty, loner=True)
POLICIES = {"prudent": PRUDENT, "greedy": GREEDY, "hasty": HASTY, "dearest": DEAREST}
"""The policies by name; each acquires a Cryoship before anything else.

`prudent` considers the coming spin. `greedy` buys the most valuable card if clearly better than the
deck, `hasty` if a little better; `dearest` buys the most expensive card. `hasty` covers nobody.
"""
