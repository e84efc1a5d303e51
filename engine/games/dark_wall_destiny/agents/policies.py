"""The policies by name."""

from engine.core.chance import Chance
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.agents.buyers import (
    among_rivals,
    dearest,
    hasty,
    lonely,
    prudent,
    worthiest,
)
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.worth import WEIGHTS
from engine.games.dark_wall_destiny.state import WallState


def guide(state: WallState, seat: int, chance: Chance) -> a.Action:
    """The action of `prudent` in a state."""
    return PRUDENT.beginning(state, seat, chance) or PRUDENT.advise(state, seat)


GREEDY = Captain(among_rivals(WEIGHTS.rivals["greedy"], worthiest))
PRUDENT = Captain(among_rivals(WEIGHTS.rivals["prudent"], prudent))
DEAREST = Captain(dearest)
LONER = Captain(lonely, loner=True)
HASTY = Captain(among_rivals(WEIGHTS.rivals["hasty"], hasty), loner=True)
POLICIES = {"prudent": PRUDENT, "greedy": GREEDY, "hasty": HASTY, "dearest": DEAREST}
"""The policies by name; each acquires a Cryoship before anything else.

`prudent` considers the coming spin. `greedy` buys the most valuable card if clearly better than the
deck, `hasty` if a little better; `dearest` buys the most expensive card. `hasty` covers nobody.

In a contest the first three buy as `greedy` does, with margins of their own (`[rivals]` in
`greedy.toml`): `prudent` acquires most and wins most, `hasty` least.
"""
